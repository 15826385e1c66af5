/** The five motifs of the seats. Their letters are Turkish initials in every language. */

import type { TableInfo } from './wire';

export const MOTIFS = [
  { key: 'lale', name: 'Lale', letter: 'L' },
  { key: 'karanfil', name: 'Karanfil', letter: 'K' },
  { key: 'hilal', name: 'Hilal', letter: 'H' },
  { key: 'nar', name: 'Nar', letter: 'N' },
  { key: 'dalga', name: 'Dalga', letter: 'D' },
] as const;

export type Motif = (typeof MOTIFS)[number];

export function motif(seat: number): Motif {
  return MOTIFS[seat % MOTIFS.length] ?? MOTIFS[0];
}

/** The name of a seat; without one, that of its motif. */
export function nameOf(info: Pick<TableInfo, 'people'> | undefined, seat: number): string {
  return info?.people[seat]?.name || motif(seat).name;
}

/** Whether somebody plays against bots only. */
export function playsAlone(info: Pick<TableInfo, 'people'> | undefined, me: number | null): boolean {
  return me !== null && Boolean(info?.people.every(({ seat, kind }) => seat === me || kind === 'bot'));
}

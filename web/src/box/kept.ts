/** Boxes that this browser keeps, several of a title side by side. Nobody else has them, unless they are shared. */

import type { BoxInfo } from '../lib/wire';

export type Tables = BoxInfo['tables'];

export interface KeptBox {
  id: string;
  title: string;
  name: string;
  tables: Tables;
  text: string;
  digest: string;
}

const PLACE = 'souk.boxes';
const MOST = 40;

export function myBoxes(title = ''): KeptBox[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as KeptBox[];
    return title ? kept.filter((one) => one.title === title) : kept;
  } catch {
    return [];
  }
}

/** Keep a box, in its own place if it has one. */
export function keepBox(one: KeptBox): void {
  const all = myBoxes();
  const at = all.findIndex(({ id }) => id === one.id);
  const kept = at < 0 ? [one, ...all].slice(0, MOST) : all.with(at, one);
  localStorage.setItem(PLACE, JSON.stringify(kept));
}

export function forgetBox(id: string): void {
  localStorage.setItem(PLACE, JSON.stringify(myBoxes().filter((one) => one.id !== id)));
}

export function newBox(title: string, name: string): KeptBox {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return { id, title, name, tables: {}, text: '', digest: '' };
}

/** Which box a record was played with: what its first line says of it. */
export function boxOfRecord(text: string): { digest: string; name: string } | undefined {
  const first = text.split('\n').find((line) => line.startsWith('souk ')) ?? '';
  const fields = new Map(first.split(' · ').map((field) => [field.split(' ')[0], field.slice(field.indexOf(' ') + 1)]));
  const digest = fields.get('data');
  return digest ? { digest: digest.trim(), name: fields.get('box')?.trim() ?? '' } : undefined;
}

/** The ledger of luck and play: its columns, its sums in whole points, and its bars. */

import type { Account } from '../lib/wire';

type Part = Exclude<keyof Account, 'seat' | 'result'>;

export interface Column {
  key: string;
  keys: Part[];
  /** How the bar of this column is filled. */
  fill: 'plain' | 'luck' | 'own' | 'others';
}

/** Every part of the sum, in its order. */
export const COLUMNS: Column[] = [
  { key: 'start', keys: ['start'], fill: 'plain' },
  { key: 'setup', keys: ['setup'], fill: 'luck' },
  { key: 'luck', keys: ['luck'], fill: 'luck' },
  { key: 'own', keys: ['own'], fill: 'own' },
  { key: 'others', keys: ['others'], fill: 'others' },
  { key: 'unknown', keys: ['unknown'], fill: 'plain' },
  { key: 'estimate', keys: ['estimate'], fill: 'plain' },
];

/** The same where there is little room: what nobody could do anything about is folded. */
export const FOLDED: Column[] = [
  { key: 'start', keys: ['start', 'setup'], fill: 'plain' },
  { key: 'luck', keys: ['luck'], fill: 'luck' },
  { key: 'own', keys: ['own'], fill: 'own' },
  { key: 'others', keys: ['others'], fill: 'others' },
  { key: 'other', keys: ['unknown', 'estimate'], fill: 'plain' },
];

/**
 * Round so that the sum stays what it was: all down, then up where most is missing. A part that is 0 or less stays so.
 */
export function rounded(exactly: number[]): number[] {
  const exact = exactly.map((one) => Math.round(one * 1e8) / 1e6); // in points, without the dust of floats
  const whole = exact.map(Math.floor);
  const missing = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0);
  const order = exact.map((one, at) => ({ at, rest: one - Math.floor(one) })).sort((a, b) => b.rest - a.rest);
  const up = new Set(order.slice(0, missing).map(({ at }) => at));
  return whole.map((one, at) => one + (up.has(at) ? 1 : 0) || 0);
}

export interface Sum {
  seat: number;
  amounts: number[]; // one for each column, in whole points
  result: number;
}

export function sums(rows: Account[], columns: Column[]): Sum[] {
  return rows.map((row) => {
    const amounts = rounded(columns.map(({ keys }) => keys.reduce((sum, key) => sum + row[key], 0)));
    return { seat: row.seat, amounts, result: amounts.reduce((sum, one) => sum + one, 0) };
  });
}

export interface Bar {
  from: number;
  to: number;
}

/** The bars of a waterfall: each begins where the one before ended; the last shows the result. */
export function waterfall({ amounts, result }: Sum): Bar[] {
  let at = 0;
  const bars = amounts.map((amount): Bar => {
    const from = at;
    at += amount;
    return { from, to: at };
  });
  return [...bars, { from: 0, to: result }];
}

/** The range that all waterfalls need, so that their bars can be compared. */
export function range(all: Sum[]): Bar {
  const ends = all.flatMap((one) => waterfall(one).flatMap(({ from, to }) => [from, to]));
  return { from: Math.min(0, ...ends), to: Math.max(100, ...ends) };
}

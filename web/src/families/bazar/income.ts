/** What the districts would pay if nothing else changed: a forecast, which decides nothing. */

import { cellOf } from './city';
import { BARRED, FEAST, SPECIAL, TRAITOR, TRUCE, WORTH, type Piece, type View } from './view';

export interface Income {
  value: number;
  counts: number[]; // tiles of each seat
  possessor: number | null;
  shares: [seat: number, coins: number][];
  /** The tokens and tiles that change the value or the shares. */
  causes: { kind: 'token' | 'tile'; key: string; seat?: number }[];
}

const half = (value: number): number => Math.ceil(value / 2);

function pieces(view: View, district: string): Piece[] {
  return Object.entries(view.spaces).flatMap(([space, piece]) =>
    cellOf(view, space)?.district === district ? [piece] : [],
  );
}

export function incomeOf(view: View, district: string): Income {
  const quarter = view.districts[district];
  const here = pieces(view, district);
  const counts = view.players.map((_, seat) => here.filter((piece) => piece.seat === seat).length);
  const most = Math.max(...counts);
  const leaders = most ? counts.flatMap((count, seat) => (count === most ? [seat] : [])) : [];
  const possessor = leaders.length === 1 ? (leaders[0] ?? null) : null;
  const tokens = quarter?.tokens ?? [];
  const changes = [...tokens, ...here.map((piece) => piece.tile)].reduce((sum, key) => sum + (WORTH[key] ?? 0), 0);
  const value = tokens.includes(BARRED) ? 0 : Math.max((quarter?.printed ?? 0) + changes, 0);
  const causes: Income['causes'] = [
    ...tokens.map((key) => ({ kind: 'token' as const, key })),
    ...here
      .filter(({ tile, seat }) => WORTH[tile] || (tile === TRAITOR && possessor !== null && seat !== possessor))
      .map(({ tile, seat }) => ({ kind: 'tile' as const, key: tile, seat })),
  ];
  const shares = quarter?.in_play && value ? shared(view, tokens, here, leaders, value) : [];
  return { value, counts, possessor, shares, causes };
}

function shared(view: View, tokens: string[], here: Piece[], leaders: number[], value: number): Income['shares'] {
  const [owner] = leaders;
  if (leaders.length === 1 && owner !== undefined) {
    const traitors = here.filter(({ tile, seat }) => tile === TRAITOR && seat !== owner);
    return [
      [owner, traitors.length ? half(value) : value],
      ...traitors.map(({ seat }): [number, number] => [seat, half(value)]),
    ];
  }
  if (!tokens.includes(SPECIAL)) return [];
  if (view.event === TRUCE) return leaders.map((seat) => [seat, half(value)]);
  const poorest = view.order.at(-1);
  return view.event === FEAST && poorest !== undefined ? [[poorest, value]] : [];
}

/** What each seat would get from all districts together. */
export function totals(view: View): number[] {
  const sums = view.players.map(() => 0);
  for (const district of Object.keys(view.districts))
    for (const [seat, coins] of incomeOf(view, district).shares) sums[seat] = (sums[seat] ?? 0) + coins;
  return sums;
}

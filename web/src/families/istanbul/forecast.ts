/** What awaits a merchant at a place, as far as the open table shows it: assistant, tolls, encounters, gains. */

import type { UnitInfo } from '../../lib/wire';
import { keeperOf, promise, visit } from './places';
import type { Sign } from './places/kind';
import { cellOf, type Cell, type Player, type View } from './view';

export type Help = 'free' | 'waits' | 'leaves' | 'none';

export interface Forecast {
  steps: number;
  help: Help;
  toll: number;
  owed: number[]; // to whom
  lacking: boolean; // of lira for the toll
  meets: string[]; // tokens
  catches: number[]; // whose family
  gains: Sign[];
  closed: boolean; // the action could not be carried out, as things are
}

const SIDES: Cell[] = [
  { row: -1, column: 0 },
  { row: 1, column: 0 },
  { row: 0, column: -1 },
  { row: 0, column: 1 },
];

/** Steps from place to place for a seat: around the barrier, unless the seat has the right of way. */
export function distance(view: View, seat: number, from: string, to: string): number {
  const walled = view.right_of_way === seat ? [] : (view.barrier ?? []);
  const steps = new Map([[from, 0]]);
  for (const [place, far] of steps) {
    if (place === to) return far;
    const { row, column } = cellOf(view, place);
    for (const side of SIDES) {
      const next = view.board[row + side.row]?.[column + side.column];
      const barred = next && walled.includes(place) && walled.includes(next);
      if (next && !barred && !steps.has(next)) steps.set(next, far + 1);
    }
  }
  return 0;
}

export function forecast(
  view: View,
  units: Record<string, UnitInfo>,
  seat: number,
  place: string,
): Forecast | undefined {
  const me = view.players[seat];
  const spot = view.places[place];
  if (!me || !spot) return undefined;
  const owed = spot.free ? [] : view.players.flatMap((one, at) => (at !== seat && one.place === place ? [at] : []));
  const strangers = spot.free ? 0 : view.strangers.filter((one) => one === place).length;
  const toll = view.toll * (owed.length + strangers);
  const coming = visit(view, units, seat, place, toll);
  const gains = coming ? promise(coming) : [];
  const atHome = place === keeperOf(view, 'family');
  return {
    steps: distance(view, seat, me.place, place),
    help: help(view, me, place),
    toll,
    owed,
    lacking: me.lira < toll,
    meets: Object.keys(view.tokens).filter((token) => view.tokens[token] === place),
    catches: atHome ? [] : view.players.flatMap((one, at) => (at !== seat && one.family === place ? [at] : [])),
    gains: gains ?? [],
    closed: gains === null,
  };
}

function help(view: View, me: Player, place: string): Help {
  if (view.places[place]?.free) return 'free';
  if (me.assistants.includes(place) || view.strays[place]) return 'waits';
  return me.stack.length ? 'leaves' : 'none';
}

/** What the choice under the pointer would do, by the server's preview: the city afterwards, and how tiles move. */

import type { Scene } from '../../lib/scene.svelte';
import type { Event, View as Any } from '../family';
import { cityOf, firstTile, neighbours, standing } from './city';
import { advance } from './events';
import { WAYS } from './looks';
import { viewOf, type Piece, type View } from './view';

export interface Shift {
  piece: Piece;
  from?: string; // undefined: it is new on the board
  to?: string; // undefined: it leaves the board
}

export interface Prospect {
  view: View;
  shifts: Shift[];
  blocked: string[]; // spaces whose tiles cannot be pushed
}

/** Events that move tiles. Income is not among them: it follows from the city. */
const SHIFTING = new Set(['places', 'tile_moves', 'tile_leaves', 'takes_stall']);

/** What would happen by the choice under the pointer, or else by the plan on show. */
function happening(scene: Scene): Event[] {
  const { pointed, preview, plan } = scene;
  if (pointed && pointed !== plan?.choice) return preview?.choice === pointed.choice ? (preview.events as Event[]) : [];
  return plan?.info.legs.flatMap((leg) => leg.events as Event[]) ?? [];
}

/** Undefined while nothing is pointed at or planned, or the server has not answered. */
export function prospect(scene: Scene): Prospect | undefined {
  const events = happening(scene);
  if (!events.length) return undefined;
  const now = viewOf(scene);
  const then = events.filter(({ event }) => SHIFTING.has(event)).reduce(advance, scene.view as Any) as unknown as View;
  const blocked = events.filter(({ event }) => event === 'tile_blocked').map(({ space }) => String(space));
  return { view: then, shifts: shifts(now, then), blocked };
}

function shifts(now: View, then: View): Shift[] {
  const gone = Object.entries(now.spaces).flatMap(([from, piece]): Shift[] => {
    const to = standing(then, piece.seat, piece.tile);
    return to === from ? [] : [{ piece, from, to }];
  });
  const come = Object.entries(then.spaces).flatMap(([to, piece]): Shift[] =>
    standing(now, piece.seat, piece.tile) ? [] : [{ piece, to }],
  );
  return [...gone, ...come];
}

/** The tiles that a merchant could affect from a space; its player chooses among them later. */
export function targets(view: View, seat: number, tile: string, space: string): string[] {
  const beside = neighbours(view, space).map(([, one]) => one);
  const foreign = (one: string): boolean => view.spaces[one]?.seat !== seat;
  switch (tile) {
    case 'courier':
    case 'charlatan':
    case 'architect':
      return beside;
    case 'favourite':
      return beside.filter(foreign);
    case 'fisherman':
      return WAYS.flatMap((way) => firstTile(view, space, way) ?? []);
    case 'diplomat':
      return inLine(view, space).filter(foreign);
    default:
      return [];
  }
}

/** Tiles in the same row or column, in districts in play. */
function inLine(view: View, space: string): string[] {
  const { at } = cityOf(view);
  const here = at.get(space);
  return Object.keys(view.spaces).filter((one) => {
    const cell = at.get(one);
    return (
      cell &&
      here &&
      one !== space &&
      view.districts[cell.district]?.in_play &&
      (cell.row === here.row || cell.column === here.column)
    );
  });
}

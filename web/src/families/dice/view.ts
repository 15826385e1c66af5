/** What the server shows of a table of the Dice Game: see view() in souk.games.dice. */

import type { Scene } from '../../lib/scene.svelte';

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export const GOODS = [...COLOURS, 'brown'] as const;
export const RESOURCES = [...GOODS, 'crystal', 'lira'] as const;
/** Resources in the order in which they are shown. */
export const PURSE = ['lira', 'crystal', ...GOODS] as const;
export const FACES = [...COLOURS, 'coin', 'card'] as const;
export type Colour = (typeof COLOURS)[number];
export type Resource = (typeof RESOURCES)[number];
export type Face = (typeof FACES)[number];

/** How many of each: resources, and also "goods" of choice, "different" goods, a "tile", a "ruby". */
export type Amounts = Partial<Record<string, number>>;

export type Player = Record<Resource, number> & {
  rubies: number;
  dice: number;
  tiles: Record<string, number>;
  mosque_ruby: boolean;
};

export interface View {
  seat: number;
  active: number;
  round: number;
  target: number;
  last_round: boolean;
  faces: Record<Face, number>;
  thrown?: number; // dice, while they are shown face by face; the server does not tell
  actions_left: number;
  fresh: string[]; // tiles of the active player that do not work yet
  supply: Record<Resource, number>;
  spare_dice: number;
  zones: Record<string, { rubies: number; prices: number[] }>;
  mosque_tiles: number;
  display: string[];
  pile: number;
  under: string[];
  deck: number;
  discards: Record<string, number>;
  revealed: string[];
  due: Amounts;
  card: string;
  players: Player[];
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

/** The seat whose view is shown; for spectators, the seat to act. */
export function looking(scene: Scene): number {
  return scene.viewer ?? viewOf(scene).active;
}

/** A player's mosque tiles, one by one. */
export function tilesOf(player: Player): string[] {
  return Object.entries(player.tiles).flatMap(([tile, count]) => Array<string>(count).fill(tile));
}

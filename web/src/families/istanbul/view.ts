/** What the server shows of a table of Istanbul: see view() in souk.games.istanbul. */

import type { Scene } from '../../lib/scene.svelte';

export const GOODS = ['fabric', 'spice', 'fruit', 'jewel'] as const;
export type Good = (typeof GOODS)[number];

export interface Player {
  lira: number;
  rubies: number;
  capacity: number;
  goods: Record<Good, number>;
  cards: number;
  hand: Record<string, number>;
  place: string;
  family: string;
  stack: string[];
  assistants: string[];
  tiles: string[];
  coffee?: number;
  guilds?: number;
  guild?: string[];
}

export interface Place {
  number: number;
  rubies?: number;
  price?: number | string[] | null;
  extensions?: number;
  good?: Good;
  down?: number;
  upper?: string[];
  lower?: string[];
  jewels?: number[];
  lowest?: number;
  highest?: number;
  consolation?: number;
  demand?: Record<Good, number>;
  revenue?: number[];
  tiles?: Record<string, number[]>;
  last_price?: number;
  coffee?: number;
  barrier?: number;
  baksheesh?: number;
  goods?: Good[];
}

export interface View {
  seat: number;
  round: number;
  target: number;
  last_round: boolean;
  board: string[][];
  places: Record<string, Place>;
  tokens: Record<string, string>;
  strangers: string[];
  strays: Record<string, number>;
  pile: number;
  discards: string[];
  dice: [number, number];
  used: string[];
  players: Player[];
  guild_pile?: number;
  guild_discards?: string[];
  barrier?: string[];
  right_of_way?: number | null;
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

/** The largest cart. */
export const FULL = 5;
/** What a merchant asks of another who comes to his place. */
export const TOLL = 2;
/** Where no assistant and no toll is asked for. */
export const FREE = 'fountain';
export const POLICE = 'police_station';

/** In which tile of a mosque which good counts. */
export const TILE_GOODS: Record<string, Good> = { red: 'fabric', green: 'spice', yellow: 'fruit', blue: 'jewel' };

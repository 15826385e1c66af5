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
  free?: boolean; // asks for no assistant and no toll
  cards?: number;
  rubies?: number;
  of?: number; // so many rubies there were
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
  counted?: Record<string, Good>; // for a tile of a mosque
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
  toll: number; // what a merchant asks of another who comes to his place
  reward: number; // for catching a family member, in lira
  full: number; // the largest cart
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

export function cellOf(view: View, place: string): { row: number; column: number } {
  const row = view.board.findIndex((cells) => cells.includes(place));
  return { row, column: view.board[row]?.indexOf(place) ?? 0 };
}

export const POLICE = 'police_station';

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

/** What changes at a place during a game. What is printed on it comes with its name, in the glossary. */
export interface Place {
  kind: string; // which file of places/ draws it
  number: number;
  free?: boolean; // needs no assistant and no toll
  rubies?: number; // left
  of?: number; // rubies at the start
  price?: number | string[] | null;
  down?: number; // indicators that are down
  demand?: Record<Good, number>;
  tiles?: Record<string, number[]>; // requirements of the tiles left in each stack, top one first
  counted?: Record<string, Good>; // the good that each tile asks for
  goods?: Good[];
}

export interface View {
  seat: number;
  round: number;
  target: number;
  toll: number; // lira due to each merchant at the place
  reward: number; // lira for catching a family member
  full: number; // the capacity of a full cart
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

export interface Cell {
  row: number;
  column: number;
}

export function cellOf(view: View, place: string): Cell {
  const row = view.board.findIndex((cells) => cells.includes(place));
  return { row, column: view.board[row]?.indexOf(place) ?? 0 };
}

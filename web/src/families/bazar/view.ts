/** What the server shows of a table of Bazar: see view() in souk.games.bazar. */

import type { Scene } from '../../lib/scene.svelte';

export interface District {
  letter: string;
  in_play: boolean;
  printed: number;
  value: number;
  tokens: string[];
  tiles: number[];
  possessed_by: number | null;
}

export interface Piece {
  seat: number;
  tile: string;
  face_up: boolean;
}

export interface Player {
  coins: number;
  held: number;
  hand: string[];
  pile: number;
  to_come: string[];
  leaving: string[];
  out: string[];
}

export interface Condition {
  numeral: number;
  coins: number;
  events: number;
}

export type Phase = 'order' | 'event' | 'tiles' | 'income';

export interface View {
  seat: number;
  round: number;
  target: number;
  last_turn: number;
  map: string[];
  districts: Record<string, District>;
  spaces: Record<string, Piece>;
  order: number[];
  tile: string | null;
  event: string | null;
  events_to_come: string[];
  events_played: number;
  conditional: Record<string, Condition>;
  players: Player[];
  phase?: Phase; // only during an animation
}

export function viewOf(scene: Scene): View {
  return scene.view as unknown as View;
}

/** How much permanent tiles and tokens change the value of their district. */
export const WORTH: Record<string, number> = { administrator: 2, beggar: -2, plus: 2, minus: -2 };
export const TRAITOR = 'traitor';
export const BARRED = 'barred';
export const SPECIAL = 'special';
export const MARKET = 'black_market';
/** What these do if nobody possesses a district that they have marked. */
export const TRUCE = 'guild_truce';
export const FEAST = 'feast_of_the_poor';

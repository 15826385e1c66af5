/** What the pages know of one kind of place. Each kind has its own file in this folder, named after it. */

import type { Component } from 'svelte';
import type { Scene } from '../../../lib/scene.svelte';
import type { Place, Player, View } from '../view';

export interface Look {
  icon: string;
  hue: string;
}

/** A good, a coin, a card …, and how many of them. */
export interface Sign {
  icon: string;
  count?: number;
}

/** What is printed on a place: the fields of its row, as the glossary has them. */
export type Printed = Record<string, unknown>;

/** A place as somebody finds it. */
export interface Visit {
  place: string; // its key
  view: View;
  spot: Place; // what changes during a game
  printed: Printed; // what does not
  me: Player | undefined; // the visitor, unless somebody only watches
  lira: number; // what the visitor has left after the tolls
}

export interface PlaceKind {
  /** Emblem and hue by the place's key. Places that are not listed share the first. */
  looks: Record<string, Look>;
  /** What the action is sure to bring; null if it cannot be carried out as things are. */
  promise(visit: Visit, me: Player): Sign[] | null;
  /** The state in a few signs, for small screens and screen readers. */
  signs?(visit: Visit): Sign[];
  /** What lies or waits here while nobody has it. */
  keeps?: 'bonus-card' | 'guild-card' | 'family';
}

/** A file of this folder: the kind, and a component that draws the state of such a place. */
export interface PlaceFile {
  kind: PlaceKind;
  default: Component<{ scene: Scene; visit: Visit }>;
}

export function number(printed: Printed, field: string): number {
  return Number(printed[field] ?? 0);
}

export function list<T>(printed: Printed, field: string): T[] {
  const value = printed[field];
  return Array.isArray(value) ? (value as T[]) : [];
}

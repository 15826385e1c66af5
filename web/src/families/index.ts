/** The families that have pages. Each is loaded when first needed; only its posters are there from the start. */

import { posters as bazar } from './bazar/posters';
import { posters as dice } from './dice/posters';
import type { Family, Poster } from './family';
import { posters as istanbul } from './istanbul/posters';

interface Known {
  posters: Record<string, Poster>;
  load: () => Promise<Family>;
}

const FAMILIES: Record<string, Known> = {
  istanbul: { posters: istanbul, load: async () => (await import('./istanbul')).family },
  dice: { posters: dice, load: async () => (await import('./dice')).family },
  bazar: { posters: bazar, load: async () => (await import('./bazar')).family },
};

export function poster(family: string, title: string): Poster | undefined {
  return FAMILIES[family]?.posters[title];
}

/** The family of a title, by the name that the server uses. */
export function familyOf(title: string): string | undefined {
  return Object.keys(FAMILIES).find((key) => FAMILIES[key]?.posters[title]);
}

export function load(family: string): Promise<Family> {
  const known = FAMILIES[family];
  return known ? known.load() : Promise.reject(new Error(family));
}

/** A small picture of the city of Bazar. */

import type { Family } from '../family';
import { look } from './looks';
import type { View } from './view';

const NOTHING = { icon: '', hue: 'transparent' };

/** Spaces are plain; illustrations show their emblem. */
export const picture: Family['picture'] = (any) => {
  const { map, districts } = any as unknown as View;
  const keys = Object.fromEntries(Object.entries(districts).map(([key, one]) => [one.letter, key]));
  return map.map((row) =>
    [...row].map((sign) => {
      const key = keys[sign.toUpperCase()];
      if (!key) return NOTHING;
      const { icon, hue } = look(key);
      return sign === sign.toUpperCase() ? { icon: '', hue: `color-mix(in srgb,${hue} 45%,#FCF8EE)` } : { icon, hue };
    }),
  );
};

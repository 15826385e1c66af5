import type { Poster } from '../family';
import { look } from './looks';
import type { View } from './view';

const NOTHING = { icon: '', hue: 'transparent' };

/** Spaces are plain, illustrations show their emblem. */
const tiles: Poster['tiles'] = (any) => {
  const { map, districts } = any as unknown as View;
  const keys = Object.fromEntries(Object.entries(districts).map(([key, one]) => [one.letter, key]));
  return map.map((line) =>
    [...line].map((sign) => {
      const key = keys[sign.toUpperCase()];
      if (!key) return NOTHING;
      const { icon, hue } = look(key);
      return sign === sign.toUpperCase() ? { icon: '', hue: `color-mix(in srgb,${hue} 45%,#FCF8EE)` } : { icon, hue };
    }),
  );
};

export const posters: Record<string, Poster> = {
  bazar: {
    hue: '#7C1F4E',
    awning: '#C98A10',
    icons: ['place-harbour', 'place-palace', 'place-large-market'],
    minutes: '45–60',
    tiles,
    again: () => ({}),
  },
};

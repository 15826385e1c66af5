/** The titles of this family on the first page. */

import type { Poster } from '../family';

export const posters: Record<string, Poster> = {
  istanbul: {
    hue: '#1C4AA8',
    awning: '#B3262E',
    icons: ['place-small-market', 'place-great-mosque', 'place-gem'],
    minutes: '40–60',
  },
  mocha: {
    hue: '#6B3D1C',
    awning: '#E09A12',
    icons: ['place-tavern', 'place-coffee-house', 'place-roasting'],
    minutes: '60–80',
  },
};

/** Bazar on the first page. */

import type { Poster } from '../family';

export const posters: Record<string, Poster> = {
  bazar: {
    hue: '#7C1F4E',
    awning: '#C98A10',
    icons: ['place-harbour', 'place-palace', 'place-large-market'],
    minutes: '45–60',
  },
};

/** The Dice Game on the first page. */

import type { Poster } from '../family';

export const posters: Record<string, Poster> = {
  dice: {
    hue: '#7E1C23',
    awning: '#128C95',
    icons: ['face-fruit', 'face-jewel', 'face-coin'],
    minutes: '20–40',
  },
};

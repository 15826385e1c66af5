import type { Poster } from '../family';
import { look } from './places';
import type { View } from './view';

const tiles: Poster['tiles'] = (view) => (view as unknown as View).board.map((row) => row.map(look));

const again: Poster['again'] = (any) => {
  const { board, places } = any as unknown as View;
  return {
    layout: board
      .flat()
      .map((place) => places[place]?.number)
      .join(','),
  };
};

export const posters: Record<string, Poster> = {
  istanbul: {
    hue: '#1C4AA8',
    awning: '#B3262E',
    icons: ['place-small-market', 'place-great-mosque', 'place-gem'],
    minutes: '40–60',
    tiles,
    again,
  },
  mocha: {
    hue: '#6B3D1C',
    awning: '#E09A12',
    icons: ['place-tavern', 'place-coffee-house', 'place-roasting'],
    minutes: '60–80',
    tiles,
    again,
  },
};

/** The layout of the places: as a small picture, and as an option of a new table. */

import type { Family } from '../family';
import { look } from './places';
import type { View } from './view';

export const picture: Family['picture'] = (any) => {
  const view = any as unknown as View;
  return view.board.map((row) => row.map((place) => look(view, place)));
};

export const again: Family['again'] = (any, { layout }) => {
  const { board, places } = any as unknown as View;
  if (layout !== 'random') return undefined;
  return {
    layout: board
      .flat()
      .map((place) => places[place]?.number)
      .join(','),
  };
};

/** A table of Bazar as the server shows it, for tests. */

import type { District, Piece, Player, View } from '../src/families/bazar/view';

const VALUES = {
  port: ['P', 3],
  palace: ['L', 5],
  mosque: ['M', 3],
  grand_bazaar: ['B', 4],
  artisans: ['A', 3],
  harem: ['H', 5],
  black_market: ['N', 4],
} as const;

function player(): Player {
  return { coins: 0, held: 3, hand: [], pile: 5, to_come: [], leaving: [], out: [] };
}

/** Tiles by their spaces, as "0 beggar". */
export function city(spaces: Record<string, string>, changes: Partial<View> = {}): View {
  const districts = Object.entries(VALUES).map(([key, [letter, printed]]): [string, District] => [
    key,
    {
      letter,
      printed,
      value: printed,
      in_play: !['harem', 'black_market'].includes(key),
      tokens: [],
      tiles: [],
      possessed_by: null,
    },
  ]);
  const pieces = Object.entries(spaces).map(([space, said]): [string, Piece] => {
    const [seat, tile = ''] = said.split(' ');
    return [space, { seat: Number(seat), tile, face_up: false }];
  });
  return {
    seat: 0,
    round: 4,
    target: 75,
    last_turn: 12,
    map: [
      '..HhH...',
      '..HHH...',
      'PPPLLMMM',
      'PpPLLmmM',
      'PPPlLMMM',
      'BBBlLAAA',
      'BbbLLAaA',
      'BBBLLAAA',
      '...NNN..',
      '...NnN..',
    ],
    districts: Object.fromEntries(districts),
    spaces: Object.fromEntries(pieces),
    order: [2, 0, 1],
    tile: null,
    event: null,
    events_to_come: ['fire'],
    events_played: 2,
    conditional: {},
    players: [player(), player(), player()],
    ...changes,
  };
}

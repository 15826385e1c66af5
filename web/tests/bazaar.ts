/** A table of Istanbul as the server shows it, for tests. */

import type { Player, View } from '../src/families/istanbul/view';
import type { UnitInfo } from '../src/lib/wire';

const unit = (data: UnitInfo['data']): UnitInfo => ({ name: '', about: '', forms: {}, data, mark: 'book', origin: '' });

/** What is printed on the places, as the glossary has it. */
export const UNITS: Record<string, UnitInfo> = {
  'place-fabric_warehouse': unit({ good: 'fabric' }),
  'place-small_market': unit({ revenue: [2, 5, 9, 14, 20] }),
  'place-post_office': unit({ upper: ['fabric', 2, 'jewel', 2], lower: ['spice', 1, 'fruit', 1] }),
};

export function player(changes: Partial<Player> = {}): Player {
  return {
    lira: 5,
    rubies: 0,
    capacity: 2,
    goods: { fabric: 0, spice: 0, fruit: 0, jewel: 0 },
    cards: 0,
    hand: {},
    place: 'fountain',
    family: 'police_station',
    stack: ['own', 'own'],
    assistants: [],
    tiles: [],
    ...changes,
  };
}

export function bazaar(...players: Player[]): View {
  return {
    seat: 0,
    round: 3,
    target: 5,
    toll: 2,
    reward: 3,
    full: 5,
    last_round: false,
    board: [
      ['great_mosque', 'post_office', 'fabric_warehouse', 'small_mosque'],
      ['fruit_warehouse', 'police_station', 'fountain', 'spice_warehouse'],
      ['black_market', 'caravansary', 'small_market', 'tea_house'],
      ['sultans_palace', 'large_market', 'wainwright', 'gemstone_dealer'],
    ],
    places: {
      fountain: { kind: 'fountain', number: 7, free: true },
      tea_house: { kind: 'tea_house', number: 9 },
      fabric_warehouse: { kind: 'warehouse', number: 2 },
      small_market: { kind: 'market', number: 11, demand: { fabric: 1, spice: 2, fruit: 1, jewel: 1 } },
      gemstone_dealer: { kind: 'gemstone_dealer', number: 16, rubies: 12, of: 12, price: 12 },
      sultans_palace: {
        kind: 'sultans_palace',
        number: 13,
        rubies: 7,
        price: ['jewel', 'fabric', 'spice', 'fruit', 'any'],
      },
      post_office: { kind: 'post_office', number: 5, down: 1 },
      small_mosque: {
        kind: 'mosque',
        number: 14,
        rubies: 4,
        tiles: { red: [2, 3], green: [] },
        counted: { red: 'fabric', green: 'spice' },
      },
    },
    tokens: { governor: 'tea_house' },
    strangers: [],
    strays: {},
    pile: 10,
    discards: [],
    dice: [1, 2],
    used: [],
    players,
  };
}

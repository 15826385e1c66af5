/** A table of the Dice Game as the server shows it, for tests. */

import type { Player, View } from '../src/families/dice/view';
import { Scene } from '../src/lib/scene.svelte';
import { family } from '../src/families/dice';
import type { UnitInfo } from '../src/lib/wire';

export function player(changes: Partial<Player> = {}): Player {
  return {
    red: 0,
    yellow: 0,
    green: 0,
    blue: 0,
    brown: 0,
    crystal: 1,
    lira: 0,
    rubies: 0,
    dice: 0,
    tiles: {},
    mosque_ruby: false,
    ...changes,
  };
}

export function table(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    active: 0,
    round: 3,
    target: 6,
    last_round: false,
    faces: { red: 0, yellow: 0, green: 0, blue: 0, coin: 0, card: 0 },
    actions_left: 2,
    fresh: [],
    supply: { red: 8, yellow: 8, green: 8, blue: 8, brown: 10, crystal: 10, lira: 80 },
    spare_dice: 4,
    zones: {
      red: { rubies: 2, prices: [5, 6] },
      left_carpet: { rubies: 4, prices: [1, 2, 3, 4] },
      right_carpet: { rubies: 0, prices: [] },
      mosque: { rubies: 2, prices: [0, 0] },
    },
    mosque_tiles: 5,
    display: ['lira_red', 'die'],
    pile: 18,
    under: [],
    deck: 33,
    discards: {},
    revealed: [],
    due: {},
    card: '',
    players: [player(), player()],
    ...changes,
  };
}

const DATA: Record<string, UnitInfo['data']> = {
  'zone-red': { good: 'red', prices: 'tracks' },
  'tile-lira_red': { red: 3, lira: 3 },
  'tile-good_blue': { blue: 3, good: 'blue' },
  'tile-die': { red: 1, yellow: 1, green: 1, blue: 1, dice: 1 },
  'action-same_goods': { goods: 2, tokens: 1 },
  'action-two_different': { goods: 2, gives: { crystal: 1 } },
  'action-three_different': { goods: 3, gives: { brown: 1 } },
  'action-lira': { each: 2 },
};

/** That table as the first seat sees it. */
export function seen(view: View): Scene {
  const scene = new Scene(family);
  scene.viewer = 0;
  scene.units = Object.fromEntries(
    Object.entries(DATA).map(([key, data]) => [
      key,
      { name: key, about: '', forms: {}, data, mark: 'book', origin: '' },
    ]),
  );
  scene.view = view as unknown as Scene['view'];
  return scene;
}

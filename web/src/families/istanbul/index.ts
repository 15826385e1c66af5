/** Istanbul and its expansion, for the browser. */

import type { Decision } from '../../lib/wire';
import type { Family } from '../family';
import Basket from './Basket.svelte';
import Bids from './Bids.svelte';
import Board from './Board.svelte';
import { face, foresee, walls } from './choices';
import { advance, cue } from './events';
import Mat from './Mat.svelte';
import Rival from './Rival.svelte';
import Wall from './Wall.svelte';
import { say } from '../../lib/words.svelte';
import type { View } from './view';

const TALLY: Record<string, string> = {
  rubies: 'ruby',
  lira: 'lira',
  goods: 'good-any',
  cards: 'bonus-card',
  coffee: 'coffee',
};

function chooser(decision: Decision): ReturnType<Family['chooser']> {
  const own = decision.choices.filter((choice) => !choice.aside);
  if (own.filter((choice) => choice.parts.fabric !== undefined).length > 3) return Basket;
  if (walls(decision).length) return Wall;
  if (own.length > 3 && own.every((choice) => choice.parts.number !== undefined)) return Bids;
  return undefined;
}

export const family: Family = {
  Board,
  Mat,
  Rival,
  chooser,
  face,
  foresee,
  cue,
  advance,
  status: (any) => {
    const view = any as unknown as View;
    return { round: view.round, last: view.last_round, goal: { icon: 'ruby', count: view.target } };
  },
  tally: (outcome) =>
    outcome.names.map((name) => ({ icon: TALLY[name] ?? 'star8', label: say(`web-ist-tally-${name}`) })),
};

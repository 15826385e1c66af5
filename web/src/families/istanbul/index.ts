/** Istanbul and its expansion, for the browser. */

import type { DecisionInfo } from '../../lib/wire';
import type { Chooser, Family } from '../family';
import { tallyBy } from '../shared';
import Basket from './Basket.svelte';
import Bids from './Bids.svelte';
import Board from './Board.svelte';
import { face, foresee, foreseesAll, isBasket, isBid, isWall, placeOf } from './choices';
import { advance, cue } from './events';
import { holdings, ICONS } from './holdings';
import { again, picture } from './layout';
import { drawings } from './drawings';
import Mat from './Mat.svelte';
import { chain, fork } from './plan';
import Rival from './Rival.svelte';
import Wall from './Wall.svelte';
import type { View } from './view';

const TALLY: Record<string, string> = {
  rubies: 'ruby',
  lira: 'lira',
  goods: 'good-any',
  cards: 'bonus-card',
  coffee: 'coffee',
};

const ABOUT_DICE = new Set(['change_dice', 'dice_card.change', 'black_market.pick']); // questions
const FEW = 3; // this many choices do as chips

/** Choose several goods at once, the two sides of the barrier, or a number to announce. */
function chooser(decision: DecisionInfo): Chooser | undefined {
  const own = decision.choices.filter((choice) => !choice.aside);
  if (own.filter(isBasket).length > FEW) return { Component: Basket, shows: () => true };
  if (own.some(isWall)) return { Component: Wall, shows: isWall };
  if (own.length > FEW && own.every(isBid)) return { Component: Bids, shows: isBid };
  return undefined;
}

export const family: Family = {
  drawings,
  Board,
  Mat,
  Rival,
  chooser,
  face,
  foresee,
  foreseesAll,
  planned: (choice) => Boolean(choice.parts.reach),
  waits: (decision) => decision.choices.some((choice) => !choice.aside && placeOf(choice)),
  chain,
  fork,
  cue,
  advance,
  picture,
  again,
  lying: (any, decision) => (ABOUT_DICE.has(decision.key) ? (any as unknown as View).dice : undefined),
  status: (any) => {
    const view = any as unknown as View;
    return { round: view.round, last: view.last_round, goal: { icon: 'ruby', count: view.target } };
  },
  holdings,
  icons: ICONS,
  spot: (choice) => (placeOf(choice) ? `place:${placeOf(choice)}` : undefined),
  tally: tallyBy(TALLY, (name) => `web-ist-tally-${name}`),
};

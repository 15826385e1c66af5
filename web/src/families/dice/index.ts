/** The Dice Game, for the browser. */

import type { DecisionInfo } from '../../lib/wire';
import type { Chooser, Family } from '../family';
import { say } from '../../lib/words.svelte';
import { tallyBy } from '../shared';
import Actions from './Actions.svelte';
import Again from './Again.svelte';
import Board from './Board.svelte';
import { ask, face, foresee } from './choices';
import { advance, cue } from './events';
import { drawings } from './drawings';
import Mat from './Mat.svelte';
import { picture } from './picture';
import Rival from './Rival.svelte';
import type { View } from './view';

const CHOOSERS: Record<string, Chooser['Component']> = { act: Actions, throw_again: Again };
const TALLY: Record<string, string> = { rubies: 'ruby', lira: 'lira' };

function chooser(decision: DecisionInfo): Chooser | undefined {
  const Component = CHOOSERS[decision.key];
  return Component && { Component, shows: (choice) => !choice.idle };
}

export const family: Family = {
  drawings,
  Board,
  Mat,
  Rival,
  ask,
  chooser,
  sheet: 244,
  face,
  foresee,
  cue,
  advance,
  picture,
  status: (any) => {
    const view = any as unknown as View;
    return { round: view.round, last: view.last_round, goal: { icon: 'ruby', count: view.target } };
  },
  tally: tallyBy(TALLY, (name) => say(`web-dice-tally-${name}`)),
};

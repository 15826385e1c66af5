/** The Dice Game, for the browser. */

import { say } from '../../lib/words.svelte';
import type { Decision } from '../../lib/wire';
import type { Family } from '../family';
import Actions from './Actions.svelte';
import Again from './Again.svelte';
import Board from './Board.svelte';
import { ask, face, foresee } from './choices';
import { advance, cue } from './events';
import Mat from './Mat.svelte';
import Rival from './Rival.svelte';
import type { View } from './view';

const CHOOSERS: Record<string, ReturnType<Family['chooser']>> = { act: Actions, throw_again: Again };
const TALLY: Record<string, string> = { rubies: 'ruby', lira: 'lira' };

export const family: Family = {
  Board,
  Mat,
  Rival,
  ask,
  chooser: (decision: Decision) => CHOOSERS[decision.key],
  face,
  foresee,
  cue,
  advance,
  status: (any) => {
    const view = any as unknown as View;
    return { round: view.round, last: view.last_round, goal: { icon: 'ruby', count: view.target } };
  },
  tally: (outcome) =>
    outcome.names.map((name) => ({ icon: TALLY[name] ?? 'star8', label: say(`web-dice-tally-${name}`) })),
};

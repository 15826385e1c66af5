/** Bazar, for the browser. */

import type { Choice, DecisionInfo } from '../../lib/wire';
import type { Chooser, Family } from '../family';
import { say } from '../../lib/words.svelte';
import { keyOf, tallyBy } from '../shared';
import Board from './Board.svelte';
import { face, foresee } from './choices';
import { advance, cue } from './events';
import { drawings } from './drawings';
import Mat from './Mat.svelte';
import { picture } from './picture';
import { chain } from './plan';
import Pushes from './Pushes.svelte';
import Rival from './Rival.svelte';
import Spaces from './Spaces.svelte';
import { viewOf, type View } from './view';

const FEW = 6; // spaces that chips show as well as the board does
const TALLY: Record<string, string> = { coins: 'lira', behind: 'people' };

function chooser(decision: DecisionInfo): Chooser | undefined {
  const busy = decision.choices.filter((choice) => !choice.idle);
  const shows = (choice: Choice): boolean => !choice.idle;
  if (busy.some((choice) => choice.parts.other)) return { Component: Pushes, shows };
  return busy.length > FEW && busy.every((choice) => choice.parts.space) ? { Component: Spaces, shows } : undefined;
}

export const family: Family = {
  drawings,
  Board,
  upright: true,
  Mat,
  Rival,
  chooser,
  face,
  foresee,
  planned: (choice) => Boolean(choice.parts.tile),
  waits: (decision) => decision.key !== 'place',
  chain,
  cue,
  advance,
  picture,
  round: { heading: 'web-baz-round', short: 'web-baz-round-short' },
  status: (any) => {
    const view = any as unknown as View;
    const last = view.round >= view.last_turn || !view.events_to_come.length;
    return { round: view.round, of: view.last_turn, last, goal: { icon: 'lira', count: view.target } };
  },
  icons: { coins: 'lira' },
  holdings: (scene, seat) => {
    const one = viewOf(scene).players[seat];
    if (!one) return [];
    return [
      { icon: 'lira', count: one.coins, label: say('web-baz-tally-coins') },
      { icon: 'hand-cards', count: one.held, label: say('web-baz-hand') },
      { icon: 'people', count: one.to_come.length, label: say('web-baz-still') },
    ];
  },
  spot: ({ parts }) => parts.space && `space:${keyOf(parts.space)}`,
  tally: tallyBy(TALLY, (name) => `web-baz-tally-${name}`),
};

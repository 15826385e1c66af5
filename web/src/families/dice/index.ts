/** The Dice Game, for the browser. */

import type { DecisionInfo } from '../../lib/wire';
import type { Chooser, Family } from '../family';
import { say } from '../../lib/words.svelte';
import { keyOf, tallyBy } from '../shared';
import Actions from './Actions.svelte';
import Again from './Again.svelte';
import Board from './Board.svelte';
import { ask, face, foresee } from './choices';
import { chain, planned } from './plan';
import { advance, cue } from './events';
import { drawings } from './drawings';
import { ICONS } from './looks';
import Mat from './Mat.svelte';
import { picture } from './picture';
import Rival from './Rival.svelte';
import { PURSE, tilesOf, viewOf, type View } from './view';

const CHOOSERS: Record<string, Chooser['Component']> = { act: Actions, throw_again: Again };
const TILE_TONE = '--a:var(--turquoise-ink);--b:var(--turquoise-ink);--k:var(--paper)';
const TALLY: Record<string, string> = { rubies: 'ruby', lira: 'lira' };

function chooser(decision: DecisionInfo): Chooser | undefined {
  const Component = CHOOSERS[decision.key];
  return Component && { Component, shows: (choice) => !choice.idle, deep: Component === Actions };
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
  planned,
  waits: (decision) => decision.key === 'act',
  chain,
  cue,
  advance,
  picture,
  status: (any) => {
    const view = any as unknown as View;
    return { round: view.round, last: view.last_round, goal: { icon: 'ruby', count: view.target } };
  },
  icons: { ...ICONS, rubies: 'ruby' } as Record<string, string>,
  holdings: (scene, seat) => {
    const one = viewOf(scene).players[seat];
    if (!one) return [];
    const purse = PURSE.map((kind) => {
      return { icon: ICONS[kind] ?? '', count: one[kind], label: scene.unit('resource', kind).name };
    });
    const tiles = {
      icon: 'mosque-tile',
      count: tilesOf(one).length,
      label: say('web-dice-tally-tiles'),
      tone: TILE_TONE,
    };
    return [{ icon: 'ruby', count: one.rubies, label: say('web-dice-tally-rubies') }, ...purse, tiles];
  },
  spot: ({ parts }) => {
    const kind = ['zone', 'tile', 'card'].find((one) => parts[one]?.includes('.'));
    return kind && `${kind}:${keyOf(parts[kind])}`;
  },
  tally: tallyBy(TALLY, (name) => `web-dice-tally-${name}`),
};

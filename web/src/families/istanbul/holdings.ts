/** What a merchant has, in one line. */

import { say } from '../../lib/words.svelte';
import type { Family, Holding } from '../family';
import { GOODS, viewOf } from './view';

const PIECE = '--a:var(--pc);--b:var(--pc);--k:#fff';
const CARD = '--a:#6B3FA0;--k:#FFE9B0';
const GUILD = '--a:#3F4A8A;--k:#FFE9B0';

/** The drawing of each thing that can be edited. */
export const ICONS: Record<string, string> = {
  lira: 'lira',
  rubies: 'ruby',
  ...Object.fromEntries(GOODS.map((good) => [good, `good-${good}`])),
  coffee: 'coffee',
  capacity: 'wheelbarrow',
  assistants: 'assistant',
};

export const holdings: Family['holdings'] = (scene, seat) => {
  const one = viewOf(scene).players[seat];
  if (!one) return [];
  const goods = GOODS.map((good): Holding => {
    return { icon: `good-${good}`, count: one.goods[good], label: scene.unit('good', good).name };
  });
  const more: Holding[] = [
    { icon: 'coffee', count: one.coffee ?? -1, label: scene.unit('good', 'coffee').name },
    { icon: 'guild-card', count: one.guilds ?? -1, label: say('web-ist-guild-cards'), tone: GUILD },
  ];
  return [
    { icon: 'ruby', count: one.rubies, label: say('web-ist-tally-rubies') },
    { icon: 'lira', count: one.lira, label: say('web-ist-tally-lira') },
    ...goods,
    { icon: 'assistant', count: one.stack.length, label: say('web-ist-assistants'), tone: PIECE },
    { icon: 'bonus-card', count: one.cards, label: say('web-ist-cards'), tone: CARD },
    ...more.filter(({ count }) => count >= 0), // what this box does not have
  ];
};

/** A plan as it is told: a merchant on a space, what its district would be worth, and the income that follows. */

import type { Plan, Scene } from '../../lib/scene.svelte';
import { capital, say, signed } from '../../lib/words.svelte';
import type { Link } from '../family';
import { keyOf } from '../shared';
import { prospect } from './ahead';
import { aimedAt } from './choices';
import { cellOf } from './city';
import { incomeOf, totals } from './income';
import { look, merchant } from './looks';
import { viewOf } from './view';

export function chain(scene: Scene, { choice, info }: Plan): { title: string; links: Link[] } {
  const tile = keyOf(choice.parts.tile);
  const space = aimedAt(scene) ?? '';
  const now = viewOf(scene);
  const then = prospect(scene)?.view ?? now;
  const seat = scene.viewer ?? now.seat;
  const district = cellOf(now, space)?.district ?? '';
  const name = capital(scene.unit('tile', tile).name);
  const links: Link[] = [
    { icon: merchant(tile), label: space || name, note: scene.unit('district', district).name },
    {
      icon: look(district).icon,
      label: changed(incomeOf(now, district).value, incomeOf(then, district).value),
      sign: 'lira',
      note: say('web-baz-plan-worth', { district: scene.unit('district', district).name }),
    },
    {
      icon: '',
      kind: 'gain',
      label: changed(totals(now)[seat] ?? 0, totals(then)[seat] ?? 0, signed),
      sign: 'lira',
      note: say('web-baz-plan-income'),
    },
  ];
  if (info.decision) links.push({ icon: 'why', kind: 'chance', label: info.decision.prompt });
  return { title: space ? say('web-baz-plan', { tile: name, space }) : name, links };
}

function changed(before: number, after: number, spell: (n: number) => string = String): string {
  return before === after ? spell(after) : `${spell(before)} → ${spell(after)}`;
}

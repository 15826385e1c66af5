/** A plan of a turn as it is told: the way, the assistant, tolls, what the action brings, and what is left open. */

import type { Plan, Scene } from '../../lib/scene.svelte';
import { capital, listed, say } from '../../lib/words.svelte';
import type { Event, Link } from '../family';
import { keyOf } from '../shared';
import { placeOf } from './choices';
import { distance } from './forecast';
import { viewOf, type View } from './view';

/** What an event brings (+) or takes (−), as a sign and a number. */
const BRINGS: Record<string, (event: Event) => [string, number]> = {
  gains_lira: (event) => ['lira', Number(event.lira)],
  pays_lira: (event) => ['lira', -Number(event.lira)],
  gains_goods: (event) => [`good-${event.good}`, Number(event.count)],
  loses_goods: (event) => [`good-${event.good}`, -Number(event.count)],
  pays_goods: (event) => [`good-${event.good}`, -Number(event.count)],
  gains_coffee: (event) => ['coffee', Number(event.coffee)],
  pays_coffee: (event) => ['coffee', -Number(event.coffee)],
  takes_ruby: () => ['ruby', 1],
  takes_tile: () => ['mosque-tile', 1],
  takes_discard: () => ['bonus-card', 1],
  extends: () => ['extension', 1],
  assistant_returns: () => ['assistant', 1],
};

export interface Sum {
  icon: string;
  count: number;
}

/** What events bring and take, tolls and help aside. */
export function sums(events: Event[]): Sum[] {
  const counts = new Map<string, number>();
  for (const event of events) {
    const [icon, count] = BRINGS[event.event]?.(event) ?? ['', 0];
    if (icon) counts.set(icon, (counts.get(icon) ?? 0) + count);
  }
  return [...counts].map(([icon, count]) => ({ icon, count })).filter(({ count }) => count);
}

/** The places on the shortest way, the first and the last included. */
export function way(view: View, seat: number, from: string, to: string): string[] {
  const far = distance(view, seat, from, to);
  const steps = [from];
  for (let left = far - 1; left > 0; left--) {
    const here = steps.at(-1) ?? from;
    const next = view.board
      .flat()
      .find((place) => distance(view, seat, here, place) === 1 && distance(view, seat, place, to) === left);
    if (next) steps.push(next);
  }
  return far > 0 ? [...steps, to] : [];
}

export function fork(key: string): { label: string; key: string } {
  return key === 'assistant'
    ? { label: say('web-ist-plan-fork-stop'), key: 's' }
    : { label: say('web-ist-plan-fork-skip'), key: 'w' };
}

export function chain(scene: Scene, { choice, info }: Plan): { title: string; links: Link[] } {
  const view = viewOf(scene);
  const seat = scene.viewer ?? 0;
  const place = scene.unit('place', placeOf(choice));
  const events = info.legs.flatMap((leg) => leg.events as Event[]);
  const found = (...keys: string[]): Event[] => events.filter((event) => keys.includes(event.event));
  const after = (info.view as unknown as View).players[seat];
  const reach = keyOf(choice.parts.reach);
  const steps = distance(view, seat, view.players[seat]?.place ?? '', placeOf(choice));
  const links: Link[] = [
    {
      icon: reach === 'walk' ? 'steps' : 'bonus-card',
      label: reach === 'walk' ? capital(say('web-ist-plan-walk', { steps })) : scene.unit('reach', reach).name,
      note: place.forms.to ?? place.name,
    },
  ];
  const stays = say('web-ist-plan-stays', { count: after?.stack.length ?? 0 });
  if (found('leaves_assistant', 'leaves_neutral').length)
    links.push({ icon: 'assistant', label: say('web-ist-plan-left'), note: stays });
  if (found('takes_assistant', 'takes_neutral').length)
    links.push({ icon: 'assistant', label: say('web-ist-plan-taken'), note: stays });
  for (const toll of found('pays_toll', 'pays_stranger')) {
    const to = toll.to === undefined ? undefined : Number(toll.to);
    links.push({
      icon: 'lira',
      seat: to,
      kind: 'cost',
      label: `−${toll.lira}`,
      sign: 'lira',
      note: to === undefined ? say('web-ist-plan-toll') : say('web-ist-plan-toll-to', { who: scene.name(to) }),
    });
  }
  const signs = sums(events);
  if (signs.length) links.push({ icon: '', kind: 'gain', label: '', signs });
  const acts = found('acts').length > 0;
  if (info.open) links.push({ icon: 'dice', kind: 'chance', label: capital(info.then) });
  else if (info.decision && info.decision !== scene.asked)
    links.push({ icon: 'why', kind: 'chance', label: info.decision.prompt });
  else if (!acts && !info.decision)
    links.push({ icon: 'close', label: say(found('stops').length ? 'web-ist-plan-ends' : 'web-ist-plan-idle') });
  return { title: titled(place.name, signs, acts, Boolean(info.decision)), links };
}

function titled(place: string, signs: Sum[], acts: boolean, asks: boolean): string {
  if (!signs.length) return acts || asks ? place : say('web-plan-title', { place, gist: say('web-ist-plan-idle') });
  const told = signs.map(
    ({ icon, count }) => `${count > 0 ? '+' : '−'}${say(`web-ist-amount-${icon}`, { count: Math.abs(count) })}`,
  );
  return say('web-plan-title', { place, gist: listed(told) });
}

/** A plan of an action as it is told: what is paid, what that brings, and what is left open. */

import type { Plan, Scene } from '../../lib/scene.svelte';
import { capital, say } from '../../lib/words.svelte';
import type { Choice } from '../../lib/wire';
import type { Event, Link } from '../family';
import { actionOf } from './actions';
import { ICONS, inWords } from './looks';
import { looking, type Amounts } from './view';

/** Actions that need nothing but their own dice: their buttons say all that comes of them. */
const PLAIN = new Set(['lira', 'cards']);

/** What an event pays (−) or brings (+). */
const AMOUNTS: Record<string, (event: Event) => [string, number]> = {
  uses_face: (event) => [String(event.face), -Number(event.count)],
  pays: (event) => [String(event.resource), -Number(event.count)],
  gains: (event) => [String(event.resource), Number(event.count)],
  takes_tile: () => ['tile', 1],
  takes_ruby: () => ['zone_ruby', 1],
};

export function planned(choice: Choice): boolean {
  const action = actionOf(choice);
  return Boolean(action) && !PLAIN.has(action);
}

/** The player's own events of a plan, which may end with another player's turn. */
function events(scene: Scene, { info }: Plan): Event[] {
  return info.legs.flatMap((leg) => leg.events as Event[]).filter(({ seat }) => seat === looking(scene));
}

/** How many dice of each face a plan uses. */
export function facesUsed(scene: Scene, plan: Plan): Partial<Record<string, number>> {
  const used: Partial<Record<string, number>> = {};
  for (const { event, face, count } of events(scene, plan))
    if (event === 'uses_face') used[String(face)] = (used[String(face)] ?? 0) + Number(count);
  return used;
}

/** What a plan pays, or what it brings. */
function sums(all: Event[], sign: 1 | -1): Amounts {
  const amounts: Record<string, number> = {};
  for (const event of all) {
    const [what, count] = AMOUNTS[event.event]?.(event) ?? ['', 0];
    if (count * sign > 0) amounts[what] = (amounts[what] ?? 0) + count * sign;
  }
  return amounts;
}

export function chain(scene: Scene, plan: Plan): { title: string; links: Link[] } {
  const all = events(scene, plan);
  const [uses, gives] = [sums(all, -1), sums(all, 1)];
  const action = capital(scene.unit('action', actionOf(plan.choice)).name);
  const listing = (amounts: Amounts, sign: number): Link['signs'] =>
    Object.entries(amounts).map(([what, count = 0]) => ({ icon: ICONS[what] ?? '', count: sign * count }));
  const links: Link[] = [{ icon: 'play', label: action }];
  if (Object.keys(uses).length) links.push({ icon: '', kind: 'cost', label: '', signs: listing(uses, -1) });
  if (Object.keys(gives).length) links.push({ icon: '', kind: 'gain', label: '', signs: listing(gives, 1) });
  const [paid, got] = [inWords(uses), inWords(gives)];
  const gist = paid && got ? say('web-dice-for', { price: paid, gift: got }) : got;
  return { title: gist ? say('web-plan-title', { place: action, gist }) : action, links };
}

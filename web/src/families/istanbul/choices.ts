/** What the choices of the bazaar look like, and what is certain to follow from them. */

import type { Scene } from '../../lib/scene.svelte';
import { capital, listed, of, say } from '../../lib/words.svelte';
import type { Choice, DecisionInfo } from '../../lib/wire';
import type { Face } from '../family';
import { keyOf } from '../shared';
import { forecast, type Forecast } from './forecast';
import { look } from './places';
import { cardSign, TILES, TOKENS } from './signs';
import { viewOf } from './view';

/** The place that a choice is about, if it is about one. */
export function placeOf(choice: Choice): string {
  const part = choice.parts.place ?? '';
  return part.startsWith('place.') ? keyOf(part) : '';
}

/** The second place that a choice names. */
export function otherOf(choice: Choice): string {
  const part = choice.parts.other ?? '';
  return part.startsWith('place.') ? keyOf(part) : '';
}

/** Whether a choice takes or gives several goods at once. */
export function isBasket(choice: Choice): boolean {
  return choice.parts.fabric !== undefined;
}

/** Whether a choice announces a number. */
export function isBid(choice: Choice): boolean {
  return choice.parts.number !== undefined;
}

/** Whether a choice sets the barrier. */
export function isWall(choice: Choice): boolean {
  return Boolean(placeOf(choice) && otherOf(choice));
}

export function walls(decision: DecisionInfo | null): Choice[] {
  return decision?.choices.filter(isWall) ?? [];
}

export function wall(scene: Scene, choice: Choice): string {
  return say('web-ist-wall', {
    place: scene.unit('place', placeOf(choice)).name,
    other: scene.unit('place', otherOf(choice)).name,
  });
}

/** The simplest choice that leads to a place: on foot rather than by card. */
export function choiceFor(choices: Choice[], place: string): Choice | undefined {
  const all = choices.filter((choice) => placeOf(choice) === place);
  return all.find((choice) => choice.parts.reach === 'reach.walk') ?? all[0];
}

export function face(scene: Scene, choice: Choice): Face {
  const { parts } = choice;
  if (choice.then?.length) return together(scene, choice);
  const place = placeOf(choice);
  if (place && !parts.other)
    return {
      ...look(viewOf(scene), place),
      label: scene.unit('place', place).forms.short,
      note: noted(scene, choice, place),
    };
  const card = parts.card ?? parts.play ?? '';
  if (card.startsWith('card.') || card.startsWith('play.')) {
    const key = keyOf(card);
    return TILES[key] ? { icon: TILES[key], hue: '#0A6A72' } : { icon: cardSign(scene, key).icon, hue: '#6B3FA0' };
  }
  if (parts.opening) return { icon: 'guild-card', hue: '#3F4A8A' };
  if (parts.tile?.startsWith('tile.')) return { icon: TILES[keyOf(parts.tile)] ?? 'mosque-tile', hue: '#0A6A72' };
  if (parts.good?.startsWith('good.')) return { icon: `good-${keyOf(parts.good)}` };
  if (parts.encounter?.startsWith('encounter.')) {
    const key = keyOf(parts.encounter);
    return { icon: TOKENS[key] ?? key, hue: key === 'smuggler' ? '#1C1F2B' : '#6B4A12' };
  }
  if (parts.tweak?.startsWith('tweak.')) return { icon: 'dice', hue: '#0A6A72' };
  return { icon: WORDS[choice.choice] ?? WORDS[choice.choice.split(':')[1] ?? ''] };
}

/** A choice with the answer to its own question: the good, and who sells it; or two cards. */
function together(scene: Scene, choice: Choice): Face {
  const good = keyOf(choice.parts.good);
  if (!good) return { icon: 'hand-cards' };
  const who = choice.choice.split(':')[1] ?? '';
  return { icon: `good-${good}`, label: scene.unit('good', good).name, note: scene.unit('encounter', who).name };
}

const WORDS: Record<string, string> = {
  'assistant:take': 'assistant',
  'assistant:leave': 'assistant',
  'toll:yes': 'lira',
  lira: 'lira',
  card: 'bonus-card',
  pile: 'bonus-card',
  discards: 'hand-cards',
  good: 'good-any',
  guild_card: 'guild-card',
  barrier: 'barrier',
  baksheesh: 'ruby',
  movement: 'steps',
  encounter: 'people',
  all: 'people',
};

/** The short note under the name of a place to go to. */
function noted(scene: Scene, choice: Choice, place: string): string {
  const reach = keyOf(choice.parts.reach);
  if (reach && reach !== 'walk') return scene.unit('reach', reach).name;
  if (!reach) return '';
  const ahead = forecast(viewOf(scene), scene.units, scene.viewer ?? 0, place);
  if (!ahead) return '';
  if (ahead.help === 'none') return say('web-ist-note-none');
  if (ahead.toll) return say('web-ist-note-toll', { lira: ahead.toll });
  return say('web-ist-steps', { steps: ahead.steps });
}

/** The forecast says all about a place to go to. */
export function foreseesAll(choice: Choice): boolean {
  return Boolean(choice.parts.reach);
}

/** What awaits the merchant at the place of a choice, in sentences. */
export function foresee(scene: Scene, choice: Choice): string {
  const place = placeOf(choice);
  if (!place || choice.parts.other || !choice.parts.reach) return '';
  const ahead = forecast(viewOf(scene), scene.units, scene.viewer ?? 0, place);
  return ahead ? `${sentences(scene, ahead, place).map(capital).join('. ')}.` : '';
}

export function sentences(scene: Scene, ahead: Forecast, place: string): string[] {
  const said: string[] = [];
  if (ahead.help === 'waits') said.push(say('web-ist-ahead-waits'));
  if (ahead.help === 'leaves') said.push(say('web-ist-ahead-leaves'));
  if (ahead.help === 'none') said.push(say('web-ist-ahead-none'));
  if (ahead.toll) {
    const owners = listed(ahead.owed.map((seat) => scene.name(seat)));
    said.push(
      say(ahead.lacking ? 'web-ist-ahead-lacking' : 'web-ist-ahead-toll', {
        lira: ahead.toll,
        owners,
        owed: ahead.owed.length,
      }),
    );
  }
  for (const token of ahead.meets)
    said.push(say('web-ist-ahead-meets', { who: scene.unit('encounter', token).forms.the ?? token }));
  for (const seat of ahead.catches) said.push(say('web-ist-ahead-catches', { who_of: of(scene.name(seat)) }));
  if (ahead.closed) said.push(say('web-ist-ahead-closed'));
  const counts = new Map<string, number>();
  for (const { icon, count } of ahead.gains) if (count) counts.set(icon, (counts.get(icon) ?? 0) + count);
  const gains = [...counts].map(([icon, count]) => amount(icon, count));
  if (gains.length) said.push(say('web-ist-ahead-gains', { gains: listed(gains) }));
  if (!said.length) said.push(scene.unit('place', place).about.replace(/\.$/, ''));
  return said;
}

export function amount(icon: string, count: number): string {
  return say(`web-ist-amount-${icon}`, { count });
}

/** What the choices of the Dice Game look like, and which choice a thing on the table stands for. */

import type { Scene } from '../../lib/scene.svelte';
import { capital, has, say } from '../../lib/words.svelte';
import type { Choice, DecisionInfo } from '../../lib/wire';
import type { Face as Chip } from '../family';
import { keyOf } from '../shared';
import { actionOf, deal } from './actions';
import { CARD_HUE, FACE_ICONS, ICONS, inWords, TILE_HUE, tileLook, ZONE_LOOKS } from './looks';
import { covers, tilePrice, zonePrice } from './purse';
import { looking, viewOf, type Amounts } from './view';

export function offered(scene: Scene, choice: string): Choice | undefined {
  return scene.decision?.choices.find((one) => one.choice === choice);
}

/** What a click on something on the table does: a choice, and the answers that follow it. */
export interface Move {
  choice: Choice;
  then: string[];
}

/** Show what it would do first, if it is paid for with goods; else do it. */
export function act(scene: Scene, { choice, then }: Move): void {
  if (scene.plans(choice)) scene.intend(choice, ...then);
  else scene.choose(choice, ...then);
}

/** The choice that takes a ruby of a zone or a face-up tile, directly or through an action that can be paid for. */
function bought(scene: Scene, answer: string, action: string, price: Amounts | undefined): Move | undefined {
  const asked = offered(scene, answer);
  if (asked) return { choice: asked, then: [] };
  const act = offered(scene, action);
  return act && price && covers(viewOf(scene), looking(scene), price) ? { choice: act, then: [answer] } : undefined;
}

export function forZone(scene: Scene, zone: string): Move | undefined {
  return bought(scene, `take_ruby:${zone}`, 'act:ruby', zonePrice(scene, zone));
}

export function forTile(scene: Scene, tile: string): Move | undefined {
  return bought(scene, `take_tile:${tile}`, 'act:mosque', tilePrice(scene, tile));
}

/** Why something on the table cannot be had now. */
export function refuse(scene: Scene, answer: string, action: string, price: Amounts | undefined): void {
  if (offered(scene, action) && price) scene.notice = { text: say('web-dice-lacking', { price: inWords(price) }) };
  else scene.why(scene.decision?.key === 'act' ? action : answer);
}

/** The cost and gain of one half of a card, in words: "1 fabric for 4 lira". */
function terms(costs: unknown, gives: unknown): string {
  const [price, gift] = [inWords((costs ?? {}) as Amounts), inWords((gives ?? {}) as Amounts)];
  return price ? say('web-dice-for', { price, gift }) : gift;
}

/** The text of the card that a decision is about. */
function ofCard(scene: Scene, word: string): Chip {
  const { data } = scene.unit('card', viewOf(scene).card);
  if (word === 'lira') return { icon: 'lira', label: inWords({ lira: Number(data.instead) }) };
  if (word === 'meet') return { icon: 'bonus-card', hue: CARD_HUE, label: terms(data.costs, data.gives) };
  if (word === 'take') return { icon: 'bonus-card', hue: CARD_HUE, label: terms(data.others_cost, data.others_get) };
  if (word === 'other') return { icon: 'bonus-card', hue: CARD_HUE, label: terms(data.others_cost, data.or_get) };
  return {};
}

const ASKED = new Set(['throw_again', 'act', 'meet', 'share']);

/** Dice and stock are in view, so the question leaves them out; it names the card that it is about. */
export function ask(scene: Scene, { key, help }: DecisionInfo): { question: string; help: string } | undefined {
  if (!ASKED.has(key)) return undefined;
  const { card } = viewOf(scene);
  const question = say(`web-dice-ask-${key}`, { card: scene.unit('card', card).name });
  return {
    question,
    help: card ? scene.unit('card', card).about : has(`web-dice-help-${key}`) ? say(`web-dice-help-${key}`) : help,
  };
}

export function face(scene: Scene, choice: Choice): Chip {
  const { parts } = choice;
  if (parts.word) return ofCard(scene, keyOf(parts.word));
  if (parts.zone) {
    const zone = keyOf(parts.zone);
    return {
      ...ZONE_LOOKS[zone],
      label: scene.unit('zone', zone).forms.short,
      note: inWords(zonePrice(scene, zone) ?? {}),
    };
  }
  if (parts.tile) {
    const tile = keyOf(parts.tile);
    return {
      icon: tileLook(scene, tile).icon,
      hue: TILE_HUE,
      label: tileLook(scene, tile).label,
      note: inWords(tilePrice(scene, tile)),
    };
  }
  if (parts.card?.startsWith('card.'))
    return { icon: 'bonus-card', hue: CARD_HUE, label: scene.unit('card', keyOf(parts.card)).name };
  if (parts.colour) return { icon: ICONS[keyOf(parts.colour)] };
  if (parts.number !== undefined) return { icon: FACE_ICONS.card };
  const item = keyOf(parts.item);
  if (item) return { icon: item.startsWith('face_') ? FACE_ICONS[item.slice(5)] : ICONS[item.replace('token_', '')] };
  return {};
}

/** What follows from a choice, in addition to the server's preview. */
export function foresee(scene: Scene, choice: Choice): string {
  const { parts } = choice;
  const action = actionOf(choice);
  if (action && action !== 'lira') return capital(deal(scene, action).text);
  if (parts.card?.startsWith('card.')) return scene.unit('card', keyOf(parts.card)).about;
  if (parts.tile) return scene.unit('tile', keyOf(parts.tile)).about;
  return '';
}

/** What the events of the bazaar look like, and what they change in the view. */

import type { Cue, Event, View as Any } from '../family';
import { advanceBy, type Changes } from '../shared';
import { keeperOf } from './places';
import type { Good, Player, View } from './view';

const STEP = 320;

export function cue(event: Event, any: Any): Cue | undefined {
  const view = any as unknown as View;
  const seat = `seat:${event.seat}`;
  const here = `place:${view.players[Number(event.seat)]?.place}`;
  const place = `place:${event.place}`;
  const many = (key: string): number => Number(event[key] ?? 1);
  switch (event.event) {
    case 'moves':
      return { ms: 2 * STEP, sound: 'step', ring: place };
    case 'takes_assistant':
    case 'takes_neutral':
    case 'leaves_assistant':
    case 'leaves_neutral':
    case 'assistant_returns':
      return { ms: 240, sound: 'step', ring: place };
    case 'sends_family':
    case 'catches':
    case 'token_moves':
    case 'stranger_moves':
      return { ms: STEP, sound: 'step', ring: place };
    case 'pays_toll':
      return {
        ms: STEP,
        sound: 'coin',
        flight: { icon: 'lira', count: many('lira'), from: seat, to: `seat:${event.to}` },
      };
    case 'gains_lira':
      return { ms: STEP, sound: 'coin', flight: { icon: 'lira', count: many('lira'), from: here, to: seat } };
    case 'pays_lira':
    case 'pays_stranger':
      return { ms: STEP, sound: 'coin', flight: { icon: 'lira', count: many('lira'), from: seat, to: here } };
    case 'gains_goods':
      return {
        ms: STEP,
        sound: 'cloth',
        flight: { icon: `good-${event.good}`, count: many('count'), from: here, to: seat },
      };
    case 'pays_goods':
      return {
        ms: STEP,
        sound: 'cloth',
        flight: { icon: `good-${event.good}`, count: many('count'), from: seat, to: here },
      };
    case 'gains_coffee':
      return { ms: STEP, sound: 'cloth', flight: { icon: 'coffee', count: many('coffee'), from: here, to: seat } };
    case 'pays_coffee':
      return { ms: STEP, sound: 'cloth', flight: { icon: 'coffee', count: many('coffee'), from: seat, to: here } };
    case 'takes_ruby':
      return { ms: 560, sound: 'glass', ring: place, flight: { icon: 'ruby', count: 1, from: place, to: seat } };
    case 'draws':
    case 'takes_discard':
      return { ms: 240, sound: 'card', flight: { icon: 'bonus-card', count: 1, from: here, to: seat } };
    case 'draws_guild':
      return { ms: 240, sound: 'card', flight: { icon: 'guild-card', count: 1, from: here, to: seat } };
    case 'plays':
    case 'discards':
      return {
        ms: 240,
        sound: 'card',
        flight: { icon: 'bonus-card', count: 1, from: seat, to: `place:${keeperOf(view, 'bonus-card')}` },
      };
    case 'plays_guild':
    case 'discards_guild':
      return {
        ms: 240,
        sound: 'card',
        flight: { icon: 'guild-card', count: 1, from: seat, to: `place:${keeperOf(view, 'guild-card')}` },
      };
    case 'takes_tile':
    case 'uses_tile':
      return { ms: STEP, sound: 'cloth', flight: { icon: 'mosque-tile', count: 1, from: here, to: seat } };
    case 'extends':
      return { ms: STEP, sound: 'step', flight: { icon: 'extension', count: 1, from: here, to: seat } };
    case 'rolls':
    case 'turns_die':
      return {
        ms: event.event === 'rolls' ? 560 : 240,
        sound: 'dice',
        dice: [Number(event.first), Number(event.second)],
      };
    case 'demand_shows':
    case 'acts':
    case 'acts_again':
    case 'sets_barrier':
      return { ms: 120, ring: place };
    default:
      return undefined;
  }
}

/** What each event changes. */
const CHANGES: Changes<View, Player> = {
  turn_begins: (view, event) => {
    view.seat = Number(event.seat);
    view.round = Number(event.round);
  },
  moves: (_, event, me) => (me.place = String(event.place)),
  takes_assistant: (_, event, me) => {
    me.assistants = me.assistants.filter((place) => place !== event.place);
    me.stack = [...me.stack, 'own'];
  },
  leaves_assistant: (_, event, me) => {
    me.assistants = [...me.assistants, String(event.place)];
    me.stack = me.stack.slice(0, -1);
  },
  assistant_returns: (_, event, me) => {
    me.assistants = me.assistants.filter((place) => place !== event.place);
    me.stack = [...me.stack, 'own'];
  },
  sends_family: (_, event, me) => (me.family = String(event.place)),
  family_home: (view, _event, me) => (me.family = keeperOf(view, 'family')),
  catches: (view, event) => {
    const caught = view.players[Number(event.whose)];
    if (caught) caught.family = keeperOf(view, 'family');
  },
  token_moves: (view, event) => (view.tokens[String(event.encounter)] = String(event.place)),
  gains_lira: (_, event, me) => (me.lira += Number(event.lira)),
  pays_lira: (_, event, me) => (me.lira -= Number(event.lira)),
  pays_stranger: (_, event, me) => (me.lira -= Number(event.lira)),
  pays_toll: (view, event, me) => {
    me.lira -= Number(event.lira);
    const owner = view.players[Number(event.to)];
    if (owner) owner.lira += Number(event.lira);
  },
  gains_goods: (_, event, me) => (me.goods[event.good as Good] += Number(event.count)),
  loses_goods: (_, event, me) => (me.goods[event.good as Good] = Math.min(me.goods[event.good as Good], me.capacity)),
  pays_goods: (_, event, me) => (me.goods[event.good as Good] -= Number(event.count)),
  gains_coffee: (_, event, me) => (me.coffee = (me.coffee ?? 0) + Number(event.coffee)),
  pays_coffee: (_, event, me) => (me.coffee = (me.coffee ?? 0) - Number(event.coffee)),
  takes_ruby: (_, event, me) => (me.rubies = Number(event.rubies)),
  extends: (_, event, me) => (me.capacity = Number(event.capacity)),
  takes_tile: (_, event, me) => (me.tiles = [...me.tiles, String(event.tile)]),
  rolls: (view, event) => (view.dice = [Number(event.first), Number(event.second)]),
  turns_die: (view, event) => (view.dice = [Number(event.first), Number(event.second)]),
};

export const advance = advanceBy(CHANGES);

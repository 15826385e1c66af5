/** What the events of the city look like, and what they change in the view. */

import type { Cue, Event } from '../family';
import { advanceBy, type Changes } from '../shared';
import { standing, UNSETTLED } from './city';
import type { Phase, View, Player } from './view';

const STEP = 320;

export function cue(event: Event): Cue | undefined {
  const space = `space:${event.space}`;
  const district = `district:${event.district}`;
  const seat = `seat:${event.seat}`;
  switch (event.event) {
    case 'turn_comes':
      return { ms: 240, sound: 'card' };
    case 'takes_token':
      return { ms: 160, sound: 'step', ring: seat };
    case 'event_comes':
      return { ms: 700, sound: 'card', ring: 'event' };
    case 'token_laid':
    case 'district_opens':
      return { ms: STEP, sound: 'cloth', ring: district };
    case 'places':
    case 'takes_stall':
      return { ms: STEP, sound: 'step', ring: space };
    case 'tile_moves':
      return { ms: STEP, sound: 'step' };
    case 'tile_blocked':
      return { ms: 240, sound: 'step', ring: space };
    case 'tile_leaves':
      return { ms: STEP, sound: 'cloth', ring: space };
    case 'draws':
      return { ms: 160, sound: 'card' };
    case 'gains_coins':
      return {
        ms: 420,
        sound: 'coin',
        ring: district,
        flight: { icon: 'lira', count: Number(event.coins), from: district, to: seat },
      };
    default:
      return undefined;
  }
}

const opens = (phase: Phase) => (view: View) => void (view.phase = phase);

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));
}

function lift(view: View, event: Event, whose: number): void {
  const space = standing(view, whose, String(event.tile));
  if (space) view.spaces = without(view.spaces, space);
}

/** Permanent tiles lie face up. */
const FACE_UP = new Set(['guild_master', 'beggar', 'administrator', 'traitor']);

function set(view: View, event: Event, seat: number): void {
  const tile = String(event.tile);
  view.spaces[String(event.space)] = { seat, tile, face_up: FACE_UP.has(tile) };
}

/** Move a tile. A tile that is in its way is about to move too, and waits for its own event. */
function move(view: View, event: Event): void {
  const whose = Number(event.whose);
  lift(view, event, whose);
  const there = view.spaces[String(event.space)];
  if (there) view.spaces[`${event.space}${UNSETTLED}`] = there;
  set(view, event, whose);
}

const CHANGES: Changes<View, Player> = {
  turn_comes: (view, event) => {
    view.round = Number(event.turn);
    view.event = null;
    for (const one of Object.values(view.districts)) one.tokens = [];
    opens('order')(view);
  },
  takes_token: (view, event) => {
    const seat = Number(event.seat);
    view.order = view.order.filter((one) => one !== seat);
    view.order.splice(Number(event.number) - 1, 0, seat);
  },
  district_opens: (view, event) => {
    const opened = view.districts[String(event.district)];
    if (opened) opened.in_play = true;
  },
  event_comes: (view, event) => {
    const card = String(event.event_card);
    view.event = card;
    view.events_played += 1;
    view.events_to_come = view.events_to_come.filter((one) => one !== card);
    view.conditional = without(view.conditional, card);
    opens('event')(view);
  },
  token_laid: (view, event) => void view.districts[String(event.district)]?.tokens.push(String(event.token)),
  turn_begins: (view, event) => {
    view.seat = Number(event.seat);
    opens('tiles')(view);
  },
  places: (view, event) => {
    const seat = Number(event.seat);
    const me = view.players[seat];
    set(view, event, seat);
    if (!me) return;
    me.held -= 1;
    me.hand = me.hand.filter((tile) => tile !== event.tile);
    me.to_come = me.to_come.filter((tile) => tile !== event.tile);
  },
  tile_moves: move,
  tile_leaves: (view, event) => lift(view, event, Number(event.whose)),
  takes_stall: (view, event) => set(view, event, Number(event.seat)),
  gains_coins: (view, event) => {
    const me = view.players[Number(event.seat)];
    if (me) me.coins += Number(event.coins);
    opens('income')(view);
  },
};

export const advance = advanceBy(CHANGES);

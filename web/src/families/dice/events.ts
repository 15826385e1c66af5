/** What the events of the Dice Game look like, and what they change in the view. */

import type { Cue, Event } from '../family';
import { advanceBy, type Changes } from '../shared';
import { ICONS } from './looks';
import { FACES, type Face, type Player, type Resource, type View } from './view';

const FLIGHT = 320;

export function cue(event: Event): Cue | undefined {
  const seat = `seat:${event.seat}`;
  const kind = String(event.resource ?? '');
  const supply = `supply:${kind}`;
  const goods = { icon: ICONS[kind] ?? 'star8', count: Number(event.count ?? 1) };
  const sound = kind === 'lira' ? 'coin' : 'cloth';
  switch (event.event) {
    case 'throws':
    case 'throws_again':
      return { ms: 260, sound: 'dice', ring: 'tray' };
    case 'shows':
      return { ms: 110 };
    case 'uses_face':
      return { ms: 200, sound: 'step', ring: `die:${event.face}` };
    case 'gains':
      return { ms: FLIGHT, sound, flight: { ...goods, from: supply, to: seat } };
    case 'pays':
      return { ms: FLIGHT, sound, flight: { ...goods, from: seat, to: supply } };
    case 'returns':
      return { ms: 240, sound, ring: supply, flight: { ...goods, from: `seat:${event.whose}`, to: supply } };
    case 'goes_without':
      return { ms: 240, ring: supply };
    case 'takes_ruby':
      return {
        ms: 560,
        sound: 'glass',
        ring: `zone:${event.zone}`,
        flight: { icon: 'ruby', count: 1, from: `zone:${event.zone}`, to: seat },
      };
    case 'takes_tile':
      return {
        ms: FLIGHT,
        sound: 'cloth',
        flight: { icon: 'mosque-tile', count: 1, from: `tile:${event.tile}`, to: seat },
      };
    case 'discards_tile':
      return { ms: FLIGHT, sound: 'cloth', flight: { icon: 'mosque-tile', count: 1, from: seat, to: 'zone:mosque' } };
    case 'tile_shows':
      return { ms: 160, ring: `tile:${event.tile}` };
    case 'tile_gives':
      return { ms: 160, ring: seat };
    case 'reveals':
      return { ms: 300, sound: 'card' };
    case 'uses_card':
      return { ms: 400, sound: 'card', ring: `card:${event.card}` };
    case 'shares':
    case 'acts':
      return { ms: 160, ring: seat };
    case 'shuffles':
      return { ms: 240, sound: 'card', ring: 'deck' };
    default:
      return undefined;
  }
}

/** What each event changes. */
const CHANGES: Changes<View, Player> = {
  turn_begins: (view, event) => {
    view.active = Number(event.seat);
    view.round = Number(event.round);
    clear(view);
  },
  throws: (view, event) => {
    clear(view);
    view.thrown = Number(event.dice);
  },
  throws_again: clear,
  shows: (view, event) => (view.faces[event.face as Face] = Number(event.count)),
  uses_face: (view, event) => (view.faces[event.face as Face] -= Number(event.count)),
  acts: (view) => (view.actions_left = Math.max(0, view.actions_left - 1)),
  gains: (view, event, me) => move(view, me, event, 1),
  pays: (view, event, me) => move(view, me, event, -1),
  returns: (view, event) => {
    const whose = view.players[Number(event.whose)];
    if (whose) move(view, whose, event, -1);
  },
  takes_ruby: (view, event, me) => {
    me.rubies = Number(event.rubies);
    const zone = view.zones[String(event.zone)];
    if (zone) view.zones[String(event.zone)] = { rubies: zone.rubies - 1, prices: zone.prices.slice(1) };
  },
  takes_tile: (view, event, me) => {
    const tile = String(event.tile);
    me.tiles[tile] = (me.tiles[tile] ?? 0) + 1;
    view.display.splice(view.display.indexOf(tile), 1);
  },
  discards_tile: (view, event, me) => {
    const tile = String(event.tile);
    me.tiles[tile] = (me.tiles[tile] ?? 1) - 1;
    view.under.push(tile);
    view.pile += 1;
  },
  tile_shows: (view, event) => {
    view.display.push(String(event.tile));
    view.pile -= 1;
  },
  shuffles: (view) => {
    view.deck += Object.values(view.discards).reduce((sum, n) => sum + n, 0);
    view.discards = {};
  },
  reveals: (view, event) => {
    view.revealed.push(String(event.card));
    view.deck -= 1;
  },
};

function clear(view: View): void {
  for (const face of FACES) view.faces[face] = 0;
}

function move(view: View, whose: Player, event: Event, way: 1 | -1): void {
  const kind = event.resource as Resource;
  const count = Number(event.count ?? 1) * way;
  whose[kind] += count;
  view.supply[kind] -= count;
}

export const advance = advanceBy(CHANGES);

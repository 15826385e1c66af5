/** What awaits a merchant at a place, as far as the open table shows it: assistant, tolls, encounters, gains. */

import { cellOf, GOODS, POLICE, type Good, type Place, type Player, type View } from './view';

export type Help = 'free' | 'waits' | 'leaves' | 'none';

/** What an action would bring: an icon with a number; "" if it only depends on luck or choice. */
export interface Gain {
  icon: string;
  count?: number;
}

export interface Forecast {
  steps: number;
  help: Help;
  toll: number;
  owed: number[]; // to whom
  lacking: boolean; // of lira for the toll
  meets: string[]; // tokens
  catches: number[]; // whose family
  gains: Gain[];
  closed: boolean; // the action could not be carried out, as things are
}

export function distance(view: View, from: string, to: string): number {
  const [a, b] = [cellOf(view, from), cellOf(view, to)];
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column);
}

export function forecast(view: View, seat: number, place: string): Forecast | undefined {
  const me = view.players[seat];
  const spot = view.places[place];
  if (!me || !spot) return undefined;
  const owed = spot.free ? [] : view.players.flatMap((one, at) => (at !== seat && one.place === place ? [at] : []));
  const strangers = spot.free ? 0 : view.strangers.filter((one) => one === place).length;
  const toll = view.toll * (owed.length + strangers);
  const left = me.lira - toll;
  const gains = GAINS[kind(place)]?.(spot, me, left, view);
  return {
    steps: distance(view, me.place, place),
    help: help(view, me, place),
    toll,
    owed,
    lacking: left < 0,
    meets: Object.keys(view.tokens).filter((token) => view.tokens[token] === place),
    catches:
      place === POLICE ? [] : view.players.flatMap((one, at) => (at !== seat && one.family === place ? [at] : [])),
    gains: gains ?? [],
    closed: gains === null,
  };
}

function help(view: View, me: Player, place: string): Help {
  if (view.places[place]?.free) return 'free';
  if (me.assistants.includes(place) || view.strays[place]) return 'waits';
  return me.stack.length ? 'leaves' : 'none';
}

function kind(place: string): string {
  return place
    .replace(/^(fabric|spice|fruit)_(warehouse)$/, '$2')
    .replace(/^(small|large)_(market)$/, '$2')
    .replace(/^(small|great)_(mosque)$/, '$2');
}

/** The most that a market pays this player: how many goods, and the lira. */
export function sale(spot: Place, me: Player): { goods: number; lira: number } {
  const goods = GOODS.reduce((sum, good) => sum + Math.min(spot.demand?.[good] ?? 0, me.goods[good]), 0);
  const most = Math.min(goods, spot.revenue?.length ?? 0);
  return { goods: most, lira: spot.revenue?.[most - 1] ?? 0 };
}

/** Whether goods can be paid; "any" is whatever is left. */
export function affords(me: Player, price: string[]): boolean {
  const left = { ...me.goods };
  let any = 0;
  for (const one of price) {
    if (one === 'any') any += 1;
    else if (left[one as Good]-- <= 0) return false;
  }
  return GOODS.reduce((sum, good) => sum + left[good], 0) >= any;
}

/** null: the action is closed to this player. */
const GAINS: Record<string, (spot: Place, me: Player, lira: number, view: View) => Gain[] | null> = {
  warehouse: (spot, me) => {
    const good = spot.good as Good;
    return [{ icon: `good-${good}`, count: me.capacity - me.goods[good] }];
  },
  market: (spot, me) => {
    const { goods, lira } = sale(spot, me);
    return goods ? [{ icon: 'lira', count: lira }] : null;
  },
  gemstone_dealer: (spot, _, lira) =>
    typeof spot.price === 'number' && lira >= spot.price ? [{ icon: 'ruby', count: 1 }] : null,
  coffee_house: (spot, me) =>
    typeof spot.price === 'number' && (me.coffee ?? 0) >= spot.price ? [{ icon: 'ruby', count: 1 }] : null,
  wainwright: (spot, me, lira, view) =>
    me.capacity < view.full && lira >= Number(spot.price) ? [{ icon: 'extension', count: 1 }] : null,
  sultans_palace: (spot, me) =>
    Array.isArray(spot.price) && spot.price.length && affords(me, spot.price) ? [{ icon: 'ruby', count: 1 }] : null,
  mosque: (spot, me) => {
    const open = Object.entries(spot.tiles ?? {}).filter(([tile, needed]) => {
      const good = spot.counted?.[tile];
      return good && needed[0] !== undefined && !me.tiles.includes(tile) && me.goods[good] >= needed[0];
    });
    return open.length ? [{ icon: 'mosque-tile', count: 1 }] : null;
  },
  post_office: (spot) =>
    mail(spot).map((one) =>
      /^\d+$/.test(one) ? { icon: 'lira', count: Number(one) } : { icon: `good-${one}`, count: 1 },
    ),
  caravansary: (spot) => [
    { icon: 'bonus-card', count: spot.cards },
    ...(spot.coffee ? [{ icon: 'coffee', count: spot.coffee }] : []),
  ],
  guild_hall: (spot) => [
    { icon: 'guild-card', count: spot.cards },
    { icon: 'coffee', count: spot.coffee },
  ],
  fountain: (_, me) => (me.assistants.length ? [{ icon: 'assistant', count: me.assistants.length }] : null),
  police_station: (_, me) => (me.family === POLICE ? [{ icon: 'family' }] : null),
  tea_house: () => [{ icon: 'dice' }],
  black_market: () => [{ icon: 'dice' }],
  roasting_plant: (spot) => [{ icon: 'coffee', count: Number(spot.coffee) }],
  tavern: () => [],
};

/** What the post office hands out next: an indicator that is down uncovers the upper space of its column. */
export function mail(spot: Place): string[] {
  const down = spot.down ?? 0;
  return [...(spot.upper ?? []).slice(0, down), ...(spot.lower ?? []).slice(down)];
}

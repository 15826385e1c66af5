/** What each of the eight actions would use and give now. */

import type { Scene } from '../../lib/scene.svelte';
import { capital, listed, say } from '../../lib/words.svelte';
import type { Choice } from '../../lib/wire';
import {
  CARD_TONE,
  either,
  FACE_ICONS,
  ICONS,
  inWords,
  ON_PAPER,
  signs,
  tileLook,
  ZONE_LOOKS,
  type Sign,
} from './looks';
import { covers, purse, tilePrice, zonePrice } from './purse';
import { COLOURS, looking, viewOf, type Amounts, type Colour, type Resource, type View } from './view';

export interface Deal {
  uses: Sign[];
  gives: Sign[];
  text: string; // for screen readers, and under the pointer
  faces: Partial<Record<string, number>>; // dice that it could use
  short: Resource[]; // resources that the supply lacks
}

const NONE: Deal = { uses: [], gives: [], text: '', faces: {}, short: [] };

/** The action that a choice is about; '' for ending the turn. */
export function actionOf(choice: Choice | null): string {
  return choice?.parts.action?.startsWith('action.') ? choice.parts.action.slice(7) : '';
}

export function deal(scene: Scene, action: string): Deal {
  const view = viewOf(scene);
  const seat = looking(scene);
  const { data } = scene.unit('action', action);
  return DEALS[action]?.(scene, view, seat, data) ?? NONE;
}

type Worked = (scene: Scene, view: View, seat: number, data: Record<string, unknown>) => Deal;

const one = (icon: string, tone?: string): Sign => ({ icon, count: 1, tone });

/** The colours of which `count` can be paid. */
function colours(view: View, seat: number, count: number): Colour[] {
  return COLOURS.filter((colour) => covers(view, seat, { [colour]: count }));
}

function lacking(view: View, gives: Amounts): Resource[] {
  return (Object.keys(gives) as Resource[]).filter((kind) => (view.supply[kind] ?? Infinity) < (gives[kind] ?? 0));
}

const same: Worked = (scene, view, seat, data) => {
  const goods = Number(data.goods);
  const tokens = Number(data.tokens);
  const can = colours(view, seat, goods);
  const only = can.length === 1 ? can[0] : undefined;
  const faces = Object.fromEntries(can.map((colour) => [colour, view.faces[colour]]));
  if (only)
    return {
      uses: Array(goods).fill(one(ICONS[only])),
      gives: signs({ [only]: tokens }),
      text: said({ [only]: goods }, { [only]: tokens }),
      faces,
      short: lacking(view, { [only]: tokens }),
    };
  const names = can.map((colour) => scene.unit('colour', colour).name);
  return {
    uses: can.length
      ? either(can.map((colour, at) => ({ icon: ICONS[colour], count: at ? 0 : goods })))
      : [{ icon: 'good-choice', count: goods }],
    gives: [{ icon: can.length ? '' : 'good-choice', count: tokens }], // of the same colour
    text: can.length ? say('web-dice-same', { goods, tokens, colours: listed(names) }) : '',
    faces,
    short: [],
  };
};

const different: Worked = (_, view, seat, data) => {
  const goods = Number(data.goods);
  const gives = (data.gives ?? {}) as Amounts;
  const have = purse(view, seat);
  const can = COLOURS.filter((colour) => have[colour]);
  const brown = Math.max(0, goods - can.length);
  const able = covers(view, seat, { different: goods });
  // one way to pay: dice before goods in stock
  const first = [...can]
    .sort((a, b) => Number(Boolean(view.faces[b])) - Number(Boolean(view.faces[a])))
    .slice(0, goods);
  const shown = able
    ? [...COLOURS.filter((colour) => first.includes(colour)), ...Array<'brown'>(brown).fill('brown')]
    : COLOURS.slice(0, goods);
  return {
    uses: shown.map((colour) => one(ICONS[colour])),
    gives: signs(gives),
    text: able ? said({ different: goods }, gives) : '',
    faces: Object.fromEntries(can.map((colour) => [colour, view.faces[colour]])),
    short: lacking(view, gives),
  };
};

const lira: Worked = (scene, view, seat, data) => {
  const coins = seat === view.active ? view.faces.coin : 0;
  const gives: Amounts = { lira: Math.max(coins, 1) * Number(data.each) };
  for (const [tile, count] of Object.entries(view.players[seat]?.tiles ?? {})) {
    const { good } = scene.unit('tile', tile).data;
    const working = count - (seat === view.active ? view.fresh.filter((one) => one === tile).length : 0);
    if (typeof good === 'string') gives[good] = (gives[good] ?? 0) + working;
  }
  return {
    uses: [{ icon: FACE_ICONS.coin, count: Math.max(coins, 1) }],
    gives: signs(gives),
    text: coins ? said({ coin: coins }, gives) : '',
    faces: { coin: coins },
    short: lacking(view, gives),
  };
};

const cards: Worked = (_, view, seat) => {
  const count = seat === view.active ? view.faces.card : 0;
  return {
    uses: [{ icon: FACE_ICONS.card, count: Math.max(count, 1) }],
    gives: [one('bonus-card', CARD_TONE)],
    text: count ? say('web-dice-cards', { count }) : '',
    faces: { card: count },
    short: [],
  };
};

const mosque: Worked = (scene, view, seat) => {
  const can = [...new Set(view.display)].filter((tile) => covers(view, seat, tilePrice(scene, tile)));
  const only = can.length === 1 ? can[0] : undefined;
  return {
    uses: only ? signs(tilePrice(scene, only)) : [],
    gives: can.length ? either(can.map((tile) => tileLook(scene, tile))) : [one('mosque-tile', ON_PAPER)],
    text: can.length
      ? capital(say('web-dice-tiles-payable', { tiles: listed(can.map((tile) => scene.unit('tile', tile).name)) }))
      : '',
    faces: view.faces,
    short: [],
  };
};

const ruby: Worked = (scene, view, seat) => {
  const can = Object.keys(view.zones).flatMap((zone) => {
    const price = zonePrice(scene, zone);
    return price && covers(view, seat, price) ? [[zone, price] as const] : [];
  });
  const only = can.length === 1 ? can[0] : undefined;
  return {
    uses: only ? signs(only[1]) : either(can.map(([zone]) => ({ icon: ZONE_LOOKS[zone]?.icon ?? 'star8', count: 0 }))),
    gives: [one('ruby')],
    text: can.length
      ? say('web-dice-zones-payable', {
          zones: listed(can.map(([zone, price]) => `${scene.unit('zone', zone).forms.short} (${inWords(price)})`)),
        })
      : '',
    faces: view.faces,
    short: [],
  };
};

const DEALS: Record<string, Worked> = {
  same_goods: same,
  two_different: different,
  three_different: different,
  four_different: different,
  lira,
  cards,
  mosque,
  ruby,
};
export const ACTIONS = Object.keys(DEALS);

function said(uses: Amounts, gives: Amounts): string {
  return say('web-dice-exchange', { uses: inWords(uses), gives: inWords(gives) });
}

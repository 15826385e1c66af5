/** Prices, and what a seat can pay with, as far as everybody can see. */

import type { Scene } from '../../lib/scene.svelte';
import { COLOURS, viewOf, type Amounts, type Colour, type View } from './view';

/** What a seat can pay with, including the dice if it is the active one. */
export function purse(view: View, seat: number): Record<Colour | 'brown' | 'crystal' | 'lira', number> {
  const me = view.players[seat];
  const faces = (colour: Colour): number => (seat === view.active ? view.faces[colour] : 0);
  const colours = COLOURS.map((colour) => [colour, (me?.[colour] ?? 0) + faces(colour)] as const);
  return {
    brown: me?.brown ?? 0,
    crystal: me?.crystal ?? 0,
    lira: me?.lira ?? 0,
    ...Object.fromEntries(colours),
  } as ReturnType<typeof purse>;
}

/** Whether a seat can pay a price. Brown goods replace any good; for different goods each colour counts once. */
export function covers(view: View, seat: number, price: Amounts): boolean {
  const have = purse(view, seat);
  const brown = have.brown - (price.brown ?? 0);
  if (brown < 0 || have.lira < (price.lira ?? 0) || have.crystal < (price.crystal ?? 0)) return false;
  if (price.different) return COLOURS.filter((colour) => have[colour]).length + brown >= price.different;
  const sum = (count: (colour: Colour) => number): number => COLOURS.reduce((all, colour) => all + count(colour), 0);
  const missing = sum((colour) => Math.max(0, (price[colour] ?? 0) - have[colour]));
  const wanted = sum((colour) => price[colour] ?? 0) + (price.goods ?? 0);
  return missing <= brown && wanted <= sum((colour) => have[colour]) + brown;
}

/** The price of a zone's next ruby; undefined if none is left to buy. */
export function zonePrice(scene: Scene, zone: string): Amounts | undefined {
  const price = viewOf(scene).zones[zone]?.prices[0];
  if (price === undefined || zone === 'mosque') return undefined;
  const { good } = scene.unit('zone', zone).data;
  if (typeof good === 'string') return { [good]: price };
  return zone === 'right_carpet' ? { lira: price } : { red: 1, yellow: 1, green: 1, blue: 1, goods: price };
}

export function tilePrice(scene: Scene, tile: string): Amounts {
  const { data } = scene.unit('tile', tile);
  return Object.fromEntries(
    COLOURS.flatMap((colour) => (typeof data[colour] === 'number' ? [[colour, data[colour]]] : [])),
  );
}

/** The state of a place in a few signs, for small screens and for those who listen. */

import { mail, sale } from './forecast';
import type { View } from './view';

export interface Sign {
  icon: string;
  count?: number;
  text?: string; // where the sign does not speak for itself
}

export function badge(view: View, viewer: number | null, place: string): Sign[] {
  const spot = view.places[place];
  const me = viewer === null ? undefined : view.players[viewer];
  if (!spot) return [];
  if (spot.good && me) return [{ icon: `good-${spot.good}`, count: me.capacity - me.goods[spot.good] }];
  if (spot.good) return [{ icon: `good-${spot.good}` }];
  if (spot.upper) return posted(mail(spot));
  if (spot.demand) return me ? [{ icon: 'lira', count: sale(spot, me).lira }] : [{ icon: 'lira' }];
  if (Array.isArray(spot.price))
    return [
      { icon: 'ruby', count: spot.rubies },
      { icon: 'good-any', count: spot.price.length },
    ];
  if (typeof spot.price === 'number' && place === 'coffee_house') return [{ icon: 'coffee', count: spot.price }];
  if (typeof spot.price === 'number') return [{ icon: 'lira', count: spot.price }];
  if (spot.tiles && spot.rubies !== undefined)
    return Object.entries(spot.tiles).flatMap(([tile, needed]) =>
      needed[0] === undefined ? [] : [{ icon: `good-${spot.counted?.[tile]}`, count: needed[0] }],
    );
  if (spot.jewels || spot.consolation) return [{ icon: 'dice' }];
  if (spot.cards) return [{ icon: place === 'guild_hall' ? 'guild-card' : 'bonus-card', count: spot.cards }];
  if (spot.barrier) return [{ icon: 'coffee', count: spot.barrier }];
  return [];
}

function posted(letters: string[]): Sign[] {
  const lira = letters.filter((one) => /^\d+$/.test(one)).reduce((sum, one) => sum + Number(one), 0);
  const goods = letters.filter((one) => !/^\d+$/.test(one)).map((one) => ({ icon: `good-${one}`, count: undefined }));
  return [...goods, { icon: 'lira', count: lira }];
}

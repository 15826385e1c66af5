/** The signs of cards, tiles and tokens. */

import type { Scene } from '../../lib/scene.svelte';

interface CardSign {
  icon: string;
  text?: string;
}

/** What a bonus card shows: an icon and a short text. `%lira` stands for the number of that name in the card's row. */
export const CARDS: Record<string, CardSign> = {
  gain_good: { icon: 'good-any', text: '+1' },
  five_lira: { icon: 'lira', text: '+%lira' },
  far: { icon: 'steps', text: '%low–%high' },
  stay: { icon: 'steps', text: '%low' },
  return_assistant: { icon: 'assistant', text: '+1' },
  family_home: { icon: 'family' },
  sell_any: { icon: 'place-small-market' },
  palace_again: { icon: 'place-palace', text: '×2' },
  mail_again: { icon: 'place-post', text: '×2' },
  gems_again: { icon: 'place-gem', text: '×2' },
  coffee: { icon: 'coffee', text: '+%coffee' },
  guild: { icon: 'guild-card', text: '+1' },
  coffee_for_money: { icon: 'lira' },
  dice: { icon: 'dice' },
  exchange: { icon: 'swap' },
  die_to_6: { icon: 'die-6' },
  corner: { icon: 'steps', text: '◰' },
  wainwright_again: { icon: 'place-wainwright', text: '×2' },
  coffee_house_again: { icon: 'place-coffee-house', text: '×2' },
};

/** The sign of a card. A card that moves the merchant shares its key with the way to move, which has the numbers. */
export function cardSign(scene: Scene, card: string): CardSign {
  const { icon, text } = CARDS[card] ?? { icon: 'bonus-card' };
  const numbers = { ...scene.unit('reach', card).data, ...scene.unit('card', card).data };
  return { icon, text: text?.replace(/%(\w+)/g, (_, field: string) => String(numbers[field] ?? '')) };
}

export const TILES: Record<string, string> = {
  red: 'good-fabric',
  green: 'good-spice',
  yellow: 'good-fruit',
  blue: 'good-jewel',
  movement: 'steps',
  encounter: 'people',
};

export const TOKENS: Record<string, string> = {
  governor: 'governor',
  smuggler: 'smuggler',
  coffee_trader: 'coffee-trader',
};

/** The twenty places: each has its emblem and its own hue, the same by day and by night. */

interface Look {
  icon: string;
  hue: string;
}

export const PLACES: Record<string, Look> = {
  wainwright: { icon: 'place-wainwright', hue: '#7A4B22' },
  fabric_warehouse: { icon: 'place-fabric', hue: '#A5232C' },
  spice_warehouse: { icon: 'place-spice', hue: '#3B752C' },
  fruit_warehouse: { icon: 'place-fruit', hue: '#C9820A' },
  post_office: { icon: 'place-post', hue: '#2A68B4' },
  caravansary: { icon: 'place-caravansary', hue: '#A8672A' },
  fountain: { icon: 'place-fountain', hue: '#158A93' },
  black_market: { icon: 'place-black-market', hue: '#23263B' },
  tea_house: { icon: 'place-tea', hue: '#97400F' },
  large_market: { icon: 'place-large-market', hue: '#B2560E' },
  small_market: { icon: 'place-small-market', hue: '#B97A12' },
  police_station: { icon: 'place-police', hue: '#4B566C' },
  sultans_palace: { icon: 'place-palace', hue: '#1C3F94' },
  small_mosque: { icon: 'place-small-mosque', hue: '#1C8577' },
  great_mosque: { icon: 'place-great-mosque', hue: '#0C6771' },
  gemstone_dealer: { icon: 'place-gem', hue: '#7C1F4E' },
  roasting_plant: { icon: 'place-roasting', hue: '#6B3D1C' },
  guild_hall: { icon: 'place-guild', hue: '#3F4A8A' },
  tavern: { icon: 'place-tavern', hue: '#8A4B2A' },
  coffee_house: { icon: 'place-coffee-house', hue: '#4E2F1B' },
};

export function look(place: string): Look {
  return PLACES[place] ?? { icon: 'star8', hue: '#4B566C' };
}

/** What a bonus card shows: a few signs, no words. */
export const CARDS: Record<string, { icon: string; text?: string }> = {
  gain_good: { icon: 'good-any', text: '+1' },
  five_lira: { icon: 'lira', text: '+5' },
  far: { icon: 'steps', text: '3–4' },
  stay: { icon: 'steps', text: '0' },
  return_assistant: { icon: 'assistant', text: '+1' },
  family_home: { icon: 'family' },
  sell_any: { icon: 'place-small-market' },
  palace_again: { icon: 'place-palace', text: '×2' },
  mail_again: { icon: 'place-post', text: '×2' },
  gems_again: { icon: 'place-gem', text: '×2' },
  coffee: { icon: 'coffee', text: '+1' },
  guild: { icon: 'guild-card', text: '+1' },
  coffee_for_money: { icon: 'lira' },
  dice: { icon: 'dice' },
  exchange: { icon: 'swap' },
  die_to_6: { icon: 'die-6' },
  corner: { icon: 'steps', text: '◰' },
  wainwright_again: { icon: 'place-wainwright', text: '×2' },
  coffee_house_again: { icon: 'place-coffee-house', text: '×2' },
};

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

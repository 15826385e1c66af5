/** The emblems of districts, merchants and events, and the hues of districts, the same in both themes. */

interface Look {
  icon: string;
  hue: string;
}

const DISTRICTS: Record<string, Look> = {
  port: { icon: 'place-harbour', hue: '#0E7F88' },
  palace: { icon: 'place-palace', hue: '#1C4AA8' },
  mosque: { icon: 'place-great-mosque', hue: '#27794B' },
  grand_bazaar: { icon: 'place-large-market', hue: '#96650A' },
  artisans: { icon: 'place-artisans', hue: '#A2562A' },
  harem: { icon: 'place-harem', hue: '#8E2F6B' },
  black_market: { icon: 'place-black-market', hue: '#2A2E45' },
};

export function look(district: string): Look {
  return DISTRICTS[district] ?? { icon: 'star8', hue: '#4B566C' };
}

/** The emblem of a merchant. The smuggler looks as in the other games. */
export function merchant(tile: string): string {
  return tile === 'smuggler' ? tile : `tile-${tile.replace('_', '-')}`;
}

const EVENTS: Record<string, string> = {
  market_day: 'place-small-market',
  sultans_tax: 'lira',
  palace_reception: 'place-palace',
  plague: 'plague',
  fire: 'fire',
  caravan: 'place-caravansary',
  blockade: 'barrier',
  guild_truce: 'tile-diplomat',
  governors_kindness: 'governor',
  feast_of_the_poor: 'feast',
  reorganisation: 'swap',
};

export function emblem(event: string): string {
  return EVENTS[event] ?? 'star8';
}

export const WAYS = ['north', 'east', 'south', 'west'] as const;
export type Way = (typeof WAYS)[number];

/** A Roman numeral: "I", "II", "III". */
export function roman(numeral: number): string {
  return 'I'.repeat(numeral);
}

/** The icons of the Dice Game, the same everywhere. */

import type { Scene } from '../../lib/scene.svelte';
import { listed, say } from '../../lib/words.svelte';
import type { Amounts, Face, Resource } from './view';

export const ICONS: Record<Resource, string> & Partial<Record<string, string>> = {
  red: 'good-fabric',
  yellow: 'good-fruit',
  green: 'good-spice',
  blue: 'good-jewel',
  brown: 'good-any',
  goods: 'good-choice',
  different: 'good-choice',
  crystal: 'crystal',
  lira: 'lira',
  tile: 'mosque-tile',
  ruby: 'ruby',
  zone_ruby: 'ruby',
};

export const FACE_ICONS: Record<Face, string> & Partial<Record<string, string>> = {
  red: 'face-fabric',
  yellow: 'face-fruit',
  green: 'face-spice',
  blue: 'face-jewel',
  coin: 'face-coin',
  card: 'face-card',
};

export const ZONE_LOOKS: Record<string, { icon: string; hue: string }> = {
  red: { icon: 'good-fabric', hue: '#B3262E' },
  yellow: { icon: 'good-fruit', hue: '#E0A010' },
  green: { icon: 'good-spice', hue: '#3E7B2E' },
  blue: { icon: 'good-jewel', hue: '#1D55B5' },
  left_carpet: { icon: 'good-any', hue: '#7A4F26' },
  right_carpet: { icon: 'lira', hue: '#C98A10' },
  mosque: { icon: 'mosque-tile', hue: '#0F6F78' },
};
export const TILE_HUE = '#0A6A72';
export const CARD_HUE = '#6B3FA0';
/** Colours on ivory, which is the same in light and dark themes. */
export const IVORY =
  '--good-any:#7A4F26;--good-fabric:#B3262E;--good-spice:#3E7B2E;--good-jewel:#1D55B5;' +
  '--paper:#FCF8EE;--ink:#17233F;--turquoise-ink:#0A6A72';
export const ON_PAPER = '--a:var(--turquoise-ink);--b:var(--turquoise-ink);--k:var(--paper)';
export const CARD_TONE = '--a:#6B3FA0;--k:#FFE9B0';

/** An icon with a number. A count of 0 or 1 is not written, except for lira. */
export interface Sign {
  icon: string;
  count: number;
  tone?: string;
  or?: boolean; // an alternative to the sign before it
}

/** These signs as alternatives. */
export function either(all: Sign[]): Sign[] {
  return all.map((sign, at) => ({ ...sign, or: at > 0 }));
}

export function signs(amounts: Amounts): Sign[] {
  return Object.entries(amounts).flatMap(([what, count]) =>
    count ? [{ icon: ICONS[what] ?? 'star8', count, tone: TONES[what] }] : [],
  );
}
const TONES: Record<string, string> = { tile: ON_PAPER };

/** Amounts in words: "2 fabrics and 1 lira". */
export function inWords(amounts: Amounts): string {
  return listed(
    Object.entries(amounts).flatMap(([what, count]) => (count ? [say(`web-dice-some-${what}`, { count })] : [])),
  );
}

export interface TileLook extends Sign {
  label: string;
}

const BRINGS: [string, string, string?][] = [
  ['lira', 'lira'],
  ['crystals', 'crystal'],
  ['cards', 'bonus-card', CARD_TONE],
  ['actions', 'play', '--a:var(--pistachio-ink)'],
  ['dice', 'dice', '--a:var(--ink);--b:var(--madder);--k:var(--paper)'],
];

/** What a mosque tile gives: a sign and a few words. */
export function tileLook(scene: Scene, tile: string): TileLook {
  const { data } = scene.unit('tile', tile);
  if (typeof data.good === 'string')
    return { icon: ICONS[data.good] ?? 'star8', count: 1, label: say(`web-dice-tile-${data.good}`) };
  for (const [field, icon, tone] of BRINGS) {
    const count = Number(data[field] ?? 0);
    if (count) return { icon, count, tone, label: say(`web-dice-tile-${field}`, { count }) };
  }
  return { icon: 'mosque-tile', count: 1, label: scene.unit('tile', tile).name };
}

/** How many of the tiles for the mosque's ruby a player owns, in words. */
export const tilesSaid = (owned: number, tiles: number): string =>
  say(owned < tiles ? 'web-dice-tiles' : 'web-dice-tiles-all', { owned, tiles });

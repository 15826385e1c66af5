/** The guide's pictures and signs: pieces of the Dice Game. */

import { parted, type Drawings } from '../../guide/drawing';
import { CARD_HUE, ICONS, TILE_HUE, ZONE_LOOKS } from './looks';

const IVORY = '#FCF8EE';
const TILE = '#0A6A72';

/** The sign of each action: what it is mostly about. */
const ACTIONS: Record<string, { icon: string; hue: string }> = {
  same_goods: { icon: 'good-fabric', hue: '#F4ECDA' },
  two_different: { icon: 'crystal', hue: '#F4ECDA' },
  three_different: { icon: 'good-any', hue: '#F4ECDA' },
  four_different: { icon: 'good-choice', hue: '#F4ECDA' },
  lira: { icon: 'face-coin', hue: '#F4ECDA' },
  cards: { icon: 'bonus-card', hue: CARD_HUE },
  mosque: { icon: 'mosque-tile', hue: TILE_HUE },
  ruby: { icon: 'ruby', hue: '#F4ECDA' },
};

/** What tiles of each kind show. */
const TILES: Record<string, string> = {
  crystal: 'crystal',
  lira: 'lira',
  bazaar: 'bonus-card',
  action: 'play',
  die: 'dice',
};

export const drawings: Drawings = {
  pictures: {
    goal: {
      pieces: [
        { icon: 'ruby', at: [46, 20], size: 26 },
        { icon: 'ruby', at: [82, 20], size: 26 },
        { icon: 'ruby', at: [64, 12], size: 24 },
        { icon: 'face-fabric', at: [34, 58], size: 26, tile: IVORY },
        { icon: 'face-jewel', at: [68, 62], size: 26, tile: IVORY },
        { icon: 'face-fruit', at: [102, 54], size: 26, tile: IVORY },
      ],
    },
    income: {
      pieces: [
        { icon: 'crystal', at: [38, 46], size: 32, tile: TILE },
        { icon: 'lira', at: [92, 46], size: 32, tile: TILE },
      ],
    },
    throw: {
      way: 'M10 70Q24 30 52 26',
      pieces: [
        { icon: 'face-fabric', at: [44, 58], size: 24, tile: IVORY },
        { icon: 'face-coin', at: [82, 34], size: 24, tile: IVORY },
        { icon: 'face-jewel', at: [104, 66], size: 24, tile: IVORY },
        { icon: 'crystal', at: [18, 40], size: 22 },
      ],
    },
    actions: {
      way: 'M70 48L86 48',
      pieces: [
        { icon: 'face-fabric', at: [28, 30], size: 22, tile: IVORY },
        { icon: 'face-fabric', at: [54, 46], size: 22, tile: IVORY },
        { icon: 'good-fabric', at: [26, 68], size: 22 },
        { icon: 'ruby', at: [106, 48], size: 36 },
      ],
    },
    pass_on: {
      way: 'M34 32Q64 4 94 32',
      pieces: [
        { icon: 'p-lale', at: [28, 54], size: 30, tone: 'color:#fff', tile: 'var(--p-lale)' },
        { icon: 'p-karanfil', at: [100, 54], size: 30, tone: 'color:#fff', tile: 'var(--p-karanfil)' },
        { icon: 'dice', at: [64, 50], size: 26, tone: '--a:#FCF8EE;--b:#B3262E;--k:#17233F' },
      ],
    },
  },
  sign(unit) {
    const [kind, key] = parted(unit);
    if (kind === 'action') return ACTIONS[key];
    if (kind === 'zone') return ZONE_LOOKS[key];
    if (kind === 'resource') return { icon: ICONS[key] ?? 'star8', hue: '#F4ECDA' };
    const [what = '', good = ''] = key.split('_');
    return { icon: TILES[what] ?? ICONS[good] ?? 'mosque-tile', hue: TILE_HUE };
  },
};

import type { Poster } from '../family';
import { TILE_HUE, ZONE_LOOKS } from './looks';
import type { View } from './view';

const TILE_ICONS: Record<string, string> = {
  lira: 'lira',
  crystal: 'crystal',
  bazaar: 'bonus-card',
  action: 'play',
  die: 'dice',
  good: 'good-choice',
};

/** The ruby zones above, the mosque tiles below. */
const tiles: Poster['tiles'] = (any) => {
  const view = any as unknown as View;
  const zones = Object.keys(view.zones).filter((zone) => zone !== 'mosque');
  return [
    zones.map((zone) => ZONE_LOOKS[zone] ?? { icon: 'ruby', hue: TILE_HUE }),
    view.display.map((tile) => ({ icon: TILE_ICONS[tile.split('_')[0] ?? ''] ?? 'mosque-tile', hue: TILE_HUE })),
  ];
};

export const posters: Record<string, Poster> = {
  dice: {
    hue: '#7E1C23',
    awning: '#128C95',
    icons: ['face-fruit', 'face-jewel', 'face-coin'],
    minutes: '20–40',
    tiles,
    again: () => ({}),
  },
};

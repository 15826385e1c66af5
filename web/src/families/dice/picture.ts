/** A small picture of a table of the Dice Game. */

import type { Family } from '../family';
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
export const picture: Family['picture'] = (any) => {
  const view = any as unknown as View;
  const zones = Object.keys(view.zones).filter((zone) => zone !== 'mosque');
  return [
    zones.map((zone) => ZONE_LOOKS[zone] ?? { icon: 'ruby', hue: TILE_HUE }),
    view.display.map((tile) => ({ icon: TILE_ICONS[tile.split('_')[0] ?? ''] ?? 'mosque-tile', hue: TILE_HUE })),
  ];
};

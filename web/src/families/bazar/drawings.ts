/** The guide's pictures and signs: pieces of Bazar. */

import { parted, type Drawings } from '../../guide/drawing';
import { emblem, look, merchant } from './looks';

const IVORY = '--a:#FFF8EA;--b:#FFCF5C;--k:#17233F';
const LALE = 'var(--p-lale)';
const HILAL = 'var(--p-hilal)';
const TOKENS: Record<string, string> = { plus: 'plus', minus: 'minus', barred: 'barred' };
const PORT = look('port').hue;
const PALACE = look('palace').hue;

export const drawings: Drawings = {
  pictures: {
    goal: {
      pieces: [
        { icon: look('palace').icon, at: [64, 34], size: 44, tone: `--a:#FFF8EA;--b:#FFCF5C;--k:${PALACE}` },
        ...(
          [
            [36, 68],
            [56, 74],
            [76, 74],
            [94, 68],
            [66, 62],
          ] as [number, number][]
        ).map((at) => ({
          icon: 'lira',
          at,
          size: 22,
        })),
      ],
    },
    order: {
      pieces: [
        { icon: 'p-lale', at: [96, 50], size: 28, tone: 'color:#fff', tile: LALE },
        { icon: 'p-hilal', at: [58, 54], size: 22, tone: 'color:#fff', tile: HILAL },
        { icon: 'p-nar', at: [26, 58], size: 18, tone: 'color:#fff', tile: 'var(--p-nar)' },
        { icon: 'lira', at: [88, 14], size: 20 },
        { icon: 'lira', at: [106, 14], size: 20 },
        { icon: 'lira', at: [58, 22], size: 20 },
      ],
    },
    event: {
      pieces: [
        { icon: 'fire', at: [36, 46], size: 36, tone: '--a:#FFB03A;--b:#FFE3A0;--k:#B3262E', tile: PORT },
        { icon: 'feast', at: [94, 46], size: 36, tone: IVORY, tile: PALACE },
        { icon: 'barred', at: [58, 20], size: 20, tone: '--a:#FFF8EA;--b:#B3262E;--k:#B3262E' },
        { icon: 'plus', at: [116, 20], size: 18, tone: '--a:#FFF8EA' },
      ],
    },
    place: {
      way: 'M66 52L84 52',
      pieces: [
        { icon: merchant('courier'), at: [40, 52], size: 30, tone: IVORY, tile: LALE },
        { icon: merchant('beggar'), at: [104, 52], size: 30, tone: IVORY, tile: HILAL },
      ],
    },
    coins: {
      way: 'M64 34L64 22',
      pieces: [
        { icon: merchant('architect'), at: [30, 60], size: 22, tone: IVORY, tile: LALE },
        { icon: merchant('pedlar'), at: [66, 60], size: 22, tone: IVORY, tile: LALE },
        { icon: merchant('diplomat'), at: [102, 60], size: 22, tone: IVORY, tile: HILAL },
        { icon: 'lira', at: [52, 16], size: 20 },
        { icon: 'lira', at: [74, 16], size: 20 },
      ],
    },
  },
  sign(unit) {
    const [kind, key] = parted(unit);
    if (kind === 'district') return look(key);
    if (kind === 'tile') return { icon: merchant(key), hue: '#6A3AA2' };
    if (kind === 'event_card') return { icon: emblem(key), hue: '#8A5300' };
    return { icon: TOKENS[key] ?? 'star8', hue: '#4B566C' };
  },
};

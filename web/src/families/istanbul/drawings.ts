/** The guide's pictures and signs: pieces of Istanbul and its expansion. */

import { parted, type Drawings, type Piece } from '../../guide/drawing';
import { LOOKS } from './places';
import { CARDS, TILES, TOKENS } from './signs';

const NONE = { icon: 'star8', hue: '#4B566C' };
const LALE = '--a:var(--p-lale);--b:#fff;--k:#fff;color:#fff';
const HILAL = '--a:var(--p-hilal);--b:#fff;--k:#fff;color:#fff';

/** A place as a tile of its hue. */
function tile(place: string, at: [number, number], size: number): Piece {
  const { icon, hue } = LOOKS[place] ?? NONE;
  return { icon, at, size, tone: `--a:#FFF8EA;--b:#FFCF5C;--k:${hue}`, tile: hue };
}

export const drawings: Drawings = {
  pictures: {
    goal: {
      pieces: [
        { icon: 'wheelbarrow', at: [64, 52], size: 70, tone: '--a:#C68A4A;--b:#FFE3A0;--k:#4F2D0F' },
        ...(
          [
            [44, 24],
            [60, 14],
            [76, 22],
            [58, 30],
          ] as [number, number][]
        ).map((at) => ({ icon: 'ruby', at, size: 22 })),
      ],
    },
    walk: {
      way: 'M22 40Q64 4 104 34',
      pieces: [
        tile('tea_house', [22, 62], 22),
        tile('large_market', [64, 62], 22),
        tile('caravansary', [106, 62], 22),
        { icon: 'merchant', at: [106, 28], size: 34, tone: LALE },
        { icon: 'assistant', at: [90, 78], size: 18, tone: LALE },
      ],
    },
    pay: {
      way: 'M42 34Q64 10 86 34',
      pieces: [
        tile('gemstone_dealer', [64, 66], 22),
        { icon: 'merchant', at: [30, 54], size: 42, tone: LALE },
        { icon: 'merchant', at: [98, 54], size: 42, tone: HILAL },
        { icon: 'lira', at: [64, 20], size: 24 },
      ],
    },
    act: {
      pieces: [
        tile('large_market', [64, 48], 40),
        { icon: 'good-fabric', at: [16, 34], size: 22 },
        { icon: 'good-spice', at: [16, 62], size: 22 },
        { icon: 'lira', at: [112, 48], size: 28 },
      ],
    },
    meet: {
      pieces: [
        { icon: 'merchant', at: [26, 54], size: 44, tone: LALE },
        { icon: 'family', at: [66, 26], size: 30, tone: '--a:var(--p-karanfil);--k:#fff;color:#fff' },
        { icon: 'governor', at: [102, 38], size: 34, tone: '--a:#C49A2A;--b:#fff;--k:#fff' },
        { icon: 'smuggler', at: [72, 64], size: 34, tone: '--a:#0A0D18;--k:#E9D9B5' },
      ],
    },
  },
  sign(unit) {
    const [kind, key] = parted(unit);
    if (kind === 'place') return LOOKS[key];
    if (kind === 'card') return { icon: CARDS[key]?.icon ?? 'bonus-card', hue: '#6B3FA0' };
    if (kind === 'tile') return { icon: TILES[key] ?? 'mosque-tile', hue: '#0A6A72' };
    return { icon: TOKENS[key] ?? key, hue: key === 'smuggler' ? '#1C1F2B' : '#6B4A12' };
  },
};

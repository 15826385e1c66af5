/** Where everything in the graph of chances is drawn. Steps run from left to right, shares from 0 to 1 upwards. */

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (step: number) => number;
  y: (share: number) => number;
  /** The step that a place on the graph stands for. */
  stepAt: (x: number) => number;
}

const TICK = 26; // pixels from one number to the next, at least
const EVERY = [1, 2, 5, 10, 20, 50];

export function scaled({ width, height, left, right, top, bottom }: Box, last: number): Scale {
  const wide = Math.max(width - left - right, 1);
  const high = Math.max(height - top - bottom, 1);
  const steps = Math.max(last, 1);
  return {
    x: (step) => left + (step / steps) * wide,
    y: (share) => top + (1 - share) * high,
    stepAt: (x) => Math.max(0, Math.min(last, Math.round(((x - left) / wide) * steps))),
  };
}

/** The seats from bottom to top: the chosen one, then the others in turn order. */
export function stackedFrom(seats: number, first: number): number[] {
  return Array.from({ length: seats }, (_, at) => (first + at) % seats);
}

/** For each seat of the order, the edges of its band at every step: [below, above]. */
export function edges(chances: number[][], order: number[]): [number, number][][] {
  const low = chances.map(() => 0);
  return order.map((seat) =>
    chances.map((shares, at): [number, number] => {
      const below = low[at] ?? 0;
      low[at] = below + (shares[seat] ?? 0);
      return [below, low[at]];
    }),
  );
}

type Spot = [step: number, share: number];

function path(spots: Spot[], { x, y }: Scale, start = 'M'): string {
  return spots.map(([step, share], at) => `${at ? 'L' : start}${x(step).toFixed(1)} ${y(share).toFixed(1)}`).join('');
}

export function line(shares: number[], scale: Scale): string {
  return path(
    shares.map((share, step): Spot => [step, share]),
    scale,
  );
}

/** A closed shape between two edges. */
export function band(edge: [number, number][], scale: Scale): string {
  const above = edge.map(([, high], step): Spot => [step, high]);
  const below = edge.map(([low], step): Spot => [step, low]).reverse();
  return edge.length ? `${path(above, scale)}${path(below, scale, 'L')}Z` : '';
}

/** The rounds that get a number below the graph, each at its first step: as many as there is room for. */
export function ticks(rounds: number[], scale: Scale): { round: number; step: number }[] {
  const firsts = rounds.flatMap((round, step) => (round > 0 && round !== rounds[step - 1] ? [{ round, step }] : []));
  const room = scale.x(rounds.length - 1) - scale.x(0);
  const every = EVERY.find((n) => (firsts.length / n) * TICK <= room) ?? 100;
  return firsts.filter(({ round }) => round === 1 || round % every === 0);
}

/** Move signs apart that would cover each other: each gets the height it wants, or the next free one above. */
export function apart(wanted: { x: number; y: number }[], size: number, top: number): number[] {
  const placed: { x: number; y: number }[] = [];
  for (const { x, y } of wanted) {
    const near = placed.filter((one) => Math.abs(one.x - x) < size);
    let at = y;
    for (let tries = 0; tries <= near.length; tries++) {
      const hit = near.find((one) => Math.abs(one.y - at) < size);
      if (!hit) break;
      at = hit.y - size;
    }
    placed.push({ x, y: Math.max(at, top) });
  }
  return placed.map(({ y }) => y);
}

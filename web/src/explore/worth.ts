/** What rollouts say, put together as they come in. */

import type { Judged, Worth } from '../lib/wire';

export const WIDE = 1.96; // standard errors: 95 per cent

/** The mean of all rollouts of two answers. */
export function merged(a: Worth | undefined, b: Worth): Worth {
  if (!a?.rollouts) return b;
  const rollouts = a.rollouts + b.rollouts;
  return {
    rollouts,
    mean: (a.mean * a.rollouts + b.mean * b.rollouts) / rollouts,
    se: Math.hypot(a.se * a.rollouts, b.se * b.rollouts) / rollouts,
  };
}

export function together(before: Judged | undefined, more: Judged): Judged {
  if (!before) return more;
  const choices = { ...before.choices };
  for (const [choice, worth] of Object.entries(more.choices)) choices[choice] = merged(choices[choice], worth);
  return {
    to_act: more.to_act,
    chances: more.chances.map((worth, seat) => merged(before.chances[seat], worth)),
    choices,
    rollouts: before.rollouts + more.rollouts,
  };
}

/** From where to where a chance may be, in whole points. */
export function interval({ mean, se }: Worth): [number, number] {
  const points = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));
  return [points(mean - WIDE * se), points(mean + WIDE * se)];
}

/** Choices, best first; those that nobody has rolled out stay behind, in their own order. */
export function ranked<T extends { choice: string }>(choices: T[], judged: Judged | undefined): T[] {
  const mean = ({ choice }: T): number => judged?.choices[choice]?.mean ?? -1;
  return [...choices].sort((a, b) => mean(b) - mean(a));
}

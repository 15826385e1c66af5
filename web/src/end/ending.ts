/** The end of a game: who stands where, which scores are shown, how close it was, and what decided it. */

import { markAt } from '../study/analysis';
import type { Sum } from '../study/ledger';
import type { Analysis, Mark, OutcomeInfo } from '../lib/wire';

/** A seat at the end: its rank, and its place from the left. The best stand in the middle. */
export interface Placed {
  seat: number;
  rank: number;
  place: number;
  line: string; // its rank and scores in words
}

/** The seats, best first. */
export function placed({ ranks, text }: OutcomeInfo): Placed[] {
  const order = ranks.map((rank, seat) => ({ rank, seat })).sort((a, b) => a.rank - b.rank);
  return order.map((one, at) => ({
    ...one,
    place: at % 2 ? -(at + 1) / 2 : at / 2, // the second to the left, the third to the right
    line: text[at + 1] ?? '',
  }));
}

/** The scores that are worth showing: the first two, and all that it took to break a tie. */
export function scoresShown({ names, decided_by }: OutcomeInfo): number[] {
  return names.map((_, at) => at).slice(1, Math.max(decided_by, 1) + 1);
}

/** How close it was, for a viewer or for anybody: the message to say it with, by how much, and next to whom. */
export interface Closing {
  how: 'won' | 'close' | 'behind' | 'shared' | 'decided';
  margin: number;
  other: number; // the seat that came second, or won
}

export function closing(outcome: OutcomeInfo, viewer: number | null): Closing {
  const [first, second] = placed(outcome);
  const main = (seat: number | undefined): number => outcome.scores[seat ?? 0]?.[0] ?? 0;
  const told = { margin: 0, other: first?.seat ?? 0 };
  if (outcome.winners.length > 1) return { how: 'shared', ...told };
  if (viewer === null || outcome.decided_by > 0) return { how: 'decided', ...told };
  if (outcome.winners.includes(viewer))
    return { how: 'won', margin: main(viewer) - main(second?.seat), other: second?.seat ?? 0 };
  const margin = main(first?.seat) - main(viewer);
  return { how: margin === 1 ? 'close' : 'behind', ...told, margin };
}

const DECISIVE = 0.04; // of a chance: what changed less did not decide a game

/** The step that changed a seat's chance most. */
export interface Turning {
  step: number;
  before: number;
  after: number;
  by: number | null; // whose turn it was
  mark: Mark | undefined;
}

/** Where the game turned for a seat, if it turned anywhere. */
export function turning(analysis: Analysis, seat: number): Turning | undefined {
  const chance = (step: number): number => analysis.steps[step]?.chances[seat] ?? 0;
  const change = (step: number): number => Math.abs(chance(step) - chance(step - 1));
  const step = analysis.moments.filter((one) => one > 0).sort((a, b) => change(b) - change(a))[0];
  if (step === undefined || change(step) < DECISIVE) return undefined;
  const by = analysis.steps[step]?.by ?? null;
  return { step, before: chance(step - 1), after: chance(step), by, mark: markAt(analysis, step) };
}

const FELT = 5; // points of luck that one notices
const LITTLE = 10; // points that even careful players give away

/** Luck and own play in a word each, from the sum of a seat: its columns are start, luck, own and others. */
export function tenor({ amounts: [, luck = 0, own = 0] }: Sum): { luck: string; own: string; points: number } {
  return {
    luck: luck >= FELT ? 'kind' : luck <= -FELT ? 'hard' : 'even',
    own: own > -LITTLE ? 'little' : 'much',
    points: -own || 0,
  };
}

/** An arch that stands on the ground, as a path. */
export function arch(width: number, height: number): string {
  const m = width / 2;
  const t = Math.min(height * 0.42, width * 0.62);
  const spots = (...all: number[]): string => all.map((one) => one.toFixed(1)).join(' ');
  return [
    `M0 ${height}V${t.toFixed(1)}`,
    `C${spots(0, t * 0.55, m * 0.52, t * 0.5, m * 0.78, t * 0.28)}`,
    `C${spots(m * 0.92, t * 0.17, m * 0.97, t * 0.1, m, 0)}`,
    `C${spots(m * 1.03, t * 0.1, m * 1.08, t * 0.17, m * 1.22, t * 0.28)}`,
    `C${spots(m * 1.48, t * 0.5, width, t * 0.55, width, t)}V${height}z`,
  ].join('');
}

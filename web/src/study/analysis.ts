/** What an analysis says of a game, asked in the ways in which the study page needs it. */

import { signed } from '../lib/words.svelte';
import type { Analysis, Mark, StudiedStep } from '../lib/wire';

export type Sign = Mark['mark'];

export const LUCKY = 0.03; // what chance must give or take before it is pointed out
export const EQUAL = 0.02; // choices closer than this are about equal
const SURE = 1.96; // standard errors on each side of a 95 % interval

/** A share as points of a hundred, rounded: 0.294 → 29. */
export const points = (share: number): number => Math.round(share * 100) || 0;

/** "+12", "−9", "0". */
export const gained = (count: number): string => (count ? signed(count) : '0');

/** Half of the 95 % interval, in points. */
export const margin = (se: number): number => Math.round(SURE * se * 100);

export function markAt(analysis: Analysis | null, step: number): Mark | undefined {
  return analysis?.marks.find((one) => one.step === step);
}

export function slips({ marks }: Analysis): Mark[] {
  return marks.filter((one) => one.mark !== 'fine').sort((a, b) => a.step - b.step);
}

/** The next step with a slip, by this seat if one is given; after the last, the first again. */
export function nextSlip(analysis: Analysis, at: number, by: 1 | -1, seat: number | null = null): number | undefined {
  const steps = slips(analysis)
    .filter((one) => seat === null || one.seat === seat)
    .map((one) => one.step);
  const ahead = by > 0 ? steps : steps.reverse();
  return ahead.find((step) => (step - at) * by > 0) ?? ahead[0];
}

/** What a move cost the seat that made it: 0 or less. Nothing at steps that are nobody's move. */
export function costOf(one: StudiedStep | undefined): number {
  return one && one.seat !== null ? (one.own[one.seat] ?? 0) : 0;
}

/** A seat's chance after its choice, before chance has its say: from 0 to 1. */
export function worthOf(one: StudiedStep, seat: number): number {
  const [chance = 0, luck = 0, unknown = 0] = [one.chances[seat], one.luck[seat], one.unknown[seat]];
  return Math.max(0, Math.min(1, chance - luck - unknown));
}

/** The chance after the better choice, rounded so that the two shares and what lies between them add up on the screen. */
export const betterThan = (worth: number, loss: number): number => Math.min(100, points(worth) + points(loss)) / 100;

/** What chance gave a seat at a step, if it is worth pointing out. */
export function luckOf(one: StudiedStep | undefined, seat: number | null): number {
  const luck = seat === null ? 0 : (one?.luck[seat] ?? 0);
  return Math.abs(luck) >= LUCKY ? luck : 0;
}

/** A sign at a step: a verdict on a move, or luck. */
export interface Noted {
  step: number;
  seat: number;
  sign: Sign | 'lucky' | 'unlucky';
}

/** What the graph shows: everybody's verdicts, and the luck of one seat, the greatest first. */
export function noted({ marks, steps }: Analysis, seat: number, most: number): Noted[] {
  const lots = steps
    .map((one) => ({ step: one.step, luck: luckOf(one, seat) }))
    .filter(({ luck }) => luck !== 0)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, most)
    .map(({ step, luck }): Noted => ({ step, seat, sign: luck > 0 ? 'lucky' : 'unlucky' }));
  return [...marks.map(({ step, seat: whose, mark }): Noted => ({ step, seat: whose, sign: mark })), ...lots];
}

/** What a key moment is about: the verdict on a move, or the luck of a seat. */
export function momentOf(analysis: Analysis, step: number, viewer: number): Noted & { gain: number } {
  const mark = markAt(analysis, step);
  const one = analysis.steps.find((other) => other.step === step);
  if (mark) return { step, seat: mark.seat, sign: mark.mark, gain: mark.mark === 'fine' ? mark.loss : -mark.loss };
  const gain = one?.luck[viewer] ?? 0;
  return { step, seat: one?.by ?? viewer, sign: gain < 0 ? 'unlucky' : 'lucky', gain };
}

/** What the study says to those who cannot see it. */

import { capital, named, say } from '../lib/words.svelte';
import type { Analysis, StepBrief } from '../lib/wire';
import { luckOf, margin, markAt, points } from './analysis';
import type { Column, Sum } from './ledger';

interface Names {
  name: (seat: number) => string;
  round: (step: StepBrief | undefined) => string;
}

/** "plus 12", "minus 9", "0". */
export function spelled(count: number): string {
  const far = Math.abs(count);
  return count ? say(count < 0 ? 'web-study-minus' : 'web-study-plus', { points: far }) : '0';
}

/** "Round 11, Lale", or what there is of it. */
export function whereSaid(looking: Names, step: StepBrief | undefined): string {
  const who = step?.seat === null || step === undefined ? say('web-study-setup-step') : looking.name(step.seat);
  return [looking.round(step), who].filter(Boolean).join(', ');
}

/** A step of the graph: where, everybody's chances, the verdict and the luck. */
export function stepSaid(looking: Names, analysis: Analysis | null, step: StepBrief | undefined): string {
  const one = step && analysis?.steps[step.step];
  const where = whereSaid(looking, step);
  if (!one) return where;
  const chances = one.chances.map((share, seat) => `${looking.name(seat)} ${points(share)}`).join(', ');
  const mark = markAt(analysis, one.step);
  const luck = luckOf(one, one.by);
  return [
    say('web-study-chances-said', { where, chances }),
    mark ? verdictSaid(mark.mark, mark.loss, mark.se) : '',
    luck ? say(luck > 0 ? 'web-study-lucky-said' : 'web-study-unlucky-said', { points: spelled(points(luck)) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function verdictSaid(sign: string, loss: number, se: number): string {
  const what = capital(say(`web-study-mark-${sign}`));
  const by = { what, points: points(loss), within: margin(se) };
  return say(sign === 'fine' ? 'web-study-fine-said' : 'web-study-verdict-said', by);
}

/** The sum of a seat in words: the caption of the ledger. */
export function sumSaid(who: string, { amounts, result }: Sum, columns: Column[]): string {
  const said = columns.map(({ key }, at) => {
    const count = amounts[at] ?? 0;
    return `${say(`web-study-column-${key}`)} ${at ? spelled(count) : count}`;
  });
  return `${named(who, said.join(', '))}. ${capital(say('web-study-column-result'))} ${result}.`;
}

/** The numbers behind the study page: the graph, the ledger, and what an analysis is asked. */

import './screen';
import { describe, expect, it } from 'vitest';
import {
  betterThan,
  costOf,
  gained,
  luckOf,
  margin,
  markAt,
  momentOf,
  nextSlip,
  noted,
  points,
  worthOf,
} from '../src/study/analysis';
import type { Account, Analysis } from '../src/lib/wire';
import { apart, band, edges, line, scaled, stackedFrom, ticks } from '../src/study/graph';
import { COLUMNS, FOLDED, range, rounded, sums, waterfall } from '../src/study/ledger';

const BOX = { width: 240, height: 120, left: 30, right: 10, top: 10, bottom: 10 };

describe('the graph', () => {
  const scale = scaled(BOX, 100);
  it('reads steps back from where they are drawn', () => {
    for (const step of [0, 1, 37, 99, 100]) expect(scale.stepAt(scale.x(step))).toBe(step);
    expect([scale.stepAt(-50), scale.stepAt(999)]).toEqual([0, 100]);
    expect([scale.y(0), scale.y(1)]).toEqual([110, 10]);
  });
  it('has room for a game of one step', () => {
    expect(scaled(BOX, 0).x(0)).toBe(30);
    expect(scaled(BOX, 0).stepAt(100)).toBe(0);
  });
  it('puts the chosen seat at the bottom', () => {
    expect(stackedFrom(4, 2)).toEqual([2, 3, 0, 1]);
  });
  it('stacks the seats up to 1', () => {
    const [lower, middle, upper] = edges([[0.2, 0.3, 0.5]], [1, 2, 0]);
    expect(lower?.[0]).toEqual([0, 0.3]);
    expect(middle?.[0]).toEqual([0.3, 0.8]);
    expect(upper?.[0]?.[1]).toBeCloseTo(1);
  });
  it('draws a band forth above and back below', () => {
    const two = scaled({ ...BOX, width: 140 }, 1);
    expect(
      band(
        [
          [0, 0.5],
          [0, 1],
        ],
        two,
      ),
    ).toBe('M30.0 60.0L130.0 10.0L130.0 110.0L30.0 110.0Z');
    expect(line([0.5, 1], two)).toBe('M30.0 60.0L130.0 10.0');
    expect(band([], two)).toBe('');
  });
  it('numbers as many rounds as there is room for', () => {
    const rounds = [0, ...Array.from({ length: 100 }, (_, at) => 1 + Math.floor(at / 5))];
    expect(ticks(rounds, scale).map(({ round }) => round)).toEqual([1, 5, 10, 15, 20]);
    expect(ticks(rounds, scaled({ ...BOX, width: 900 }, 100))).toHaveLength(20);
    expect(ticks(rounds, scale)[1]).toEqual({ round: 5, step: 21 });
  });
  it('keeps signs apart', () => {
    const at = { x: 50, y: 60 };
    expect(apart([at, at, { x: 55, y: 62 }, { x: 90, y: 60 }], 16, 0)).toEqual([60, 44, 28, 60]);
    expect(
      apart(
        [
          { x: 5, y: 8 },
          { x: 5, y: 8 },
        ],
        16,
        4,
      )[1],
    ).toBe(4);
  });
});

const row = (seat: number, own: number, others: number, result: number): Account => {
  const fixed = { start: 1 / 3, setup: 0.004, luck: 0.126, unknown: -0.0061 };
  const sum = fixed.start + fixed.setup + fixed.luck + fixed.unknown + own + others;
  return { seat, ...fixed, own, others, estimate: result - sum, result };
};

describe('the ledger', () => {
  const rows = [row(0, -0.1449, 0.6, 1), row(1, -0.605, 0.0049, 0), row(2, 0, -0.45, 0)];
  it.each([COLUMNS, FOLDED])('adds up on the screen', (...columns) => {
    for (const [at, one] of sums(rows, columns).entries()) {
      expect(one.amounts.reduce((sum, amount) => sum + amount, 0)).toBe(one.result);
      expect(one.result).toBe(points(rows[at]?.result ?? -1));
    }
  });
  it('rounds no part by a point or more, and no own play above 0', () => {
    expect(rounded([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
    expect(rounded([0.25, -0.004, -0.246])).toEqual([25, 0, -25]);
    expect(rounded([-0.001, 0.001])).toEqual([0, 0]);
    expect(rounded([0.5, 0.5, 0])).toEqual([50, 50, 0]);
  });
  it('lets each bar begin where the one before ended', () => {
    const [first] = sums(rows, FOLDED);
    const bars = waterfall(first!);
    expect(bars).toHaveLength(FOLDED.length + 1);
    for (const [at, bar] of bars.slice(1, -1).entries()) expect(bar.from).toBe(bars[at]?.to);
    expect(bars.at(-1)).toEqual({ from: 0, to: 100 });
    expect(bars.at(-2)?.to).toBe(100);
    const all = range(sums(rows, COLUMNS));
    expect(all.from).toBeLessThan(0);
    expect(all.to).toBeGreaterThanOrEqual(100);
  });
});

const quiet = { others: [0, 0], unknown: [0, 0], estimate: [0, 0], se: [0.01, 0.01] };
const ANALYSIS: Analysis = {
  title: 'any',
  seats: 2,
  depth: 'quick',
  steps: [
    { step: 0, seat: null, by: 0, choice: '', chances: [0.5, 0.5], luck: [0, 0], own: [0, 0], ...quiet },
    { step: 1, seat: 0, by: 0, choice: 'a', chances: [0.45, 0.55], luck: [0.04, -0.04], own: [-0.09, 0], ...quiet },
    { step: 2, seat: 1, by: 1, choice: 'b', chances: [0.4, 0.6], luck: [-0.05, 0.05], own: [0, 0], ...quiet },
    { step: 3, seat: 0, by: 0, choice: 'c', chances: [0.6, 0.4], luck: [0.01, -0.01], own: [-0.03, 0], ...quiet },
  ],
  marks: [
    { step: 3, seat: 0, choice: 'c', best: 'd', loss: 0.03, se: 0.005, mark: 'doubtful', line: [], why: '' },
    { step: 1, seat: 0, choice: 'a', best: 'd', loss: 0.09, se: 0.02, mark: 'blunder', line: [], why: '' },
    { step: 2, seat: 1, choice: 'b', best: 'b', loss: 0.05, se: 0.02, mark: 'fine', line: [], why: '' },
  ],
  ledger: [],
  split: false,
  moments: [1, 2],
};

describe('an analysis', () => {
  it('tells what a move cost', () => {
    expect(ANALYSIS.steps.map(costOf)).toEqual([0, -0.09, 0, -0.03]);
    expect(costOf(undefined)).toBe(0);
  });
  it('tells what a move was worth before the dice', () => {
    expect(worthOf(ANALYSIS.steps[1]!, 0)).toBeCloseTo(0.41);
    expect(worthOf({ ...ANALYSIS.steps[1]!, luck: [0.9, -0.9] }, 0)).toBe(0);
  });
  it('adds up on the screen', () => {
    expect(betterThan(0.064, 0.046)).toBe(0.11); // 6 and 5, though 6.4 and 4.6 were 11.0 as well
    expect(betterThan(0.055, 0.046)).toBe(0.11); // 6 and 5, and not 10
    expect(betterThan(0.97, 0.06)).toBe(1);
  });
  it('points out only luck that is worth it', () => {
    expect(ANALYSIS.steps.map((one) => luckOf(one, 0))).toEqual([0, 0.04, -0.05, 0]);
    expect(luckOf(ANALYSIS.steps[1], null)).toBe(0);
  });
  it('jumps from slip to slip, round the end, and never to a fine find', () => {
    expect(nextSlip(ANALYSIS, 0, 1)).toBe(1);
    expect(nextSlip(ANALYSIS, 1, 1)).toBe(3);
    expect(nextSlip(ANALYSIS, 3, 1)).toBe(1);
    expect(nextSlip(ANALYSIS, 3, -1)).toBe(1);
    expect(nextSlip(ANALYSIS, 1, -1)).toBe(3);
    expect(nextSlip(ANALYSIS, 0, 1, 1)).toBeUndefined();
  });
  it('signs everybody’s moves, and the greatest luck of one seat', () => {
    expect(noted(ANALYSIS, 0, 1).map(({ sign }) => sign)).toEqual(['doubtful', 'blunder', 'fine', 'unlucky']);
    expect(noted(ANALYSIS, 1, 9).filter(({ sign }) => sign === 'lucky')).toEqual([{ step: 2, seat: 1, sign: 'lucky' }]);
  });
  it('says what a key moment is about', () => {
    expect(momentOf(ANALYSIS, 1, 0)).toEqual({ step: 1, seat: 0, sign: 'blunder', gain: -0.09 });
    expect(momentOf({ ...ANALYSIS, marks: [] }, 2, 0)).toEqual({ step: 2, seat: 1, sign: 'unlucky', gain: -0.05 });
    expect(markAt(ANALYSIS, 2)?.mark).toBe('fine');
  });
  it('writes numbers as people do', () => {
    expect([gained(12), gained(-9), gained(0)]).toEqual(['+12', '−9', '0']);
    expect([points(0.294), points(-0.001), margin(0.02)]).toEqual([29, 0, 4]);
  });
});

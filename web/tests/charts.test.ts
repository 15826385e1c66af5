/** Charts of the Lab: what belongs together, and where it lies. */

import { describe, expect, it } from 'vitest';
import { countedIn, grouped, placeOn, scaleOf, seatOf, spanOf, ticksBetween, unitOf, winsIn } from '../src/box/charts';
import type { LabFigure } from '../src/lib/wire';

const figure = (name: string, before = 1, difference = 0, wide = 0.1): LabFigure => ({
  figure: name,
  name,
  before,
  after: before + difference,
  difference,
  low: difference - wide,
  high: difference + wide,
  sure: false,
});

describe('figures', () => {
  const all = ['rounds', 'wins:0', 'wins:3', 'taken:place:a', 'taken:place:b', 'kept:card:c'].map((name) =>
    figure(name),
  );
  it('are drawn with those of their sort', () => {
    expect(winsIn(all).map(seatOf)).toEqual([0, 3]);
    expect(countedIn(all).map(({ what, of }) => [what, of.map((one) => unitOf(one).key)])).toEqual([
      ['taken', ['a', 'b']],
      ['kept', ['c']],
    ]);
  });
  it('may lie as far from what was before as their difference, and never below nothing', () => {
    expect(spanOf(figure('rounds', 10, 2, 1))).toEqual({ before: 10, after: 12, low: 11, high: 13 });
    expect(spanOf(figure('rounds', 0.2, 0, 1)).low).toBe(0);
  });
});

describe('lengths of games', () => {
  it('stay as they are where there are few', () => {
    expect(
      grouped([
        [12, 1, 0],
        [14, 2, 3],
      ]),
    ).toEqual([
      [11, 0, 0],
      [12, 1, 0],
      [13, 0, 0],
      [14, 2, 3],
      [15, 0, 0],
    ]);
  });
  it('are put together where there are many, and none is lost', () => {
    const groups = grouped(Array.from({ length: 150 }, (_, at) => [50 + at, 1, 2]));
    expect(groups.length).toBeLessThanOrEqual(26);
    const sum = (at: 1 | 2): number => groups.reduce((total, row) => total + row[at], 0);
    expect([sum(1), sum(2)]).toEqual([150, 300]);
    expect(groups[0]?.slice(1)).toEqual([0, 0]);
    expect(groups.at(-1)?.slice(1)).toEqual([0, 0]);
  });
  it('are written where no number is cut off', () => {
    expect(ticksBetween(8, 13)).toEqual([9, 11, 12]);
    expect(ticksBetween(11, 13)).toEqual([12]);
    expect(ticksBetween(45.5, 157.5)).toEqual([57, 102, 146]);
  });
});

describe('a scale', () => {
  const spans = (...values: number[]) => values.map((one) => ({ before: one, after: one, low: one, high: one }));
  it.each([
    [spans(0.21, 0.29), false, [0.2, 0.22, 0.24, 0.26, 0.28, 0.3]],
    [spans(1.3, 4.1), true, [0, 2, 4, 6]],
    [spans(0, 0), true, [0, 0.25]],
    [spans(0.25, 0.25), false, [0.2, 0.3]],
  ])('has round marks around everything: %j', (all, fromNothing, marks) => {
    const scale = scaleOf(all, fromNothing);
    expect(scale.marks.map((one) => Number(one.toFixed(6)))).toEqual(marks);
    for (const { before } of all) {
      expect(placeOn(scale, before)).toBeGreaterThanOrEqual(0);
      expect(placeOn(scale, before)).toBeLessThanOrEqual(100);
    }
    expect(placeOn(scale, scale.high)).toBe(100);
  });
});

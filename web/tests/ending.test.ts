/** The end of a game: places, scores, words and the step that decided it. */

import { describe, expect, it } from 'vitest';
import { arch, closing, placed, scoresShown, tenor, turning } from '../src/end/ending';
import type { Analysis, OutcomeInfo, StudiedStep } from '../src/lib/wire';

function outcome(scores: number[][], decided_by = 0): OutcomeInfo {
  const order = [...scores].sort((a, b) => a.map((one, at) => (b[at] ?? 0) - one).find(Boolean) ?? 0);
  const ranks = scores.map((one) => 1 + order.findIndex((other) => other.join() === one.join()));
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { ranks, scores, names: ['rubies', 'lira', 'goods'], winners, decided_by, text: ['', 'first', 'second'] };
}

describe('the arches', () => {
  it('stand by rank, the best in the middle', () => {
    const all = placed(outcome([[1], [5], [4], [3], [2]]));
    expect(all.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 0]);
    expect([...all].sort((a, b) => a.place - b.place).map(({ rank }) => rank)).toEqual([4, 2, 1, 3, 5]);
    expect(all[1]?.line).toBe('second');
  });
  it('show two scores, and all that broke a tie', () => {
    expect(scoresShown(outcome([[5, 1, 0]]))).toEqual([1]);
    expect(scoresShown(outcome([[5, 1, 0]], 2))).toEqual([1, 2]);
  });
  it('stand on the ground', () => expect(arch(176, 268)).toMatch(/^M0 268V.*V268z$/));
});

describe('the words', () => {
  const apart = outcome([
    [5, 2, 0],
    [4, 9, 0],
    [2, 0, 0],
  ]);
  it.each([
    [0, 'won', 1, 1],
    [1, 'close', 1, 0],
    [2, 'behind', 3, 0],
    [null, 'decided', 0, 0],
  ] as const)('for seat %s: %s', (viewer, how, margin, other) => {
    expect(closing(apart, viewer)).toEqual({ how, margin, other });
  });
  it('leave a tie to the score that broke it', () => {
    expect(
      closing(
        outcome(
          [
            [5, 2, 0],
            [5, 3, 0],
          ],
          1,
        ),
        0,
      ).how,
    ).toBe('decided');
  });
  it('know of a shared win', () => {
    expect(
      closing(
        outcome(
          [
            [5, 2, 0],
            [5, 2, 0],
          ],
          -1,
        ),
        1,
      ).how,
    ).toBe('shared');
  });
  it.each([
    [[25, 21, -7, 61, 0], { luck: 'kind', own: 'little', points: 7 }],
    [[25, -5, -12, -8, 0], { luck: 'hard', own: 'much', points: 12 }],
    [[25, 4, 0, -29, 0], { luck: 'even', own: 'little', points: 0 }],
  ])('say what luck and play were: %s', (amounts, said) => {
    expect(tenor({ seat: 0, amounts, result: 100 })).toEqual(said);
  });
});

describe('what decided it', () => {
  const chances = [0.5, 0.52, 0.4, 0.45, 0.7, 1];
  const steps = chances.map((share, step) => ({ step, by: 1, chances: [share, 1 - share] }) as StudiedStep);
  const analysis = (moments: number[]): Analysis => ({ steps, moments, marks: [] }) as unknown as Analysis;
  it('is the key moment that changed most', () => {
    expect(turning(analysis([2, 4]), 0)).toMatchObject({ step: 4, before: 0.45, after: 0.7, by: 1 });
  });
  it('is nothing, if nothing changed much', () => {
    expect(turning(analysis([1]), 0)).toBeUndefined();
    expect(turning(analysis([]), 0)).toBeUndefined();
  });
});

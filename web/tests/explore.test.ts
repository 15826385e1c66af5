/** Exploring: what rollouts say as they come in, the tree of lines, and links. */

import { describe, expect, it } from 'vitest';
import { chanceOf, change, rowsOf, type Node } from '../src/explore/lines';
import { packed, unpacked } from '../src/explore/link';
import { interval, merged, ranked, together } from '../src/explore/worth';
import type { Explored, Judged } from '../src/lib/wire';

const worth = (mean: number, se: number, rollouts: number) => ({ mean, se, rollouts });
const judged = (mean: number, rollouts: number): Judged => ({
  to_act: 0,
  chances: [worth(mean, 0.1, rollouts), worth(1 - mean, 0.1, rollouts)],
  choices: { a: worth(mean, 0.1, rollouts) },
  rollouts,
});

describe('rollouts', () => {
  it('are weighed by their number, and intervals shrink', () => {
    const both = merged(worth(0.4, 0.1, 10), worth(0.6, 0.1, 30));
    expect(both.mean).toBeCloseTo(0.55);
    expect(both.rollouts).toBe(40);
    expect(both.se).toBeLessThan(0.1);
    expect(merged(undefined, both)).toBe(both);
  });
  it('of another answer are added, choice by choice', () => {
    const all = together(judged(0.2, 10), { ...judged(0.4, 10), choices: { b: worth(0.5, 0.1, 4) } });
    expect(all.rollouts).toBe(20);
    expect(all.chances[0]?.mean).toBeCloseTo(0.3);
    expect(Object.keys(all.choices)).toEqual(['a', 'b']);
  });
  it('give intervals within 0 and 100', () => {
    expect(interval(worth(0.47, 0.01, 100))).toEqual([45, 49]);
    expect(interval(worth(0.01, 0.1, 4))[0]).toBe(0);
  });
  it('put the best choice first and unknown ones last', () => {
    const all = { ...judged(0.2, 10), choices: { b: worth(0.5, 0, 4), c: worth(0.6, 0, 4) } };
    expect(ranked([{ choice: 'a' }, { choice: 'b' }, { choice: 'c' }], all).map((one) => one.choice)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });
});

describe('lines', () => {
  const node = (id: number, parent: number | null): Node => ({
    id,
    parent,
    seat: 0,
    choice: 'a',
    label: '',
    explored: { to_act: 1, outcome: null } as Explored,
  });
  it('show every position once, branches below what was tried first', () => {
    const rows = rowsOf([node(0, null), node(1, 0), node(2, 1), node(3, 1), node(4, 3), node(5, 0)]);
    expect(rows.map((row) => [row.depth, row.nodes.map((one) => one.id)])).toEqual([
      [0, [0, 1, 2]],
      [1, [5]],
      [2, [3, 4]],
    ]);
  });
  it('have the chance of whoever moved, or of the seat to move', () => {
    const known = new Map([[1, judged(0.3, 10)]]);
    expect(chanceOf(node(1, 0), known)?.mean).toBe(0.3);
    expect(chanceOf({ ...node(1, 0), seat: null }, known)?.mean).toBe(0.7);
    expect(chanceOf(node(2, 1), known)?.mean).toBe(0.3); // not judged yet: as the choice looked before it was made
    expect(chanceOf({ ...node(2, 1), choice: '' }, known)).toBeUndefined(); // lots have fallen since
    expect(chanceOf(node(0, null), known)).toBeUndefined();
  });
  it('end with the share of the win', () => {
    const over = { ...node(2, 1), explored: { to_act: null, outcome: { winners: [0, 1] } } as unknown as Explored };
    expect(chanceOf(over, new Map())).toEqual(worth(0.5, 0, 0));
    expect(chanceOf({ ...over, seat: 2 }, new Map())?.mean).toBe(0);
  });
  it('say whether a move clearly changed the chance', () => {
    const sure = (mean: number): Judged => ({ ...judged(mean, 10), chances: [worth(mean, 0.01, 10)] });
    const after = (mean: number) =>
      change(
        node(2, 1),
        new Map([
          [1, sure(0.5)],
          [2, sure(mean)],
        ]),
      );
    expect([0.4, 0.48, 0.52, 0.6].map(after)).toEqual([-1, 0, 0, 1]);
    expect(change(node(2, 1), new Map([[2, sure(0.1)]]))).toBe(0);
  });
});

describe('a link', () => {
  it('holds the whole position in letters of an address', async () => {
    const text = '{"souk": "souk 1 · dice", "players": [1, 2, 3]}'.repeat(20);
    const link = await packed(text);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(text.length / 2);
    expect(await unpacked(link)).toBe(text);
  });
});

/** The view follows the events, and the log follows undos. */

import { describe, expect, it } from 'vitest';
import { advance, cue } from '../src/families/istanbul/events';
import type { View as Any } from '../src/families/family';
import { logged } from '../src/lib/connection.svelte';
import type { View } from '../src/families/istanbul/view';
import { bazaar, player } from './bazaar';

const before = bazaar(player(), player({ place: 'tea_house', lira: 1 })) as unknown as Any;
const after = (event: Record<string, string | number> & { event: string }): View =>
  advance(before, event) as unknown as View;

describe('advance', () => {
  it('moves pieces and lira, and leaves the table before as it was', () => {
    expect(after({ event: 'moves', seat: 0, reach: 'walk', place: 'tea_house' }).players[0]?.place).toBe('tea_house');
    const paid = after({ event: 'pays_toll', seat: 0, to: 1, lira: 2 });
    expect(paid.players.map((one) => one.lira)).toEqual([3, 3]);
    const left = after({ event: 'leaves_assistant', seat: 0, place: 'tea_house' }).players[0];
    expect([left?.assistants, left?.stack]).toEqual([['tea_house'], ['own']]);
    expect((before as unknown as View).players[0]).toEqual(player());
  });

  it('lets alone what it does not know', () => {
    expect(advance(before, { event: 'shuffles' })).toBe(before);
    expect(cue({ event: 'shuffles' }, before)).toBeUndefined();
  });
});

describe('the log', () => {
  const entry = (version: number, seat: number, undo = false) => ({ version, seat, undo, said: [], events: [] });
  it('loses the last entry of who takes back', () => {
    const log = [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 0, true)].reduce(logged, []);
    expect(log.map((one) => one.version)).toEqual([1, 2]);
  });
});

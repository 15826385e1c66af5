/** The log by turns, and what there is to catch up with. */

import { describe, expect, it } from 'vitest';
import { sinceOwn, turnsOf } from '../src/lib/turns';
import type { LogEntry, SentenceInfo } from '../src/lib/wire';

const entry = (version: number, ...said: SentenceInfo[]): LogEntry => ({
  version,
  seat: 0,
  said,
  events: [],
  undo: false,
});
const says = (seat: number, text: string): SentenceInfo => ({ seat, text, round: 0 });
const turns = (round: number, over?: number, between = ''): SentenceInfo => ({
  seat: null,
  text: '',
  round,
  turn: over === undefined ? null : { seat: over, text: `line of ${over}`, head: 'head', result: '' },
  between,
});

const LOG = [
  entry(1, turns(1)),
  entry(2, says(0, 'moves')),
  entry(3, says(0, 'acts'), turns(1, 0), says(1, 'moves'), turns(2, 1, 'income')),
  entry(4, says(0, 'moves again')),
];

describe('the log by turns', () => {
  it('has one line for each that is over, and sentences for the one that is not', () => {
    const found = turnsOf(LOG);
    expect(found.map(({ line }) => line?.text)).toEqual(['line of 0', 'line of 1', undefined]);
    expect(found.map(({ said }) => said.map(({ text }) => text))).toEqual([
      ['moves', 'acts'],
      ['moves'],
      ['moves again'],
    ]);
  });

  it('has a heading where a round begins, with what belongs to no turn', () => {
    expect(turnsOf(LOG).map(({ round, between }) => [round, between])).toEqual([
      [1, ''],
      [0, ''],
      [2, 'income'],
    ]);
  });

  it('shows what is told without turns', () => {
    expect(turnsOf([entry(1, says(0, 'one'), says(1, 'two'))]).map(({ said }) => said.length)).toEqual([2]);
    expect(turnsOf([])).toEqual([]);
  });

  it('ends with the game', () => {
    const over = turnsOf([...LOG, entry(5, turns(0, 0, 'last income'))]);
    expect(over.map(({ line }) => line?.seat)).toEqual([0, 1, 0, undefined]);
    expect(over.at(-1)?.between).toBe('last income');
  });
});

describe('since my last turn', () => {
  it('has the last turn of each of the others', () => {
    expect([...sinceOwn(LOG, 0).keys()]).toEqual([1]);
    expect([...sinceOwn(LOG, 1).keys()]).toEqual([]);
    expect([...sinceOwn(LOG, null).keys()]).toEqual([0, 1]);
  });
});

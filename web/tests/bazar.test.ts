/** Bazar: positions on the board, forecast of income, and what events change in the view. */

import { describe, expect, it } from 'vitest';
import { targets } from '../src/families/bazar/ahead';
import { beside, cityOf, firstTile, onwards } from '../src/families/bazar/city';
import { advance, cue } from '../src/families/bazar/events';
import { incomeOf, totals } from '../src/families/bazar/income';
import { SPECIAL, type View } from '../src/families/bazar/view';
import type { Event, View as Any } from '../src/families/family';
import { city } from './city';

const after = (view: View, ...events: Event[]): View =>
  events.reduce(advance, view as unknown as Any) as unknown as View;

describe('the city', () => {
  const view = city({ b3: '1 pedlar', h3: '2 pedlar', c2: '1 courier' });
  it('has spaces and illustrations, each once', () => {
    const cells = [...cityOf(view).at.values()];
    expect([cells.filter((one) => one.space).length, cells.filter((one) => !one.space).length]).toEqual([50, 7]);
    expect(cityOf(view).at.get('palace')).toMatchObject({ row: 4, column: 3, rows: 2, columns: 1 });
  });
  it('can be walked through with arrows, over both cells of an illustration', () => {
    const { at } = cityOf(view);
    expect(onwards(cityOf(view), at.get('d4')!, 'south')?.id).toBe('palace');
    expect(onwards(cityOf(view), at.get('palace')!, 'south')?.id).toBe('d7');
    expect(onwards(cityOf(view), at.get('a3')!, 'north')).toBeUndefined();
  });
  it('ends at illustrations and at districts that are not in play', () => {
    expect([beside(view, 'b3', 'south'), beside(view, 'c3', 'north'), beside(view, 'c3', 'east')]).toEqual([
      undefined,
      undefined,
      'd3',
    ]);
    expect(firstTile(view, 'd3', 'west')).toBe('b3');
    expect(firstTile(view, 'b5', 'north')).toBeUndefined();
  });
});

describe('income', () => {
  it('goes to who alone has the most', () => {
    expect(incomeOf(city({ a3: '0 courier', b3: '0 pedlar', c3: '1 pedlar' }), 'port').shares).toEqual([[0, 3]]);
    expect(incomeOf(city({ a3: '0 courier', c3: '1 pedlar' }), 'port').shares).toEqual([]);
    expect(incomeOf(city({ d9: '0 courier' }), 'black_market').shares).toEqual([]);
  });
  it('counts what lies there, never below nothing', () => {
    expect(incomeOf(city({ d3: '0 administrator', e3: '1 beggar', e4: '2 beggar' }), 'palace').value).toBe(3);
    expect(incomeOf(city({ a3: '0 beggar', b3: '1 beggar' }), 'port').value).toBe(0);
    const view = city({ a3: '0 administrator' });
    view.districts.port!.tokens = ['barred'];
    expect(incomeOf(view, 'port').value).toBe(0);
  });
  it('is halved by the traitors of others, rounded up', () => {
    const view = city({ d3: '0 courier', e3: '0 traitor', d4: '1 traitor', e7: '2 pedlar' });
    expect(incomeOf(view, 'palace').shares).toEqual([
      [0, 3],
      [1, 3],
    ]);
    expect(totals(view)).toEqual([3, 3, 0]);
  });
  it('without a possessor goes where the event says', () => {
    const marked = (event: string): View => {
      const view = city({ a3: '0 courier', b3: '1 courier' }, { event });
      for (const one of Object.values(view.districts)) one.tokens = [SPECIAL];
      return view;
    };
    expect(incomeOf(marked('guild_truce'), 'port').shares).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(incomeOf(marked('guild_truce'), 'mosque').shares).toEqual([]);
    expect(incomeOf(marked('feast_of_the_poor'), 'mosque').shares).toEqual([[1, 3]]);
  });
});

describe('events', () => {
  it('let tiles follow each other round without losing one', () => {
    const before = city({ a3: '0 architect', b3: '1 courier', a4: '2 courier' });
    const turned = after(
      before,
      { event: 'tile_moves', seat: 0, whose: 1, tile: 'courier', space: 'a4' },
      { event: 'tile_moves', seat: 0, whose: 2, tile: 'courier', space: 'b3' },
    );
    expect(turned.spaces).toEqual(city({ a3: '0 architect', a4: '1 courier', b3: '2 courier' }).spaces);
    expect(before.spaces.b3?.seat).toBe(1);
  });
  it('order the guilds one by one', () => {
    const order = after(city({}), { event: 'takes_token', seat: 1, number: 1 }).order;
    expect(order).toEqual([1, 2, 0]);
  });
  it('clear the tokens of a turn, and count coins out', () => {
    const view = city({});
    view.districts.port!.tokens = ['plus'];
    const next = after(
      view,
      { event: 'gains_coins', seat: 1, district: 'port', coins: 5 },
      { event: 'turn_comes', seat: 0, turn: 5 },
    );
    expect([next.players[1]?.coins, next.districts.port?.tokens, next.round, next.phase]).toEqual([5, [], 5, 'order']);
    expect(cue({ event: 'gains_coins', seat: 1, district: 'port', coins: 5 })?.flight).toMatchObject({
      from: 'district:port',
      to: 'seat:1',
    });
  });
});

describe('targets of a merchant', () => {
  const view = city({ b3: '0 pedlar', d3: '1 pedlar', c5: '2 pedlar' });
  it('are beside it, in a line, or the first of a line', () => {
    expect(targets(view, 0, 'courier', 'c3')).toEqual(['d3', 'b3']);
    expect(targets(view, 0, 'favourite', 'c3')).toEqual(['d3']);
    expect(targets(view, 0, 'fisherman', 'c3')).toEqual(['d3', 'c5', 'b3']);
    expect(targets(view, 0, 'diplomat', 'c3')).toEqual(['d3', 'c5']);
    expect(targets(view, 0, 'smuggler', 'c3')).toEqual([]);
  });
});

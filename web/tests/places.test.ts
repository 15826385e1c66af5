/** What a place shows and promises. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, keeperOf, KINDS, look, promise, signs, visit } from '../src/families/istanbul/places';
import type { Sign, Visit } from '../src/families/istanbul/places/kind';
import type { Player, View } from '../src/families/istanbul/view';
import { bazaar, player, UNITS } from './bazaar';

const visited = (view: View, place: string, toll = 0): Visit => {
  const made = visit(view, UNITS, 0, place, toll);
  if (!made) throw new Error(`no ${place} on this table`);
  return made;
};
const promised = (me: Player, place: string, toll = 0): Sign[] | null => promise(visited(bazaar(me), place, toll));
const RUBY = [{ icon: 'ruby', count: 1 }];

/** The rows of all places, as the games have them. */
const games = new URL('../../src/souk/games/istanbul/', import.meta.url);
const tables = (readdirSync(games, { recursive: true }) as string[]).filter((path) => path.endsWith('places.toml'));
const rows = tables.flatMap((path) =>
  readFileSync(new URL(path, games), 'utf8')
    .split('[[place]]')
    .slice(1)
    .map((row) => {
      const key = /^key = "(\w+)"/m.exec(row)?.[1] ?? '';
      return { key, kind: /^is = "(\w+)"/m.exec(row)?.[1] ?? key };
    }),
);

describe('a kind of place', () => {
  it('has a file, and no file is left over', () => {
    expect(tables.length).toBeGreaterThan(1);
    expect([...KINDS].sort()).toEqual([...new Set(rows.map((row) => row.kind))].sort());
  });

  it.each(rows)('has a look for $key', ({ key, kind }) => {
    expect(fileOf(kind).kind.looks[key]).toBeDefined();
  });

  it('that nobody has heard of still shows something', () => {
    const view = bazaar(player());
    view.places.toy_shop = { kind: 'toy_shop', number: 21, rubies: 3 };
    expect(look(view, 'toy_shop').icon).toBe('star8');
    expect(signs(visited(view, 'toy_shop'))).toEqual([{ icon: 'ruby', count: 3 }]);
    expect(promise(visited(view, 'toy_shop'))).toEqual([]);
  });

  it('is drawn alike under another key', () => {
    const view = bazaar(player());
    view.places.toy_depot = { kind: 'warehouse', number: 21 };
    expect(look(view, 'toy_depot').icon).toMatch(/^place-/);
  });

  it('says what lies there', () => {
    const view = bazaar(player());
    expect(keeperOf(view, 'bonus-card')).toBe('');
    view.places.toy_inn = { kind: 'caravansary', number: 6 };
    expect(keeperOf(view, 'bonus-card')).toBe('toy_inn');
  });
});

describe('a promise', () => {
  it('of a ruby needs the price beside the toll', () => {
    expect(promised(player({ lira: 12 }), 'gemstone_dealer')).toEqual(RUBY);
    expect(promised(player({ lira: 12 }), 'gemstone_dealer', 2)).toBeNull();
  });

  it('of a market is for what it asks for and one has', () => {
    const goods = { fabric: 2, spice: 1, fruit: 0, jewel: 0 };
    expect(promised(player({ goods }), 'small_market')).toEqual([{ icon: 'lira', count: 5 }]);
    expect(promised(player(), 'small_market')).toBeNull();
  });

  it('of a warehouse fills the cart', () => {
    const goods = { fabric: 1, spice: 0, fruit: 0, jewel: 0 };
    expect(promised(player({ goods, capacity: 4 }), 'fabric_warehouse')).toEqual([{ icon: 'good-fabric', count: 3 }]);
  });

  it('of the Sultan takes any good for the last space', () => {
    const one = { fabric: 1, spice: 1, fruit: 1, jewel: 1 };
    expect(promised(player({ goods: one }), 'sultans_palace')).toBeNull();
    expect(promised(player({ goods: { ...one, fruit: 2 } }), 'sultans_palace')).toEqual(RUBY);
    expect(promised(player({ goods: { ...one, fruit: 3, jewel: 0 } }), 'sultans_palace')).toBeNull();
  });

  it('of the mail is what lies open: an indicator that is down opens the upper space', () => {
    expect(promised(player(), 'post_office')).toEqual([
      { icon: 'good-fabric', count: 1 },
      { icon: 'good-fruit', count: 1 },
      { icon: 'lira', count: 2 },
    ]);
    expect(signs(visited(bazaar(player()), 'post_office'))).toEqual([
      { icon: 'good-fabric' },
      { icon: 'good-fruit' },
      { icon: 'lira', count: 2 },
    ]);
  });

  it('of a mosque holds while a tile can be had', () => {
    const rich = player({ goods: { fabric: 2, spice: 5, fruit: 0, jewel: 0 } });
    expect(promised(rich, 'small_mosque')).toEqual([{ icon: 'mosque-tile', count: 1 }]);
    expect(promised({ ...rich, tiles: ['red'] }, 'small_mosque')).toBeNull();
  });
});

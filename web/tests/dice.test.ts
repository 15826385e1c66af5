/** The Dice Game: prices, what actions give, and what events change in the view. */

import { describe, expect, it } from 'vitest';
import type { View as Any } from '../src/families/family';
import { actionOf, deal } from '../src/families/dice/actions';
import { forTile, forZone } from '../src/families/dice/choices';
import { advance, cue } from '../src/families/dice/events';
import { covers, tilePrice, zonePrice } from '../src/families/dice/purse';
import { laid, lyingOn, type Spot } from '../src/families/dice/spots';
import type { View } from '../src/families/dice/view';
import { player, seen, table } from './dice';

const faces = (counts: Partial<View['faces']>): View['faces'] => ({ ...table().faces, ...counts });
const icons = (signs: { icon: string; count: number }[]): string[] =>
  signs.map(({ icon, count }) => (count > 1 ? `${count} ${icon}` : icon));

describe('what can be paid', () => {
  it('dice and stock together, with browns for what is missing', () => {
    const view = table({ faces: faces({ red: 2 }), players: [player({ red: 1, brown: 1 }), player()] });
    expect(covers(view, 0, { red: 4 })).toBe(true);
    expect(covers(view, 0, { red: 5 })).toBe(false);
    expect(covers(view, 0, { red: 3, blue: 1 })).toBe(true);
    expect(covers(view, 0, { red: 3, blue: 2 })).toBe(false);
    expect(covers(view, 0, { red: 1, yellow: 1, goods: 2 })).toBe(true);
    expect(covers(view, 0, { red: 1, yellow: 1, goods: 3 })).toBe(false);
  });

  it('the dice are those of the player at turn alone', () => {
    const view = table({ active: 1, faces: faces({ red: 5 }) });
    expect([covers(view, 0, { red: 1 }), covers(view, 1, { red: 5 })]).toEqual([false, true]);
  });

  it('different goods are as many as there are colours, and browns', () => {
    const view = table({ faces: faces({ red: 3, blue: 1 }), players: [player({ brown: 1 }), player()] });
    expect([3, 4].map((different) => covers(view, 0, { different }))).toEqual([true, false]);
  });

  it('lira, crystals and browns are paid as they are', () => {
    const view = table({ players: [player({ lira: 5, brown: 2 }), player()] });
    expect(
      [{ lira: 5 }, { lira: 6 }, { crystal: 2 }, { brown: 2 }, { brown: 2, red: 1 }].map((price) =>
        covers(view, 0, price),
      ),
    ).toEqual([true, false, false, true, false]);
  });

  it('prices are read off zones and tiles', () => {
    const scene = seen(table());
    expect(zonePrice(scene, 'red')).toEqual({ red: 5 });
    expect(zonePrice(scene, 'left_carpet')).toEqual({ red: 1, yellow: 1, green: 1, blue: 1, goods: 1 });
    expect([zonePrice(scene, 'right_carpet'), zonePrice(scene, 'mosque')]).toEqual([undefined, undefined]);
    expect(tilePrice(scene, 'lira_red')).toEqual({ red: 3 });
  });
});

describe('what an action would use and give', () => {
  it('all coins, and a good for each tile that works', () => {
    const rich = player({ tiles: { good_blue: 1 } });
    const scene = seen(table({ faces: faces({ coin: 3 }), players: [rich, player()] }));
    expect([icons(deal(scene, 'lira').uses), icons(deal(scene, 'lira').gives)]).toEqual([
      ['3 face-coin'],
      ['6 lira', 'good-jewel'],
    ]);
    const fresh = seen(table({ faces: faces({ coin: 1 }), fresh: ['good_blue'], players: [rich, player()] }));
    expect(icons(deal(fresh, 'lira').gives)).toEqual(['2 lira']);
  });

  it('two equal goods of the colours there are', () => {
    const one = seen(table({ faces: faces({ red: 2, blue: 1 }) }));
    expect([icons(deal(one, 'same_goods').uses), icons(deal(one, 'same_goods').gives)]).toEqual([
      ['good-fabric', 'good-fabric'],
      ['good-fabric'],
    ]);
    const two = seen(table({ faces: faces({ red: 2, blue: 2 }) }));
    expect(icons(deal(two, 'same_goods').uses)).toEqual(['2 good-fabric', 'good-jewel']);
  });

  it('different goods: dice first, then stock, then browns; and it tells of a shortage', () => {
    const supply = { ...table().supply, crystal: 0 };
    const scene = seen(
      table({ supply, faces: faces({ blue: 1 }), players: [player({ red: 1, yellow: 1, brown: 1 }), player()] }),
    );
    expect(icons(deal(scene, 'two_different').uses)).toEqual(['good-fabric', 'good-jewel']);
    expect(deal(scene, 'two_different').short).toEqual(['crystal']);
    expect(deal(scene, 'three_different').short).toEqual([]);
  });
});

describe('to end the turn', () => {
  it('is no action: it uses nothing', () => {
    const done = { choice: 'act:done', label: '', parts: { action: 'word.done' }, idle: true, aside: false };
    expect([actionOf(done), actionOf(null)]).toEqual(['', '']);
    expect(deal(seen(table()), actionOf(done))).toMatchObject({ uses: [], gives: [] });
  });
});

describe('a click on the table', () => {
  const choice = (text: string) => ({ choice: text, label: text, parts: {}, idle: false, aside: false });
  const asked = (view: View, ...choices: string[]) => {
    const scene = seen(view);
    scene.decision = {
      at: 1,
      key: choices[0]!.split(':')[0]!,
      path: [],
      prompt: '',
      help: '',
      rule: '',
      choices: choices.map(choice),
    };
    return scene;
  };

  it('buys by the action and the answer that follows, if it can be paid', () => {
    const scene = asked(table({ faces: faces({ red: 5 }) }), 'act:done', 'act:ruby', 'act:mosque');
    expect(forZone(scene, 'red')).toMatchObject({ choice: { choice: 'act:ruby' }, then: ['take_ruby:red'] });
    expect(forZone(scene, 'left_carpet')).toBeUndefined();
    expect(forTile(scene, 'lira_red')).toMatchObject({
      choice: { choice: 'act:mosque' },
      then: ['take_tile:lira_red'],
    });
    expect(forTile(scene, 'die')).toBeUndefined();
  });

  it('is an answer where that is asked, whether it can be paid or not', () => {
    const scene = asked(table(), 'take_tile:die');
    expect(forTile(scene, 'die')).toMatchObject({ choice: { choice: 'take_tile:die' }, then: [] });
    expect(forTile(scene, 'lira_red')).toBeUndefined();
  });
});

describe('dice lie where they fell', () => {
  const signs = (spots: Spot[]): string => spots.map(({ face, used }) => (used ? '–' : face)).join(' ');
  const fallen = laid([], faces({ red: 2, blue: 1, coin: 2 }));

  it('in the order of their faces', () => {
    expect(signs(fallen)).toBe('red red blue coin coin');
    expect(lyingOn(fallen).map(({ spot, nth }) => [spot, nth])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 0],
      [4, 1],
    ]);
  });

  it('when others are used, the first of a face before the next', () => {
    const left = laid(fallen, faces({ red: 1, coin: 2 }));
    expect(signs(left)).toBe('– red – coin coin');
    expect(lyingOn(left).map(({ spot, nth }) => [spot, nth])).toEqual([
      [1, 0],
      [3, 0],
      [4, 1],
    ]);
  });

  it('unless another one was paid with', () => {
    expect(signs(laid(fallen, faces({ red: 1, blue: 1, coin: 2 }), 1))).toBe('red – blue coin coin');
    expect(signs(laid(fallen, faces({ red: 1, blue: 1, coin: 2 }), 4))).toBe('– red blue coin coin');
  });

  it('and come back to their places', () => {
    const left = laid(fallen, faces({ red: 1 }));
    expect(signs(laid(left, faces({ red: 2, blue: 1, coin: 2 })))).toBe('red red blue coin coin');
  });

  it('those that are thrown again fall where there is room', () => {
    const again = laid(fallen, faces({ red: 2, blue: 1, yellow: 1, card: 1 }));
    expect(signs(again)).toBe('red red blue yellow card');
    expect(signs(laid(again, faces({})))).toBe('– – – – –');
  });
});

describe('events', () => {
  const after = (event: Record<string, string | number> & { event: string }, before = table()): View =>
    advance(before as unknown as Any, event) as unknown as View;

  it('move goods between players and the supply', () => {
    const gained = after({ event: 'gains', seat: 1, resource: 'lira', count: 4 });
    expect([gained.players[1]?.lira, gained.supply.lira]).toEqual([4, 76]);
    const returned = after({ event: 'returns', seat: 0, whose: 1, resource: 'crystal' });
    expect([returned.players[1]?.crystal, returned.supply.crystal]).toEqual([0, 11]);
  });

  it('throw the dice anew, and use them up', () => {
    const thrown = after({ event: 'throws', seat: 0, dice: 5 }, table({ faces: faces({ red: 2 }) }));
    expect([laid([], thrown.faces), thrown.thrown]).toEqual([[], 5]);
    const shown = after({ event: 'shows', seat: 0, face: 'coin', count: 2 }, thrown);
    expect(lyingOn(laid([], shown.faces)).map(({ id }) => id)).toEqual(['coin:0', 'coin:1']);
    expect(after({ event: 'uses_face', seat: 0, face: 'coin', count: 1 }, shown).faces.coin).toBe(1);
  });

  it('take rubies, tiles and cards off their places, and leave the table before as it was', () => {
    const before = table();
    expect(after({ event: 'takes_ruby', seat: 0, zone: 'red', rubies: 1 }, before).zones.red).toEqual({
      rubies: 1,
      prices: [6],
    });
    const taken = after({ event: 'takes_tile', seat: 0, tile: 'die' }, before);
    expect([taken.display, taken.players[0]?.tiles]).toEqual([['lira_red'], { die: 1 }]);
    expect(after({ event: 'reveals', seat: 0, card: 'sale_red' }, before)).toMatchObject({
      revealed: ['sale_red'],
      deck: 32,
    });
    expect(before).toEqual(table());
    expect(
      after({ event: 'shuffles', seat: 0 }, table({ deck: 0, discards: { sale_red: 1, good_red: 2 } })),
    ).toMatchObject({ deck: 3, discards: {} });
    expect(after({ event: 'discards_tile', seat: 0, tile: 'die' }, taken)).toMatchObject({ under: ['die'], pile: 19 });
  });

  it('that nobody sees change nothing', () => {
    expect(cue({ event: 'game_ends' })).toBeUndefined();
    const before = table() as unknown as Any;
    expect(advance(before, { event: 'game_ends' })).toBe(before);
  });
});

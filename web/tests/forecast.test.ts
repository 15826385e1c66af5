/** What a place promises, before one goes there. */

import { describe, expect, it } from 'vitest';
import { affords, distance, forecast, mail, sale } from '../src/families/istanbul/forecast';
import { bazaar, player } from './bazaar';

describe('on arrival', () => {
  it('counts steps along rows and columns', () => {
    expect(distance(bazaar(), 'fountain', 'tea_house')).toBe(2);
    expect(distance(bazaar(), 'fountain', 'fountain')).toBe(0);
  });

  it('an assistant that waits is picked up, else one is left, else the turn ends', () => {
    const waits = forecast(bazaar(player({ assistants: ['tea_house'] })), 0, 'tea_house');
    expect(waits?.help).toBe('waits');
    expect(forecast(bazaar(player()), 0, 'tea_house')?.help).toBe('leaves');
    expect(forecast(bazaar(player({ stack: [] })), 0, 'tea_house')?.help).toBe('none');
    expect(forecast(bazaar(player({ stack: [] })), 0, 'fountain')?.help).toBe('free');
  });

  it('each other merchant asks for a toll, but not at the fountain', () => {
    const view = bazaar(player({ lira: 3 }), player({ place: 'tea_house' }), player({ place: 'tea_house' }));
    expect(forecast(view, 0, 'tea_house')).toMatchObject({ toll: 4, owed: [1, 2], lacking: true });
    expect(forecast(bazaar(player(), player()), 0, 'fountain')).toMatchObject({ toll: 0, owed: [] });
  });

  it('tells who is there', () => {
    const view = bazaar(player(), player({ family: 'tea_house' }));
    expect(forecast(view, 0, 'tea_house')).toMatchObject({ meets: ['governor'], catches: [1] });
    expect(forecast(view, 0, 'police_station')).toBeUndefined(); // no such place on this board
  });
});

describe('gains', () => {
  it('a ruby needs the price beside the toll', () => {
    expect(forecast(bazaar(player({ lira: 12 })), 0, 'gemstone_dealer')?.closed).toBe(false);
    const shared = bazaar(player({ lira: 12 }), player({ place: 'gemstone_dealer' }));
    expect(forecast(shared, 0, 'gemstone_dealer')?.closed).toBe(true);
  });

  it('a market pays for what it asks for and one has', () => {
    const goods = { fabric: 2, spice: 1, fruit: 0, jewel: 0 };
    expect(sale(bazaar().places.small_market!, player({ goods }))).toEqual({ goods: 2, lira: 5 });
    expect(forecast(bazaar(player()), 0, 'small_market')?.closed).toBe(true);
  });

  it('the Sultan takes any good for the last space', () => {
    const one = { fabric: 1, spice: 1, fruit: 1, jewel: 1 };
    const price = ['jewel', 'fabric', 'spice', 'fruit', 'any'];
    expect(affords(player({ goods: one }), price)).toBe(false);
    expect(affords(player({ goods: { ...one, fruit: 2 } }), price)).toBe(true);
  });

  it('an indicator that is down opens the upper space', () => {
    expect(mail(bazaar().places.post_office!)).toEqual(['fabric', '1', 'fruit', '1']);
  });

  it('a mosque is open while a tile can be had', () => {
    const rich = player({ goods: { fabric: 2, spice: 5, fruit: 0, jewel: 0 } });
    expect(forecast(bazaar(rich), 0, 'small_mosque')?.closed).toBe(false);
    expect(forecast(bazaar({ ...rich, tiles: ['red'] }), 0, 'small_mosque')?.closed).toBe(true);
  });
});

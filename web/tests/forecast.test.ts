/** What awaits a merchant at a place. */

import { describe, expect, it } from 'vitest';
import { distance, forecast as forecastWith, type Forecast } from '../src/families/istanbul/forecast';
import type { View } from '../src/families/istanbul/view';
import { bazaar, player, UNITS } from './bazaar';

const forecast = (view: View, place: string): Forecast | undefined => forecastWith(view, UNITS, 0, place);

describe('the way', () => {
  it('leads along rows and columns', () => {
    expect(distance(bazaar(), 0, 'fountain', 'tea_house')).toBe(2);
    expect(distance(bazaar(), 0, 'fountain', 'fountain')).toBe(0);
    expect(distance(bazaar(), 0, 'great_mosque', 'gemstone_dealer')).toBe(6);
  });

  it('leads around the barrier, but not for the seat that has the right of way', () => {
    const view = { ...bazaar(), barrier: ['spice_warehouse', 'fountain'], right_of_way: 1 };
    expect(distance(view, 0, 'fountain', 'spice_warehouse')).toBe(3);
    expect(distance(view, 0, 'spice_warehouse', 'police_station')).toBe(4);
    expect(distance(view, 0, 'fountain', 'tea_house')).toBe(2);
    expect(distance(view, 1, 'fountain', 'spice_warehouse')).toBe(1);
  });

  it('is part of the forecast', () => {
    const view = { ...bazaar(player()), barrier: ['fountain', 'fabric_warehouse'], right_of_way: null };
    expect(forecast(view, 'fabric_warehouse')?.steps).toBe(3);
  });
});

describe('on arrival', () => {
  it('an assistant that waits is picked up, else one is left, else the turn ends', () => {
    expect(forecast(bazaar(player({ assistants: ['tea_house'] })), 'tea_house')?.help).toBe('waits');
    expect(forecast(bazaar(player()), 'tea_house')?.help).toBe('leaves');
    expect(forecast(bazaar(player({ stack: [] })), 'tea_house')?.help).toBe('none');
    expect(forecast(bazaar(player({ stack: [] })), 'fountain')?.help).toBe('free');
  });

  it('each other merchant asks for a toll, but not at the fountain', () => {
    const view = bazaar(player({ lira: 3 }), player({ place: 'tea_house' }), player({ place: 'tea_house' }));
    expect(forecast(view, 'tea_house')).toMatchObject({ toll: 4, owed: [1, 2], lacking: true });
    expect(forecast(bazaar(player(), player()), 'fountain')).toMatchObject({ toll: 0, owed: [] });
  });

  it('tells who is there', () => {
    const view = bazaar(player(), player({ family: 'tea_house' }));
    expect(forecast(view, 'tea_house')).toMatchObject({ meets: ['governor'], catches: [1] });
    expect(forecast(view, 'police_station')).toBeUndefined(); // no such place on this board
  });
});

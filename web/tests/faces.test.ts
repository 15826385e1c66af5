/** How choices look and sound. */

import './screen';

import { describe, expect, it } from 'vitest';
import { family } from '../src/families/istanbul';
import { spoken } from '../src/families/shared';
import { Scene } from '../src/lib/scene.svelte';
import type { Choice } from '../src/lib/wire';
import { bazaar, player, UNITS } from './bazaar';

const scene = new Scene(family);
scene.viewer = 0;
scene.units = {
  ...UNITS,
  'good-fabric': { name: 'fabric', about: '', forms: {}, data: {}, mark: 'book', origin: '' },
  'encounter-smuggler': { name: 'Smuggler', about: '', forms: {}, data: {}, mark: 'book', origin: '' },
};
scene.view = bazaar(player()) as unknown as Scene['view'];

describe('a choice that is made together with an answer', () => {
  const both: Choice = {
    choice: 'encounters:smuggler',
    then: ['gain_good:fabric'],
    label: 'fabric from the Smuggler',
    parts: { good: 'good.fabric' },
    idle: false,
    aside: false,
  };

  it('shows the good, and who sells it', () => {
    expect(family.face(scene, both)).toMatchObject({ label: 'fabric', note: 'Smuggler' });
  });

  it('says once who sells it', () => {
    expect(spoken(both, family.face(scene, both))).toBe('fabric from the Smuggler');
  });
});

describe('any other choice', () => {
  it('says its note too', () => {
    const choice: Choice = { choice: 'x', label: 'the Tea House', parts: {}, idle: false, aside: false };
    expect(spoken(choice, { label: 'Tea House', note: '2 steps' })).toBe('the Tea House, 2 steps');
    expect(spoken(choice, {})).toBe('the Tea House');
  });
});

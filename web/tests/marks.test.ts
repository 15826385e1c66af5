/** What is not by the book carries its mark wherever a family draws it: every component that names such a unit has one. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const families = new URL('../src/families/', import.meta.url);
const components = (readdirSync(families, { recursive: true }) as string[]).filter((file) => file.endsWith('.svelte'));
const read = (file: string): string => readFileSync(new URL(file, families), 'utf8');

/** Kinds of units that have details which are not by the book, in some title. */
const KINDS = ['card', 'opening', 'district', 'event_card'];
const TILES = [
  'dice/Mosque.svelte',
  'dice/Owned.svelte',
  'bazar/Mat.svelte',
  'bazar/City.svelte',
  'istanbul/Mat.svelte',
];
const PLACES = ['dice/Zone.svelte', 'istanbul/Tile.svelte', 'bazar/Illustration.svelte'];

describe('marks', () => {
  it.each([...TILES, ...PLACES])('%s has a mark', (file) => {
    expect(read(file)).toMatch(/<Mark\b/);
  });

  it.each(components)('%s marks the units that it names', (file) => {
    const text = read(file);
    const named = KINDS.filter((kind) => new RegExp(`unit\\('${kind}'[^)]*\\)(\\.name|\\.about)?`).test(text));
    if (named.length) expect(text).toMatch(/<Mark\b/);
  });
});

/** Every card, tile and token of the bazaar has a sign, and every icon that is named has been drawn. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOf, KINDS } from '../src/families/istanbul/places';
import { posters } from '../src/families/istanbul/posters';
import { cardSign, TILES, TOKENS } from '../src/families/istanbul/signs';
import type { Scene } from '../src/lib/scene.svelte';

const games = new URL('../../src/souk/games/istanbul/', import.meta.url);
const data = (readdirSync(games, { recursive: true }) as string[])
  .filter((path) => path.endsWith('.toml'))
  .map((path) => readFileSync(new URL(path, games), 'utf8'))
  .join('\n');
const keys = (kind: string): string[] =>
  [...data.matchAll(new RegExp(`^\\[\\[${kind}\\]\\]\\nkey = "(\\w+)"`, 'gm'))].map((row) => row[1] ?? '');

const scene = { unit: () => ({ name: '', about: '', forms: {}, data: {} }) } as unknown as Scene;
const sprite = readFileSync(new URL('../src/art/icons.svg', import.meta.url), 'utf8');
const drawn = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((symbol) => symbol[1]));

describe('a sign', () => {
  it.each(keys('card'))('is there for the card %s', (key) => {
    expect(cardSign(scene, key).icon).not.toBe('bonus-card'); // the sign of a card that these pages do not know
  });
  it.each(keys('tile'))('is there for the tile %s', (key) => expect(TILES[key]).toBeDefined());
  it.each(keys('encounter').filter((key) => key !== 'family'))('is there for the token %s', (key) => {
    expect(TOKENS[key]).toBeDefined();
  });
});

describe('an icon', () => {
  const named = [
    ...KINDS.flatMap((kind) => Object.values(fileOf(kind).kind.looks).map((look) => look.icon)),
    ...keys('card').map((key) => cardSign(scene, key).icon),
    ...Object.values(TILES),
    ...Object.values(TOKENS),
    ...Object.values(posters).flatMap((poster) => poster.icons),
  ];
  it.each([...new Set(named)])('%s has been drawn', (icon) => expect(drawn).toContain(icon));
});

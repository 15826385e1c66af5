/** Families own their titles and their parts: the shell, which is everything outside families/, names none of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../src/families';

const source = new URL('../src/', import.meta.url);
const locales = new URL('../../src/souk/locales/', import.meta.url);

const read = (file: string, base: URL): string => readFileSync(new URL(file, base), 'utf8');
const names = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => /\.(ts|svelte|css)$/.test(file));
const shell = files.filter((file) => !file.startsWith('families/') && file !== 'lib/wire.ts'); // which is generated
const families = files.filter((file) => file.startsWith('families/')).map((file) => read(file, source));

/** Every title is named in the catalogue of its family. The shell has dice of its own, so that title does not count. */
const catalogues = readdirSync(new URL('en/', locales));
const webCatalogues = catalogues.filter((file) => /^web-.*\.ftl$/.test(file));
const titles = webCatalogues.flatMap((file) => names(read(`en/${file}`, locales), /^web-title-(\w+)/gm));
const TITLES = titles.filter((title) => title !== 'dice');

/** What a choice or a table is made of: the parts that families read, and the units of these kinds by their keys. */
const kinds = [
  ...new Set(families.flatMap((text) => [...names(text, /\bparts\.(\w+)/g), ...names(text, /\bunit\('(\w+)'/g)])),
];
const unit = new RegExp(`^(?:${kinds.join('|')})-(\\w+) =`, 'gm');
const keys = catalogues
  .filter((file) => !/^(web|cli|engine|lesson|play)/.test(file))
  .flatMap((file) => names(read(`en/${file}`, locales), unit));
/** Words that the shell uses in their everyday sense. */
const EVERYDAY = new Set([
  ...['action', 'any', 'card', 'coin', 'colour', 'corner', 'dice', 'die', 'face', 'family', 'far', 'good', 'item'],
  ...['minus', 'nothing', 'number', 'opens', 'other', 'place', 'play'],
  ...['plus', 'space', 'stay', 'tile', 'token', 'walk', 'way', 'word'],
]);
const PARTS = [...new Set([...kinds, ...keys, 'parts', 'basket', 'bid'])].filter((name) => !EVERYDAY.has(name));

function named(text: string, all: string[]): string[] {
  return all.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(text));
}

describe('the shell', () => {
  it('knows which names to look for', () => {
    expect(TITLES).toEqual(expect.arrayContaining(['istanbul', 'mocha', 'bazar']));
    expect(PARTS).toEqual(expect.arrayContaining(['reach', 'fabric', 'tea_house', 'opening', 'zone', 'district']));
    expect(shell.length).toBeGreaterThan(30);
  });
  it.each(shell)('%s names no title', (file) => {
    expect(named(read(file, source), TITLES)).toEqual([]);
  });
  it.each(shell.filter((file) => !file.endsWith('.css')))('%s names no part of a game', (file) => {
    expect(named(read(file, source), PARTS)).toEqual([]);
  });
  it.each(['en', 'fr'])('has no words for a title: %s', (lang) => {
    const messages = read(`${lang}/web.ftl`, locales).match(/^[\w-]+/gm) ?? [];
    expect(messages.filter((message) => TITLES.some((title) => message.includes(title)))).toEqual([]);
  });
});

describe('the families', () => {
  it.each(titles)('%s has a poster', (title) => expect(familyOf(title)).toBeDefined());
});

/** A title has its pages in families/ and its words in a catalogue of its own: the shell names none. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../src/families';

const source = new URL('../src/', import.meta.url);
const words = new URL('../../src/souk/locales/', import.meta.url);

/** Every title is named in the catalogue of its family. What is thrown is a word of the shell as well. */
const catalogues = readdirSync(new URL('en/', words)).filter((one) => /^web-.*\.ftl$/.test(one));
const titles = catalogues.flatMap((one) =>
  [...readFileSync(new URL(`en/${one}`, words), 'utf8').matchAll(/^web-title-(\w+)/gm)].map((found) => found[1] ?? ''),
);
const NAMES = titles.filter((one) => one !== 'dice');

const shell = (readdirSync(source, { recursive: true }) as string[]).filter(
  (one) => /\.(ts|svelte|css)$/.test(one) && !one.startsWith('families/'),
);

describe('the shell', () => {
  it('knows which names to look for', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['istanbul', 'mocha', 'bazar']));
    expect(shell.length).toBeGreaterThan(30);
  });
  it.each(shell)('%s names no title', (file) => {
    const text = readFileSync(new URL(file, source), 'utf8');
    expect(NAMES.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(text))).toEqual([]);
  });
  it.each(['en', 'fr'])('its words do not either: %s', (lang) => {
    const keys = readFileSync(new URL(`${lang}/web.ftl`, words), 'utf8').match(/^[\w-]+/gm) ?? [];
    expect(keys.filter((key) => NAMES.some((name) => key.includes(name)))).toEqual([]);
  });
});

describe('the families', () => {
  it.each(titles)('%s has a poster', (title) => expect(familyOf(title)).toBeDefined());
});

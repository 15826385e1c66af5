/** What the pages say: the catalogues under locales/ that begin with “web”, and what every game says (engine.ftl). */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const files = import.meta.glob<string>(
  ['../../../src/souk/locales/*/web*.ftl', '../../../src/souk/locales/*/engine.ftl'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const WRITTEN = 'en'; // the language to fall back on

/** Every language that has catalogues; to add one, add a folder. */
export const LANGUAGES: Lang[] = [
  ...new Set(Object.keys(files).map((path) => path.split('/').at(-2) ?? WRITTEN)),
].sort();

const written = bundle(WRITTEN);
const bundles = new Map(LANGUAGES.map((lang) => [lang, lang === WRITTEN ? written : bundle(lang)]));
if (!bundles.has(settings.lang)) settings.lang = WRITTEN;

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${lang}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

function spokenIn(lang: Lang): FluentBundle {
  return bundles.get(lang) ?? written;
}

/** What a language calls itself: "English", "français". */
export function languageName(lang: Lang): string {
  const spoken = spokenIn(lang);
  const name = spoken.getMessage('language-name')?.value;
  return name ? spoken.formatPattern(name) : lang;
}

export type Args = Record<string, FluentVariable>;

/** A message, or one of its attributes if the key is "message.attribute". A missing message shows as its key. */
export function say(key: string, args?: Args): string {
  const spoken = spokenIn(settings.lang);
  const [name = key, attribute] = key.split('.');
  const message = spoken.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? spoken.formatPattern(pattern, args) : key;
}

export function has(key: string): boolean {
  return spokenIn(settings.lang).hasMessage(key);
}

/** "Orhan’s"; in French "d’Orhan", "de Defne". */
export function of(name: string): string {
  const letters = name.toLowerCase().normalize('NFD');
  const vowel = /^([aeiouœæøı]|y[^aeiouœæøı])/.test(letters);
  return say('of-seat', { name, vowel: vowel ? 'yes' : 'no' });
}

/** "Invite: a name", with the colon as each language sets it. */
export const named = (what: string, name: string): string => say('web-named', { what, name });

/** "a, b and c". */
export function listed(texts: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(texts);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export function decimal(number: number): string {
  return new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** "+3", "−2", with a true minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** Capitalise the first letter, except of board spaces such as d4. */
export function capital(text: string): string {
  if (/^[a-z]\d/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** The name of a title, or its key if these pages do not know it. */
export const titled = (title: string): string => (has(`web-title-${title}`) ? say(`web-title-${title}`) : title);

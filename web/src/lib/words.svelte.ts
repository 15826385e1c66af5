/** What the pages say, in the current language: all catalogues in locales/ whose names begin with “web”. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Lang } from './settings.svelte';

const files = import.meta.glob<string>('../../../src/souk/locales/*/web*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles: Record<Lang, FluentBundle> = { en: bundle('en'), fr: bundle('fr') };

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${lang}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

export type Args = Record<string, FluentVariable>;

/** A message, or one of its attributes if the key is "message.attribute". A missing message shows as its key. */
export function say(key: string, args?: Args): string {
  const spoken = bundles[settings.lang];
  const [name = key, attribute] = key.split('.');
  const message = spoken.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? spoken.formatPattern(pattern, args) : key;
}

export function has(key: string): boolean {
  return bundles[settings.lang].hasMessage(key);
}

/** Join texts: "a, b and c". */
export function listed(texts: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(texts);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export function decimal(number: number): string {
  return new Intl.NumberFormat(settings.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** Capitalise the first letter, except of board spaces such as d4. */
export function capital(text: string): string {
  if (/^[a-z]\d/.test(text)) return text;
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** The name of a title, or its key if these pages do not know it. */
export const titled = (title: string): string => (has(`web-title-${title}`) ? say(`web-title-${title}`) : title);

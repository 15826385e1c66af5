import { api } from './api';
import type { Setting, Unit } from './wire';

const kept = new Map<string, Promise<Record<string, Unit>>>();

/** The names of everything in a game, requested once per language. */
export function glossary(setting: Setting, lang: string): Promise<Record<string, Unit>> {
  const key = [lang, setting.title, setting.seats, ...(setting.modules ?? [])].join();
  let asked = kept.get(key);
  if (!asked) {
    asked = api.glossary(setting, lang);
    asked.catch(() => kept.delete(key));
    kept.set(key, asked);
  }
  return asked;
}

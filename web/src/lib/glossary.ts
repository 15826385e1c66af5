import { api } from './api';
import type { SettingInfo, UnitInfo } from './wire';

const kept = new Map<string, Promise<Record<string, UnitInfo>>>();

/** The names of everything in a game, requested once per language; for a table that has a box of its own, by its id. */
export function glossary(setting: SettingInfo, lang: string, table = ''): Promise<Record<string, UnitInfo>> {
  const key = [lang, setting.title, setting.seats, table, ...(setting.modules ?? [])].join();
  let asked = kept.get(key);
  if (!asked) {
    asked = api.glossary(setting, lang, table);
    asked.catch(() => kept.delete(key));
    kept.set(key, asked);
  }
  return asked;
}

/** Setting tables from wherever one is. */

import { api } from './api';
import { keepMade } from './keep';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import type { SeatWanted, TableWanted } from './wire';

/** Of medium strength. */
export const BOT = 'greedy';

export async function found(wanted: TableWanted): Promise<void> {
  const made = await api.set(wanted);
  keepMade(made, wanted.title, wanted.modules ?? []);
  go(`/table/${made.table}`);
}

/** Oneself against bots, at once. */
export function againstBots(title: string, bots: number): Promise<void> {
  const seats: SeatWanted[] = [{ by: 'me', name: settings.name }, ...Array.from({ length: bots }, () => ({ by: 'bot' as const, bot: BOT }))];
  return found({ title, seats });
}

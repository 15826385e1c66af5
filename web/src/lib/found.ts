/** Setting tables from wherever one is. */

import { api } from './api';
import { keepMade } from './keep';
import { go } from './route.svelte';
import { settings } from './settings.svelte';
import type { SeatWanted, TableWanted, Title } from './wire';

/** Of medium strength. */
export const BOT = 'greedy';
export const BOTS = 3; // to play against, where there is room for as many

export async function found(wanted: TableWanted): Promise<void> {
  const made = await api.set(wanted);
  keepMade(made, wanted.title, wanted.modules ?? []);
  go(`/table/${made.table}`);
}

/** Oneself against bots, at once. */
export function againstBots({ title, seats: [, most] }: Title): Promise<void> {
  const bots = Math.min(BOTS, most - 1);
  const seats: SeatWanted[] = [
    { by: 'me', name: settings.name },
    ...Array.from({ length: bots }, () => ({ by: 'bot' as const, bot: BOT })),
  ];
  return found({ title, seats });
}

/** Open new tables, and go there. */

import { api } from './api';
import { keepMade } from './keep';
import { go } from './route.svelte';
import { settings, type Strength } from './settings.svelte';
import type { SeatWanted, TableWanted, TitleInfo } from './wire';

export const BOT = 'casual:20'; // of medium strength
export const STRENGTHS: Strength[] = ['easy', 'medium', 'hard', 'master'];
export const BOTS = 3; // to play against, if the game has room for that many

export async function openTable(wanted: TableWanted): Promise<void> {
  const made = await api.openTable(wanted);
  keepMade(made, wanted.title, wanted.modules ?? []);
  go(`/table/${made.table}`);
}

/** Open a table with this player and bots, as strong as they were wanted last. */
export async function playAgainstBots({ title, seats: [, most] }: TitleInfo): Promise<void> {
  const bot = (await api.bots()).find(({ strength }) => strength === settings.strength)?.bot ?? BOT;
  const bots = Math.min(BOTS, most - 1);
  const seats: SeatWanted[] = [
    { by: 'me', name: settings.name },
    ...Array.from({ length: bots }, () => ({ by: 'bot' as const, bot })),
  ];
  await openTable({ title, seats });
}

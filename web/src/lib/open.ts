/** Open new tables, and go there. */

import { boxOfRecord, myBoxes } from '../box/kept';
import { api, Refusal } from './api';
import { keepMade } from './keep';
import { go } from './route.svelte';
import { settings, type Strength } from './settings.svelte';
import { say } from './words.svelte';
import type { Archived, SeatWanted, TableWanted, TitleInfo } from './wire';

export const BOT = 'casual:20'; // of medium strength
export const STRENGTHS: Strength[] = ['easy', 'medium', 'hard', 'master'];
export const BOTS = 3; // to play against, if the game has room for that many

export async function openTable(wanted: TableWanted): Promise<void> {
  const made = await api.openTable(wanted);
  keepMade(made, wanted.title, wanted.modules ?? []);
  go(`/table/${made.table}`);
}

/** Upload a record, with the box it was played with if this browser has it. */
export async function uploadRecord(text: string): Promise<Archived> {
  const box = boxOfRecord(text);
  const kept = box && myBoxes().find(({ digest }) => digest === box.digest);
  if (box && !kept) {
    const name = box.name || say('web-box-unnamed');
    throw new Refusal({
      status: 400,
      error: 'bad_request',
      text: say('web-box-missing', { name, digest: box.digest }),
    });
  }
  return await api.upload(text, kept?.text);
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

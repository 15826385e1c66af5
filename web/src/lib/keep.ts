/**
 * What this browser remembers: its tables, its part in their dice, how far its lessons have come, and what to practise.
 *
 * Whoever has the key to a seat has the seat, so keys are kept here and nowhere else.
 */

import type { TableMade } from './wire';

export interface MySeat {
  seat: number;
  key: string;
}

export interface Invitation {
  seat: number;
  invite: string;
}

export interface MyTable {
  table: string;
  title: string;
  modules: string[];
  seats: MySeat[];
  invites: Invitation[];
  touched: number;
  over: boolean;
}

const PLACE = 'souk.tables';
const LESSONS = 'souk.lessons';
const PAGES = 'souk.guide';
const NUMBERS = 'souk.numbers';
const EXERCISES = 'souk.exercises';
const MOST = 40;
const MOST_EXERCISES = 500;
const MOST_NUMBERS = 200; // tables whose dice can be checked

export function myTables(): MyTable[] {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as MyTable[];
    return kept.sort((a, b) => b.touched - a.touched);
  } catch {
    return [];
  }
}

export function myTable(table: string): MyTable | undefined {
  return myTables().find((one) => one.table === table);
}

export function keepTable(one: MyTable): void {
  const others = myTables().filter((other) => other.table !== one.table);
  localStorage.setItem(PLACE, JSON.stringify([one, ...others].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(myTables().filter((one) => one.table !== table)));
}

export function keepMade(made: TableMade, title: string, modules: string[]): MyTable {
  const kept: MyTable = {
    table: made.table,
    title,
    modules,
    seats: made.seats.flatMap(({ seat, key }) => (key ? [{ seat, key }] : [])),
    invites: made.seats.flatMap(({ seat, invite }) => (invite ? [{ seat, invite }] : [])),
    touched: Date.now(),
    over: false,
  };
  keepTable(kept);
  return kept;
}

/** The step to continue with, and how many of all steps are done. */
export interface MyLesson {
  step: string;
  at: number;
  of: number;
}

/** How far each lesson has come, by title. */
export function myLessons(): Record<string, MyLesson> {
  try {
    return JSON.parse(localStorage.getItem(LESSONS) ?? '{}') as Record<string, MyLesson>;
  } catch {
    return {};
  }
}

export function keepLesson(title: string, one: MyLesson): void {
  localStorage.setItem(LESSONS, JSON.stringify({ ...myLessons(), [title]: one }));
}

/** A position to practise: the table before a step, and the seat that found something less good there. */
export interface Exercise {
  table: string;
  step: number; // of the move; the position is the one before it
  seat: number;
  title: string;
  played: string;
  best: string;
  loss: number;
  kept: number; // when
}

export function myExercises(): Exercise[] {
  try {
    return JSON.parse(localStorage.getItem(EXERCISES) ?? '[]') as Exercise[];
  } catch {
    return [];
  }
}

/** Keep a position to practise, or forget it if it is kept already. Returns whether it is kept now. */
export function toggleExercise(one: Exercise): boolean {
  const all = myExercises();
  const others = all.filter(({ table, step }) => table !== one.table || step !== one.step);
  const added = others.length === all.length;
  localStorage.setItem(EXERCISES, JSON.stringify(added ? [one, ...others].slice(0, MOST_EXERCISES) : others));
  return added;
}

/** This browser’s part in the dice of a table, and what it was shown before it told its number. */
export interface MyNumber {
  seat: number;
  seal: string;
  number: string;
  begin: string; // the list of commitments, once there was one
}

function numbersByTable(): Record<string, MyNumber[]> {
  try {
    return JSON.parse(localStorage.getItem(NUMBERS) ?? '{}') as Record<string, MyNumber[]>;
  } catch {
    return {};
  }
}

export function myNumbers(table: string): MyNumber[] {
  return numbersByTable()[table] ?? [];
}

/** Keep a number, in the place of one for the same seat and seal. */
export function keepNumber(table: string, mine: MyNumber): void {
  const { [table]: before = [], ...others } = numbersByTable();
  const kept = [...before.filter(({ seat, seal }) => seat !== mine.seat || seal !== mine.seal), mine];
  const recent = Object.entries(others).slice(1 - MOST_NUMBERS);
  localStorage.setItem(NUMBERS, JSON.stringify(Object.fromEntries([...recent, [table, kept]])));
}

/** The page of a title's guide that was read last. */
export function keptPage(title: string): number {
  return pages()[title] ?? 1;
}

export function keepPage(title: string, page: number): void {
  localStorage.setItem(PAGES, JSON.stringify({ ...pages(), [title]: page }));
}

function pages(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PAGES) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

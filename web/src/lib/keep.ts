/**
 * What this browser remembers: its tables, and how far its lessons have come.
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
const MOST = 40;

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

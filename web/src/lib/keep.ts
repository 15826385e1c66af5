/** The tables of this browser, with the keys to its seats: who has a key has the seat, so they never leave it. */

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

/** Forms: what can be said of a thing, and which of it has a meaning beside the rest. */

import type { Drawings } from '../guide/drawing';
import type { BoxInfo, DetailInfo, KindInfo, RowInfo } from '../lib/wire';

/** How a field may be filled in, as the server describes it (docs/box.md). */
export interface Form {
  name: string;
  type: 'number' | 'flag' | 'choice' | 'words' | 'list' | 'table' | 'text';
  default: unknown;
  low?: number;
  high?: number;
  words?: string[];
  of?: string;
  apart?: string[][];
  each?: Form;
  whole?: boolean;
  when?: Record<string, unknown[] | 'some'>;
  either?: boolean;
}

export type Values = Record<string, unknown>;

/** A unit that a plan shows by its letter. */
export interface Letter {
  letter: string;
  name: string;
  hue: string;
}

export const formOf = (field: DetailInfo): Form => field.form as unknown as Form;

export const editable = (row: RowInfo): DetailInfo[] => row.fields.filter(({ form }) => form);

/** What the fields of a row say, with what is being changed. */
export function valuesOf(row: RowInfo, draft: Values): Values {
  return { ...Object.fromEntries(row.fields.map(({ field, value }) => [field, value])), ...draft };
}

/** Whether a field has a meaning beside the others. */
export function isMeant(form: Form, row: RowInfo, values: Values): boolean {
  const holds = Object.entries(form.when ?? {}).map(([name, wanted]) => {
    const other = row.fields.find(({ field }) => field === name);
    const usual = name === 'is' ? row.key : other?.form ? formOf(other).default : null;
    const value = values[name] ?? usual;
    return wanted === 'some' ? !alike(value, usual) : wanted.some((one) => alike(one, value));
  });
  return form.either && holds.length ? holds.some(Boolean) : holds.every(Boolean);
}

export const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The units of a box that have a letter of their own. */
export function lettersOf(kinds: KindInfo[], drawings?: Drawings): Letter[] {
  return kinds.flatMap(({ kind, rows }) =>
    rows.flatMap((row) =>
      row.fields
        .filter(({ field }) => field === 'letter')
        .map(({ value }) => ({
          letter: String(value),
          name: row.name,
          hue: drawings?.sign(`${kind}-${row.key}`)?.hue ?? '#4B566C',
        })),
    ),
  );
}

/** How an entry of a table may be filled in. 0 takes it out, and beside an entry that it cannot go with it stays out. */
export function entryOf(form: Form, each: Form, word: string, entries: Values): Form {
  if (form.whole || each.type !== 'number') return each;
  const excluded = (form.apart ?? []).some(
    (group) => !group.includes(word) && form.apart?.flat().includes(word) && group.some((other) => other in entries),
  );
  return { ...each, low: 0, high: excluded ? 0 : each.high };
}

/** An entry that nobody has filled in yet. */
export function blank(form: Form): unknown {
  if (form.type === 'number') return Math.max(form.low ?? 0, Number(form.default ?? 0));
  if (form.type === 'words')
    return Array<string>(form.low ?? 0)
      .fill(form.words?.[0] ?? '')
      .join(' ');
  if (form.default !== null && form.default !== undefined) return structuredClone(form.default);
  if (form.type === 'flag') return false;
  if (form.type === 'list') return [];
  if (form.type === 'table') return {};
  return form.words?.[0] ?? '';
}

/** What an owner says of a row who agrees with its form: all that it has, and all that was filled in. */
export function saidOf(row: RowInfo, draft: Values): Values {
  const values = valuesOf(row, draft);
  const said = editable(row).filter((one) => {
    const value = values[one.field];
    const there = one.field in draft || one.status !== '';
    const nothing = value === null || value === undefined || (isEmpty(value) && isEmpty(one.usual ?? {}));
    return there && !nothing && isMeant(formOf(one), row, values);
  });
  return { key: row.key, ...Object.fromEntries(said.map(({ field }) => [field, values[field]])) };
}

const isEmpty = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.keys(value).length);

/** The numbers of a box, each by the name that the Lab has for it. */
export interface LabNumber {
  path: string;
  name: string;
  label: string;
  value: number;
  low: number;
  high: number;
}

export function numbersOf(info: BoxInfo): LabNumber[] {
  return info.kinds.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      editable(row)
        .filter(({ status }) => status)
        .flatMap((one) => {
          const path = `${row.kind}.${row.key}.${one.field}`;
          return numbersIn(formOf(one), one.value, path, one.label, info.words).map((found) => ({
            ...found,
            name: row.name,
          }));
        }),
    ),
  );
}

function numbersIn(
  form: Form,
  value: unknown,
  path: string,
  label: string,
  words: Record<string, string>,
): Omit<LabNumber, 'name'>[] {
  if (form.type === 'number' && typeof value === 'number')
    return [{ path, label, value, low: form.low ?? 0, high: form.high ?? 999 }];
  const entries =
    form.type === 'list' && Array.isArray(value)
      ? value.map((one: unknown, at): [string, string, unknown] => [String(at), String(at + 1), one])
      : form.type === 'table' && value && typeof value === 'object'
        ? Object.entries(value).map(([word, one]): [string, string, unknown] => [word, words[word] ?? word, one])
        : [];
  return form.each?.type === 'number'
    ? entries.flatMap(([key, name, one]) =>
        numbersIn(form.each as Form, one, `${path}.${key}`, `${label} (${name})`, words),
      )
    : [];
}

/** What charts of the Lab show: which figures belong together, and where they lie on a scale. */

import type { KindInfo, LabFigure, RowInfo } from '../lib/wire';

/** A scale from one end to the other, with marks at round numbers. */
export interface Scale {
  low: number;
  high: number;
  marks: number[];
}

/** One line of a chart. The interval is that of the difference, as seen from the figure before. */
export interface Span {
  before: number;
  after: number;
  low: number;
  high: number;
}

/** What a chart draws: a figure, by its name and its sign; and what the figure is about, if that is in the box. */
export interface ChartLine<Thing> {
  one: LabFigure;
  name: string;
  thing: Thing;
  row?: RowInfo;
}

const WINS = 'wins:';
const STEPS = [1, 2, 2.5, 5, 10];
const MARKS = 5; // at most so many, and so many and one more ends

/** How often each seat won. */
export const winsIn = (figures: LabFigure[]): LabFigure[] => figures.filter(({ figure }) => figure.startsWith(WINS));

export const seatOf = ({ figure }: LabFigure): number => Number(figure.slice(WINS.length));

/** What was counted for each thing of a kind, such as what was taken at each place: the figure's name, and its units. */
export function countedIn(figures: LabFigure[]): { what: string; of: LabFigure[] }[] {
  const found = new Map<string, LabFigure[]>();
  for (const one of figures) {
    const [what = '', , key] = one.figure.split(':');
    if (key) found.set(what, [...(found.get(what) ?? []), one]);
  }
  return [...found].map(([what, of]) => ({ what, of }));
}

/** The kind and the key of the unit that a figure is about. */
export function unitOf({ figure }: LabFigure): { kind: string; key: string } {
  const [, kind = '', key = ''] = figure.split(':');
  return { kind, key };
}

/** That unit, as it is in a box. */
export function rowOf(kinds: KindInfo[], figure: LabFigure): RowInfo | undefined {
  const { kind, key } = unitOf(figure);
  return kinds.find((of) => of.kind === kind)?.rows.find((of) => of.key === key);
}

export function spanOf({ before, after, low, high }: LabFigure): Span {
  return { before, after, low: Math.max(0, before + low), high: before + high };
}

/** How often each number came up before and after, with neighbours put together where there are too many to see. The
 * rows are even steps apart, and begin and end with nothing. */
export function grouped(rows: [number, number, number][], most = 24): [number, number, number][] {
  const [least, greatest] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  const wide = Math.max(1, Math.ceil(stepOf((greatest - least + 1) / most)));
  const [first, last] = [Math.floor(least / wide) - 1, Math.floor(greatest / wide) + 1];
  const groups = Array.from({ length: last - first + 1 }, (_, at): [number, number, number] => [
    (first + at) * wide + (wide - 1) / 2,
    0,
    0,
  ]);
  for (const [value, before, after] of rows) {
    const group = groups[Math.floor(value / wide) - first];
    if (group) group.splice(1, 2, group[1] + before, group[2] + after);
  }
  return groups;
}

/** Whole numbers to write below an axis, none of them at its ends: half of it would be cut off. */
export function ticksBetween(first: number, last: number): number[] {
  const at = (part: number): number => first + part * (last - first);
  return [...new Set([Math.ceil(at(0.1)), Math.round(at(0.5)), Math.floor(at(0.9))])];
}

/** A scale that holds all spans; from 0, if bars begin there. */
export function scaleOf(spans: Span[], fromNothing = false): Scale {
  const all = spans.flatMap(({ before, after, low, high }) => [before, after, low, high]);
  const least = fromNothing ? 0 : Math.min(...all);
  const most = Math.max(...all);
  const step = stepOf((most - least || most || 1) / (MARKS - 1));
  const [first, last] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
  const marks = Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) => (first + at) * step);
  return { low: marks[0] ?? 0, high: marks.at(-1) ?? 1, marks };
}

/** The next round number. */
function stepOf(wide: number): number {
  const power = 10 ** Math.floor(Math.log10(wide));
  return (STEPS.find((one) => one * power >= wide - 1e-12) ?? 10) * power;
}

/** Where a value lies on a scale, in per cent of its length. */
export function placeOn({ low, high }: Scale, value: number): number {
  return Math.round(((value - low) / (high - low)) * 1e4) / 100;
}

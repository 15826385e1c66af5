/** The city as a grid, read from its map: spaces, illustrations, districts, and their positions on the screen. */

import { WAYS, type Way } from './looks';
import type { View } from './view';

const COLUMNS = 'abcdefghijklmnopqrstuvwxyz';
const STEPS: Record<Way, [number, number]> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

// Lengths on the drawn board, where a space is 63 wide.
const SIDE = 63;
const PITCH = 68;
const ALLEY = 8; // extra room between districts
const EDGE = 6; // around the spaces of a district

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Cell {
  id: string; // the name of a space, or of the district of an illustration
  row: number;
  column: number;
  rows: number;
  columns: number;
  district: string;
  space: boolean;
  box: Box;
}

export interface City {
  width: number;
  height: number;
  rows: Cell[][]; // each space and illustration once
  at: Map<string, Cell>;
  quarters: { key: string; box: Box }[];
  /** The cell at a row and a column, if there is one. */
  lies(row: number, column: number): Cell | undefined;
}

const drawn = new Map<string, City>();

/** The city of a view, read from the map once. */
export function cityOf(view: View): City {
  const key = view.map.join();
  let city = drawn.get(key);
  if (!city) drawn.set(key, (city = read(view)));
  return city;
}

function read(view: View): City {
  const { map } = view;
  const wide = map[0]?.length ?? 0;
  const names = Object.fromEntries(Object.entries(view.districts).map(([key, one]) => [one.letter, key]));
  const of = (row: number, column: number): string => names[map[row]?.[column]?.toUpperCase() ?? ''] ?? '';
  const parted = (a: string, b: string): boolean => Boolean(a && b) && a !== b;
  const columns = Array.from({ length: wide }, (_, x) => x);
  const tops = starts(map.length, (y) => columns.some((x) => parted(of(y - 1, x), of(y, x))));
  const lefts = starts(wide, (x) => map.some((_, y) => parted(of(y, x - 1), of(y, x))));
  const box = (row: number, column: number, last: [number, number]): Box => ({
    left: lefts[column] ?? 0,
    top: tops[row] ?? 0,
    width: (lefts[last[1]] ?? 0) - (lefts[column] ?? 0) + SIDE,
    height: (tops[last[0]] ?? 0) - (tops[row] ?? 0) + SIDE,
  });

  const at = new Map<string, Cell>();
  const rows: Cell[][] = map.map(() => []);
  const extents = new Map<string, [number, number, number, number]>();
  map.forEach((signs, row) =>
    [...signs].forEach((sign, column) => {
      const district = of(row, column);
      if (!district) return;
      const [top, left, bottom, right] = extents.get(district) ?? [row, column, row, column];
      extents.set(district, [
        Math.min(top, row),
        Math.min(left, column),
        Math.max(bottom, row),
        Math.max(right, column),
      ]);
      const space = sign === sign.toUpperCase();
      const id = space ? `${COLUMNS[column]}${row + 1}` : district;
      const begun = at.get(id);
      if (begun) {
        begun.rows = row - begun.row + 1;
        begun.columns = column - begun.column + 1;
        begun.box = box(begun.row, begun.column, [row, column]);
        return;
      }
      const cell = { id, row, column, rows: 1, columns: 1, district, space, box: box(row, column, [row, column]) };
      at.set(id, cell);
      rows[row]?.push(cell);
    }),
  );
  const quarters = [...extents].map(([key, [top, left, bottom, right]]) => {
    const inner = box(top, left, [bottom, right]);
    return {
      key,
      box: {
        left: inner.left - EDGE,
        top: inner.top - EDGE,
        width: inner.width + 2 * EDGE,
        height: inner.height + 2 * EDGE,
      },
    };
  });
  const lies = (row: number, column: number): Cell | undefined =>
    [...at.values()].find(
      (one) => row >= one.row && row < one.row + one.rows && column >= one.column && column < one.column + one.columns,
    );
  return {
    width: (lefts.at(-1) ?? 0) + SIDE + EDGE,
    height: (tops.at(-1) ?? 0) + SIDE + EDGE,
    rows,
    at,
    quarters,
    lies,
  };
}

/** Where each row or column begins, with an alley before those that begin a district. */
function starts(many: number, begins: (at: number) => boolean): number[] {
  let alleys = 0;
  return Array.from(
    { length: many },
    (_, at) => EDGE + at * PITCH + (at > 0 && begins(at) ? ++alleys : alleys) * ALLEY,
  );
}

/** The next cell in the direction of an arrow key. */
export function onwards(city: City, from: Cell, way: Way): Cell | undefined {
  const [down, right] = STEPS[way];
  let [row, column] = [from.row, from.column];
  for (const _row of city.rows) {
    row += down;
    column += right;
    const cell = city.lies(row, column);
    if (cell && cell !== from) return cell;
  }
  return undefined;
}

/** The space beside another; undefined at an illustration or at the edge of the districts in play. */
export function beside(view: View, space: string, way: Way): string | undefined {
  const city = cityOf(view);
  const from = city.at.get(space);
  if (!from) return undefined;
  const [down, right] = STEPS[way];
  const cell = city.lies(from.row + down, from.column + right);
  return cell?.space && view.districts[cell.district]?.in_play ? cell.id : undefined;
}

/** The first tile in a direction, with only empty spaces in between. */
export function firstTile(view: View, space: string, way: Way): string | undefined {
  let next = beside(view, space, way);
  while (next && !view.spaces[next]) next = beside(view, next, way);
  return next;
}

/** Marks a piece whose space another has entered: it stays in place until an event moves it. */
export const UNSETTLED = '~';

/** The cell that a piece stands on. */
export function cellOf(view: View, space: string): Cell | undefined {
  return cityOf(view).at.get(space.replace(UNSETTLED, ''));
}

/** The adjacent tiles, by direction. */
export function neighbours(view: View, space: string): [Way, string][] {
  return WAYS.flatMap((way): [Way, string][] => {
    const next = beside(view, space, way);
    return next && view.spaces[next] ? [[way, next]] : [];
  });
}

/** Where a tile of a guild stands; each guild has one of a kind. */
export function standing(view: View, seat: number, tile: string): string | undefined {
  return Object.keys(view.spaces).find(
    (space) => view.spaces[space]?.seat === seat && view.spaces[space]?.tile === tile,
  );
}

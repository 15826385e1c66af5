/** All kinds of places, by the `kind` that the view gives. A new kind needs nothing but a file in this folder. */

import type { UnitInfo } from '../../../lib/wire';
import * as other from '../OtherPlace.svelte';
import type { Place, View } from '../view';
import type { Look, PlaceFile, PlaceKind, Sign, Visit } from './kind';

const files = import.meta.glob<PlaceFile>('./*.svelte', { eager: true });

/** The file of a kind. One that these pages have never heard of is drawn by OtherPlace. */
export function fileOf(kind: string): PlaceFile {
  return files[`./${kind}.svelte`] ?? other;
}

/** The kinds that have a file. */
export const KINDS = Object.keys(files).map((path) => path.slice('./'.length, -'.svelte'.length));

/** Emblem and hue of every place, on this table or not. */
export const LOOKS: Record<string, Look> = Object.assign({}, ...Object.values(files).map((file) => file.kind.looks));

export function look(view: View, place: string): Look {
  const { looks } = kindOf(view.places[place]);
  return looks[place] ?? Object.values(looks)[0] ?? { icon: 'star8', hue: '#4B566C' };
}

/** Where something lies or waits while nobody has it; '' if no place keeps it. */
export function keeperOf(view: View, what: PlaceKind['keeps']): string {
  return Object.keys(view.places).find((place) => kindOf(view.places[place]).keeps === what) ?? '';
}

/** A visit to a place, if it is on this table. `toll` is due on arrival. */
export function visit(
  view: View,
  units: Record<string, UnitInfo>,
  seat: number | null,
  place: string,
  toll = 0,
): Visit | undefined {
  const spot = view.places[place];
  const me = seat === null ? undefined : view.players[seat];
  return spot && { place, view, spot, printed: units[`place-${place}`]?.data ?? {}, me, lira: (me?.lira ?? 0) - toll };
}

export function promise(visit: Visit): Sign[] | null {
  return visit.me ? kindOf(visit.spot).promise(visit, visit.me) : [];
}

export function signs(visit: Visit | undefined): Sign[] {
  return visit ? (kindOf(visit.spot).signs?.(visit) ?? []) : [];
}

function kindOf(spot: Place | undefined): PlaceKind {
  return fileOf(spot?.kind ?? '').kind;
}

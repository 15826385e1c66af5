/** What families have in common. */

import type { Scene } from '../lib/scene.svelte';
import { say } from '../lib/words.svelte';
import type { Choice, UnitInfo } from '../lib/wire';
import type { Event, Face, Family, View } from './family';

/** The key of a part: "place.tea_house" → "tea_house". */
export function keyOf(part: string | undefined): string {
  return part?.split('.')[1] ?? '';
}

/** What an event changes: on the table, and for the player whose event it is. */
export type Changes<Table, Player> = Record<string, (view: Table, event: Event, me: Player) => void>;

/** Change a copy of the view as a table of changes says. */
export function advanceBy<Table extends { seat: number; players: Player[] }, Player>(
  changes: Changes<Table, Player>,
): Family['advance'] {
  return (before, event) => {
    const change = changes[event.event];
    if (!change) return before;
    const view = structuredClone(before) as unknown as Table;
    const me = view.players[Number(event.seat ?? view.seat)];
    if (me) change(view, event, me);
    return view as unknown as View;
  };
}

/** A choice for those who cannot see its face. One that is made together with an answer has all of it in its label. */
export function spoken({ label, then }: Choice, { note }: Face): string {
  return note && !then?.length ? `${label}, ${note}` : label;
}

/** An icon and the words for each score. */
export function tallyBy(icons: Record<string, string>, message: (name: string) => string): Family['tally'] {
  return ({ names }) =>
    names.map((name) => ({
      icon: icons[name] ?? 'star8',
      label: say(message(name)),
      some: (count) => say(`${message(name)}.some`, { count }),
    }));
}

/** Something that a choice is about and that is reconstructed, if there is any. */
export function reconstructed(scene: Scene, choice: Choice): UnitInfo | undefined {
  const units = Object.values(choice.parts).map((part) => scene.units[part.replace('.', '-')]);
  return units.find((unit) => unit?.mark === 'reconstructed');
}

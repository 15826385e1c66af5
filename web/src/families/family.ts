/** What a family of titles provides to the shell: components of its table, and how choices and events look. */

import type { Component, Snippet } from 'svelte';
import type { Drawings } from '../guide/drawing';
import type { Plan, Scene } from '../lib/scene.svelte';
import type { Sound } from '../lib/sounds';
import type { Choice, DecisionInfo, OutcomeInfo } from '../lib/wire';

export type View = Record<string, unknown>;
export type Event = Record<string, string | number> & { event: string };

/** What a choice looks like as a chip. */
export interface Face {
  icon?: string;
  hue?: string;
  label?: string; // a shorter label
  note?: string;
}

/** A part of a plan as it is drawn: what is done, paid or won. */
export interface Link {
  icon: string;
  seat?: number; // who is paid
  label: string;
  sign?: string; // what the label counts
  note?: string;
  kind?: 'cost' | 'gain' | 'chance';
  signs?: { icon: string; count: number }[]; // what it brings and takes
}

/** What an event looks like. `from`, `to` and `ring` are values of data-at, such as "seat:0". */
export interface Cue {
  ms: number;
  sound?: Sound;
  flight?: { icon: string; count: number; from: string; to: string };
  dice?: [number, number];
  ring?: string;
}

export interface Status {
  round: number;
  of?: number; // the most rounds there can be
  last: boolean;
  goal: { icon: string; count: number };
}

/** A component that answers a question. */
export interface Chooser {
  Component: Component<{ scene: Scene; decision: DecisionInfo }>;
  /** Whether the component shows a choice. One that does nothing and is not shown becomes a chip beside it. */
  shows(choice: Choice): boolean;
  /** Whether it needs the whole height of the prompt. */
  deep?: boolean;
}

/** Something that a player has, as an icon and a number. */
export interface Holding {
  icon: string;
  count: number;
  label: string;
  tone?: string;
}

/** A column of the final scores. */
export interface Score {
  icon: string;
  label: string;
  some(count: number): string; // "one ruby", "3 rubies"; only the first score, which most games are won by, has it
}

export interface Family {
  /** The pictures and signs of the guide. */
  drawings: Drawings;
  /** An upright board has the whole height of a wide screen, and shows the rivals beside itself. */
  Board: Component<{ scene: Scene; rivals?: Snippet }>;
  upright?: boolean;
  Mat: Component<{ scene: Scene; seat: number }>;
  Rival: Component<{ scene: Scene; seat: number }>;
  /** How high the prompt is on a phone, in pixels, if its choosers need more than usual. */
  sheet?: number;
  /** A question in shorter words than the server's, where the table shows the rest. */
  ask?(scene: Scene, decision: DecisionInfo): { question: string; help: string } | undefined;
  /** A special way to answer a question; without one its choices are chips. */
  chooser(decision: DecisionInfo): Chooser | undefined;
  face(scene: Scene, choice: Choice): Face;
  /** What is sure to come of a choice, as far as the table shows it. */
  foresee(scene: Scene, choice: Choice): string;
  /** Whether `foresee` says all about a choice, so that the server's preview would only repeat it. */
  foreseesAll?(choice: Choice): boolean;
  /** Whether a choice is shown as a plan, with all that follows, before it is made. Without this, none is. */
  planned?(choice: Choice): boolean;
  /** Whether a question at which a plan ends waits until the plan has been carried out. */
  waits?(decision: DecisionInfo): boolean;
  /** A plan in short, and its parts. */
  chain?(scene: Scene, plan: Plan): { title: string; links: Link[] };
  /** What a plan may do instead, by the question it leaves open: a label and a key. */
  fork?(key: string): { label: string; key: string };
  cue(event: Event, view: View): Cue | undefined;
  /** The view after an event, as far as it can be told from the event; the server's own view follows. */
  advance(view: View, event: Event): View;
  /** The dice that a question is about, if it is about dice. */
  lying?(view: View, decision: DecisionInfo): [number, number] | undefined;
  status(view: View): Status;
  /** The messages for a round, if it is not called a round: as a heading, and within a sentence. */
  round?: { heading: string; short: string };
  /** What a seat has, in one line. */
  holdings(scene: Scene, seat: number): Holding[];
  /** The drawing of each field that can be edited, by its name or by the key of its unit. */
  icons: Record<string, string>;
  /** Where on the board a choice is, as a value of data-at. */
  spot?(choice: Choice): string | undefined;
  /** The columns of the final scores, most important first. */
  tally(outcome: Pick<OutcomeInfo, 'names'>): Score[];
  /** A small picture of a table that is set. */
  picture(view: View): Tile[][];
  /** The options that lay the same table again, if these options left it to chance. */
  again?(view: View, options: Record<string, string>): Record<string, string> | undefined;
}

export interface Tile {
  icon: string; // may be empty
  hue: string;
}

/** What the first page shows of a title. */
export interface Poster {
  hue: string;
  awning: string;
  icons: [string, string, string];
  minutes: string;
}

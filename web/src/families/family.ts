/** What a family of titles brings to the shell: how its table looks, and what its events look like. */

import type { Component } from 'svelte';
import type { Scene } from '../lib/scene.svelte';
import type { Sound } from '../lib/sound';
import type { Choice, Decision, Outcome } from '../lib/wire';

export type View = Record<string, unknown>;
export type Event = Record<string, string | number> & { event: string };

/** How a choice shows itself as a chip. */
export interface Face {
  icon?: string;
  hue?: string;
  label?: string; // shorter than the whole one
  note?: string;
}

/** What an event looks like: anchors are the values of data-at in the page, as "place:tea_house" or "seat:0". */
export interface Cue {
  ms: number;
  sound?: Sound;
  flight?: { icon: string; count: number; from: string; to: string };
  dice?: [number, number];
  ring?: string;
}

export interface Status {
  round: number;
  of?: number; // rounds at most
  last: boolean;
  goal: { icon: string; count: number };
}

/** A component that answers a question. */
export interface Chooser {
  Component: Component<{ scene: Scene; decision: Decision }>;
  /** Whether the component shows a choice. One that does nothing and is not shown becomes a chip beside it. */
  shows(choice: Choice): boolean;
}

export interface Family {
  Board: Component<{ scene: Scene }>;
  Mat: Component<{ scene: Scene; seat: number }>;
  Rival: Component<{ scene: Scene; seat: number }>;
  /** The question in other words than the server's, where the table shows what these tell. */
  ask?(scene: Scene, decision: Decision): { question: string; help: string } | undefined;
  /** A special way to answer a question; without one its choices are chips. */
  chooser(decision: Decision): Chooser | undefined;
  face(scene: Scene, choice: Choice): Face;
  /** What is sure to come of a choice, as far as the table shows it. */
  foresee(scene: Scene, choice: Choice): string;
  /** Whether `foresee` says all about a choice, so that the server's preview would only repeat it. */
  foreseesAll?(choice: Choice): boolean;
  cue(event: Event, view: View): Cue | undefined;
  /** The view after an event, as well as a screen can tell; the true one follows. */
  advance(view: View, event: Event): View;
  status(view: View): Status;
  /** What a round is called, where it is not the usual word: as a heading, and within a line. */
  round?: { heading: string; short: string };
  /** What each seat has to show for the end, the first being what decides. */
  tally(outcome: Outcome): { icon: string; label: string }[];
  /** A small picture of a table that is set. */
  picture(view: View): Tile[][];
  /** The options that lay the same table again, if these options left it to chance. */
  again?(view: View, options: Record<string, string>): Record<string, string> | undefined;
}

export interface Tile {
  icon: string; // may be nothing
  hue: string;
}

/** How a title is shown before it is played. */
export interface Poster {
  hue: string;
  awning: string;
  icons: [string, string, string];
  minutes: string;
}

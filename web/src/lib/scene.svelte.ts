/** A table as one viewer sees it over time: events are shown one by one, then the true view replaces what they left. */

import { tick } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import type { Cue, Event, Family, View } from '../families/family';
import { flip, fly, ring, roll } from './motion';
import { nameOf } from './seats';
import { PACES, settings } from './settings.svelte';
import { play } from './sound';
import type {
  PlanInfo,
  PreviewInfo,
  Choice,
  DecisionInfo,
  LogEntry,
  OutcomeInfo,
  RuleInfo,
  TableInfo,
  UnitInfo,
} from './wire';

/** The state of a table at one moment. */
export interface Shown {
  view: View;
  to_act: number | null;
  decision: DecisionInfo | null;
  can_undo: boolean;
  outcome: OutcomeInfo | null;
}

export interface Happened extends Shown {
  again?: boolean; // it has been shown before
  entry?: LogEntry;
  events: Event[];
  seat: number | null;
}

export interface Notice {
  text: string;
  rule?: string;
  row?: RuleInfo | null;
}

/** A turn thought out ahead: the choice that begins it, answers given with it, and what would follow. */
export interface Plan {
  choice: Choice;
  then: string[];
  info: PlanInfo;
  meant: boolean; // it was asked for by a touch, a click or a key; otherwise the mouse rests on its place
}

const TWICE = 250; // ms within which a second touch is part of the first
const REST = 120; // ms for which the mouse stays where it is: it rests on a place, and does not pass over it
const LINGER = 120; // ms on a choice before its preview is requested
const OTHERS = 0.4; // pace of the other seats: a bot's turn takes less than a second
const PAUSE = 1500; // ms after the turn of another seat, at that pace
const TOO_MANY = 24; // updates that wait: somebody who has been away does not need to see all of them

export class Scene {
  view = $state.raw<View>({});
  toAct = $state.raw<number | null>(null);
  decision = $state.raw<DecisionInfo | null>(null);
  canUndo = $state(false);
  outcome = $state.raw<OutcomeInfo | null>(null);
  log = $state.raw<LogEntry[]>([]);
  info = $state.raw<Pick<TableInfo, 'setting' | 'people'>>();
  units = $state.raw<Record<string, UnitInfo>>({});
  viewer = $state<number | null>(null);
  ready = $state(false);
  moving = $state(false); // something is being animated
  sent = $state(''); // a choice that the server has not answered yet
  pointed = $state.raw<Choice | null>(null);
  picked = $state.raw<Choice | null>(null);
  preview = $state.raw<PreviewInfo | null>(null);
  plan = $state.raw<Plan | null>(null); // on show, and not carried out yet
  aimed = $state.raw<string[]>([]); // answers that were given before their questions
  notice = $state.raw<Notice | null>(null);
  dice = $state.raw<[number, number] | null>(null);
  canReplay = $state(false);

  #queue: Happened[] = [];
  #since: Happened[] = []; // what the others have done since the viewer did anything …
  #from: View = {}; // … and the table before that
  #running = false;
  #hurry = false;
  #briskly = 1; // other players' turns are shown faster
  #stale = false;
  #wake: (() => void) | undefined;
  #previews = new Map<string, Promise<PreviewInfo | null>>();
  #linger: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #shown = 0; // when the plan was put on show

  constructor(readonly family: Family) {}

  // Words -------------------------------------------------------------------------------------------------------------

  name(seat: number): string {
    return nameOf(this.info, seat);
  }

  unit(kind: string, key: string): UnitInfo {
    return this.units[`${kind}-${key}`] ?? { name: key, about: '', forms: {}, data: {}, mark: 'book', origin: '' };
  }

  isBot(seat: number): boolean {
    return Boolean(this.info?.people[seat]?.bot);
  }

  // Acting: these do nothing unless a subclass overrides them ------------------------------------------------------

  get live(): boolean {
    return false;
  }

  /** Make a choice. `then` are answers to the questions that follow, given as soon as they are asked. */
  choose(_choice: Choice, ..._then: string[]): void {}

  why(_choice: string): void {}

  /** Whether a choice is shown as a plan before it is made. */
  plans(_choice: Choice): boolean {
    return false;
  }

  /** Work out what would follow from choices, where there is a server to ask. `_then` are answers to the questions that
   * follow, if they are asked. */
  protected think(_choices: string[], _then: string[] = []): Promise<PlanInfo | null> {
    return Promise.resolve(null);
  }

  /** Carry out the plan on show, or one that leaves it. */
  carryOut(_choices?: string[]): void {}

  /** Whether all that is nearly always wanted is done without asking. */
  get brief(): boolean {
    return false;
  }

  /** Ask everything for the rest of the turn. Of the plan on show, carry out only the first choice. */
  goSlowly(): void {}

  /** Show the plan that a choice begins; if it is on show, carry it out. What leads to chance cannot be taken back, so
   * for that the mouse on the place does not count as having asked for it. */
  intend(choice: Choice, ...then: string[]): void {
    const { plan } = this;
    if (!plan || !this.isPlanned(choice, then)) void this.consider(choice, then);
    else if (performance.now() - this.#shown <= TWICE) this.plan = { ...plan, meant: true };
    else if (plan.meant || !plan.info.open) this.carryOut();
    else this.#show({ ...plan, meant: true });
  }

  /** The mouse moves over a place that a choice leads to, or leaves it. Where it rests, the plan is shown, and it stays
   * when the mouse goes on to its answers. A plan that was asked for stays whatever the mouse does. */
  rest(choice: Choice | null): void {
    clearTimeout(this.#rest);
    if (!choice || this.plan?.meant || this.isPlanned(choice)) return;
    this.#rest = setTimeout(() => void this.consider(choice, [], false), REST);
  }

  /** Whether the plan on show begins with a choice, and with these answers to the questions that follow. */
  isPlanned(choice: Choice | undefined, then: string[] = []): boolean {
    const { plan } = this;
    return plan !== null && plan.choice === choice && plan.then.join() === then.join();
  }

  /** Show what would follow from a choice. */
  async consider(choice: Choice, then: string[] = [], meant = true): Promise<void> {
    const { decision } = this;
    clearTimeout(this.#rest);
    const info = await this.think([choice.choice], then);
    if (!info || this.decision !== decision) return;
    if (this.plan && this.isPlanned(choice, then)) {
      // asked for twice before it was there: what is pointed at by now stays so
      if (meant && !this.plan.meant) this.plan = { ...this.plan, meant };
      return;
    }
    this.#previews.clear();
    this.#show({ choice, then, info, meant });
    this.pick(choice);
  }

  #show(plan: Plan): void {
    this.#shown = performance.now();
    this.plan = plan;
  }

  /** Take the plan on show back. */
  forget(): void {
    clearTimeout(this.#rest);
    this.plan = null;
    this.aimed = [];
    this.#previews.clear();
    this.pick(null);
  }

  /** The question to answer: the table’s, or that at which the plan on show ends, unless it can wait. One that comes
   * after chance may be answered ahead. */
  get asked(): DecisionInfo | null {
    if (!this.plan) return this.decision;
    const next = this.plan.info.decision ?? this.plan.info.later;
    return next && !this.family.waits?.(next) ? next : null;
  }

  /** What may be answered to a question. */
  offered(decision: DecisionInfo): Choice[] {
    return decision.choices;
  }

  /** The choices of the plan on show that come before one of its question. */
  protected before(choice: string): string[] {
    const next = this.plan?.info;
    return next?.decision?.choices.some((one) => one.choice === choice) ? next.legs.map((leg) => leg.choice) : [];
  }

  /** Request the preview of a choice, where there is a server to ask. */
  protected foretell(_choice: string): Promise<PreviewInfo | null> {
    return Promise.resolve(null);
  }

  #ahead(choice: string): Promise<PreviewInfo | null> {
    let asked = this.#previews.get(choice);
    if (!asked) {
      asked = this.foretell(choice).catch(() => null);
      this.#previews.set(choice, asked);
    }
    return asked;
  }

  /** Point at a choice; pointing at nothing falls back to the choice that was picked. */
  point(choice: Choice | null): void {
    const pointed = choice ?? this.picked;
    this.pointed = pointed;
    this.preview = null;
    clearTimeout(this.#linger);
    if (!pointed || !this.decision || this.viewer === null) return;
    this.#linger = setTimeout(() => {
      void this.#ahead(pointed.choice).then((preview) => {
        if (this.pointed === pointed) this.preview = preview;
      });
    }, LINGER);
  }

  /** Handlers that make an element point at a choice, by mouse and by keyboard. */
  pointing(
    choice: Choice | undefined,
  ): Pick<HTMLAttributes<Element>, 'onmouseenter' | 'onmouseleave' | 'onfocus' | 'onblur'> {
    if (!choice) return {};
    const on = (): void => this.point(choice);
    const off = (): void => this.point(null);
    return { onmouseenter: on, onmouseleave: off, onfocus: on, onblur: off };
  }

  pick(choice: Choice | null): void {
    this.picked = choice;
    this.point(choice);
  }

  /** The previews of several choices at once, for choosers that show odds. */
  async weigh(choices: Choice[]): Promise<Map<string, PreviewInfo>> {
    const previews = new Map<string, PreviewInfo>();
    const { decision } = this;
    for (const { choice } of choices) {
      if (this.decision !== decision) break; // the decision has been made meanwhile
      const preview = await this.#ahead(choice);
      if (preview) previews.set(choice, preview);
    }
    return previews;
  }

  // Showing -----------------------------------------------------------------------------------------------------------

  set(shown: Shown): void {
    this.view = shown.view;
    this.toAct = shown.to_act;
    this.decision = shown.decision;
    this.canUndo = shown.can_undo;
    this.outcome = shown.outcome;
    this.forget();
    this.ready = true;
  }

  /** Queue something that happened; it is shown after everything before it. */
  happen(happened: Happened): void {
    this.#queue.push(happened);
    if (!this.#running) void this.#run();
  }

  /** Show again what the others have done since the viewer’s last move; then the table is as it was. */
  replay(): void {
    if (this.moving || !this.canReplay) return;
    const { view, toAct, decision, canUndo, outcome } = this;
    const now = { view, to_act: toAct, decision, can_undo: canUndo, outcome };
    this.view = this.#from;
    for (const one of this.#since) this.happen({ ...one, entry: undefined, again: true });
    this.happen({ ...now, events: [], seat: toAct, again: true });
  }

  #remember(next: Happened): void {
    if (next.again || next.seat === null) return;
    if (next.seat === this.viewer || this.viewer === null) this.#since = [];
    else {
      if (!this.#since.length) this.#from = this.view;
      this.#since.push(next);
    }
    this.canReplay = this.#since.length > 0;
  }

  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  /** Forget everything that is still to be shown: it is out of date. */
  drop(): void {
    this.#queue = [];
    this.#since = [];
    this.canReplay = false;
    this.#stale = true;
    this.skip();
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.#hurry = false;
    this.moving = true;
    this.decision = null;
    this.forget();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if ((this.#queue.length > TOO_MANY && !next.again) || document.hidden) this.#hurry = true;
      this.#stale = false;
      await this.#tell(next);
    }
    this.#running = false;
    this.moving = false;
  }

  async #tell(next: Happened): Promise<void> {
    if (next.entry) this.tell(next.entry);
    this.#remember(next);
    this.toAct = next.seat ?? this.toAct;
    this.#briskly = next.seat === this.viewer ? 1 : OTHERS;
    for (const event of next.events) {
      try {
        await this.#perform(this.family.cue(event, this.view), this.family.advance(this.view, event));
      } catch (error) {
        reportError(error); // and go on: the true view follows
      }
      if (this.#stale) return;
    }
    const last = this.#queue.length === 0;
    await flip(this.#ms(200), async () => {
      this.set(last ? next : { ...next, decision: null });
      await tick();
    });
    if (last && next.decision && next.seat !== this.viewer) play('turn');
    const pause = next.events.some(({ event }) => event === 'turn_begins') ? this.#ms(PAUSE) : 0;
    if (pause && next.seat !== this.viewer && !this.decision) await this.#wait(pause);
  }

  /** Add to the log, when an entry is shown and not before. */
  tell(entry: LogEntry): void {
    this.log = [...this.log, entry];
  }

  async #perform(cue: Cue | undefined, after: View): Promise<void> {
    if (this.#stale) return;
    const ms = this.#ms(cue?.ms ?? 0);
    if (cue?.sound && !this.#hurry) play(cue.sound);
    if (cue?.ring) ring(cue.ring, Math.max(ms, 600));
    if (cue?.dice && ms) {
      await roll(cue.dice, ms, (dice) => (this.dice = dice));
      await this.#wait(ms * 0.7);
      this.dice = null;
    }
    if (cue?.flight && ms) await Promise.race([fly(cue.flight, ms), this.#wait(ms)]);
    if (this.#stale) return;
    await flip(ms, async () => {
      this.view = after;
      await tick();
    });
    if (ms && !cue?.dice && !cue?.flight) await this.#wait(ms);
  }

  #ms(ms: number): number {
    return this.#hurry || settings.still ? 0 : ms * PACES[settings.pace] * this.#briskly;
  }

  #wait(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

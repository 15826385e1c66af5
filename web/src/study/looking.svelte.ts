/** A game looked back on: its steps, the one on show, and the board at that step. */

import { familyOf, load } from '../families';
import type { Event } from '../families/family';
import { api, Refusal } from '../lib/api';
import { download } from '../lib/download';
import { glossary } from '../lib/glossary';
import { keepMade, myTable } from '../lib/keep';
import { BOT } from '../lib/open';
import { go, here } from '../lib/route.svelte';
import { Scene } from '../lib/scene.svelte';
import { nameOf } from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words.svelte';
import type { SeatWanted, StepBrief, StepInfo, TableInfo } from '../lib/wire';

const RUN = 900; // ms on each step, if the game runs by itself
const LINE = 320; // ms on each step of a better line

const codeOf = (error: unknown): string => (error instanceof Refusal ? error.fault.error : 'broken');

export class Looking {
  scene = $state.raw<Scene>();
  info = $state.raw<TableInfo>();
  steps = $state.raw<StepBrief[]>([]);
  through = $state(here.query.get('as') ?? '');
  granted = $state(''); // the eyes that the server has granted
  fault = $state(''); // why the game cannot be shown
  complaint = $state(''); // what failed, while the game stays on show
  running = $state(false);
  furthest = $state(0); // the last step that was on show: what comes later may still surprise
  line = $state.raw<StepInfo[]>([]); // the better line on show …
  lineAt = $state(-1); // … and its step
  first = $state<number | null>(null); // where to begin, once that is known, if the address does not say

  readonly mine;
  readonly key: string | undefined;
  readonly last = $derived(Math.max(this.steps.length - 1, 0));
  readonly closed = $derived(Boolean(this.info?.over || this.info?.archived));
  /** The step on show. What somebody has played themselves begins at its last step, what others played at the first. */
  readonly at = $derived(
    Math.min(
      Number(here.query.get('step') ?? this.first ?? (this.closed && this.me === null ? 0 : this.last)),
      this.last,
    ),
  );
  readonly now = $derived(this.steps[this.at]);
  #before = -1;

  constructor(readonly table: string) {
    this.mine = myTable(table);
    this.key = this.mine?.seats[0]?.key;
    void this.#open();
    $effect(() => this.#readSteps());
    $effect(() => this.#showStep());
    $effect(() => this.#run());
  }

  /** The seat of whoever looks back, if they played. */
  get me(): number | null {
    return this.mine?.seats[0]?.seat ?? null;
  }

  name(seat: number): string {
    return nameOf(this.info, seat);
  }

  /** A step in words. A choice without visible effect so far only says who chose. */
  said({ text, seat }: StepBrief): string {
    return text || (seat === null ? say('web-setup') : say('web-chooses', { who: this.name(seat) }));
  }

  /** "Round 3", or what the family calls it. */
  round(step: StepBrief | undefined): string {
    return step?.round ? say(this.scene?.family.round?.heading ?? 'web-round', { round: step.round }) : '';
  }

  fail(error: unknown): void {
    this.fault = codeOf(error);
  }

  complain(error: unknown): void {
    this.complaint = say(`web-fault-${codeOf(error)}`);
  }

  async #open(): Promise<void> {
    try {
      const info = await api.info(this.table, this.key);
      const family = familyOf(info.setting.title);
      if (!family) throw new Error(info.setting.title);
      this.scene = new Scene(await load(family));
      this.info = info;
    } catch (error) {
      this.fail(error);
    }
  }

  #readSteps(): void {
    const { info, scene, through, key } = this;
    if (!info || !scene) return;
    const lang = settings.lang;
    scene.info = info;
    void glossary(info.setting, lang, info.box ? info.table : '').then((units) => (scene.units = units));
    api.steps(this.table, { as: through, key, lang }).then((answer) => {
      this.steps = answer.steps;
      this.granted = answer.as;
      scene.viewer = /^\d+$/.test(answer.as) ? Number(answer.as) : null;
    }, this.fail.bind(this));
  }

  #showStep(): void {
    const { scene, at } = this;
    if (!scene || !this.steps.length || this.lineAt >= 0) return;
    const lang = settings.lang;
    const onwards = this.#before >= 0 && at === this.#before + 1;
    this.#before = at;
    this.furthest = Math.max(at, this.furthest);
    this.step(at, lang).then((answer) => {
      if (at === this.at && this.lineAt < 0) this.#show(scene, answer, onwards);
    }, this.fail.bind(this));
  }

  #show(scene: Scene, answer: StepInfo, onwards: boolean): void {
    scene.skip();
    const after = { ...answer, decision: null, can_undo: false };
    if (onwards) scene.happen({ ...after, events: answer.events as Event[], seat: answer.seat });
    else {
      scene.drop();
      scene.set(after);
    }
  }

  #run(): (() => void) | undefined {
    if (!this.running) return undefined;
    void this.at;
    const timer = setInterval(() => {
      if (this.scene?.moving) return;
      if (this.at >= this.last) this.running = false;
      else this.to(this.at + 1);
    }, RUN);
    return () => clearInterval(timer);
  }

  step(step: number, lang: string): Promise<StepInfo> {
    return api.step(this.table, step, { as: this.through, key: this.key, lang });
  }

  address(step: number): string {
    const query = new URLSearchParams({ step: String(step), ...(this.through ? { as: this.through } : {}) });
    return `/table/${this.table}/review?${query}`;
  }

  to(step: number): void {
    this.endLine();
    this.complaint = '';
    go(this.address(Math.max(0, Math.min(step, this.last))), 'replace');
  }

  /** To the beginning of the next turn, or of this one, or of the one before. */
  turn(by: number): void {
    const current = this.now?.turn ?? 0;
    const others = this.steps.filter((one) =>
      by > 0 ? one.turn > current : one.turn < current || (one.turn === current && one.step < this.at),
    );
    const target = by > 0 ? others[0] : others.find((one) => one.turn === others.at(-1)?.turn);
    this.to(target?.step ?? (by > 0 ? this.last : 0));
  }

  lookThrough(eyes: string): void {
    this.through = eyes;
    this.#before = -1;
    go(this.address(0), 'replace');
  }

  /** Play the better line on the board, from the position before the move. */
  async showLine(step: number): Promise<void> {
    const { scene, table, key } = this;
    if (!scene) return;
    this.running = false;
    const lang = settings.lang;
    try {
      const [before, line] = await Promise.all([this.step(step - 1, lang), api.betterLine(table, step, { key, lang })]);
      if (step !== this.at || !line.length) return;
      this.line = line;
      this.lineAt = 0;
      this.#show(scene, before, false);
      for (const [at, one] of line.entries()) {
        await new Promise((done) => setTimeout(done, LINE));
        if (this.line !== line || this.lineAt < 0) return;
        this.lineAt = at;
        this.#show(scene, one, true);
      }
    } catch (error) {
      this.complain(error);
    }
  }

  /** Back to the game as it was played. */
  endLine(): void {
    if (this.lineAt < 0) return;
    this.line = [];
    this.lineAt = -1;
    this.#before = -1;
  }

  /** Play on from a step against bots: at one's own seat, the seat given, or the seat to act. */
  async fork(step: number, seat: number | null): Promise<void> {
    if (!this.info || !this.scene) return;
    const { people, setting } = this.info;
    const me = seat ?? this.me ?? this.scene.toAct ?? 0;
    const seats: SeatWanted[] = people.map((one) =>
      one.seat === me ? { by: 'me', name: settings.name } : { by: 'bot', bot: one.bot || BOT },
    );
    try {
      const made = await api.fork(this.table, { step, as: this.through, seats }, this.key);
      keepMade(made, setting.title, setting.modules ?? []);
      go(`/table/${made.table}`);
    } catch (error) {
      this.complain(error);
    }
  }

  download(): Promise<void> {
    return download(this.table, { as: this.through, key: this.key });
  }
}

/** A scene at a live table: it follows a connection and sends choices over it. */

import type { Event, Family } from '../families/family';
import { say } from './words.svelte';
import { Connection, Failed, logged } from './connection.svelte';
import { Scene, type Shown } from './scene.svelte';
import { settings } from './settings.svelte';
import type { PlanInfo, PreviewInfo, Choice, HintInfo, LogEntry, Update, Welcome } from './wire';

export class Live extends Scene {
  connection: Connection;
  hint = $state.raw<HintInfo | null>(null);
  hinting = $state(false); // the bot is thinking about it
  #slowly = false; // for the rest of this turn

  constructor(family: Family, table: string, key: string) {
    super(family);
    this.connection = new Connection(table, key, settings.lang, {
      welcome: (message, anew) => this.#welcome(message, anew),
      update: (message) => this.#update(message),
    });
  }

  #welcome(message: Welcome, anew: boolean): void {
    this.info = message.info;
    this.viewer = message.viewer;
    this.sent = '';
    this.drop();
    this.log = message.log.reduce(logged, anew ? [] : this.log);
    this.set(message);
  }

  #update(message: Update): void {
    this.sent = '';
    if (message.seat !== this.viewer) this.#slowly = false;
    const { version, seat, said, events, undo } = message;
    this.happen({ ...message, events: events as Event[], entry: { version, seat, said, events, undo } });
  }

  override tell(entry: LogEntry): void {
    this.log = logged(this.log, entry);
    if (entry.undo) this.notice = { text: say('web-undone') };
  }

  override get live(): boolean {
    return this.connection.status === 'open' && !this.sent;
  }

  /** Whether all that is nearly always wanted is done without asking. */
  get #brief(): boolean {
    return !settings.stepwise && !this.#slowly && Boolean(this.family.planned);
  }

  override set(shown: Shown): void {
    super.set(shown);
    this.closeHint();
  }

  override plans(choice: Choice): boolean {
    return this.#brief && Boolean(this.family.planned?.(choice));
  }

  protected override async think(choices: string[], then: string[] = []): Promise<PlanInfo | null> {
    try {
      const answer = await this.connection.ask({ type: 'plan', choices: [...choices, ...then] });
      if (answer.type === 'refused' && then.includes(answer.choice)) return await this.think(choices);
      if (answer.type === 'refused') this.notice = answer;
      return answer.type === 'plan' ? answer : null;
    } catch (error) {
      if (then.length && (error as Failed).error === 'too_early') return await this.think(choices);
      this.#failed(error as Failed);
      return null;
    }
  }

  override choose(choice: Choice, ...then: string[]): void {
    void this.#send([...this.before(choice.choice), choice.choice], then);
  }

  override carryOut(choices = this.plan?.info.legs.map((leg) => leg.choice)): void {
    if (choices) void this.#send(choices);
  }

  override goSlowly(): void {
    const { plan } = this;
    this.#slowly = true;
    if (plan) void this.#send([plan.choice.choice], plan.then);
  }

  /** Make choices. `then` are answers to the questions that follow, if they are asked. */
  async #send(choices: string[], then: string[] = []): Promise<void> {
    if (!this.decision || !this.live) return;
    const { at } = this.decision;
    const sent = choices.at(-1) ?? '';
    this.sent = sent;
    this.notice = null;
    try {
      const list = this.#brief ? ((await this.think(choices))?.legs.map((leg) => leg.choice) ?? choices) : choices;
      const answer = await this.#play(at, [...list, ...then]).catch((error: Failed) => {
        if (then.length && error.error === 'too_early') return this.#play(at, list);
        throw error;
      });
      if (answer.type === 'refused') {
        if (then.includes(answer.choice)) await this.#play(at, list);
        else this.notice = answer;
      }
    } catch (error) {
      this.#failed(error as Failed);
    }
    if (this.sent === sent) this.sent = '';
  }

  #play(at: number, choices: string[]): ReturnType<Connection['ask']> {
    const [choice = ''] = choices;
    return this.connection.ask(choices.length > 1 ? { type: 'plays', at, choices } : { type: 'play', at, choice });
  }

  #failed(error: Failed): void {
    this.sent = '';
    if (error.error !== 'lost' && error.error !== 'stale') this.notice = { text: error.message };
  }

  override why(choice: string): void {
    if (!this.decision) {
      this.notice = { text: say(this.outcome ? 'web-why-over' : 'web-why-not-yours') };
      return;
    }
    const after = this.asked !== this.decision && this.plan ? this.plan.info.legs.map((leg) => leg.choice) : [];
    this.connection.ask({ type: 'why', choice, after }).then(
      (answer) => {
        if (answer.type === 'why' && !answer.allowed) this.notice = answer;
      },
      (error: Failed) => this.#failed(error),
    );
  }

  protected override async foretell(choice: string): Promise<PreviewInfo | null> {
    const answer = await this.connection.ask({ type: 'preview', choice, after: this.before(choice) });
    return answer.type === 'preview' ? answer : null;
  }

  /** Whether there are hints at this table, and something to ask about. */
  get canHint(): boolean {
    return Boolean(this.connection.info?.hints && this.decision);
  }

  /** Ask what the strong bot would do; or close what it has answered. */
  askHint(): void {
    const { decision } = this;
    if (this.hint || this.hinting) this.closeHint();
    else if (decision && this.canHint) {
      this.hinting = true;
      this.connection.ask({ type: 'hint' }).then(
        (answer) => {
          if (answer.type === 'hint' && this.hinting && this.decision === decision) this.hint = answer;
          this.hinting = false;
        },
        (error: Failed) => {
          this.hinting = false;
          this.#failed(error);
        },
      );
    }
  }

  /** Show a choice of the hint on the board. */
  showHint(at: number): void {
    const wanted = this.hint?.choices[at]?.choice;
    const found = this.decision?.choices.find(({ choice }) => choice === wanted) ?? null;
    if (!found || !this.plans(found)) this.pick(found);
    else if (!this.isPlanned(found)) void this.consider(found);
  }

  closeHint(): void {
    this.hint = null;
    this.hinting = false;
  }

  undo(): void {
    this.connection.ask({ type: 'undo' }).catch((error: Failed) => this.#failed(error));
  }

  restart(): void {
    this.connection.ask({ type: 'restart' }).catch((error: Failed) => this.#failed(error));
  }
}

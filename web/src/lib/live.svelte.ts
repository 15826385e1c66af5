/** A scene at a live table: it follows a connection and sends choices over it. */

import type { Event, Family } from '../families/family';
import { say } from './words.svelte';
import { Connection, Failed, logged } from './connection.svelte';
import { Scene, type Shown } from './scene.svelte';
import { settings } from './settings.svelte';
import type { PlanInfo, PreviewInfo, Choice, DecisionInfo, HintInfo, LogEntry, Update, Welcome } from './wire';

export class Live extends Scene {
  connection: Connection;
  hint = $state.raw<HintInfo | null>(null);
  hinting = $state(false); // the bot is thinking about it
  #slowly = $state(false); // for the rest of this turn
  #open = false; // what was sent last leads to chance: the plan may go on after that
  #ahead = ''; // an answer to a question that comes after chance
  #held = $state.raw<Update | null>(null); // what came of chance, until it is known whether the plan goes on

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
    this.#held = null;
    this.drop();
    this.log = message.log.reduce(logged, anew ? [] : this.log);
    this.set(message);
  }

  #update(message: Update): void {
    if (this.#held) this.#happened(this.#held); // somebody else in this seat was faster than the plan
    this.#held = null;
    this.sent = '';
    if (message.seat !== this.viewer) this.#slowly = false;
    if (message.to_act !== this.viewer) this.#ahead = '';
    if (this.#open && message.seat === this.viewer && message.decision) void this.#goOn(message, message.decision);
    else this.#happened(message);
    this.#open = false;
  }

  #happened(message: Update): void {
    const { version, seat, said, events, undo } = message;
    this.happen({ ...message, events: events as Event[], entry: { version, seat, said, events, undo } });
  }

  /** After chance, go on with what is nearly always wanted, or has been answered ahead, up to the next real question. If
   * that cannot be sent, the question is asked after all. */
  async #goOn(message: Update, decision: DecisionInfo): Promise<void> {
    this.#held = message; // the question on show has been answered: nothing can be chosen meanwhile
    const isAhead = decision.choices.some(({ choice }) => choice === this.#ahead);
    const next = isAhead ? [this.#ahead] : ((await this.think([]))?.legs.map((leg) => leg.choice) ?? []);
    if (this.#held !== message) return; // all is told already
    this.#held = null;
    this.#happened(next.length ? { ...message, decision: null } : message);
    if (!next.length || (await this.#send(next, [], decision.at))) return;
    if (this.connection.version === message.version) this.happen({ ...message, events: [] });
  }

  override tell(entry: LogEntry): void {
    this.log = logged(this.log, entry);
    if (entry.undo) this.notice = { text: say('web-undone') };
  }

  override get live(): boolean {
    return this.connection.status === 'open' && !this.sent && !this.#held;
  }

  override get brief(): boolean {
    return !settings.stepwise && !this.#slowly && Boolean(this.family.planned);
  }

  override set(shown: Shown): void {
    super.set(shown);
    this.closeHint();
  }

  override plans(choice: Choice): boolean {
    return this.brief && Boolean(this.family.planned?.(choice));
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

  override offered(decision: DecisionInfo): Choice[] {
    const together = this.brief ? (decision.together ?? []) : [];
    return decision.choices.flatMap((choice) => {
      const both = together.filter((one) => one.choice === choice.choice);
      return both.length ? both : [choice];
    });
  }

  override choose(choice: Choice, ...then: string[]): void {
    const { plan } = this;
    this.#ahead = plan?.info.later?.choices.includes(choice) ? choice.choice : '';
    if (this.#ahead) this.carryOut();
    else void this.#send([...this.before(choice.choice), choice.choice, ...(choice.then ?? [])], then);
  }

  override carryOut(choices = this.plan?.info.legs.map((leg) => leg.choice)): void {
    if (choices) void this.#send(choices);
  }

  override goSlowly(): void {
    const { plan } = this;
    this.#slowly = true;
    if (plan) void this.#send([plan.choice.choice], plan.then);
  }

  /** Make choices, and say whether they have been made. `then` are answers to the questions that follow, if they are
   * asked. */
  async #send(choices: string[], then: string[] = [], at = this.decision?.at): Promise<boolean> {
    if (at === undefined || !this.live) return false;
    const sent = choices.at(-1) ?? '';
    this.sent = sent;
    this.notice = null;
    let made = false;
    try {
      const plan = this.brief ? await this.think(choices) : null;
      const list = plan?.legs.map((leg) => leg.choice) ?? choices;
      this.#open = Boolean(plan?.open);
      let answer = await this.#play(at, [...list, ...then]).catch((error: Failed) => {
        if (then.length && error.error === 'too_early') return this.#play(at, list);
        throw error;
      });
      if (answer.type === 'refused' && then.includes(answer.choice)) answer = await this.#play(at, list);
      if (answer.type === 'refused') this.notice = answer;
      made = answer.type === 'done';
    } catch (error) {
      this.#failed(error as Failed);
    }
    if (this.sent === sent) this.sent = '';
    return made;
  }

  #play(at: number, choices: string[]): ReturnType<Connection['ask']> {
    const [choice = ''] = choices;
    return this.connection.ask(choices.length > 1 ? { type: 'plays', at, choices } : { type: 'play', at, choice });
  }

  #failed(error: Failed): void {
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

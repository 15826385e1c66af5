/** A scene at a live table: it follows a connection and sends choices over it. */

import type { Event, Family } from '../families/family';
import { say } from './words.svelte';
import { Connection, Failed, logged } from './connection.svelte';
import { Scene, type Shown } from './scene.svelte';
import { settings } from './settings.svelte';
import type { PreviewInfo, Choice, HintInfo, LogEntry, Update, Welcome } from './wire';

export class Live extends Scene {
  connection: Connection;
  hint = $state.raw<HintInfo | null>(null);
  hinting = $state(false); // the bot is thinking about it
  #then: string[] = []; // answers to give to the next questions

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

  override choose(choice: Choice, ...then: string[]): void {
    if (!this.decision || !this.live) return;
    this.sent = choice.choice;
    this.#then = then;
    this.notice = null;
    this.connection.ask({ type: 'play', at: this.decision.at, choice: choice.choice }).then(
      (answer) => {
        if (answer.type === 'refused') this.notice = answer;
        if (this.sent === choice.choice) this.sent = '';
      },
      (error: Failed) => this.#failed(error),
    );
  }

  override set(shown: Shown): void {
    super.set(shown);
    this.closeHint();
    if (!shown.decision) return;
    const [next, ...then] = this.#then;
    this.#then = [];
    const known = shown.decision.choices.find((one) => one.choice === next);
    if (known) this.choose(known, ...then);
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
    this.connection.ask({ type: 'why', choice }).then(
      (answer) => {
        if (answer.type === 'why' && !answer.allowed) this.notice = answer;
      },
      (error: Failed) => this.#failed(error),
    );
  }

  protected override async foretell(choice: string): Promise<PreviewInfo | null> {
    const answer = await this.connection.ask({ type: 'preview', choice });
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
    this.pick(this.decision?.choices.find(({ choice }) => choice === wanted) ?? null);
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

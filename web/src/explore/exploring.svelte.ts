/** A scene of free play: every choice makes another position, and all that were tried stay in a tree. */

import type { Event, Family } from '../families/family';
import { api, Refusal } from '../lib/api';
import { glossary } from '../lib/glossary';
import { keepMade } from '../lib/keep';
import { BOT } from '../lib/open';
import { go } from '../lib/route.svelte';
import { Scene } from '../lib/scene.svelte';
import { settings } from '../lib/settings.svelte';
import { say } from '../lib/words.svelte';
import type { Choice, Explored, FieldInfo, RefusalInfo, SeatWanted } from '../lib/wire';
import { Judging } from './judging.svelte';
import { packed } from './link';
import type { Node } from './lines';

export class Exploring extends Scene {
  nodes = $state.raw<Node[]>([]);
  at = $state(0);
  through = $state('open');
  editing = $state(false);
  busy = $state(false);
  waiting = $state.raw<{ explored: Explored; label: string } | null>(null); // for a lot
  refused = $state.raw<RefusalInfo | null>(null); // the last edit
  link = $state('');
  said = $state(''); // what just happened, for those who cannot see it
  readonly judging = new Judging();
  readonly node = $derived(this.nodes[this.at]);
  readonly fields = $derived<FieldInfo[]>(this.node?.explored.fields ?? []);

  constructor(
    family: Family,
    readonly imagined: boolean,
  ) {
    super(family);
  }

  override get live(): boolean {
    return !this.busy && !this.editing && !this.waiting;
  }

  // Positions ---------------------------------------------------------------------------------------------------------

  /** Begin with a position. */
  async begin(explored: Explored): Promise<void> {
    const { setting } = explored;
    const people = Array.from({ length: setting.seats ?? 0 }, (_, seat) => {
      return { seat, kind: 'person' as const, name: '', bot: '', here: true };
    });
    this.info = { setting, people };
    this.units = await glossary(setting, settings.lang);
    this.through = explored.as;
    this.nodes = [{ id: 0, parent: null, seat: null, choice: '', label: '', explored }];
    this.#show(0);
  }

  /** Show a position, and judge it. */
  #show(at: number, events: Event[] = []): void {
    const node = this.nodes[at];
    if (!node) return;
    const { explored } = node;
    this.at = at;
    this.waiting = null;
    this.refused = null;
    this.notice = null;
    this.#put(explored, events);
    if (explored.to_act === null) this.judging.stop(at);
    else this.judging.follow(at, explored.text, this.through);
    void packed(explored.text).then((link) => {
      if (this.node !== node) return;
      this.link = `/explore#p=${link}${this.through === 'open' ? '' : `&as=${this.through}`}`;
      go(this.link, 'replace');
    });
  }

  #put(explored: Explored, events: Event[]): void {
    const { view, to_act, decision, outcome } = explored;
    const after = { view, to_act, decision, outcome, can_undo: false };
    this.viewer = this.through === 'open' ? (to_act ?? 0) : Number(this.through);
    this.drop();
    if (events.length) this.happen({ ...after, events, seat: to_act });
    else this.set(after);
  }

  #add(explored: Explored, seat: number | null, choice: string, label: string): void {
    const same = this.nodes.findIndex((one) => one.parent === this.at && one.explored.text === explored.text);
    const id = same >= 0 ? same : this.nodes.length;
    if (same < 0) this.nodes = [...this.nodes, { id, parent: this.at, seat, choice, label, explored }];
    this.#show(id, explored.events as Event[]);
    this.said = explored.said || label;
  }

  /** Go to a position that was tried: as it is seen through these eyes. */
  to(id: number): void {
    if (this.nodes[id]?.explored.as === this.through) return this.#show(id);
    this.at = id;
    void this.look();
  }

  undo(): void {
    if (this.waiting && this.node) {
      this.waiting = null;
      this.#put(this.node.explored, []);
    } else if (this.node?.parent !== null && this.node) {
      this.to(this.node.parent);
      this.said = say('web-explore-undone');
    }
  }

  // Acting ------------------------------------------------------------------------------------------------------------

  override choose(choice: Choice, ...then: string[]): void {
    if (this.live) void this.#play(choice.choice, choice.label, [], false, then);
  }

  /** A choice that is not offered: the server says why. */
  override why(choice: string): void {
    if (this.live) void this.#play(choice, '', [], false, []);
  }

  /** Let chance fall as it may, or choose how it falls. */
  fall(lot?: string): void {
    const chance = this.waiting?.explored.chance;
    if (!chance || this.busy) return;
    const lots = lot === undefined ? chance.lots : [...chance.lots, lot];
    void this.#play(chance.choice, this.waiting?.label ?? '', lots, lot === undefined, []);
  }

  async #play(choice: string, label: string, lots: string[], rolled: boolean, then: string[]): Promise<void> {
    const seat = this.node?.explored.to_act ?? null;
    const answer = await this.#ask(api.explorePlay, { choice, lots, rolled });
    if (!answer) return;
    if (answer.refusal) this.notice = { ...answer.refusal };
    else if (answer.chance) {
      this.judging.stop();
      this.#put(answer, []);
      this.waiting = { explored: answer, label };
    } else {
      this.#add(answer, seat, answer.lots.length ? '' : choice, label);
      const next = answer.decision?.choices.find((one) => one.choice === then[0]);
      if (next) this.choose(next, ...then.slice(1));
    }
  }

  async edit(field: FieldInfo, value: number | string, label: string): Promise<void> {
    if (value === field.value) return;
    const answer = await this.#ask(api.exploreEdit, { changes: [{ field: field.key, value }] });
    if (!answer) return;
    if (answer.refusal) this.refused = answer.refusal;
    else this.#add({ ...answer, events: [] }, null, '', label);
  }

  /** Look through other eyes, or in another language. */
  async look(through = this.through): Promise<void> {
    if (through !== this.through) this.judging.forget();
    this.through = through;
    if (this.info) this.units = await glossary(this.info.setting, settings.lang);
    const answer = await this.#ask(api.exploreLook, {});
    if (!answer || !this.node) return;
    const changed = { ...this.node, explored: { ...answer, text: this.node.explored.text } };
    this.nodes = this.nodes.map((one) => (one.id === changed.id ? changed : one));
    this.#show(changed.id);
  }

  async #ask<T>(
    request: (body: T & { text: string; as: string; lang: string }) => Promise<Explored>,
    body: T,
  ): Promise<Explored | null> {
    if (this.busy || !this.node) return null;
    this.busy = true;
    try {
      return await request({ ...body, text: this.node.explored.text, as: this.through, lang: settings.lang });
    } catch (error) {
      const code = error instanceof Refusal ? error.fault.error : 'broken';
      this.notice = { text: say(`web-fault-${code}`) };
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Pause the judge, or let it go on. */
  pause(): void {
    const { judging, node } = this;
    judging.paused = !judging.paused;
    if (judging.paused) judging.stop();
    else if (node) judging.resume(node.explored.text, this.through);
  }

  /** Open a table with this position, against bots. */
  async playAgainstBots(): Promise<void> {
    if (!this.node || !this.info) return;
    const { setting, people } = this.info;
    const me = this.viewer ?? 0;
    const seats: SeatWanted[] = people.map(({ seat }) =>
      seat === me ? { by: 'me', name: settings.name } : { by: 'bot', bot: BOT },
    );
    try {
      const made = await api.exploreTable({ text: this.node.explored.text, seats });
      keepMade(made, setting.title, setting.modules ?? []);
      go(`/table/${made.table}`);
    } catch {
      this.notice = { text: say('web-fault-broken') };
    }
  }
}

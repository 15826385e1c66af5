/** The analysis of a game, which the server makes while this page waits: the quick one first, the thorough one behind it. */

import { api, Refusal, type Depth } from '../lib/api';
import type { Analysis, StudyInfo } from '../lib/wire';

const EVERY = 1000; // ms from one question to the next

export class Report {
  latest = $state.raw<StudyInfo | null>(null);
  wanted = $state<Depth>('quick');
  fault = $state(''); // why there is nothing to wait for
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // an answer to an earlier question is out of date

  readonly analysis = $derived<Analysis | null>(this.latest?.analysis ?? null);
  readonly waiting = $derived(!this.fault && (this.latest === null || !['done', 'failed'].includes(this.latest.state)));
  readonly failed = $derived(Boolean(this.fault) || this.latest?.state === 'failed');
  /** A game of which there is nothing to say. */
  readonly short = $derived(this.analysis !== null && this.analysis.steps.length < 2);

  /** Ask until it is there. With `onwards`, go on to the thorough analysis when the quick one is there. */
  follow(table: string, depth: Depth, lang: string, key: string | undefined, onwards: boolean): void {
    this.stop();
    this.wanted = depth;
    this.fault = '';
    const asked = ++this.#asked;
    const ask = async (): Promise<void> => {
      try {
        const answer = await api.study(table, this.wanted, { key, lang });
        if (asked !== this.#asked) return;
        this.latest = answer;
        if (answer.state === 'done' && this.wanted === 'quick' && onwards && !this.short) this.wanted = 'thorough';
        else if (answer.state === 'done' || answer.state === 'failed') return;
      } catch (error) {
        if (asked !== this.#asked) return;
        this.fault = error instanceof Refusal ? error.fault.error : 'broken';
        return;
      }
      this.#timer = setTimeout(() => void ask(), EVERY);
    };
    void ask();
  }

  stop(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }
}

/** The choices of a position, judged again and again, so that their intervals shrink. */

import { SvelteMap } from 'svelte/reactivity';
import { api, Refusal } from '../lib/api';
import type { Judged } from '../lib/wire';
import { together } from './worth';

export const LEVELS = ['quick', 'steady', 'deep'] as const;
export type Level = (typeof LEVELS)[number];

const ENOUGH: Record<Level, number> = { quick: 200, steady: 600, deep: 3000 }; // rollouts of the best choice
const FIRST = 2; // rollouts of each choice in the first answer …
const MOST = 64; // … and at most, once answers come quickly
const PAUSE = 1000; // ms between two answers: nobody can follow faster
const BUSY = 3000; // ms to wait for a server that others keep busy

export class Judging {
  level = $state<Level>('steady');
  paused = $state(false);
  readonly known = new SvelteMap<number, Judged>(); // what is known of each position that was judged, by its number
  at = $state(0);
  readonly judged = $derived(this.known.get(this.at));
  thinking = $state(false);
  failed = $state(false);
  #asked = 0;

  /** Judge a position, or go on where it was left. */
  follow(at: number, text: string, through: string): void {
    this.stop(at);
    this.resume(text, through);
  }

  /** What was judged at another level, or through other eyes, is not to be mixed with what comes now. */
  forget(): void {
    this.stop();
    this.known.clear();
  }

  resume(text: string, through: string): void {
    this.failed = false;
    if (!this.paused) void this.#run(text, through, this.#asked);
  }

  stop(at = this.at): void {
    this.#asked += 1;
    this.at = at;
    this.thinking = false;
  }

  async #run(text: string, through: string, asked: number): Promise<void> {
    let rollouts = FIRST;
    this.thinking = true;
    while (asked === this.#asked && !this.#enough()) {
      const began = performance.now();
      try {
        const seed = Math.floor(Math.random() * 2 ** 48);
        const more = await api.judge({ text, as: through, level: this.level, rollouts, seed });
        if (asked !== this.#asked) return;
        this.known.set(this.at, together(this.judged, more));
      } catch (error) {
        if (asked !== this.#asked) return;
        if (!(error instanceof Refusal && ['full', 'too_fast'].includes(error.fault.error))) {
          this.failed = true;
          break;
        }
        await new Promise((done) => setTimeout(done, BUSY));
      }
      const took = performance.now() - began;
      if (took < PAUSE / 2) rollouts = Math.min(2 * rollouts, MOST);
      await new Promise((done) => setTimeout(done, Math.max(0, PAUSE - took)));
    }
    if (asked === this.#asked) this.thinking = false;
  }

  #enough(): boolean {
    const { judged } = this;
    return Boolean(judged) && (judged?.to_act === null || (judged?.chances[0]?.rollouts ?? 0) >= ENOUGH[this.level]);
  }
}

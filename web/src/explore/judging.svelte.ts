/** The choices of a position, judged again and again, so that their intervals shrink. */

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
  judged = $state.raw<Judged>();
  thinking = $state(false);
  failed = $state(false);
  #asked = 0;

  /** Judge a position from the start. */
  follow(text: string, through: string): void {
    this.stop();
    this.judged = undefined;
    this.resume(text, through);
  }

  resume(text: string, through: string): void {
    this.failed = false;
    if (!this.paused) void this.#run(text, through, this.#asked);
  }

  stop(): void {
    this.#asked += 1;
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
        this.judged = together(this.judged, more);
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

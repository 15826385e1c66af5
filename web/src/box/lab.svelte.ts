/** The Lab: numbers that are changed, and what that does to many games. */

import { experiment, refusalText } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import type { LabInfo, LabWanted } from '../lib/wire';

export const GAMES = 1000;

export class Lab {
  changes = $state.raw<Record<string, number>>({});
  found = $state.raw<LabInfo>();
  running = $state(false);
  fault = $state('');
  #stopping: AbortController | undefined;

  set(path: string, value: number): void {
    this.changes = { ...this.changes, [path]: value };
  }

  drop(path: string): void {
    const { [path]: _, ...others } = this.changes;
    this.changes = others;
  }

  async run(title: string, box: string, games: number, bot: LabWanted['bot']): Promise<void> {
    const changes = Object.entries(this.changes).map(([path, value]) => `${path}=${value}`);
    if (this.running || !changes.length) return;
    this.running = true;
    this.found = undefined;
    this.fault = '';
    this.#stopping = new AbortController();
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    const wanted = { title, box, changes, games, bot, seed: seed % 1_000_000_000 };
    try {
      for await (const found of experiment(wanted, settings.lang, this.#stopping.signal)) {
        this.found = found;
        if (found.state === 'failed') this.fault = found.text;
      }
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.fault = refusalText(error);
    } finally {
      this.running = false;
    }
  }

  /** Stop; what has been found stays. */
  stop(): void {
    this.#stopping?.abort();
  }
}

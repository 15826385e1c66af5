/** What may be done with the plan on show. */

import type { Scene } from '../lib/scene.svelte';

export interface Fork {
  label: string;
  key: string;
  act: () => void;
}

/** Other plans that leave the one on show, each with its key. */
export function forks(scene: Scene): Fork[] {
  const { plan } = scene;
  if (!plan) return [];
  return plan.info.forks.map(({ choices, label }) => ({
    label,
    key: '',
    ...scene.family.fork?.(choices.at(-1)?.split(':')[0] ?? ''),
    act: () => scene.carryOut(choices),
  }));
}

/** The keys that work while a plan is on show. */
export function planKeys(scene: Scene): Record<string, () => void> {
  return {
    ...Object.fromEntries(forks(scene).map((fork) => [fork.key, fork.act])),
    o: () => scene.goSlowly(),
    Escape: () => scene.forget(),
  };
}

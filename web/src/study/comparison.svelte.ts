/** A marked move beside the better one: as choices of the decision before it, with their looks. */

import type { Face } from '../families/family';
import { settings } from '../lib/settings.svelte';
import type { Choice, Mark, StudyInfo } from '../lib/wire';
import type { Looking } from './looking.svelte';

export interface Side {
  label: string;
  face: Face;
  spot: string | undefined;
}

/** The choice as the server offered it, or with the words that came with the analysis. */
function sideOf(looking: Looking, choices: Choice[], choice: string, words: StudyInfo['words']): Side {
  const found = choices.find((one) => one.choice === choice);
  const label = words[choice] ?? found?.label ?? choice;
  const { scene } = looking;
  if (!scene || !found) return { label, face: {}, spot: undefined };
  return { label, face: scene.family.face(scene, found), spot: scene.family.spot?.(found) };
}

export class Comparison {
  played = $state.raw<Side>();
  better = $state.raw<Side>();

  /** Follow the mark at the step on show. */
  constructor(looking: Looking, mark: () => Mark | undefined, words: () => StudyInfo['words']) {
    $effect(() => {
      const marked = mark();
      const said = words();
      const lang = settings.lang;
      this.played = undefined;
      this.better = undefined;
      if (!marked || !looking.scene) return;
      looking.step(marked.step - 1, lang).then(
        ({ decision }) => {
          if (mark() !== marked) return;
          const choices = decision?.choices ?? [];
          this.played = sideOf(looking, choices, marked.choice, said);
          this.better = sideOf(looking, choices, marked.best, said);
        },
        (error: unknown) => looking.complain(error),
      );
    });
  }
}

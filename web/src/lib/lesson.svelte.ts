/** A scene of a lesson: each step asks for one particular choice, and what follows it is recorded. */

import type { Event, Family } from '../families/family';
import { api, Refusal } from './api';
import { Scene, type Happened } from './scene.svelte';
import { settings } from './settings.svelte';
import { say } from './words.svelte';
import type { PreviewInfo, Choice, LessonStepInfo, StepInfo } from './wire';

export class Lesson extends Scene {
  step = $state.raw<LessonStepInfo>();
  hinted = $state.raw<Choice | null>(null); // the choice that is asked for, once the player wants a hint
  #made = $state(false);

  constructor(
    family: Family,
    readonly title: string,
  ) {
    super(family);
    this.viewer = 0;
  }

  /** Whether the right choice has been made and its consequences have been shown. */
  get done(): boolean {
    return this.#made && !this.moving;
  }

  override get live(): boolean {
    return !this.#made && !this.moving;
  }

  /** Show a step from its start; if it is done and only the language has changed, show its end. */
  show(step: LessonStepInfo): void {
    const made = this.#made && step.key === this.step?.key;
    this.step = step;
    this.info = step;
    this.#made = made;
    this.hinted = null;
    this.notice = null;
    this.drop();
    const now = happened((made ? step.then.at(-1) : undefined) ?? step.now);
    this.log = made ? step.then.map((one) => happened(one).entry) : [];
    this.set(made ? now : { ...now, to_act: step.now.to_act, decision: step.now.decision });
  }

  hint(): void {
    this.hinted = this.decision?.choices.find((one) => one.choice === this.step?.wanted) ?? null;
    this.pick(this.hinted);
  }

  override choose(choice: Choice, ...then: string[]): void {
    const { step } = this;
    if (!step || !this.live) return;
    const own = step.then.filter((one) => one.seat === this.viewer).map((one) => one.choice);
    if ([choice.choice, ...then].some((answer, at) => answer !== (own[at] ?? answer))) {
      this.notice = { text: say('web-learn-other') };
      return;
    }
    this.notice = null;
    this.#made = true;
    for (const one of step.then) this.happen(happened(one));
  }

  override why(choice: string): void {
    const { step } = this;
    if (!step || !this.live) return;
    api.lessonWhy(this.title, step.key, choice, settings.lang).then(
      (answer) => {
        if (!answer.allowed && step === this.step) this.notice = answer;
      },
      (error: unknown) => (this.notice = { text: error instanceof Refusal ? error.message : say('web-fault-broken') }),
    );
  }

  protected override foretell(choice: string): Promise<PreviewInfo | null> {
    return this.step ? api.lessonPreview(this.title, this.step.key, choice, settings.lang) : super.foretell(choice);
  }
}

/** A recorded step as something that happens. Nobody has to decide until the next step. */
function happened({ step, seat, text, events, view, outcome }: StepInfo): Happened & Required<Pick<Happened, 'entry'>> {
  return {
    view,
    outcome,
    seat,
    to_act: null,
    decision: null,
    can_undo: false,
    events: events as Event[],
    entry: { version: step, seat, said: [{ seat, text, round: 0 }], events, undo: false },
  };
}

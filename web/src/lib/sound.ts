/** Lets sounds be heard, as loud as they are wanted. Each goes with something visible. */

import { settings } from './settings.svelte';
import { sounded, type Sound } from './sounds';

const FADE = 0.05; // seconds

let context: AudioContext | undefined;
let all: GainNode | undefined; // what every sound goes through

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  context ??= new AudioContext();
  void context.resume();
  if (!all) {
    all = context.createGain();
    all.connect(context.destination);
  }
  all.gain.value = settings.volume;
  sounded(sound, context, all, context.currentTime);
}

/** Fade out what is sounding. */
export function hush(): void {
  if (!context || !all) return;
  const fading = all;
  all = undefined;
  fading.gain.setTargetAtTime(0, context.currentTime, FADE);
}

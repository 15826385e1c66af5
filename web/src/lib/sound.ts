/** Short synthesised sounds: wood, coin, cloth, card, dice, glass, reed. Each goes with something visible. */

import { settings } from './settings.svelte';

export type Sound = 'step' | 'coin' | 'cloth' | 'dice' | 'glass' | 'turn' | 'card';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  context ??= new AudioContext();
  void context.resume();
  MADE[sound](context, context.currentTime);
}

function out(audio: AudioContext, at: number, peak: number, length: number, attack = 0.004): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak * settings.volume, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, hertz: number, peak: number, length: number, attack?: number): void {
  const voice = audio.createOscillator();
  voice.frequency.value = hertz;
  voice.connect(out(audio, at, peak, length, attack));
  voice.start(at);
  voice.stop(at + length);
}

function rustle(
  audio: AudioContext,
  at: number,
  hertz: number,
  width: number,
  peak: number,
  length: number,
  attack?: number,
): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    noise.getChannelData(0).forEach((_, i, data) => (data[i] = Math.random() * 2 - 1));
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = width;
  source.connect(filter).connect(out(audio, at, peak, length, attack));
  source.start(at);
  source.stop(at + length);
}

const MADE: Record<Sound, (audio: AudioContext, at: number) => void> = {
  step: (audio, at) => {
    rustle(audio, at, 900, 6, 0.5, 0.06);
    tone(audio, at, 190, 0.25, 0.07);
  },
  coin: (audio, at) => {
    tone(audio, at, 2350, 0.12, 0.22);
    tone(audio, at + 0.05, 3140, 0.1, 0.28);
  },
  cloth: (audio, at) => rustle(audio, at, 2600, 0.8, 0.16, 0.2, 0.05),
  card: (audio, at) => rustle(audio, at, 4200, 1.5, 0.14, 0.12, 0.02),
  dice: (audio, at) => {
    for (const [late, loud] of [
      [0, 1],
      [0.09, 0.7],
      [0.16, 0.9],
      [0.27, 0.5],
      [0.33, 0.35],
    ] as const)
      rustle(audio, at + late, 500 + late * 900, 3, 0.5 * loud, 0.07);
  },
  glass: (audio, at) => [1318, 1976, 2637].forEach((hertz, i) => tone(audio, at + i * 0.09, hertz, 0.13, 0.9)),
  turn: (audio, at) => {
    tone(audio, at, 440, 0.1, 0.7, 0.15);
    rustle(audio, at, 880, 12, 0.16, 0.6, 0.15);
  },
};

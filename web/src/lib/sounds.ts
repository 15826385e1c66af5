/** Short synthesised sounds: wood, coin, cloth, card, dice, glass, reed, rubies. Nothing is imported, so that they can
 * be measured on their own (tests/browser/listening.py). */

export type Sound = 'step' | 'coin' | 'cloth' | 'dice' | 'glass' | 'turn' | 'card' | 'chime';

const SILENT = 0.0001;

/** Let a sound begin, at full volume; anything that can play or record may be the audience. */
export function sounded(sound: Sound, audio: BaseAudioContext, into: AudioNode, at: number): void {
  MADE[sound]({ audio, into }, at);
}

interface Stage {
  audio: BaseAudioContext;
  into: AudioNode;
}

/** Swell to a peak and die away, from silence to silence: nothing clicks. Narrow noise needs a peak above 1 to be as loud
 * as a tone. */
function swell({ audio, into }: Stage, at: number, peak: number, length: number, attack = 0.004): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + length);
  gain.connect(into);
  return gain;
}

function tone(stage: Stage, at: number, hertz: number, peak: number, length: number, attack?: number): void {
  const voice = stage.audio.createOscillator();
  voice.frequency.value = hertz;
  voice.connect(swell(stage, at, peak, length, attack));
  voice.start(at);
  voice.stop(at + length);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(audio: BaseAudioContext): AudioBuffer {
  let made = noises.get(audio);
  if (!made) {
    made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    let last = 1; // noise that is the same each time, so that what was measured is what is heard
    made.getChannelData(0).forEach((_, i, data) => {
      last = (last * 16807) % 2147483647;
      data[i] = last / 1073741823.5 - 1;
    });
    noises.set(audio, made);
  }
  return made;
}

function rustle(
  stage: Stage,
  at: number,
  hertz: number,
  width: number,
  peak: number,
  length: number,
  attack?: number,
): void {
  const source = stage.audio.createBufferSource();
  source.buffer = noise(stage.audio);
  const filter = stage.audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = width;
  source.connect(filter).connect(swell(stage, at, peak, length, attack));
  source.start(at);
  source.stop(at + length);
}

const MADE: Record<Sound, (stage: Stage, at: number) => void> = {
  step: (stage, at) => {
    rustle(stage, at, 900, 6, 0.5, 0.06);
    tone(stage, at, 190, 0.25, 0.07);
  },
  coin: (stage, at) => {
    tone(stage, at, 2350, 0.12, 0.22);
    tone(stage, at + 0.05, 3140, 0.1, 0.28);
  },
  cloth: (stage, at) => rustle(stage, at, 1700, 1.2, 0.5, 0.2, 0.05),
  card: (stage, at) => rustle(stage, at, 2300, 2, 0.75, 0.12, 0.02),
  dice: (stage, at) => {
    for (const [late, loud] of [
      [0, 1],
      [0.09, 0.7],
      [0.16, 0.9],
      [0.27, 0.5],
      [0.33, 0.35],
    ] as const)
      rustle(stage, at + late, 500 + late * 900, 3, 2.6 * loud, 0.07);
  },
  glass: (stage, at) => [1318, 1976, 2637].forEach((hertz, i) => tone(stage, at + i * 0.09, hertz, 0.1, 0.9)),
  turn: (stage, at) => {
    tone(stage, at, 440, 0.1, 0.7, 0.15);
    rustle(stage, at, 880, 12, 0.16, 0.6, 0.15);
  },
  chime: (stage, at) =>
    [587, 740, 880, 1109, 1175].forEach((hertz, i) => {
      tone(stage, at + i * 0.17, hertz, 0.1, 0.9, 0.006);
      tone(stage, at + i * 0.17, hertz * 2, 0.03, 0.5, 0.006);
    }),
};

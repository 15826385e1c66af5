/** The preferences of whoever sits at this screen, kept in this browser only. */

/** A folder under locales/: words.svelte finds out which there are. */
export type Lang = string;
export type Theme = 'light' | 'dark';
export type Strength = 'easy' | 'medium' | 'hard' | 'master';
export type Pace = 'calm' | 'brisk' | 'swift' | 'none';

/** The factor for every duration. */
export const PACES: Record<Pace, number> = { calm: 1.6, brisk: 1, swift: 0.5, none: 0 };

interface Kept {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  still: boolean;
  stepwise: boolean; // every question is asked, even if it has a usual answer
  sound: boolean;
  volume: number;
  name: string;
  strength: Strength; // of the bots one plays against
}

const PLACE = 'souk.settings';

function first(): Kept {
  const kept = read();
  return {
    lang: navigator.language.slice(0, 2).toLowerCase(),
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    pace: 'brisk',
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    stepwise: false,
    sound: false,
    volume: 0.6,
    name: '',
    strength: 'medium',
    ...kept,
  };
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = $state<Kept>(first());

/** Save the settings and apply them to the page whenever they change. Called once. */
export function followSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings));
    } catch {
      // a private window: settings last until it is closed
    }
    const root = document.documentElement;
    root.lang = settings.lang;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.still ? 'still' : '';
  });
}

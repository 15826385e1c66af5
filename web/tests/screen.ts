/** The parts of a browser that the settings need when they are first read. */

import { vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en-GB' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

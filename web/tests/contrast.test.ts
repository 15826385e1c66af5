/** The palette is legible: WCAG 2.2 contrast of the pairs that the pages use, in both themes. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

function block(pattern: RegExp): Record<string, string> {
  const tokens = css.match(pattern)?.[1] ?? '';
  return Object.fromEntries([...tokens.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})/g)].map((one) => [one[1], one[2]]));
}

const light = block(/:root\s*\{([\s\S]*?)\n\}/);
const dark = { ...light, ...block(/:root\[data-theme=['"]?dark['"]?\]\s*\{([\s\S]*?)\n\}/) };

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const PLAYERS = ['lale', 'karanfil', 'hilal', 'nar', 'dalga'].map((one) => `p-${one}`);
const TEXT: Record<string, string[]> = {
  paper: ['ink', 'ink-2', 'ink-3', 'iznik-ink', 'turquoise-ink', 'saffron-ink', 'madder-ink', 'pistachio-ink'],
  'paper-2': ['ink', 'ink-2', 'iznik-ink'],
  'paper-3': ['ink'],
  'paper-dim': ['ink', 'ink-2'],
  'go-soft': ['ink', 'ink-2', 'saffron-ink', 'madder-ink'],
  saffron: ['on-saffron'],
  madder: ['on-madder'],
  table: ['on-table', 'on-table-2'],
  ...Object.fromEntries(PLAYERS.map((one) => [one, ['on-player']])),
};
const SHAPES: Record<string, string[]> = {
  paper: [
    'good-fabric',
    'good-spice',
    'good-jewel',
    'good-any',
    'coffee',
    'crystal',
    'lira-edge',
    'turquoise',
    'line-strong',
    'focus',
    ...PLAYERS,
  ],
  table: ['saffron'],
};

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_, palette) => {
  const pairs = (of: Record<string, string[]>): [string, string][] =>
    Object.entries(of).flatMap(([ground, fronts]) => fronts.map((front): [string, string] => [front, ground]));
  it.each(pairs(TEXT))('text: %s on %s', (front, ground) => {
    expect(ratio(palette[front]!, palette[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(SHAPES))('shape: %s on %s', (front, ground) => {
    expect(ratio(palette[front]!, palette[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

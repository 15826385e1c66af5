/** Animations: pieces travel, things fly, a ring marks a spot. Spots have data-at, pieces have data-piece. */

import type { Cue } from '../families/family';

const EASE = 'cubic-bezier(.2,.8,.2,1)';
const STAGGER = 60;

/** Boxes are measured in pixels of the screen, while animations count in pixels of the page. */
function zoom(): number {
  return document.documentElement.currentCSSZoom || 1;
}

function anchor(name: string): DOMRect | undefined {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width) return box;
  }
  return undefined;
}

/** Carry out a change, and let every piece that it moved travel to its new spot. */
export async function flip(ms: number, change: () => Promise<void>): Promise<void> {
  if (!ms) {
    await change();
    return;
  }
  const before = boxes();
  await change();
  for (const [name, [piece, now]] of boxes()) {
    const was = before.get(name)?.[1];
    if (!was) {
      piece.animate(
        [
          { opacity: 0, scale: 0.4 },
          { opacity: 1, scale: 1 },
        ],
        { duration: Math.min(ms, 260), easing: EASE },
      );
      continue;
    }
    const [x, y] = [(was.left - now.left) / zoom(), (was.top - now.top) / zoom()];
    if (Math.abs(x) + Math.abs(y) < 3) continue;
    const hop = Math.hypot(x, y) > 60 ? -14 : 0;
    piece.style.zIndex = '9';
    const travel = piece.animate(
      [{ translate: `${x}px ${y}px` }, { translate: `${x / 2}px ${y / 2 + hop}px`, offset: 0.5 }, { translate: '0 0' }],
      { duration: ms, easing: EASE },
    );
    travel.onfinish = () => (piece.style.zIndex = '');
  }
}

function boxes(): Map<string, [HTMLElement, DOMRect]> {
  const measured = new Map<string, [HTMLElement, DOMRect]>();
  for (const piece of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = piece.getBoundingClientRect();
    if (box.width) measured.set(piece.dataset.piece ?? '', [piece, box]);
  }
  return measured;
}

export async function fly(flight: NonNullable<Cue['flight']>, ms: number): Promise<void> {
  const [from, to] = [anchor(flight.from), anchor(flight.to)];
  if (!from || !to) return;
  const many = Math.min(flight.count, 6);
  const flights = Array.from({ length: many }, (_, at) => one(flight.icon, from, to, ms, at));
  await Promise.all(flights);
}

async function one(icon: string, from: DOMRect, to: DOMRect, ms: number, at: number): Promise<void> {
  const thing = document.createElement('div');
  thing.className = 'flying';
  thing.innerHTML = `<svg class="i" viewBox="0 0 32 32" aria-hidden="true"><use href="#${icon}"/></svg>`;
  document.body.append(thing);
  const spread = (at % 3) * 9 - 9;
  const place = (box: DOMRect, way: number): string =>
    `${(box.left + box.width / 2) / zoom() - 13 + spread * way}px ${(box.top + box.height / 2) / zoom() - 13}px`;
  const flight = thing.animate(
    [
      { translate: place(from, 1), scale: 0.5, opacity: 0 },
      { scale: 1.15, opacity: 1, offset: 0.25 },
      { translate: place(to, 0.3), scale: 0.8, opacity: 1, offset: 0.92 },
      { translate: place(to, 0.3), scale: 0.6, opacity: 0 },
    ],
    { duration: ms, delay: at * STAGGER, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' },
  );
  await flight.finished.catch(() => undefined);
  thing.remove();
}

/** Draw a ring where something happened, even if motion is turned off. */
export function ring(name: string, ms: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`)) {
    element.animate(
      [
        { boxShadow: '0 0 0 0 rgba(255,214,110,.95), 0 0 0 0 rgba(255,255,255,.9)' },
        { boxShadow: '0 0 0 4px rgba(255,214,110,.95), 0 0 0 7px rgba(255,255,255,.8)', offset: 0.3 },
        { boxShadow: '0 0 0 10px rgba(255,214,110,0), 0 0 0 14px rgba(255,255,255,0)' },
      ],
      { duration: ms, composite: 'add' }, // keeps the element's own shadow
    );
  }
}

/** Let the dice tumble for a while before they show what was rolled. */
export async function roll(dice: [number, number], ms: number, show: (dice: [number, number]) => void): Promise<void> {
  const any = (): number => 1 + Math.floor(Math.random() * 6);
  for (let passed = 0; passed < ms; passed += 80) {
    show([any(), any()]);
    await new Promise((done) => setTimeout(done, 80));
  }
  show(dice);
}

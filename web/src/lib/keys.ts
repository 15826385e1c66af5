/** Keys that work anywhere on a table's page. */

const PLAN = '.prompt .do:not(:disabled)';
const ANSWERS = '.prompt .choices button:not(:disabled, [aria-disabled])';
const BOARD = '.board button[tabindex="0"]';
const PLACES: Record<string, string> = { b: BOARD, c: `${ANSWERS}, ${PLAN}` };

/** Whether whoever sits here uses the keyboard: a pointer that has just been used is no reason to move the focus. */
let byKeys = false;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

/** A question is asked, or a plan is on show. If what was there before took the focus with it, it goes to what carries the
 * plan out, to the first answer, or else to the board. */
export function focusAnswer(): void {
  if (!byKeys || document.activeElement !== document.body) return;
  const found = [PLAN, ANSWERS, BOARD].map((place) => document.querySelector<HTMLElement>(place));
  found.find((one) => one !== null)?.focus();
}

/** Handle a key: `acts` are the page's own. Nothing happens while somebody is typing. */
export function handleKey(event: KeyboardEvent, acts: Record<string, () => void>): void {
  const typing = (event.target as Element).matches('input, select, textarea');
  if (typing || event.metaKey || event.ctrlKey || event.altKey) return;
  const act = acts[event.key];
  const place = PLACES[event.key];
  if (act) act();
  else if (place) document.querySelector<HTMLElement>(place)?.focus();
  else return;
  event.preventDefault();
}

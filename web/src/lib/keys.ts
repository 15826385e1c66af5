/** Keys that work everywhere on the page of a table. */

const PLACES: Record<string, string> = {
  b: '.board button[tabindex="0"]',
  c: '.prompt .choices button:not(:disabled, [aria-disabled])',
};

/** `acts` are what the page does itself; who types is left alone. */
export function pressed(event: KeyboardEvent, acts: Record<string, () => void>): void {
  const typing = (event.target as Element).matches('input, select, textarea');
  if (typing || event.metaKey || event.ctrlKey || event.altKey) return;
  const act = acts[event.key];
  const place = PLACES[event.key];
  if (act) act();
  else if (place) document.querySelector<HTMLElement>(place)?.focus();
  else return;
  event.preventDefault();
}

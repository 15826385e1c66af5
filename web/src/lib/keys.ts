/** Keys that work anywhere on a table's page. */

const PLACES: Record<string, string> = {
  b: '.board button[tabindex="0"]',
  c: '.prompt .choices button:not(:disabled, [aria-disabled])',
};

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

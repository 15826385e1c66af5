/** Groups of buttons that the tab key visits once; the arrow keys move within them. */

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function stops(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('button')].filter((one) => one.offsetParent !== null);
}

/** The button above or below another one in a grid: in the nearest row, the nearest one. */
function across(all: HTMLElement[], from: HTMLElement, way: number): HTMLElement | undefined {
  const middle = (one: HTMLElement): [number, number] => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(from);
  const far = (one: HTMLElement): number => {
    const [toX, toY] = middle(one);
    return Math.abs(toY - y) * 100 + Math.abs(toX - x);
  };
  const there = all.filter((one) => (middle(one)[1] - y) * way > from.offsetHeight / 2);
  return there.sort((one, other) => far(one) - far(other))[0];
}

/** For `{@attach roving}`: only the button that had the focus last can be reached by tab. In a group with `data-grid`, arrows go up and down. */
export function roving(group: HTMLElement): () => void {
  function settle(chosen?: HTMLElement): void {
    const all = stops(group);
    const stop = chosen ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }
  const focused = (event: FocusEvent): void => settle((event.target as HTMLElement).closest('button') ?? undefined);
  function walk(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const all = stops(group);
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!way || at < 0) return;
    event.preventDefault();
    const upright = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (upright && 'grid' in group.dataset) across(all, all[at] as HTMLElement, way)?.focus();
    else all[(at + way + all.length) % all.length]?.focus();
  }
  const changes = new MutationObserver(() => settle());
  changes.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', walk);
  settle();
  return () => {
    changes.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', walk);
  };
}

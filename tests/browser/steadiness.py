"""How much a table moves while it is played: layout shift as browsers measure it, with what they leave out.

Browsers do not count what moves within half a second of a click; here everything counts, since a board that jumps
because of a question tires people just as much. Shared by the tests (a few turns) and by tools/shifts.py (whole games).
"""

from __future__ import annotations

from playwright.sync_api import Page

OBSERVE = """
window.shifts = [];
const called = (one) => {
  const classes = [...one.classList].filter((c) => !c.startsWith('svelte-'));
  return [one.tagName.toLowerCase(), ...classes].join('.');
};
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    const name = ({ node }) => {
      const one = node?.nodeType === 3 ? node.parentElement : node;
      const line = [one?.parentElement?.parentElement, one?.parentElement, one].filter(Boolean);
      return line.map(called).join('>') || '?';
    };
    const moved = ({ previousRect: was, currentRect: now }) => `${now.x - was.x | 0},${now.y - was.y | 0}`;
    shifts.push([value, (sources ?? []).map((source) => `${name(source)} ${moved(source)}`)]);
  }
}).observe({ type: 'layout-shift', buffered: true });
"""


def shifts(page: Page) -> tuple[float, list[tuple[float, list[str]]]]:
    """The sum of all shifts since the page was opened, and each of them with what moved, the largest first."""
    page.wait_for_timeout(100)
    told: list[tuple[float, list[str]]] = [(float(value), moved) for value, moved in page.evaluate("window.shifts")]
    return sum(value for value, _ in told), sorted(told, reverse=True)

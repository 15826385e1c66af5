"""Text that is too small to read, and names that lack their mark, found in a page as it is drawn."""

from __future__ import annotations

from playwright.sync_api import Page

LEAST = 11  # px: nothing is written smaller
ROUNDING = 0.1  # px

# Every text that can be seen, with the height of its letters: as styled, and as the drawing around it is scaled.
TEXTS = """(least) => {
  const scaled = (one) => {
    let scale = one.currentCSSZoom;
    for (; one; one = one.parentElement) {
      const { transform } = getComputedStyle(one);
      if (transform !== 'none') scale *= new DOMMatrix(transform).a;
    }
    return scale;
  };
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const said = node.textContent.trim();
    if (!said || one.closest('.sr, script, style') || !one.checkVisibility({visibilityProperty: true})) continue;
    const drawn = one.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : scaled(one));
    if (size < least) found.push(`${said}: ${size.toFixed(1)} px`);
  }
  return [...new Set(found)];
}"""

# Every text that is a name and nothing else, and whether its surroundings have a mark.
UNMARKED = """(names) => {
  const wanted = new Set(names);
  const found = { named: 0, bare: [] };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.textContent.trim().toLowerCase();
    const one = node.parentElement;
    if (!wanted.has(said) || !one.checkVisibility({visibilityProperty: true})) continue;
    const around = one.closest('button, li, tr, [role=gridcell], h1, h2, h3, h4, .cap') ?? one;
    found.named += 1;
    if (!around.querySelector('.mark')) found.bare.push(`${said} in ${around.outerHTML.slice(0, 200)}`);
  }
  return found;
}"""


def too_small(page: Page) -> list[str]:
    """All texts on the screen whose letters are smaller than that."""
    return list(page.evaluate(TEXTS, LEAST - ROUNDING))


def unmarked(page: Page, names: set[str]) -> tuple[int, list[str]]:
    """How often one of these names, in small letters, stands on the screen by itself; and where it lacks a mark."""
    found = page.evaluate(UNMARKED, sorted(names))
    return int(found["named"]), list(found["bare"])

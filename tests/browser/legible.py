"""Text that is too small, cut off or covered, and names that lack their mark, found in a page as it is drawn."""

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

# Every text of these parts that ends outside its part, or outside the area around it.
CUT_OFF = """([parts, area]) => {
  const found = [];
  for (const part of document.querySelectorAll(parts)) {
    const edge = Math.min(...[part, part.closest(area)].map((one) => one.getBoundingClientRect().bottom));
    for (const one of part.querySelectorAll('b, small')) {
      const hidden = one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflow !== 'visible';
      if (hidden || one.getBoundingClientRect().bottom > edge) found.push(one.textContent.trim());
    }
  }
  return found;
}"""

# Every letter on a piece of which another piece covers something.
COVERED = """() => [...document.querySelectorAll('[data-piece] :is(text, b)')].flatMap((one) => {
  const { left, width, top, height } = one.getBoundingClientRect();
  const piece = one.closest('[data-piece]');
  const seen = (part) => piece.contains(document.elementFromPoint(left + part * width, top + height / 2));
  return [0.2, 0.5, 0.8].every(seen) ? [] : [`${one.textContent} of ${piece.dataset.piece}`];
})"""

# Every text that is a name and nothing else, or begins with one for those who hear it, and every thing that is only
# drawn; and whether their surroundings have a mark.
UNMARKED = """([names, drawn]) => {
  const plain = (text) => text.replace(/[\\s«»“”]+/g, ' ').trim().toLowerCase();
  const wanted = names.map(plain);
  const begins = (said, name) => said.startsWith(name) && !/[\\p{L}\\d]/u.test(said[name.length] ?? '');
  const found = { named: 0, bare: [] };
  const look = (around, what) => {
    found.named += 1;
    if (!around.querySelector('.mark')) found.bare.push(`${what} in ${around.outerHTML.slice(0, 200)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [said, one] = [plain(node.textContent), node.parentElement];
    const heard = one.closest('.sr');
    const name = wanted.find((name) => said === name || (heard && begins(said, name)));
    if (name === undefined || !one.checkVisibility({visibilityProperty: true})) continue;
    look(one.closest('button, li, tr, [role=gridcell], h1, h2, h3, h4, .cap, .own, .mtile') ?? one, name);
  }
  for (const one of document.querySelectorAll('[data-piece]'))
    if (drawn.includes(one.dataset.piece.replace(/^\\d+-/, ''))) look(one, one.dataset.piece);
  return found;
}"""


def too_small(page: Page) -> list[str]:
    """All texts on the screen whose letters are smaller than that."""
    return list(page.evaluate(TEXTS, LEAST - ROUNDING))


def cut_off(page: Page, parts: str, area: str) -> list[str]:
    """Texts of these parts of an area that are not shown whole."""
    return list(page.evaluate(CUT_OFF, [parts, area]))


def covered(page: Page) -> list[str]:
    """Letters on pieces that other pieces cover."""
    return list(page.evaluate(COVERED))


def unmarked(page: Page, names: set[str], drawn: set[str]) -> tuple[int, list[str]]:
    """How often one of these names stands on the screen by itself, or a tile with one of these keys is drawn; and where
    they lack a mark."""
    found = page.evaluate(UNMARKED, [sorted(names), sorted(drawn)])
    return int(found["named"]), list(found["bare"])

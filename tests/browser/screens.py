"""Screens of fixed positions: as they were approved, and whether they still look so.

What was approved is in tests/browser/screens; `python tools/pages.py screens` takes them anew, to be looked at.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import explorations, studies
from tests.browser.conftest import PATIENCE
from tests.browser.records import going_on
from tests.browser.sitting import Sitting

APPROVED = Path(__file__).parent / "screens"
QUALITY = 80
CELL = 8  # pixels of a picture that are looked at as one: how a letter is drawn does not matter
STRANGE = 28  # of 255: so far from what was approved may the colour of a cell be …
TOLERATED = 0.01  # … and this share of the cells may be farther


LOOKS = [("en", False), ("en", True), ("fr", False), ("fr", True)]
TWO_LOOKS = [("en", False), ("fr", True)]  # where the others would show nothing new


class Screen(NamedTuple):
    """A table in a round of a golden game, seen by who is asked that; a study; the same table in Explore, being edited;
    an owner's box; without a game, the first page."""

    game: str
    round: int
    asked: str
    width: int
    height: int
    looks: list[tuple[str, bool]] = LOOKS


STUDY, EXPLORE, BOX = "study", "explore", "box"
OWNERS = Path(__file__).resolve().parents[1] / "boxes" / "mocha.toml"
SCREENS = {
    "home": Screen("", 0, "", 1440, 900),
    "istanbul": Screen("istanbul/04", 12, "move", 1440, 900),
    "mocha": Screen("mocha/04", 12, "move", 1440, 900),
    "dice": Screen("dice/01", 6, "act", 1440, 900),
    "bazar": Screen("bazar/01", 6, "merchant", 1440, 900),
    "study": Screen(STUDY, 0, "", 1440, 900),
    "explore": Screen(EXPLORE, 12, "move", 1440, 900, TWO_LOOKS),
    "box": Screen(BOX, 0, "", 1440, 900, TWO_LOOKS),
    "phone": Screen("istanbul/04", 12, "move", 390, 844),
    "phone_dice": Screen("dice/01", 6, "act", 390, 844),
    "phone_bazar": Screen("bazar/01", 6, "merchant", 390, 844),
    "phone_study": Screen(STUDY, 0, "", 390, 844),
    "phone_explore": Screen(EXPLORE, 12, "move", 390, 844, TWO_LOOKS),
    "phone_box": Screen(BOX, 0, "", 390, 844, TWO_LOOKS),
}
NAMES = [f"{name}-{lang}-{'dark' if dark else 'light'}" for name, one in SCREENS.items() for lang, dark in one.looks]


def opened(browser: Browser, url: str, name: str) -> Page:
    """Laid out as on a screen of that size, but drawn at half of it: small files, and no letter matters."""
    shown, lang, theme = name.split("-")
    screen = SCREENS[shown]
    context = browser.new_context(
        base_url=url,
        locale=lang,
        color_scheme="dark" if theme == "dark" else "light",
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=0.5,
        has_touch=screen.width < 800,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    expect(shown_at(page, url, screen, lang).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    return page


def shown_at(page: Page, url: str, screen: Screen, lang: str) -> Locator:
    """Go there. Returns what can be seen when all is there."""
    if screen.game == STUDY:
        study = studies.studied(url, lang)
        studies.opened(page, study, study.last)  # after which nothing is hidden
        expect(page.locator("[aria-keyshortcuts='4']")).to_be_visible()  # the key of a moment
        page.keyboard.press("4")
        return page.get_by_text(studies.WHY[lang])
    if screen.game == EXPLORE:
        explorations.branched(page, explorations.arranged("istanbul/04", screen.asked, screen.round))
        page.keyboard.press("e")
        return page.locator("details[open]")
    if screen.game == BOX:
        page.goto("/box/mocha")
        page.locator("input[type=file]").set_input_files(OWNERS)
        expect(page.locator("option:checked", has_text="Defne")).to_be_attached()
        return page.locator(".thing.said")
    page.goto(going_on(url, screen.game, screen.asked, screen.round) if screen.game else "/")
    return Sitting(page).answers if screen.game else page.get_by_role("article")


def taken(page: Page) -> bytes:
    return page.screenshot(type="jpeg", quality=QUALITY, animations="disabled")


def strange(page: Page, one: bytes, other: bytes) -> float:
    """The share of cells whose colour differs, from 0 to 1; 1 if the sizes do. The browser reads the pictures."""
    browser = page.context.browser
    assert browser is not None
    blank = browser.new_page()  # a page of ours forbids scripts not its own
    try:
        urls = [f"data:image/jpeg;base64,{base64.b64encode(data).decode()}" for data in (one, other)]
        return float(blank.evaluate(COMPARE, [*urls, CELL, STRANGE]))
    finally:
        blank.close()


COMPARE = """async ([one, other, cell, strange]) => {
  const read = async (url) => {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const [width, height] = [Math.round(picture.width / cell), Math.round(picture.height / cell)];
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, picture.height);
    const cells = new Float64Array(width * height * 3);
    for (let y = 0; y < height * cell && y < picture.height; y++)
      for (let x = 0; x < width * cell && x < picture.width; x++)
        for (let c = 0; c < 3; c++)
          cells[((y / cell | 0) * width + (x / cell | 0)) * 3 + c] += data[(y * picture.width + x) * 4 + c] / cell ** 2;
    return { size: `${picture.width}x${picture.height}`, cells };
  };
  const [a, b] = [await read(one), await read(other)];
  if (a.size !== b.size) return 1;
  let differ = 0;
  for (let at = 0; at < a.cells.length; at += 3)
    if ([0, 1, 2].some((c) => Math.abs(a.cells[at + c] - b.cells[at + c]) > strange)) differ++;
  return differ / (a.cells.length / 3);
}"""

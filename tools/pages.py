"""Pictures of the pages:  python tools/pages.py readme|screens

For the README: bots play the same few rounds each time; then somebody goes on from there for a while, and the screen is
taken. Screens are what the tests compare with: look at what has changed before it is kept. Needs Chromium.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import screens  # noqa: E402
from tests.browser.conftest import browsing  # noqa: E402
from tests.browser.dice_tables import TABLES  # noqa: E402
from tests.browser.records import laid, uploaded  # noqa: E402
from tests.browser.sitting import PLAY_ON, Sitting  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
MOVES = 12
SEED = 3
QUALITY = 88
REACHABLE = re.compile(r"\b(steps?|pas)\b")


def walking(me: Sitting) -> None:
    """After some moves, with places to go to."""
    for _ in range(MOVES):
        me.asked()
        me.decide()
    while me.asked() and me.page.get_by_role("gridcell").get_by_role("button", name=REACHABLE).count() < 3:
        me.choose_any()


def placing(me: Sitting) -> None:
    """A merchant is about to be placed: it is shown what would happen."""
    me.answers.nth(1).click()
    me.spaces.first.hover()


WALK = (24, "move", walking)  # from which round on, which question, and what then
PLACE = (7, "merchant", placing)
SHOTS = {  # title, seats, language, dark, size, and what is done there
    "table": ("istanbul", 4, "en", False, (1440, 900), WALK),
    "table-dark-fr": ("mocha", 3, "fr", True, (1440, 900), WALK),
    "phone": ("istanbul", 3, "en", False, (390, 844), WALK),
    "bazar": ("bazar", 4, "en", False, (1440, 900), PLACE),
}
LAID = {  # tables of the Dice Game that are arranged: which, language, dark, size
    "dice": ("acting", "en", False, (1440, 900)),
}


def sits(browser: Browser, url: str, address: str, lang: str, dark: bool, size: tuple[int, int]) -> Sitting:
    """Somebody who plays on from a step of a game."""
    context = browser.new_context(
        base_url=url,
        locale=lang,
        color_scheme="dark" if dark else "light",
        viewport={"width": size[0], "height": size[1]},
        has_touch=size[0] < 800,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    page.add_init_script("localStorage.setItem('souk.settings', JSON.stringify({name: 'Maya'}))")
    page.goto(address)
    page.get_by_role("button", name=PLAY_ON).click()
    me = Sitting(page, SEED)
    me.asked()
    return me


def take(me: Sitting, name: str) -> None:
    me.page.wait_for_timeout(1000)
    me.page.screenshot(path=PICTURES / f"{name}.jpg", quality=QUALITY)
    me.page.context.close()


def played_on(browser: Browser, url: str, name: str) -> None:
    title, seats, lang, dark, size, (turn, key, pose) = SHOTS[name]
    table, last = uploaded(url, title, seats, turn, key)
    me = sits(browser, url, f"/table/{table}/review?step={last}", lang, dark, size)
    pose(me)
    take(me, name)


def arranged(browser: Browser, url: str, name: str) -> None:
    position, lang, dark, size = LAID[name]
    table = laid(url, TABLES[position]())
    take(sits(browser, url, f"/table/{table}/review?step=0", lang, dark, size), name)


def readme(browser: Browser, url: str) -> None:
    for name in SHOTS:
        played_on(browser, url, name)
    for name in LAID:
        arranged(browser, url, name)


def all_screens(browser: Browser, url: str) -> None:
    screens.APPROVED.mkdir(exist_ok=True)
    for name in screens.NAMES:
        page = screens.opened(browser, url, name)
        (screens.APPROVED / f"{name}.jpg").write_bytes(screens.taken(page))
        page.context.close()


def main(make: Callable[[Browser, str], None]) -> None:
    with browsing() as (browser, url):
        make(browser, url)


if __name__ == "__main__":
    main({"readme": readme, "screens": all_screens}[sys.argv[1]])

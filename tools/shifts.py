"""How much does a table move in a whole game?  python tools/shifts.py [CHOICES] [TITLE …]

Plays against bots in a browser, at three sizes, for so many choices or to the end of the game, and prints the sum of
all layout shifts, those after a click included, with what moved most. Needs Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import browsing  # noqa: E402
from tests.browser.sitting import Sitting  # noqa: E402
from tests.browser.steadiness import OBSERVE, shifts  # noqa: E402

SIZES = [(1440, 900), (1280, 720), (390, 844)]
TITLES = ["istanbul", "mocha", "dice", "bazar"]
SEED = 2
MOST = 5  # shifts to list


def play(browser: Browser, url: str, title: str, size: tuple[int, int], choices: int) -> None:
    width, height = size
    page = browser.new_page(
        base_url=url, viewport={"width": width, "height": height}, has_touch=width < 800, reduced_motion="reduce"
    )
    page.add_init_script(OBSERVE)
    page.goto(f"/new?title={title}")
    page.get_by_role("button", name="Start").click()
    me = Sitting(page, SEED)
    me.asked()
    page.reload()  # what moved on the page before does not count
    made = 0
    while made < choices and me.asked():
        me.decide()
        made += 1
    total, moved = shifts(page)
    print(f"{title} at {width} × {height}, {made} choices: {total:.4f}")
    for value, what in moved[:MOST]:
        print(f"  {value:.4f} {', '.join(what)}")
    page.close()


def main(choices: int, titles: list[str]) -> None:
    with browsing() as (browser, url):
        for title in titles:
            for size in SIZES:
                play(browser, url, title, size, choices)


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 2_000, words[1:] or TITLES)

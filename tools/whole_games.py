"""Whole games by the short way, in a browser.  python tools/whole_games.py [TITLE|WAY …]

Plays each title against a bot to the end, by mouse, by touch and by keyboard, and prints how many times something was
chosen and how often that is in a turn. Needs Chromium.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import browsing  # noqa: E402
from tests.browser.sitting import Sitting  # noqa: E402

SIZES = {"mouse": (1280, 720), "touch": (390, 844), "keyboard": (1280, 720)}
TITLES = ["istanbul", "mocha", "dice", "bazar"]
SEED = 2
LONGEST = 3_000  # choices


def round_of(page: Page) -> int:
    """As the header tells; the last round has no number there."""
    return max(
        map(int, re.findall(r"(?:round|turn) (\d+)", page.locator("header").first.text_content() or "")), default=0
    )


def play(browser: Browser, url: str, title: str, way: str) -> None:
    width, height = SIZES[way]
    page = browser.new_page(
        base_url=url,
        viewport={"width": width, "height": height},
        has_touch=way == "touch",
        is_mobile=way == "touch",
        reduced_motion="reduce",
    )
    page.goto(f"/new?title={title}")
    page.get_by_role("button", name="Remove player 3").click()
    page.get_by_role("button", name="Start").click()
    me = Sitting(page, SEED, touch=way == "touch")
    made = turns = 0
    while made < LONGEST and me.asked():
        if way == "keyboard":
            me.decide_by_keyboard()
        else:
            me.decide()
        made += 1
        turns = max(turns, round_of(page))
    how = "over" if me.end.is_visible() else "NOT OVER"
    each = f"{made / turns:.2f} a turn" if turns else "turns not counted"
    print(f"{title} by {way}: {how} after {made} choices in {turns} turns, {each}", flush=True)
    page.close()


def main(wanted: list[str]) -> None:
    with browsing() as (browser, url):
        for title in [one for one in TITLES if one in wanted] or TITLES:
            for way in [one for one in SIZES if one in wanted] or SIZES:
                play(browser, url, title, way)


if __name__ == "__main__":
    main(sys.argv[1:])

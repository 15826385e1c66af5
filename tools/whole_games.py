"""Whole games by the short way, in a browser.  python tools/whole_games.py [TITLE …]

Plays each title against a bot to the end, by mouse, by touch and by keyboard, and prints how many times something was
chosen. Needs Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import browsing  # noqa: E402
from tests.browser.sitting import Sitting  # noqa: E402

SIZES = {"mouse": (1280, 720), "touch": (390, 844), "keyboard": (1280, 720)}
TITLES = ["istanbul", "mocha", "dice", "bazar"]
SEED = 2
LONGEST = 3_000  # choices


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
    made = 0
    while made < LONGEST and me.asked():
        if way == "keyboard":
            me.choose_by_keyboard()
        else:
            me.decide()
        made += 1
    how = "over" if me.end.is_visible() else "NOT OVER"
    print(f"{title} by {way}: {how} after {made} choices", flush=True)
    page.close()


def main(titles: list[str]) -> None:
    with browsing() as (browser, url):
        for title in titles:
            for way in SIZES:
                play(browser, url, title, way)


if __name__ == "__main__":
    main(sys.argv[1:] or TITLES)

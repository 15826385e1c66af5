"""Pages that everybody can use: nothing that axe finds, nothing that sticks out, few bytes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import People
from tests.browser.records import uploaded
from tests.browser.sitting import Sitting
from tests.browser.steadiness import OBSERVE, shifts

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_PAGE = 250_000  # bytes
FULLEST = [("mocha", "move"), ("bazar", "merchant"), ("dice", "act")]  # the fullest of each family, and a question
SIZES = [(390, 844), (1024, 768), (1440, 900), (3840, 2160)]


def violations(page: Page) -> list[Any]:
    """Run where the rules of the page itself do not reach: they forbid scripts that are not its own."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [(one["id"], [node["target"] for node in one["nodes"]][:5]) for one in found["violations"]]


def by_day_and_by_night(page: Page) -> Iterator[str]:
    """The same page in its light and then in its dark colours. Loading it again would take much longer."""
    for theme in ("light", "dark"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        yield theme


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("title", "key"), FULLEST)
def test_axe_finds_nothing(people: People, title: str, key: str, lang: str) -> None:
    table, last = uploaded(people.url, title, 4, 8, key)
    first = ["/"] if title == "mocha" else []  # the first page shows all titles
    page = people.comes("/rules/dice", lang=lang)
    for path in (*first, f"/new?title={title}", f"/rules/{title}", f"/table/{table}/review?step={last}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()  # what was asked for has come
        page.wait_for_load_state("networkidle")
        for theme in by_day_and_by_night(page):
            assert violations(page) == [], (path, theme)


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_at_a_table(people: People, width: int) -> None:
    page = people.comes("/", width=width, height=844)
    page.get_by_role("button", name="Play now").click()
    me = Sitting(page)
    me.asked()
    assert violations(page) == []
    me.choose_any()
    me.asked()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("title", "key"), FULLEST)
def test_nothing_sticks_out(people: People, title: str, key: str, width: int, height: int) -> None:
    table, last = uploaded(people.url, title, 4, 8, key)
    first = ["/", "/new"] if title == "mocha" else []  # which show all titles
    page = people.comes("/rules/dice", width=width, height=height)
    for path in (*first, f"/rules/{title}", f"/table/{table}/review?step={last}", f"/table/{table}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    board = page.locator("main .board").first  # of a table
    assert board.evaluate("board => board.getBoundingClientRect().bottom <= innerHeight")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_the_first_page_stays_in_place_while_it_loads(people: People, width: int, height: int) -> None:
    page = people.comes("/rules/istanbul", width=width, height=height)
    page.add_init_script(OBSERVE)

    def later(route: Route) -> None:
        page.wait_for_timeout(500)
        route.continue_()

    page.route("**/api/titles", later)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(4)
    page.wait_for_load_state("networkidle")
    total, moved = shifts(page)
    assert total <= 0.05, moved


def test_the_first_page_is_small_and_all_of_it_is_ours(people: People) -> None:
    page = people.comes("/rules/istanbul")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    addresses: list[str] = []
    session.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.on("request", lambda asked: addresses.append(asked.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes) <= FIRST_PAGE
    assert all(url.startswith(people.url) for url in addresses)

"""The guide beside the table: two pages, whose statements open their rules and light up what they are about."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.sitting import Sitting
from tests.browser.test_everyone import violations
from tests.browser.test_playing import begin


def test_the_guide_opens_beside_the_table(people: People) -> None:
    page = begin(people, width=1280, height=720)
    Sitting(page).asked()
    board = page.get_by_role("grid").first
    page.get_by_role("button", name="Guide").click()
    guide = page.get_by_role("complementary", name="Istanbul in two pages")
    expect(guide.get_by_role("heading", name="6 rubies in your wheelbarrow")).to_be_visible()
    expect(guide.get_by_role("img", name="Goods are sold at a market for lira.")).to_be_visible()
    edges = [one.evaluate("one => one.getBoundingClientRect().toJSON()") for one in (board, guide)]
    assert edges[0]["right"] <= edges[1]["left"]  # nothing of the board is covered
    guide.get_by_role("heading", name="Tea House").hover()
    expect(page.locator('[data-at="place:tea_house"].told')).to_have_count(1)
    guide.get_by_role("button", name="rule IST-P9b").click()
    expect(guide).to_contain_text("that many Lira, a lower one 2 Lira")
    assert violations(page) == []


def test_the_guide_by_keyboard_remembers_its_page(people: People) -> None:
    page = begin(people, "Bazar", lang="en", dark=True, width=390, height=844)
    Sitting(page).asked()
    page.keyboard.press("g")
    guide = page.get_by_role("complementary", name="Bazar in two pages")
    expect(guide).to_be_focused()
    page.keyboard.press("2")
    expect(guide.get_by_role("heading", name="Pushing", exact=True)).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(guide).not_to_be_visible()
    page.keyboard.press("g")
    expect(guide.get_by_role("button", name="Cards and finer points")).to_have_attribute("aria-current", "page")

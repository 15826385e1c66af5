"""The end of a game: the arches, what decided it, and where one can go from there."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser import studies
from tests.browser.conftest import People
from tests.browser.test_everyone import violations

TURNED = 0.3  # by so much the invented game turns at its worst move


def ended(people: People, changed: dict[str, Any] | None = None, **look: Any) -> tuple[Page, studies.Studied]:
    """Somebody who watches a game that is over; its analysis is invented, and turns where the worst move was."""
    study = studies.studied(people.url, look.get("lang", "en"))
    for step in study.info["analysis"]["steps"][study.marks["blunder"] : -1]:
        step["chances"] = [min(1.0, step["chances"][0] + TURNED), max(0.0, step["chances"][1] - TURNED)]
    page = people.comes("/rules/dice", **look)

    def answer(route: Route) -> None:
        route.fulfill(json={**study.info, **(changed or {})})

    page.route("**/study?*", answer)
    page.goto(f"/table/{study.table}")
    return page, study


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^Lale (wins|gagne)$"))


def test_everybody_stands_by_rank_with_what_decided_it(people: People) -> None:
    page, study = ended(people)
    end = sheet(page)
    expect(end).to_have_accessible_description(
        re.compile(r"^the game is over\. Lale wins\. 1\. Lale: 6 rubies.*decided\.$")
    )
    arches = end.get_by_role("list", name="Result").get_by_role("button")
    expect(arches.nth(0)).to_have_accessible_name(re.compile("^1. Lale: 6 rubies"))
    expect(arches.nth(1)).to_have_accessible_name(re.compile("^2. Karanfil: "))
    expect(end.get_by_text("Better was: ")).to_contain_text(studies.WHY["en"])
    expect(end.get_by_text(re.compile(r"^\d+ → \d+ %$"))).to_be_visible()
    expect(end.get_by_text(re.compile(r"^Lale: start 50.*Result 100\.$"))).to_be_attached()
    arches.nth(1).click()
    expect(end.get_by_text(re.compile(r"^Karanfil: start 50.*Result 0\.$"))).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("b")
    expect(end).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    study_link = end.get_by_role("link", name="Study")
    expect(study_link).to_be_focused()
    expect(study_link).to_have_attribute("href", re.compile("step="))  # the study is read again
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/review\\?step={study.marks['blunder']}$"))


def test_home_is_a_key_away(people: People) -> None:
    page, _ = ended(people)
    expect(sheet(page)).to_be_visible()
    page.keyboard.press("h")
    expect(page).to_have_url(f"{people.url}/")


@pytest.mark.parametrize(
    ("changed", "soon"),
    [({"state": "running", "analysis": None}, 2), ({"state": "failed", "analysis": None}, 0)],
)
def test_what_is_not_there_yet_is_said_and_what_will_not_come_is_not(
    people: People, changed: dict[str, Any], soon: int
) -> None:
    page, _ = ended(people, changed)
    expect(sheet(page).get_by_text("in a moment")).to_have_count(soon)
    expect(sheet(page).get_by_role("heading", name="What decided it")).to_have_count(min(soon, 1))


def test_the_end_on_a_phone(people: People) -> None:
    page, _ = ended(people, lang="fr", dark=True, width=390, height=844)
    end = sheet(page)
    expect(end.get_by_text("Mieux valait")).to_be_visible()
    expect(end.get_by_role("link", name="Étudier")).to_be_in_viewport()
    assert end.evaluate("one => one.scrollWidth <= innerWidth")
    assert violations(page) == []

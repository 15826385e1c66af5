"""Exploring a position: play it on, edit it, go back, send it on."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import People
from tests.browser.explorations import judge, opened, position
from tests.browser.sitting import GONE, Sitting
from tests.browser.test_everyone import violations

WIDTHS = {"desk": (1440, 900), "phone": (390, 844)}
WORDS = {
    "en": {
        **{"best": "Best choices", "edit": "Edit", "choices": "Choices", "lines": "Lines", "text": "Text"},
        **{"more": "One more: ", "lira": "lira", "fabric": "fabric", "refused": r"cannot be: fabric 3.*\(IST-G1\)"},
        **{"first": r"^1, .*: 47 per cent, between 4[56] and 4[89]\.$", "undo": "Undo", "all": "All cards"},
        "turn": "Lale to move",
    },
    "fr": {
        **{"best": "Meilleurs choix", "edit": "Modifier", "choices": "Choix", "lines": "Suites", "text": "Texte"},
        **{"more": r"Un de plus\s: ", "lira": "livres", "fabric": "tissus"},
        **{"refused": r"Position impossible\s: tissus 3.*\(IST-G1\)"},
        **{"first": r"^1, .*\s: 47 pour cent, entre 4[56] et 4[89]\.$", "undo": "Annuler", "all": "Toutes les cartes"},
        "turn": "À Lale de jouer",
    },
}


def told(page: Page) -> str:
    """The position on show, as its address has it."""
    expect(page).to_have_url(re.compile("#p="))
    return page.url


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", WIDTHS)
def test_play_on_edit_and_go_back(people: People, size: str, lang: str) -> None:
    said, (width, height), phone = WORDS[lang], WIDTHS[size], size == "phone"
    page = people.comes("/rules/istanbul", lang=lang, width=width, height=height, dark=lang == "fr")
    opened(page, position(people.url))
    best = page.get_by_role("region", name=said["best"])
    rows = best.get_by_role("listitem").get_by_role("button")
    expect(rows.first).to_have_accessible_name(re.compile(said["first"]))
    expect(page.get_by_role("heading", name=said["turn"])).to_be_visible()
    assert violations(page) == []
    first = told(page)
    rows.first.click()
    expect(page).not_to_have_url(first)
    page.get_by_role("button", name=said["undo"]).click()
    expect(page).to_have_url(first)
    page.get_by_role("button", name=said["edit"], exact=True).click()
    for kind, amounts in (("lira", [27, 28]), ("fabric", [0, 1, 2])):
        group = page.get_by_role("group", name=re.compile(f"^{said[kind]}"))
        for amount in amounts:
            expect(group).to_have_accessible_name(re.compile(f"{amount}$"))
            if amount != 28:
                group.get_by_role("button", name=re.compile(said["more"])).click()
    expect(page.get_by_role("alert")).to_have_text(re.compile(said["refused"]))
    assert violations(page) == []
    if phone:
        page.get_by_role("button", name=said["lines"], exact=True).click()
    nodes = page.locator(".tree li")
    expect(nodes).to_have_count(5)  # the start, the choice, and three edits
    nodes.nth(1).get_by_role("button").click()
    expect(nodes.nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")
    assert violations(page) == []


def test_by_keyboard_alone(people: People) -> None:
    page = people.comes("/rules/istanbul")
    opened(page, position(people.url))
    start = told(page)
    rows = page.get_by_role("region", name="Best choices").get_by_role("listitem")
    expect(rows.first.get_by_role("button")).to_have_accessible_name(re.compile("47 per cent"))
    page.keyboard.press("2")
    expect(page).not_to_have_url(start)
    expect(page.locator(".tree li")).to_have_count(2)
    page.keyboard.press("z")
    expect(page).to_have_url(start)
    page.keyboard.press("e")
    expect(page.get_by_role("region", name="Edit the position")).to_be_visible()
    page.keyboard.press("e")
    expect(page.get_by_role("region", name="Edit the position")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on thinking")).to_be_visible()
    page.locator(".board [tabindex='0']").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".tree li")).to_have_count(3)


def test_lots_are_rolled_or_chosen_and_a_link_opens_the_same(people: People) -> None:
    page = people.comes("/rules/dice")
    opened(page, position(people.url, "bazar"))
    address = told(page)
    best = page.get_by_role("region", name="Best choices")
    chosen = False
    outcomes = page.get_by_role("list", name="What may come")
    nodes = page.locator(".tree li")
    while not chosen:
        before = nodes.count()
        best.get_by_role("listitem").get_by_role("button").first.click()
        expect(outcomes.or_(nodes.nth(before)).first).to_be_visible()
        while nodes.count() == before:
            chosen = True
            with suppress(TimeoutError):  # the answer to the last one may have come
                outcomes.get_by_role("button").first.click(timeout=GONE)
            page.wait_for_timeout(50)
    assert chosen
    address = told(page)
    other = people.comes(address)
    other.route("**/api/explore/judge", judge)
    expect(other.get_by_role("heading", name=re.compile("to move$"))).to_be_visible()


def test_a_game_against_bots_is_explored_by_what_one_knows(people: People) -> None:
    page = people.comes("/")
    page.get_by_role("button", name="Play now").click()
    Sitting(page).asked()
    page.route("**/api/explore/judge", judge)
    page.get_by_role("link", name="Explore from here").click()
    expect(page.get_by_text("the cards that you cannot see are imagined")).to_be_visible()
    expect(page.get_by_role("combobox", name="Seen by")).to_have_value("0")

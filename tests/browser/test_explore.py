"""Exploring a position: play it on, edit it, go back, send it on."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import People
from tests.browser.explorations import arranged, judge, opened, position
from tests.browser.keyboard import press, tab_to
from tests.browser.sitting import GONE, Sitting
from tests.browser.test_everyone import violations

WIDTHS = {"desk": (1440, 900), "phone": (390, 844)}
WORDS = {
    "en": {
        **{"best": "Best choices", "edit": "Edit", "choices": "Choices", "lines": "Lines", "text": "Text"},
        **{"more": "One more: ", "lira": "lira", "fabric": "fabric", "refused": r"cannot be: fabric 3.*\(IST-G1\)"},
        **{"first": r"^1, .*: 47 per cent, between 4[56] and 4[89]\.$", "undo": "Undo", "all": "All cards"},
        **{"turn": "Lale to move", "node": r"^Lale: .* Lale 47 per cent, between 45 and 49$"},
    },
    "fr": {
        **{"best": "Meilleurs choix", "edit": "Modifier", "choices": "Choix", "lines": "Suites", "text": "Texte"},
        **{"more": r"Un de plus\s: ", "lira": "livres", "fabric": "tissus"},
        **{"refused": r"Position impossible\s: tissus 3.*\(IST-G1\)"},
        **{"first": r"^1, .*\s: 47 pour cent, entre 4[56] et 4[89]\.$", "undo": "Annuler", "all": "Toutes les cartes"},
        **{"turn": "À Lale de jouer", "node": r"^Lale.* Lale 47 pour cent, entre 45 et 49$"},
    },
}


def told(page: Page) -> str:
    """The position on show, as its address has it."""
    expect(page).to_have_url(re.compile("#p="))
    return page.url


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", WIDTHS)
def test_play_on_edit_and_go_back_by_keyboard_alone(people: People, size: str, lang: str) -> None:
    said, (width, height), phone = WORDS[lang], WIDTHS[size], size == "phone"
    page = people.comes("/rules/istanbul", lang=lang, width=width, height=height, dark=lang == "fr")
    opened(page, position(people.url))
    best = page.get_by_role("region", name=said["best"])
    rows = best.get_by_role("listitem").get_by_role("button")
    expect(rows.first).to_have_accessible_name(re.compile(said["first"]))
    expect(page.get_by_role("heading", name=said["turn"])).to_be_visible()
    assert violations(page) == []
    first = told(page)
    page.keyboard.press("1")
    expect(page).not_to_have_url(first)
    expect(rows.first).to_have_accessible_name(re.compile(said["first"]))
    page.keyboard.press("z")
    expect(page).to_have_url(first)
    page.keyboard.press("e")
    for kind, amounts in (("lira", [27, 28]), ("fabric", [0, 1, 2])):
        group = page.get_by_role("group", name=re.compile(f"^{said[kind]}"))
        tab_to(page, group.get_by_role("button", name=re.compile(said["more"])))
        for amount in amounts:
            expect(group).to_have_accessible_name(re.compile(f"{amount}$"))
            if amount != 28:
                page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text(re.compile(said["refused"]))
    assert violations(page) == []
    if phone:
        press(page, page.get_by_role("button", name=said["lines"], exact=True))
    nodes = page.locator(".tree li").get_by_role("button")
    expect(nodes).to_have_count(5)  # the start, the choice, and three edits
    expect(nodes.nth(1)).to_have_accessible_name(re.compile(said["node"]))
    press(page, nodes.nth(1))
    expect(nodes.nth(1)).to_have_attribute("aria-current", "step")
    assert violations(page) == []


def test_what_lies_on_the_table_is_edited_and_every_refusal_has_its_rule(people: People) -> None:
    page = people.comes("/rules/istanbul", lang="fr", width=390, height=844)
    for text, name, shown in (
        (arranged("mocha/04", "move", 12), "barrière", "barrier"),
        (position(people.url, "dice"), "tuile visible", "display.0"),
        (arranged("bazar/01", "merchant", 6), "événement de ce tour", "event"),
    ):
        opened(page, text)
        address = told(page)
        page.keyboard.press("e")
        press(page, page.locator("summary", has_text="Sur la table"))
        choice = page.get_by_role("combobox", name=name).first
        expect(choice).to_have_id(f"edit-{shown}")
        tab_to(page, choice)
        before = choice.input_value()
        page.keyboard.press("ArrowDown")
        expect(page).not_to_have_url(address)
        assert choice.input_value() != before
    press(page, page.locator("summary", has_text="Événements à venir"))
    assert violations(page) == []
    now = choice.locator("option:checked").inner_text()
    tab_to(page, page.get_by_role("checkbox", name=now))
    page.keyboard.press("Space")
    expect(page.get_by_role("alert")).to_have_text(re.compile(rf"impossible.*{now}.*\(BAZ-E3\)"))


def test_the_board_by_keyboard_alone(people: People) -> None:
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

"""Bazar in the browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import People
from tests.browser.records import uploaded
from tests.browser.sitting import GONE, PLAY_ON, Sitting
from tests.browser.test_everyone import by_day_and_by_night, violations
from tests.browser.test_looking_back import forked_by_keyboard
from tests.browser.test_playing import begin

LONGEST = 200  # decisions
EXPECTED = re.compile(r"([+−]\d+) if nothing changes")
SILENT = ("Which merchant", "Which of your tiles")  # another question follows at once: nothing to foresee yet
WAYS = ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft")


def forked(people: People, seats: int, turn: int, key: str = "merchant", **settings: Any) -> Sitting:
    """Somebody in the first seat who goes on from a question in a game of bots."""
    table, last = uploaded(people.url, "bazar", seats, turn, key)
    page = people.comes(f"/table/{table}/review?step={last}", **settings)
    page.get_by_role("button", name=PLAY_ON).click()
    me = Sitting(page)
    me.asked()
    return me


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell").get_by_role("button", name=re.compile(f"^{name}"))


def expected(page: Page) -> list[int]:
    """What the guilds would get, the viewer's last."""
    said = [one.get_attribute("aria-label") or "" for one in page.get_by_role("img", name=EXPECTED).all()]
    return [int(found[1].replace("−", "-")) for text in said if (found := EXPECTED.search(text))]


def test_a_whole_game_against_bots_by_clicks(people: People) -> None:
    me = Sitting(begin(people, "Bazar", bots=2), seed=5)
    for _ in range(LONGEST):
        if not me.asked():
            break
        me.choose_any()
    expect(me.end).to_be_visible()
    expect(me.arches).to_have_count(3)
    expect(me.arches.first).to_contain_text(re.compile(r"wins\s*\d+"))  # so many coins
    me.end.get_by_role("button", name="Rematch").click()
    expect(me.end).not_to_be_visible()
    assert me.asked()


def test_the_end_of_a_game_by_keyboard_alone(people: People) -> None:
    me = forked_by_keyboard(people, "bazar", 2, 14)
    placed = 0
    for _ in range(LONGEST):
        if not me.asked():
            break
        if me.look().answers:
            me.choose_by_keyboard()
        else:
            placed += walk_to_a_space(me)
    assert placed > 0
    expect(me.end).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.end).not_to_be_visible()


def walk_to_a_space(me: Sitting) -> bool:
    """With the arrows, this way and that, to one that can be chosen and is not the first."""
    page = me.page
    page.keyboard.press("b")
    for step in range(60):
        page.keyboard.press(WAYS[me.rng.randrange(len(WAYS))])
        focused = str(page.evaluate("document.activeElement.innerText"))
        if step > 2 and focused.endswith("can be chosen"):
            page.keyboard.press("Enter")
            return True
    return False


def test_what_a_placement_would_do_is_shown_before_it_is_done(people: People) -> None:
    me = forked(people, 4, 7)
    me.answer("Courier")
    me.asked()
    log = me.log()
    cell(me.page, "b3").hover()
    told = "drive Karanfil’s pedlar off the board from a3"
    expect(me.prompt).to_contain_text(told)
    expect(me.page.get_by_role("heading", name="Income after this choice")).to_be_visible()
    assert me.log() == log
    cell(me.page, "d4").hover()  # taken: nothing to show
    expect(me.page.get_by_role("heading", name="Income if nothing changes")).to_be_visible()
    cell(me.page, "b3").click()
    expect(me.page.get_by_role("log")).to_contain_text(told)


def test_the_ways_of_a_push_are_shown_before_it_is_done(people: People) -> None:
    me = forked(people, 3, 7, "charlatan.push")
    push = me.answers.and_(me.page.get_by_role("button", name="the tile to the north, to the east"))
    push.hover()
    expect(me.prompt).to_contain_text("You move Karanfil’s beggar to f6")
    expect(me.prompt).to_contain_text("Income after this choice: Lale 4 (−2) and Karanfil 5 (+2).")
    assert cell(me.page, "e6, Palace, Karanfil’s beggar, can be chosen").count() == 1
    push.click()
    expect(cell(me.page, "f6, Artisans, Karanfil’s beggar")).to_be_visible()


def test_what_the_panel_promises_is_what_is_paid(people: People) -> None:
    """The page counts for itself what districts would pay; the server pays. As many games as it takes to see it."""
    left = 4
    while left:
        left -= payments_compared(Sitting(begin(people, "Bazar", bots=1), seed=3 + left), left)


def payments_compared(me: Sitting, most: int) -> int:
    """Play until this many turns have paid what their last choice promised, or the game is over."""
    page, compared = me.page, 0
    last = page.get_by_role("list", name="Order of play").get_by_role("listitem").last
    while compared < most and me.asked():
        turn, seen = turn_of(page), me.look()
        ends = last.get_attribute("aria-current") is not None and not seen.question.startswith(SILENT)
        choice = me.any_of(seen)
        try:
            choice.hover(timeout=GONE)
        except TimeoutError:
            continue  # something else has come meanwhile
        promised: list[int] = []
        if ends and turn:
            expect(me.prompt).to_contain_text(re.compile("You |Then: "))  # what it would do
            if "Then: a tile is drawn" in me.prompt.inner_text():
                promised = expected(page)
        me.press(choice)
        me.changes_from(seen)  # a plan takes a moment, in which another merchant would take its place
        if promised and me.asked() and turn_of(page) == turn + 1:
            assert paid(page, turn) == promised
            compared += 1
    return compared


def paid(page: Page, turn: int) -> list[int]:
    """What the guilds got, the viewer's last. Where nobody got anything, the panel says nothing."""
    said = page.get_by_text(f"Income of turn {turn}").locator("xpath=..").all_inner_texts()
    return [int(coins) for coins in reversed(re.findall(r"\+\d+", said[0]))] if said else [0, 0]


def turn_of(page: Page) -> int:
    return int(page.get_by_text(re.compile(r"^\d+/12$")).inner_text().split("/")[0])


def test_harem_and_black_market_enter(people: People) -> None:
    page = forked(people, 4, 2, "stall").page
    expect(cell(page, "Black Market. not in play yet")).to_be_visible()
    expect(page.get_by_text("enters play when full")).to_be_visible()
    page = forked(people, 4, 8).page
    expect(cell(page, r"Harem. pays \d now")).to_be_visible()
    expect(cell(page, r"Black Market. pays \d now")).to_be_visible()
    expect(page.get_by_text("enters play when full")).not_to_be_visible()


def test_events_tell_what_they_do_and_what_they_wait_for(people: People) -> None:
    page = forked(people, 4, 7).page
    expect(page.get_by_role("heading", name="Feast of the poor")).to_be_visible()
    waiting = page.get_by_role("list", name="Conditional events").get_by_role("listitem")
    expect(waiting).to_have_text(
        [re.compile(r"Kindness of the Governor.*25 coins \(now: 24\)"), re.compile(r"Reorganisation.*6 events")]
    )


def test_what_cannot_be_chosen_says_why_with_its_rule(people: People) -> None:
    me = forked(people, 4, 7)
    me.answer("Courier")
    me.asked()
    cell(me.page, "a3").click()
    notice = me.page.get_by_role("status").filter(has_text="That space is occupied.")
    notice.get_by_role("button", name="Rule BAZ-P2").click()
    expect(notice).to_contain_text("empty space")


def test_on_a_phone_a_tap_shows_and_a_second_one_does(people: People) -> None:
    me = forked(people, 4, 7, width=390, height=844)
    page = me.page
    page.get_by_role("button", name="Turn, event, income").tap()
    expect(page.get_by_role("heading", name="Income if nothing changes")).to_be_visible()
    page.get_by_role("button", name="Turn, event, income").tap()
    me.answers.and_(page.get_by_role("button", name="Courier", exact=True)).tap()
    expect(me.spaces.first).to_be_visible()
    cell(page, "b3").tap()
    expect(me.prompt.get_by_role("heading")).to_have_text("Courier on b3")
    expect(me.prompt).to_contain_text("You place the courier on b3")
    me.do_it.tap()
    me.asked()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(12):
        me.asked()
        me.choose_any()


def test_hot_seat_hides_the_hands_between_turns(people: People) -> None:
    page = people.comes("/")
    page.get_by_role("link", name="Same screen: Bazar").click()
    page.get_by_role("textbox", name="Name, Player 1").fill("Ana")
    page.get_by_role("textbox", name="Name, Player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    for name, tiles in (("Ana", 4), ("Ben", 4), ("Ana", 3)):  # who sets the start tile last begins
        expect(page.get_by_role("heading", name=f"Please pass the device to {name}.")).to_be_visible()
        expect(page.get_by_role("grid")).to_have_count(0)
        page.get_by_role("button", name=f"I’m {name}").click()
        me = Sitting(page)
        expect(page.get_by_role("region", name=f"In front of {name}")).to_be_visible()
        expect(page.get_by_role("list", name="Hand").get_by_role("button")).to_have_count(tiles)
        passing = page.get_by_role("button", name=re.compile("^I’m"))
        while not passing.is_visible():
            expect(passing.or_(me.answers.first).or_(me.spaces.first).first).to_be_visible()
            if not passing.is_visible():
                me.choose_any()


@pytest.mark.parametrize("width", [390, 1440])
def test_axe_finds_nothing_at_a_table(people: People, width: int) -> None:
    me = forked(people, 4, 7, width=width, height=844)
    for theme in by_day_and_by_night(me.page):
        assert violations(me.page) == [], theme
    me.answer("Courier")
    me.asked()
    cell(me.page, "b3").hover()
    expect(me.prompt).to_contain_text("You place")
    for theme in by_day_and_by_night(me.page):
        assert violations(me.page) == [], theme
    if width == 390:
        me.page.get_by_role("button", name="Turn, event, income").click()
        for theme in by_day_and_by_night(me.page):
            assert violations(me.page) == [], theme

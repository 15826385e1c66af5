"""Games that people play through the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.records import going_on
from tests.browser.sitting import Sitting

LONGEST = 2_000  # decisions


def begin(people: People, title: str = "Istanbul", bots: int = 1, **settings: Any) -> Page:
    """A table with oneself and bots, set through the page."""
    page = people.comes("/", **settings)
    page.get_by_role("link", name=f"Set up a table: {title}", exact=True).click()
    for _ in range(2 - bots):
        page.get_by_role("button", name="Remove player 3").click()
    page.get_by_role("button", name="Start").click()
    return page


def test_a_whole_game_against_a_bot_by_clicks(people: People) -> None:
    page = begin(people)
    me = Sitting(page, seed=7)
    for _ in range(LONGEST):
        if not me.asked():
            break
        me.decide()
    expect(me.end).to_be_visible()
    expect(me.arches).to_have_count(2)
    me.end.get_by_role("button", name="Rematch").click()
    expect(me.end).not_to_be_visible()
    assert me.asked()
    page.goto("/")
    games = page.get_by_role("listitem").filter(has_text="Istanbul")
    expect(games.filter(has_text=re.compile(r"(You|\w+) won$"))).to_have_count(1)


def test_the_strength_of_the_bots_is_chosen_on_the_first_page_and_remembered(people: People) -> None:
    page = people.comes("/")
    levels = page.get_by_role("group", name="Bots").get_by_role("radio")
    expect(levels).to_have_count(4)
    page.get_by_text("Master", exact=True).click()
    page.reload()
    expect(page.get_by_role("radio", name="Master")).to_be_checked()
    wanted: list[str] = []
    page.on(
        "request", lambda asked: wanted.append(asked.post_data or "") if asked.url.endswith("/api/tables") else None
    )
    page.get_by_role("button", name="Play now").click()
    assert Sitting(page).asked()
    assert any('"master:1s"' in one for one in wanted)


def test_play_now_is_one_click(people: People) -> None:
    page = people.comes("/")
    page.get_by_role("button", name="Play now").click()
    me = Sitting(page)
    assert me.asked()
    assert me.question == "Where does your merchant go?"
    name = me.name(me.quiet.first).partition(",")[0]
    me.quiet.first.click()
    expect(me.do_it).to_be_visible()
    assert me.question.startswith(f"{name}: +")
    assert f"You go to the {name}" not in me.log()
    me.do_it.click()
    expect(page.get_by_role("log")).to_contain_text(f"You go to the {name}")


INSIDE = """place => [...place.querySelectorAll('[data-piece^=merchant]')].filter((one) => {
  const [piece, room] = [one.getBoundingClientRect(), place.getBoundingClientRect()];
  return piece.left >= room.left - 1 && piece.right <= room.right + 1;
}).length"""
NARROWEST = """place => Math.min(
  ...[...place.querySelectorAll('.pc')].map((piece) => piece.getBoundingClientRect().width)
)"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_five_players_all_of_whom_can_be_seen(people: People, width: int, height: int) -> None:
    page = people.comes("/new?title=istanbul", width=width, height=height)
    for _ in range(2):
        page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("combobox", name="Player 5")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    assert Sitting(page).asked()
    fountain = page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Fountain"))
    assert fountain.inner_text().count("’s merchant") == 5
    for _ in range(PATIENCE // 50):  # they draw together when it is known how wide the place is
        if fountain.evaluate(INSIDE) == 5:
            break
        page.wait_for_timeout(50)
    assert fountain.evaluate(INSIDE) == 5
    narrow: float = fountain.evaluate(NARROWEST)
    assert narrow >= 16


def to_the_tea_house(page: Page) -> Sitting:
    """By touching it twice: a number is to be announced, and nothing has been rolled."""
    me = Sitting(page)
    me.asked()
    house = page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Tea House"))
    house.click()
    expect(house).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(300)  # the second touch must not be a part of the first
    house.click()
    expect(page.get_by_role("log")).to_contain_text("You go to the Tea House")
    me.asked()
    return me


def test_undo_takes_a_whole_plan_back_and_says_so(people: People) -> None:
    me = to_the_tea_house(begin(people))
    me.prompt.get_by_role("button", name="Undo").click()
    expect(me.page.get_by_text("Move undone. Take your time.")).to_be_visible()
    expect(me.prompt.get_by_role("heading")).to_have_text("Where does your merchant go?")
    assert "You go to the Tea House" not in me.log()


def far_apart(one: Locator, other: Locator) -> float:
    """Pixels from one box to the other, upwards or downwards."""
    here, there = one.bounding_box(), other.bounding_box()
    assert here and there
    return max(here["y"] - there["y"] - there["height"], there["y"] - here["y"] - here["height"])


def test_the_focus_goes_to_the_next_answer(people: People) -> None:
    me = to_the_tea_house(begin(people))
    me.page.keyboard.press("c")
    me.page.keyboard.press("Enter")  # announces a number: the button is gone
    expect(me.page.get_by_role("log")).to_contain_text("You announce")
    me.asked()
    expect(me.page.locator(".prompt :focus, .board :focus")).to_have_count(1)
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("term")).to_have_count(11)


def test_what_cannot_be_done_says_why_with_its_rule(people: People) -> None:
    me = Sitting(people.comes(going_on(people.url, "istanbul/04", "move", 12)))  # with no card that leads far
    me.asked()
    mosque = me.page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Great Mosque.*out of reach"))
    mosque.click()
    notice = me.page.get_by_role("status").filter(has_text="walks one or two places")
    expect(notice).to_be_visible()
    assert far_apart(notice.locator(".panel"), mosque) < 60  # pixels
    notice.get_by_role("button", name="Rule IST-M2").click()
    expect(notice).to_contain_text("merchant")


def test_a_reload_in_mid_turn_goes_on_where_it_was(people: People) -> None:
    me = to_the_tea_house(begin(people))
    question, log = me.question, me.log()
    me.page.reload()
    me.asked()
    assert (me.question, me.log()) == (question, log)
    me.page.goto("/")
    me.page.get_by_role("link", name="Continue").click()
    me.asked()
    assert me.question == question


def test_the_language_changes_on_the_fly(people: People) -> None:
    me = Sitting(begin(people))
    me.asked()
    me.page.get_by_role("button", name="Language").click()
    expect(me.prompt.get_by_role("heading")).to_have_text("Où va votre marchand\u00a0?")
    expect(me.page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Salon de thé"))).to_be_visible()
    expect(me.page.get_by_role("log")).to_contain_text("Vous piochez")


def test_the_odds_are_told_before_a_number_is_announced(people: People) -> None:
    me = Sitting(begin(people))
    me.asked()
    me.page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Tea House")).click()
    expect(me.prompt.get_by_role("heading")).to_have_text("Which number do you announce?")
    seven = me.prompt.get_by_role("button", name=re.compile("^announce 7: 58% chance, 4.9 lira on average"))
    expect(seven).to_be_visible()
    assert "You go" not in me.log()  # it is only a plan, which the answer carries out
    seven.click()
    log = me.page.get_by_role("log")  # where the turn, once it is over, is one line that holds its details
    expect(log).to_contain_text("announce 7")
    expect(log).to_contain_text("You go to the Tea House")


def test_the_odds_count_on_the_red_tile(people: People) -> None:
    page = people.comes(going_on(people.url, "istanbul/05", "tea_house.bid", 9))
    nine = page.get_by_role("button", name=re.compile("^announce 9: 28% chance, 68% if you change the dice"))
    nine.hover()
    expect(page.get_by_text("Then: 28% chance, 68% if you change the dice.")).to_be_visible()


def test_a_barrier_is_set_on_the_board(people: People) -> None:
    page = people.comes(going_on(people.url, "mocha/01", "tavern.barrier"))
    page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Tea House")).click()
    wall = "Act at Tea House, with the barrier towards Fruit Warehouse"
    page.get_by_role("button", name=wall, exact=True).first.click()
    expect(page.get_by_role("img", name=re.compile("^Barrier between"))).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("set the barrier between the Tea House and the Fruit Warehouse")


def test_mocha_on_a_phone(people: People) -> None:
    me = Sitting(begin(people, title="Mocha & Baksheesh", width=390, height=844), seed=3)
    for _ in range(25):
        me.asked()
        me.choose_any()
    width = me.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_hot_seat_hides_the_hands_between_turns(people: People) -> None:
    page = people.comes("/")
    page.get_by_role("link", name="Same screen: Istanbul", exact=True).click()
    page.get_by_role("textbox", name="Name, Player 1").fill("Ana")
    page.get_by_role("textbox", name="Name, Player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    for name in ("Ana", "Ben", "Ana"):
        expect(page.get_by_role("heading", name=f"Please pass the device to {name}.")).to_be_visible()
        expect(page.get_by_role("grid")).to_have_count(0)
        page.get_by_role("button", name=f"I’m {name}").click()
        me = Sitting(page)
        expect(page.get_by_role("region", name=f"In front of {name}")).to_be_visible()
        me.asked()
        me.choose_any()  # walks somewhere
        passing = page.get_by_role("button", name=re.compile("^I’m"))
        while not passing.is_visible():
            if me.look().anything:
                me.choose_any()
            page.wait_for_timeout(50)

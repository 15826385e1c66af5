"""A turn by its plan: shown, then carried out, by mouse, touch and keyboard; or one by one. And a steady board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.sitting import Sitting
from tests.browser.steadiness import OBSERVE, shifts
from tests.browser.test_playing import begin

STEADY = 0.02
TURNS = 12  # choices that are made


def place(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell").get_by_role("button", name=re.compile(f"^{name}"))


def name_of(place: Locator) -> str:
    return Sitting.name(place).partition(",")[0]


def heading(page: Page) -> Locator:
    return Sitting(page).prompt.get_by_role("heading")


def test_a_plan_is_shown_changed_left_and_taken_back(people: People) -> None:
    me = Sitting(page := begin(people))
    while me.asked() and me.quiet.count() < 2:  # Governor and Smuggler are where the dice have put them
        me = Sitting(page := begin(people))
    first, second = name_of(me.quiet.nth(0)), name_of(me.quiet.nth(1))
    place(page, first).click()
    expect(heading(page)).to_contain_text(f"{first}: +")
    chain = me.prompt.get_by_role("listitem")
    expect(chain.nth(1)).to_contain_text("assistant left")
    expect(me.prompt.get_by_text(re.compile("leave an assistant there.*Enter to do it"))).to_be_attached()
    place(page, second).click()
    expect(heading(page)).to_contain_text(f"{second}: +")
    expect(place(page, second)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(heading(page)).to_have_text("Where does your merchant go?")
    place(page, second).click()
    me.prompt.get_by_role("button", name="stop there").click()
    expect(page.get_by_role("log")).to_contain_text(f"You go to the {second} and end your turn there")


def test_a_plan_by_keyboard(people: People) -> None:
    page = begin(people)
    me = Sitting(page)
    me.asked()
    name = name_of(me.quiet.first)
    me.quiet.first.focus()
    page.keyboard.press("Enter")
    expect(heading(page)).to_contain_text(f"{name}: +")
    page.wait_for_timeout(300)  # a second key must not be a part of the first
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(f"You go to the {name}")


def test_a_plan_by_a_mouse_that_rests_on_a_place(people: People) -> None:
    """It is shown without a click, and stays on the way to its answers; one click carries it out."""
    page = begin(people)
    me = Sitting(page)
    me.asked()
    place(page, "Tea House").hover()
    expect(me.prompt.get_by_role("button", name="announce 7")).to_be_visible()
    name = name_of(me.quiet.first)
    me.quiet.first.hover()
    expect(heading(page)).to_contain_text(f"{name}: +")
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    expect(heading(page)).to_contain_text(f"{name}: +")
    place(page, name).click()
    expect(page.get_by_role("log")).to_contain_text(f"You go to the {name}")


def test_a_plan_by_touch(people: People) -> None:
    page = begin(people, width=390, height=844)
    me = Sitting(page)
    me.asked()
    name = name_of(me.quiet.first)
    place(page, name).tap()
    expect(me.do_it).to_be_visible()
    page.wait_for_timeout(300)
    place(page, name).tap()
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("log")).to_contain_text(f"You go to the {name}")


def test_everything_can_be_asked_one_by_one(people: People) -> None:
    page = begin(people)
    me = Sitting(page)
    me.asked()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Everything one by one").click()
    page.keyboard.press("Escape")
    place(page, "Spice Warehouse").click()
    expect(heading(page)).to_have_text("Spice Warehouse: will an assistant help you?")
    me.answer("Leave an assistant here")
    expect(heading(page)).not_to_contain_text("assistant")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
@pytest.mark.parametrize("title", ["Istanbul", "Istanbul: The Dice Game", "Bazar"])
def test_nothing_moves_because_of_a_question(people: People, title: str, width: int, height: int) -> None:
    page = begin(people, title, width=width, height=height)
    me = Sitting(page, seed=2)
    me.asked()
    page.add_init_script(OBSERVE)
    page.reload()
    me.asked()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.evaluate("window.shifts.length = 0")
    for _ in range(TURNS):
        if me.asked():
            me.decide()
    total, moved = shifts(page)
    assert total <= STEADY, moved[:5]

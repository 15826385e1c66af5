"""Lessons, learned through the page. What a step wants is asked of the server; all that is done is done on the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from souk.lessons import taught
from tests.browser.conftest import People
from tests.browser.sitting import DECISION
from tests.browser.test_everyone import violations

Json = dict[str, Any]

SHOW_ME = re.compile("^(Show me|Montrez-moi)$")
DO_IT = r"^(Play|Jouer)\s*:\s*{}$"
GO_ON = re.compile("^(Continue|Continuer)$")
PLAY = re.compile("^(Play against bots|Jouer contre les robots)$")
ALLOWED = re.compile("^(That is allowed too|C’est permis aussi)")
DESK, PHONE = (1440, 900), (390, 844)


def called(pattern: str, label: str) -> re.Pattern[str]:
    """A button's name, whichever blanks part its words."""
    return re.compile(pattern.format(r"\s".join(map(re.escape, label.split()))), re.IGNORECASE)


class Learning:
    """Somebody who learns."""

    def __init__(self, people: People, path: str, lang: str = "en", size: tuple[int, int] = DESK, **how: Any) -> None:
        self.title = path.partition("?")[0]
        self.lang = lang
        self.touches = size == PHONE
        self.page: Page = people.comes(f"/learn/{path}", lang=lang, width=size[0], height=size[1], **how)

    def steps(self) -> list[Json]:
        return [self.step(one["key"]) for one in self.asked(f"/api/lessons/{self.title}")]

    def step(self, key: str) -> Json:
        found: Json = self.asked(f"/api/lessons/{self.title}/{key}?lang={self.lang}")
        return found

    def asked(self, path: str) -> Any:
        return self.page.request.get(path).json()

    def guide(self, step: Json) -> Locator:
        return self.page.get_by_role("region", name=step["heading"], exact=True)

    def answer(self, choice: Json) -> Locator:
        """The button of the prompt that says so: "Fruit Warehouse", or "Fruit Warehouse, 2 steps"."""
        prompt = self.page.get_by_role("region", name=DECISION)
        return prompt.get_by_role("button", name=called("^{}([,.]|$)", choice["label"]))

    def choose(self, choice: Json) -> None:
        """On a phone some answers are picked by a first touch, and then confirmed."""
        self.press(self.answer(choice))
        if self.touches and self.answer(choice).count() == 2:
            self.press(self.answer(choice).last)

    def press(self, button: Locator) -> None:
        if self.touches:
            button.tap()
        else:
            button.click()

    def begin(self, step: Json) -> None:
        expect(self.guide(step)).to_contain_text(step["task"])
        expect(self.guide(step).get_by_role("button", name=SHOW_ME)).to_be_enabled()

    def make(self, step: Json) -> None:
        """As asked for, where the prompt has a button for it; what is chosen elsewhere is shown."""
        choice = next(one for one in step["now"]["decision"]["choices"] if one["choice"] == step["wanted"])
        if self.answer(choice).count() == 1:
            self.choose(choice)
        else:
            self.make_as_shown(step, choice["label"])
        expect(self.page.get_by_role("status").filter(has_text=step["done"])).to_be_visible()

    def make_as_shown(self, step: Json, label: str) -> None:
        self.press(self.guide(step).get_by_role("button", name=SHOW_ME))
        self.press(self.guide(step).get_by_role("button", name=called(DO_IT, label)))

    def make_a_mistake(self, step: Json) -> bool:
        """Something that is allowed and not wanted, if the prompt has a button for it. Nothing comes of it."""
        for choice in step["now"]["decision"]["choices"]:
            if choice["choice"] != step["wanted"] and self.answer(choice).count() == 1:
                self.choose(choice)
                expect(self.page.get_by_text(ALLOWED)).to_be_visible()
                self.begin(step)
                return True
        return False

    def go_on(self) -> None:
        expect(self.page.get_by_role("button", name=GO_ON)).to_be_focused()
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)], ids=["en-desk", "fr-phone"])
@pytest.mark.parametrize("title", taught())
def test_a_lesson_from_its_first_step_to_its_last(people: People, title: str, lang: str, size: tuple[int, int]) -> None:
    me = Learning(people, title, lang, size)
    steps = me.steps()
    mistakes = 0
    for number, step in enumerate(steps, 1):
        me.begin(step)
        expect(me.guide(step)).to_contain_text(f"{number}")
        mistakes += not mistakes and me.make_a_mistake(step)
        me.make(step)
        if number < len(steps):
            me.go_on()
    assert mistakes == 1
    me.page.get_by_role("button", name=PLAY).click()
    expect(me.page.get_by_role("region", name=DECISION)).to_be_visible()


def test_what_is_shown_can_be_done_at_once(people: People) -> None:
    me = Learning(people, "istanbul?step=sell")
    step = me.step("sell")
    me.begin(step)
    fewer = me.page.get_by_role("button", name="Remove: fruit")
    fewer.click()
    expect(me.page.get_by_role("button", name="Sell 1 fabric, 1 spice and 2 fruits")).to_have_count(0)
    me.make_as_shown(step, "Sell 1 fabric, 1 spice and 2 fruits")
    expect(me.page.get_by_role("status").filter(has_text=step["done"])).to_be_visible()


def test_what_cannot_be_done_says_why_with_its_rule(people: People) -> None:
    me = Learning(people, "istanbul")
    me.begin(me.step("walk"))
    me.page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Great Mosque")).click()
    notice = me.page.get_by_role("status").filter(has_text="walks one or two places")
    expect(notice.get_by_role("button", name="Rule IST-M2")).to_be_visible()


def test_a_place_on_the_board_answers_too(people: People) -> None:
    me = Learning(people, "istanbul")
    step = me.step("walk")
    me.begin(step)
    me.page.get_by_role("gridcell").get_by_role("button", name=re.compile("^Fruit Warehouse")).click()
    expect(me.page.get_by_role("status").filter(has_text=step["done"])).to_be_visible()
    expect(me.page.get_by_role("log")).to_contain_text("You go to the Fruit Warehouse.")


def test_what_is_reconstructed_says_so_on_touch_and_on_focus(people: People) -> None:
    me = Learning(people, "mocha?step=guild-turn", size=PHONE)
    me.begin(me.step("guild-turn"))
    said = me.page.get_by_text("Reconstructed: what it does; inferred: its place.").and_(me.page.locator(".tip"))
    prompt = me.page.get_by_role("region", name=DECISION)
    answer = prompt.get_by_role("button", name=re.compile("regular’s cup"))
    expect(answer).to_have_accessible_description("Reconstructed: what it does; inferred: its place.")
    answer.locator(".mark").tap()
    expect(said).to_be_visible()
    expect(answer).to_be_visible()  # touching the mark is no choice
    me.page.get_by_role("heading", level=2).first.tap()
    me.page.keyboard.press("Tab")
    answer.focus()
    expect(said).to_be_visible()


def test_another_language_in_the_middle_of_a_step(people: People) -> None:
    me = Learning(people, "istanbul?step=leave")
    step = me.step("leave")
    me.begin(step)
    me.make(step)
    me.page.get_by_role("button", name="Language: English, français").click()
    me.lang = "fr"
    french = me.step("leave")
    expect(me.guide(french)).to_contain_text(french["task"])
    expect(me.page.get_by_role("status").filter(has_text=french["done"])).to_be_visible()


def test_who_comes_back_goes_on_where_it_was(people: People) -> None:
    me = Learning(people, "istanbul")
    for key in ("walk", "leave"):
        me.begin(me.step(key))
        me.make(me.step(key))
        me.go_on()
    me.begin(me.step("warehouse"))
    me.page.goto("/")
    me.page.get_by_role("link", name="Continue the lesson (3/13): Istanbul").click()
    me.begin(me.step("warehouse"))
    me.page.get_by_role("button", name="To the start").click()
    me.begin(me.step("walk"))


def test_a_double_click_goes_on_by_one_step(people: People) -> None:
    me = Learning(people, "dice")
    first, second = me.steps()[:2]
    me.begin(first)
    me.make(first)
    me.page.get_by_role("button", name=GO_ON).dblclick()
    me.begin(second)


def test_rules_are_found_without_accents(people: People) -> None:
    page = people.comes("/rules/mocha", lang="fr")
    page.get_by_role("textbox").fill("barriere")
    expect(page.get_by_text("MOC-R1", exact=True)).to_be_visible()
    expect(page.get_by_text("IST-S1", exact=True)).not_to_be_visible()
    expect(page.get_by_role("heading", name="Barrière")).to_be_visible()


def test_the_rule_beside_a_step_is_found_among_all_rules(people: People) -> None:
    me = Learning(people, "istanbul?step=ruby")
    me.guide(me.step("ruby")).get_by_role("link", name="IST-P16a").click()
    row = me.page.get_by_text("Pay Lira equal to the largest uncovered number")
    expect(row).to_be_in_viewport()
    me.page.get_by_role("link", name="Learn", exact=True).click()
    me.begin(me.step("ruby"))


def test_there_is_no_lesson_of_what_nobody_knows(people: People) -> None:
    page = people.comes("/learn/chess")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()


@pytest.mark.parametrize(("lang", "dark", "size"), [("en", False, DESK), ("fr", True, PHONE)], ids=["desk", "phone"])
@pytest.mark.parametrize("title", taught())
def test_axe_finds_nothing_and_nothing_sticks_out(
    people: People, title: str, lang: str, dark: bool, size: tuple[int, int]
) -> None:
    me = Learning(people, title, lang, size, dark=dark)
    step = me.steps()[0]
    me.begin(step)
    assert violations(me.page) == []
    me.make(step)
    assert violations(me.page) == []
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    me.page.get_by_role("button", name=GO_ON).click(trial=True)  # it is on the screen, and nothing is over it

"""The Dice Game in the browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.dice_tables import TABLES
from tests.browser.records import laid
from tests.browser.sitting import PLAY_ON, Sitting
from tests.browser.test_everyone import by_day_and_by_night, violations
from tests.browser.test_looking_back import forked_by_keyboard
from tests.browser.test_playing import begin

LONGEST = 600  # decisions
TITLE = "Istanbul: The Dice Game"
AGAIN = "Will you reroll any dice?"
ACT = "Choose an action"
WITHIN = "you can buy it"
SIZES = [(390, 844), (1440, 900)]


def forked(people: People, name: str, **settings: Any) -> Sitting:
    """Somebody in the first seat who goes on from a table that is arranged."""
    table = laid(people.url, TABLES[name]())
    page = people.comes(f"/table/{table}/review?step=0", **settings)
    page.get_by_role("button", name=PLAY_ON).click()
    me = Sitting(page)
    me.asked()
    return me


def dice(page: Page) -> Locator:
    return page.get_by_role("group", name="Dice", exact=True)


def zone(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Ruby zones").get_by_role("button", name=re.compile(f"^{name}"))


def tile(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Available mosque tiles").get_by_role("button", name=re.compile(f"^{name}"))


def one_by_one(page: Page) -> None:
    """Have everything asked."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Everything one by one").click()
    page.keyboard.press("Escape")


def decide(me: Sitting) -> None:
    """As somebody who buys what is within reach, rubies first, and throws what shows cards again."""
    seen = me.look()
    if seen.question == AGAIN:
        cards = me.page.locator("[aria-label=Dice] button[aria-label$=': card']").all()
        for card in cards:
            me.press(card)
        me.press(me.in_group.filter(has_text="Reroll" if cards else "Keep the dice").first)
    elif seen.question == ACT and (wanted := me.page.locator("button", has_text=WITHIN)).count():
        me.press(wanted.first)
    else:
        me.choose_among(seen)


def test_a_whole_game_against_a_bot_by_clicks(people: People) -> None:
    me = Sitting(begin(people, TITLE), seed=4)
    for _ in range(LONGEST):
        if not me.asked():
            break
        decide(me)
    expect(me.end).to_be_visible()
    expect(me.arches).to_have_count(2)
    me.end.get_by_role("button", name="Rematch").click()
    expect(me.end).not_to_be_visible()
    assert me.asked()


def test_the_end_of_a_game_by_keyboard_alone(people: People) -> None:
    me = forked_by_keyboard(people, "dice", 2, 60)
    for _ in range(LONGEST):
        if not me.asked():
            break
        me.choose_by_keyboard()
    expect(me.end).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.end).not_to_be_visible()


def test_dice_are_thrown_again_by_keyboard(people: People) -> None:
    """b leads to the board, tab to the dice, the arrows from one to the next."""
    me = forked(people, "throwing")
    page = me.page
    page.keyboard.press("b")
    for _ in range(3):  # zones, dice
        if page.evaluate("document.activeElement.getAttribute('aria-label')?.startsWith('Die ')"):
            break
        page.keyboard.press("Tab")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    page.keyboard.press("c")
    assert page.evaluate("document.activeElement.innerText.trim()") == "Reroll 2 dice"
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("reroll 2 dice")


def test_dice_are_picked_in_the_tray_and_thrown_again(people: People) -> None:
    me = forked(people, "throwing")
    again = me.prompt.get_by_role("button", name=re.compile("^(Reroll|Pick dice)"))
    expect(again).to_be_disabled()
    for name in ("Die 5: coin", "Die 6: coin", "Die 1: fabric"):
        dice(me.page).get_by_role("button", name=name).click()
    dice(me.page).get_by_role("button", name="Die 1: fabric").click()  # put back
    expect(dice(me.page).get_by_role("button", pressed=True)).to_have_count(2)
    expect(me.prompt).to_contain_text("6 crystals")
    again.and_(me.page.get_by_role("button", name="Reroll 2 dice")).click()
    expect(me.page.get_by_role("log")).to_contain_text("You pay 1 crystal and reroll 2 dice")
    expect(me.prompt).to_contain_text("5 crystals")
    expect(dice(me.page).get_by_role("button")).to_have_count(6)
    expect(dice(me.page).get_by_role("button", pressed=True)).to_have_count(0)
    me.answer("Keep the dice")
    expect(me.prompt.get_by_role("heading")).to_have_text(ACT)


def test_actions_tell_what_they_would_use_and_give(people: People) -> None:
    me = forked(people, "acting")
    for name in (
        "All coins for lira. You would give 2 coin dice for 4 lira and 1 jewel",
        "3 different goods for 1 brown good. You would give 3 different goods for 1 brown good",
        "Buy a mosque tile. You could take the Crystal tile (fabric) and Die tile",
        re.compile(r"Buy a ruby. .* here: Fabric \(5 fabrics\), Mixed carpet.*Lira carpet \(14 lira\)"),
    ):
        expect(me.answers.and_(me.page.get_by_role("button", name=name))).to_be_visible()
    expect(
        me.prompt.get_by_role("button", name="Reveal bazaar cards. Not possible now.", disabled=True)
    ).to_be_visible()
    me.answers.filter(has_text="coins for lira").hover()
    expect(me.prompt).to_contain_text("You exchange 2 coin dice for 4 lira")


def test_a_ruby_is_shown_then_bought_and_paid_with_all_there_is(people: People) -> None:
    me = forked(people, "acting")
    page = me.page
    expect(
        page.get_by_role("region", name="In front of Lale").get_by_role("img", name="rubies: 3 of 6")
    ).to_be_visible()
    zone(page, "Fabric zone, 2 rubies left, the next costs 5 fabrics, then 6, you can buy it").click()
    expect(me.prompt.get_by_role("heading")).to_have_text("Ruby: 1 ruby for 4 fabrics and 1 brown good")
    expect(dice(page).locator(".use")).to_have_count(2)
    me.do_it.click()
    expect(
        page.get_by_role("region", name="In front of Lale").get_by_role("img", name="rubies: 4 of 6")
    ).to_be_visible()
    expect(zone(page, "Fabric zone, 1 ruby left, the next costs 6 fabrics")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("take a ruby from the Fabric zone")
    me.prompt.get_by_role("button", name="Undo").click()
    expect(
        page.get_by_role("region", name="In front of Lale").get_by_role("img", name="rubies: 3 of 6")
    ).to_be_visible()


def test_a_tile_is_bought_by_clicking_it_and_works_from_the_next_turn_on(people: People) -> None:
    me = forked(people, "acting")
    mine = me.page.get_by_role("group", name="Your mosque tiles")
    due = me.page.get_by_role("status").filter(has_text="Still due")
    tile(me.page, "Crystal tile").click()
    me.prompt.get_by_role("button", name="one by one").click()
    for left in (3, 2):
        expect(due).to_contain_text(f"{left} fabrics")
        dice(me.page).get_by_role("button", name="Pay with a die: fabric").first.click()
    expect(due).to_contain_text("1 fabric")
    me.page.get_by_role("button", name="Pay with your stock: fabric (2)").click()
    expect(mine).to_contain_text("from next turn")
    expect(mine).to_contain_text("+3 lira a turn")


def test_a_price_is_paid_by_clicking_what_the_engine_offers(people: People) -> None:
    me = forked(people, "paying")
    page = me.page
    one_by_one(page)
    due = page.get_by_role("status").filter(has_text="Still due")
    expect(due).to_contain_text("Still due: 3 different goods")
    expect(dice(page).get_by_role("button")).to_have_count(4)
    expect(dice(page).get_by_role("img", name="coin")).to_have_count(2)  # they pay nothing
    stock = page.get_by_role("group", name="Stock")
    expect(stock.get_by_role("button")).to_have_count(1)
    dice(page).get_by_role("button", name="Pay with a die: fruit").click()
    expect(due).to_contain_text("Still due: 2 different goods")
    expect(dice(page).get_by_role("button", name=re.compile("fabric"))).to_have_count(0)  # faces go in their order
    stock.get_by_role("button", name="Pay with your stock: fabric (2)").click()
    expect(due).to_contain_text("Still due: 1 good of another colour")
    stock.get_by_role("button", name="Pay with your stock: brown good (1)").click()
    expect(me.prompt.get_by_role("heading")).to_have_text(ACT)
    expect(due).not_to_be_visible()
    expect(dice(page).get_by_role("img")).to_have_count(5)
    expect(page.get_by_role("log")).to_contain_text("brown good")


def test_a_card_is_used_and_its_condition_met(people: People) -> None:
    me = forked(people, "revealing")
    shown = me.page.get_by_role("group", name="Revealed bazaar cards").get_by_role("button")
    expect(shown).to_have_count(3)
    shown.filter(has_text="Goods for good").click()
    expect(me.prompt.get_by_role("heading")).to_have_text("“Goods for good”: will you meet its condition?")
    me.answer("meet the condition")
    me.answer("Spice")
    me.answer("Jewel")
    expect(me.page.get_by_role("log")).to_contain_text("take 1 spice and 1 jewel")
    expect(shown).to_have_count(0)


def test_the_others_have_their_part_of_a_card(people: People) -> None:
    me = forked(people, "sharing")
    assert me.question == "“Fabric wanted”: will you take your share?"
    expect(me.page.get_by_role("region", name="Hilal’s dice")).to_be_visible()
    expect(me.answers.filter(has_text="4 lira for 1 fabric")).to_be_visible()
    me.answer("yes")
    expect(me.page.get_by_role("log")).to_contain_text("You take the offer of the card “Fabric wanted”")


def test_what_cannot_be_had_says_why(people: People) -> None:
    me = forked(people, "acting")
    page = me.page
    zone(page, "Spice zone").click()
    expect(page.get_by_role("status").filter(has_text="You cannot pay 6 spices right now.")).to_be_visible()
    me.prompt.get_by_role("button", name=re.compile("^Reveal bazaar cards.*Not possible now")).click(force=True)
    notice = page.get_by_role("status").filter(has_text="You do not have that many card dice")
    notice.get_by_role("button", name="Rule DIC-A6c").click()
    expect(notice).to_contain_text("unused card face")


def test_supply_and_shortage_are_shown(people: People) -> None:
    page = forked(people, "acting").page
    supply = page.get_by_role("region", name="Your dice").get_by_text("too few left: everyone returns one")
    expect(supply).to_have_count(1)
    assert supply.locator("xpath=../..").inner_text().split(",")[0].split() == ["crystal", "0"]
    expect(page.get_by_text("Bazaar cards: 33 in the pile, 0 discarded")).to_have_count(1)


def test_on_a_phone(people: People) -> None:
    me = Sitting(begin(people, TITLE, width=390, height=844), seed=3)
    page = me.page
    for at in range(25):
        me.asked()
        if me.question == AGAIN and at % 2:
            dice(page).get_by_role("button").first.tap()
            me.prompt.get_by_role("button", name=re.compile("^Reroll")).tap()
        else:
            me.choose_any()
    me.asked()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="In front of Lale").tap()
    expect(page.get_by_role("group", name="Stock")).to_be_visible()


def test_hot_seat(people: People) -> None:
    page = people.comes("/")
    page.get_by_role("link", name=f"Same screen: {TITLE}").click()
    page.get_by_role("textbox", name="Name, Player 1").fill("Ana")
    page.get_by_role("textbox", name="Name, Player 2").fill("Ben")
    page.get_by_role("button", name="Start").click()
    passing = page.get_by_role("button", name=re.compile("^I’m"))
    seen: list[str] = []
    while len(seen) < 4:
        expect(passing).to_be_visible()
        name = Sitting.name(passing).removeprefix("I’m ")
        seen.append(name)
        passing.click()
        me = Sitting(page, len(seen))
        expect(page.get_by_role("region", name=f"In front of {name}")).to_be_visible()
        while not passing.is_visible():
            expect(passing.or_(me.answers.first).first).to_be_visible()
            if not passing.is_visible():
                me.choose_any()
    assert set(seen) == {"Ana", "Ben"} and seen[0] != seen[1]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", TABLES)
def test_all_of_a_table_is_on_the_screen_and_axe_finds_nothing(people: People, name: str, lang: str) -> None:
    """What a picture would show: nothing cut off, nothing outside, no word missing."""
    for width, height in SIZES:
        page = forked(people, name, lang=lang, width=width, height=height).page
        assert not re.search(r"\bweb-|\{|undefined|NaN", page.locator("body").inner_text())
        for theme in by_day_and_by_night(page):
            assert page.evaluate(CUT_OFF) == [], (width, theme)
            if lang == "en":
                assert violations(page) == [], (width, theme)


# Dice have a ring around them; tiles, cards and answers lie in rows that can be pushed sideways.
CUT_OFF = """() => [...document.querySelectorAll('.lay button')]
  .filter((one) => one.checkVisibility() && !one.matches('.die') && !one.closest('.row, .cards, .choices:not(.wide)'))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
      || box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
  })
  .map((one) => `${one.className}: ${one.innerText.slice(0, 60)}`)"""

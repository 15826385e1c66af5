"""Going through a game, and on from the middle of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.records import played, uploaded
from tests.browser.sitting import PLAY_ON, Sitting


def test_a_record_is_uploaded_stepped_through_and_downloaded_again(people: People, tmp_path: Path) -> None:
    text, last = played("istanbul", 2, 6)
    file = tmp_path / "game.souk"
    file.write_text(text, encoding="utf-8")
    page = people.comes("/")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_text(f"Step 0 of {last}")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(f"Step 1 of {last}")).to_be_visible()
    first = page.get_by_role("list", name="Moves").get_by_role("button").nth(1).locator(".said").inner_text()
    page.keyboard.press("End")
    expect(page.get_by_text(f"Step {last} of {last}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()
    page.goto(page.url)  # every step has its own address
    expect(page.get_by_text(f"Step {last - 1} of {last}")).to_be_visible()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator("main")).to_contain_text(first)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the game").click()
    assert download.value.path().read_text(encoding="utf-8").splitlines()[-1] == text.splitlines()[-1]


def test_the_board_stays_in_view_on_a_phone(people: People) -> None:
    table, last = uploaded(people.url, "istanbul", 2)
    page = people.comes(f"/table/{table}/review?step={last // 2}", width=390, height=844)
    board = page.get_by_role("grid")
    for step in range(last // 2 + 1, last // 2 + 4):
        page.get_by_role("button", name="One step forward").click()
        expect(page.get_by_text(f"Step {step} of {last:,}")).to_be_visible()
        expect(board).to_be_in_viewport(ratio=0.9)


def test_from_a_late_position_to_the_end_by_keyboard_alone(people: People) -> None:
    me = forked_by_keyboard(people, "istanbul", 2, 14)
    page = me.page
    walked = False
    while me.asked():
        if not walked and me.question == "Where does your merchant go?":
            walk_on_the_board(me)
            walked = True
            continue
        me.decide_by_keyboard()
    page.keyboard.press("Escape")
    expect(me.end).not_to_be_visible()
    page.get_by_role("button", name="Result").press("Enter")
    expect(me.end).to_be_visible()


def forked_by_keyboard(people: People, title: str, seats: int, steps: int) -> Sitting:
    """Somebody who plays on from so many steps before the end."""
    table, last = uploaded(people.url, title, seats)
    page = people.comes(f"/table/{table}/review?step={last - steps}")
    fork = page.get_by_role("button", name=PLAY_ON)
    expect(fork).to_be_visible()
    while not fork.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    return Sitting(page, seed=2)


def walk_on_the_board(me: Sitting) -> None:
    """To a place beside one's own: one of the arrows leads there."""
    page = me.page
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        page.keyboard.press("b")
        before = page.evaluate("document.activeElement.innerText")
        page.keyboard.press(arrow)
        label = page.evaluate("document.activeElement.innerText")
        if label != before and "1 step" in label:
            page.keyboard.press("Enter")
            expect(me.do_it).to_be_visible()
            page.wait_for_timeout(300)  # the second press must not be a part of the first
            page.keyboard.press("Enter")
            expect(me.page.get_by_role("log")).to_contain_text(label.strip().split(",")[0])
            return
    pytest.fail("no place beside one's own")

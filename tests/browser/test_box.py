"""Your box, and the Lab: what an owner's copy says is filled in by clicks, kept, shared, played with and compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.sitting import Sitting
from tests.browser.test_everyone import violations

BOXES = Path(__file__).parents[1] / "boxes"
OF_TITLE = {"mocha": "Guild cards", "dice": "Bazaar cards", "bazar": "Event cards"}
SAID = "JSON.parse(localStorage.getItem('souk.boxes'))[0].tables"


def opened(people: People, title: str, **look: object) -> Page:
    page = people.comes(f"/box/{title}", **look)  # type: ignore[arg-type]
    expect(page.get_by_role("button", name="My card says this")).to_be_visible()
    return page


def test_every_kind_of_form_takes_what_a_card_says(people: People) -> None:
    """A number, a choice, a switch, a table and a list, by clicks and by keyboard; the rest of a box is opened."""
    page = opened(people, "mocha")
    page.get_by_role("button", name="Guild cards").click()
    form = page.get_by_role("region", name="Guild card 1 ")
    page.get_by_role("button", name="Guild card 1 ").click()
    form.get_by_role("combobox").first.select_option("large_market")
    form.get_by_role("button", name="More", exact=False).last.click()
    expect(form.get_by_text("Large Market").first).to_be_visible()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("1 of 20 checked")).to_be_visible()
    assert page.evaluate(f"{SAID}.opening[0].place") == "large_market"
    page.get_by_role("button", name="Places").click()
    page.get_by_role("button", name="Tavern").first.click()
    page.get_by_role("region", name="Tavern").get_by_role("group").first.get_by_role(
        "button", name="More"
    ).first.click()
    page.get_by_role("button", name="My card says this").click()
    expect(page.get_by_text("1 of 20 checked")).to_be_visible()
    assert len(page.evaluate(f"{SAID}.place[0].sides")) == 2
    assert violations(page) == []


@pytest.mark.parametrize("title", OF_TITLE)
def test_a_box_is_opened_named_and_played_with(people: People, title: str) -> None:
    page = opened(people, title)
    page.get_by_label("Open a file").set_input_files(BOXES / f"{title}.toml")
    page.get_by_label("Name", exact=True).fill("Defne’s box")
    page.get_by_label("Name", exact=True).press("Enter")
    expect(page.get_by_role("combobox", name="Box").locator("option:checked")).to_have_text("Defne’s box")
    page.get_by_role("button", name=OF_TITLE[title]).click()
    if title != "dice":
        return
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_label("Played with").locator("option:checked")).to_have_text("Defne’s box")
    page.get_by_role("button", name="Begin").click()
    Sitting(page).asked()
    page.get_by_role("button", name="Played with the box Defne’s box").click()
    expect(page.get_by_role("dialog")).to_contain_text("It differs from ours in")


def test_a_bad_file_is_refused_and_nothing_is_lost(people: People, tmp_path: Path) -> None:
    page = opened(people, "bazar", width=390, height=844, lang="en")
    bad = tmp_path / "bad.toml"
    bad.write_text('[[box]]\ntitle = "bazar"\n\n[[district]]\nkey = "port"\nvalue = 99\n', encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("district port: value must be from")
    expect(page.get_by_role("combobox", name="Box").locator("option:checked")).to_have_text("The usual box")
    assert violations(page) == []


def test_the_lab_shows_what_a_number_does(people: People) -> None:
    page = people.comes("/box/bazar?tab=lab", lang="fr")
    page.get_by_label("Changer un autre nombre").select_option("district.port.value")
    page.get_by_role("button", name="Plus", exact=False).first.click()
    page.get_by_label("Parties").select_option("100")
    page.get_by_label("Robots").select_option("random")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Jouer 100 parties").click()
    page.get_by_role("button", name="Arrêter").click(trial=True)
    expect(page.get_by_text("100 parties sur 100")).to_be_visible()
    expect(page.get_by_role("row", name="manches")).to_be_visible()
    assert violations(page) == []

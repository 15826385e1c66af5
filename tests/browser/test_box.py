"""Your box, and the Lab: made-up boxes are entered by clicks, kept, saved, opened and shared; a change is tried."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, People
from tests.browser.filling import Filling, labels_of, spaced, tables_of
from tests.browser.test_everyone import by_day_and_by_night, violations
from tests.words.test_faces import MADE_UP

BOXES = Path(__file__).resolve().parents[1] / "boxes"
SAVE = {"en": "Save as a file", "fr": "Enregistrer"}
SMALL = 900  # px: up to here, forms are sheets
NAME = {"en": "Name", "fr": "Nom"}


def saved(page: Page, lang: str = "en") -> str:
    with page.expect_download() as coming:
        page.get_by_role("button", name=SAVE[lang]).click()
    return Path(coming.value.path()).read_text(encoding="utf-8")


def sentences(page: Page, title: str, lang: str) -> dict[str, str]:
    """What the page says of each thing that the made-up box changes."""
    at = Filling(page, title, lang)
    found = {}
    for unit in MADE_UP[title]:
        kind, key = unit.split("-", 1)
        name = at.rows[kind, key]["name"]
        said = labels_of(at.shows(kind).get_by_role("button"))
        found[unit] = next(one for one in said if one.startswith(f"{spaced(name)}. "))
    return found


@pytest.mark.parametrize(
    ("title", "lang", "other"), [("mocha", "fr", "en"), ("dice", "en", "fr"), ("bazar", "fr", "en")]
)
def test_a_whole_box_is_entered_by_clicks(people: People, title: str, lang: str, other: str) -> None:
    """What is saved in the end is the file that tests play with (tests/contract/test_boxes.py, tools/soak.py)."""
    wanted = tables_of((BOXES / f"{title}.toml").read_text(encoding="utf-8"))
    page = people.comes(f"/box/{title}", lang=lang)
    owner = Filling(page, title, lang)
    for kind, rows in wanted.items():
        for row in rows if kind != "box" else ():
            owner.says(kind, row)
    page.get_by_label(NAME[lang], exact=True).fill(wanted["box"][0]["name"])
    page.get_by_label(NAME[lang], exact=True).blur()
    expect(page.get_by_role("option", name=wanted["box"][0]["name"])).to_be_attached()
    assert tables_of(saved(page, lang)) == wanted
    for kind, rows in wanted.items():
        assert kind == "box" or owner.checked(kind) == {row["key"] for row in rows}
    for now in (lang, other):
        if now == other:
            page.get_by_role("button", name="EN · FR").click()
            expect(page.get_by_role("button", name=SAVE[other])).to_be_visible()
        said, nth = sentences(page, title, now), int(now == "fr")
        assert {unit: said[unit] for unit, sentence in MADE_UP[title].items() if sentence[nth] not in said[unit]} == {}


def test_boxes_side_by_side_are_opened_saved_and_shared(people: People) -> None:
    page = people.comes("/box/bazar", lang="fr")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    which = page.get_by_role("combobox", name="Boîte")
    page.get_by_label("Ouvrir un fichier").set_input_files(BOXES / "bazar.toml")
    expect(which.locator("option:checked")).to_have_text("Lale's box")
    page.get_by_role("button", name="Nouvelle boîte").click()
    expect(page.get_by_text("0 vérifié")).to_be_visible()
    page.get_by_label("Nom", exact=True).fill("Encore une")
    page.get_by_label("Nom", exact=True).blur()
    expect(which.locator("option")).to_have_text(["La boîte habituelle", "Encore une", "Lale's box"])

    page.get_by_label("Ouvrir un fichier").set_input_files(BOXES / "mocha.toml")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("C’est une boîte de Istanbul")
    assert which.locator("option").count() == 3  # nothing is lost
    people.complaints.clear()  # the browser's own: a request was refused

    which.select_option("Lale's box")
    expect(page.get_by_text("0 vérifié")).to_be_hidden()
    assert tables_of(saved(page, "fr")) == tables_of((BOXES / "bazar.toml").read_text(encoding="utf-8"))
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("button", name="Lien copié")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = people.comes(link, lang="en")
    expect(friend.get_by_role("combobox", name="Box").locator("option:checked")).to_have_text("Lale's box")
    assert "#" not in friend.url

    page.reload()
    expect(which.locator("option")).to_have_text(["La boîte habituelle", "Encore une", "Lale's box"])
    which.select_option("Encore une")
    page.get_by_role("button", name="Oublier").click()
    expect(which.locator("option")).to_have_text(["La boîte habituelle", "Lale's box"])


def test_the_lab_plays_stops_and_says_what_changed(people: People) -> None:
    page = people.comes("/box/bazar?tab=lab", lang="fr", width=390, height=844)
    lab = page.get_by_role("region", name="Le labo")
    play = lab.get_by_role("button", name=re.compile("Jouer"))
    expect(play).to_be_disabled()
    lab.get_by_label("Changer un autre nombre").select_option("district.port.value")
    more = lab.get_by_role("button", name=re.compile("^Plus.*Port"))
    for _ in range(6):
        more.click()
    lab.get_by_role("combobox", name="Robots").select_option("eager")
    lab.get_by_role("combobox", name="Parties").select_option("100")
    play.click()
    expect(lab.get_by_role("progressbar")).to_be_visible()
    expect(lab.get_by_text("100 parties sur 100")).to_be_visible(
        timeout=3 * PATIENCE
    )  # it lets everybody else go first
    expect(lab.locator(".says").get_by_text("Changé sans aucun doute")).to_be_visible()
    assert lab.get_by_role("row").count() > 10
    for name, said in {"Manches par partie": r"^En moyenne.: \d", "Victoires par place": r"^Lale.: \d.* avant"}.items():
        expect(lab.get_by_role("img", name=name)).to_have_accessible_description(re.compile(said))
    coins = lab.get_by_role("img", name="D’où viennent les pièces")
    expect(coins).to_have_accessible_description(re.compile("Port.: .* Reconstitué.:"))
    expect(coins.locator(".line .mark svg")).to_have_count(7)  # every district is reconstructed
    expect(lab.get_by_role("row").filter(has_text="Port").locator(".mark svg")).to_have_count(1)
    assert violations(page) == []

    lab.get_by_role("combobox", name="Robots").select_option("greedy")
    lab.get_by_role("combobox", name="Parties").select_option("1000")
    page.locator("h1").click()  # out of every field
    page.keyboard.press("r")
    stop = lab.get_by_role("button", name="Arrêter")
    expect(lab.get_by_role("row").first).to_be_visible()  # first findings
    stop.click()
    expect(play).to_be_enabled()
    assert lab.get_by_role("row").count() > 10  # what has been found stays


def test_a_thing_is_checked_with_the_keyboard_alone(people: People) -> None:
    page = people.comes("/box/bazar")
    page.get_by_role("button", name=re.compile(r"^Districts \d")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")  # the districts
    expect(page.get_by_role("group", name="Districts").get_by_role("button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    chosen = page.locator(":focus").get_attribute("aria-label") or ""
    name = chosen.partition(".")[0]
    field = page.get_by_role("region", name=name).get_by_label("value", exact=True)
    before = int(field.input_value())
    for _ in range(10):
        page.keyboard.press("Tab")
        if page.locator(":focus").get_attribute("aria-label") == "value":
            break
    page.keyboard.press("+")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("1 of 7 checked")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('souk.boxes'))[0].tables.district")
    assert [row["value"] for row in kept] == [before + 1]


@pytest.mark.parametrize(("title", "lang", "width"), [("mocha", "en", 1440), ("bazar", "fr", 390)])
def test_axe_finds_nothing_in_a_box(people: People, title: str, lang: str, width: int) -> None:
    page = people.comes(f"/box/{title}", lang=lang, width=width, height=844)
    page.get_by_label({"en": "Open a file", "fr": "Ouvrir un fichier"}[lang]).set_input_files(BOXES / f"{title}.toml")
    expect(page.get_by_role("button", name=SAVE[lang])).to_be_visible()
    if width < SMALL:
        page.get_by_role("button", name=re.compile("^Plateau")).click()
        page.get_by_role("group", name="Plateau").get_by_role("button").tap()  # the plan, on a sheet
        expect(page.get_by_role("dialog")).to_be_visible()
    for theme in by_day_and_by_night(page):
        assert violations(page) == [], theme
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_the_form_is_a_sheet(people: People) -> None:
    page = people.comes("/box/bazar", width=390, height=844)
    page.get_by_role("button", name=re.compile(r"^Districts \d")).tap()
    things = page.get_by_role("group", name="Districts").get_by_role("button")
    sheet = page.get_by_role("dialog")

    def pulled_by(far: int) -> None:
        box = sheet.locator(".grip").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + far, steps=3)
        page.mouse.up()

    def closes(how: Callable[[], None]) -> None:
        things.first.tap()
        expect(sheet).to_be_visible()
        how()
        expect(sheet).to_be_hidden()
        expect(things.first).to_be_focused()

    closes(lambda: page.keyboard.press("Escape"))
    closes(lambda: page.touchscreen.tap(195, 20))  # above it
    closes(lambda: sheet.get_by_role("button", name="Close").tap())
    closes(lambda: pulled_by(200))
    things.first.tap()
    pulled_by(20)  # not far enough
    sheet.get_by_role("button", name="My card says this").tap()
    expect(page.get_by_text("1 of 7 checked")).to_be_attached()
    expect(sheet).to_be_visible()  # with the next one
    page.keyboard.press("Escape")
    expect(things.first).not_to_be_focused()
    expect(page.locator(":focus")).to_have_attribute("aria-pressed", "true")


def test_what_is_out_of_bounds_is_refused_and_nothing_is_lost(people: People) -> None:
    page = people.comes("/box/mocha", lang="fr")
    price = page.get_by_label("remise", exact=True)
    price.fill("99")
    price.blur()
    expect(page.get_by_role("alert")).to_have_text(re.compile("remise.: de 0 à 20"))
    expect(price).to_have_value("2")
    page.get_by_role("button", name=re.compile("^Carte des dés")).click()
    to = page.get_by_role("region", name="Totaux les plus bas").get_by_label("à", exact=True)
    to.fill("3")
    to.blur()
    page.get_by_role("button", name="Ma carte dit cela").click()
    expect(page.get_by_text("On ne peut pas encore y jouer")).to_contain_text("un seul bonus pour un total de 4")

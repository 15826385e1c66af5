"""Nothing on a page is too small to read, and nothing reconstructed is shown there as if it were certain."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from souk.lessons import lesson
from tests.browser.conftest import People
from tests.browser.legible import covered, cut_off, too_small, unmarked
from tests.browser.records import going_on, laid
from tests.browser.sitting import Sitting
from tests.scene import at

SIZES = [(1440, 900), (1280, 720), (390, 844)]
TABLES = {  # with many pieces on them
    "istanbul": ("istanbul/04", "move", 12),
    "mocha": ("mocha/04", "move", 12),
    "dice": ("dice/01", "act", 6),
    "bazar": ("bazar/01", "merchant", 6),
}
OTHERS = ["/", "/box/mocha", "/box/bazar?tab=lab", "/new?title=mocha", "/learn/bazar"]
PARTLY_OURS = ["mocha", "dice", "bazar"]  # titles of which something is reconstructed
SHOWN = [  # what of it is on a table, and how often at least
    ("mocha", ("mocha/08", "move", 38), "en", 4),  # three guild cards, and the Tavern
    ("mocha", ("mocha/02", "move", 15), "fr", 3),
    ("dice", ("dice/07", "act", 13), "en", 8),  # four zones, tiles in the Mosque and those of players
    ("dice", ("dice/01", "use_card", 2), "fr", 6),  # and cards that were drawn
    ("bazar", ("bazar/01", "merchant", 6), "en", 20),  # districts, tiles in the hand and on the board, events
    ("bazar", ("bazar/02", "merchant", 11), "fr", 40),
]


@pytest.mark.parametrize(("title", "lang"), [("istanbul", "fr"), ("mocha", "en"), ("dice", "fr"), ("bazar", "en")])
def test_nothing_on_a_table_is_too_small_to_read(people: People, title: str, lang: str) -> None:
    page = people.comes(going_on(people.url, *TABLES[title]), lang=lang)
    Sitting(page).asked()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(Sitting(page).prompt).to_be_visible()
        assert too_small(page) == [], (width, height)


@pytest.mark.parametrize("path", OTHERS)
def test_nothing_on_another_page_is_too_small_to_read(people: People, path: str) -> None:
    page = people.comes(path, lang="fr")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_load_state("networkidle")
        assert too_small(page) == [], (width, height)


def test_letters_of_a_crowd_can_be_read_on_a_phone(people: People) -> None:
    crowd = at("police_station", 5).assistants_at("police_station").other(1, place="police_station").visit()
    crowd.token("governor", "fountain").token("smuggler", "fountain")
    for seat in range(5):
        crowd.other(seat, family="police_station")
    page = people.comes(f"/table/{laid(people.url, crowd)}/review?step=0", width=390, height=844)
    there = page.locator("[data-place=police_station] [data-piece]")
    expect(there).to_have_count(2 + 5 + 1)  # merchants, family members, and an assistant
    assert covered(page) == []
    assert too_small(page) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_hand_of_bazar_can_be_read_beside_the_guide(people: People, lang: str) -> None:
    page = people.comes(going_on(people.url, *TABLES["bazar"]), lang=lang)
    Sitting(page).asked()
    page.keyboard.press("g")
    expect(page.get_by_role("complementary").last.get_by_role("heading").nth(1)).to_be_visible()
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        assert cut_off(page, ".ht", ".mat") == [], (width, height)


def ours(page: Page, title: str, lang: str, seats: int = 4) -> tuple[set[str], set[str]]:
    """The names of what is reconstructed, as far as nothing else goes by them; and the keys of such tiles."""
    units = page.request.get(f"/api/glossary/{title}?lang={lang}&seats={seats}").json()
    names: dict[bool, set[str]] = {True: set(), False: set()}
    for unit in units.values():
        names[unit["mark"] == "reconstructed"] |= {unit["name"].lower(), unit["forms"].get("short", "").lower()}
    tiles = {key.partition("-")[2] for key, unit in units.items() if unit["mark"] == "reconstructed"}
    return names[True] - names[False], tiles


@pytest.mark.parametrize(("title", "position", "lang", "least"), SHOWN)
def test_what_is_reconstructed_is_marked_at_the_table_and_in_its_guide(
    people: People, title: str, position: tuple[str, str, int], lang: str, least: int
) -> None:
    page = people.comes(going_on(people.url, *position), lang=lang)
    Sitting(page).asked()
    names = ours(page, title, lang)
    shown, bare = unmarked(page, *names)
    assert bare == []
    assert shown >= least
    page.keyboard.press("g")
    guide = page.get_by_role("complementary").last
    told = page.request.get(f"/api/guides/{title}?lang={lang}&seats=4").json()
    ledger = page.request.get(f"/api/rules/{title}?lang={lang}").json()
    uncertain = {row["id"] for row in ledger if row["mark"] == "reconstructed"}
    for number in (1, 2):
        page.keyboard.press(str(number))
        said = [one for part in told["sections"] if part["page"] == number for one in part["statements"]]
        expect(guide.get_by_role("heading", name=said[-1]["heading"]).first).to_be_visible()
        assert unmarked(page, *names)[1] == []
        doubtful = [one["key"] for one in said if one["mark"] != "book"]
        expect(guide.locator(".about .mark")).to_have_count(len(doubtful))
        for rule in [rule for one in said for rule in one["rules"] if rule in uncertain][:1]:
            guide.get_by_role("button", name=rule).first.click()
            expect(guide.locator("blockquote .mark")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.keyboard.press("Escape")
    assert unmarked(page, *names)[1] == []


@pytest.mark.parametrize("title", PARTLY_OURS)
def test_what_is_reconstructed_is_marked_in_the_rules_the_box_and_the_lesson(people: People, title: str) -> None:
    page = people.comes(f"/rules/{title}")
    ledger = page.request.get(f"/api/rules/{title}?lang=en").json()
    expect(page.locator(f'[id="{ledger[-1]["id"]}"]')).to_be_attached()
    marked = page.locator("dl > div:has(.mark)").evaluate_all("all => all.map((one) => one.id)")
    assert marked == [row["id"] for row in ledger if row["mark"] == "reconstructed"] != []

    page.goto(f"/box/{title}")
    kinds = page.request.post("/api/boxes?lang=en", data={"title": title}).json()["kinds"]
    for kind in kinds:
        page.locator(".kinds button", has_text=kind["name"]).first.click()
        wanted = [row["key"] for row in kind["rows"] if row["mark"] != "book"]
        expect(page.locator(".things .thing .mark")).to_have_count(len(wanted))

    steps = [page.request.get(f"/api/lessons/{title}/{step}?lang=en").json() for step in lesson(title).steps]
    step = next(one for one in steps if one["marked"])
    page.goto(f"/learn/{title}?step={step['key']}")
    expect(page.locator(".marked li:has(.mark)")).to_have_count(len(step["marked"]))

    step = next(one for one in steps if any(rule["mark"] == "reconstructed" for rule in one["rules"]))
    page.goto(f"/learn/{title}?step={step['key']}")
    unsure = [rule for rule in step["rules"] if rule["mark"] == "reconstructed"]
    expect(page.locator("dd:has(.mark)")).to_have_count(len(unsure))


def test_the_first_page_marks_titles_that_are_partly_reconstructed(people: People) -> None:
    page = people.comes("/")
    expect(page.get_by_role("article").filter(has=page.locator(".known .mark"))).to_have_count(len(PARTLY_OURS))
    expect(page.get_by_role("article").filter(has_text="reconstructed")).not_to_have_count(0)

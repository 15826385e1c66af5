"""Studying a game: where it turned, what each move cost, and how much was luck."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.keyboard import press, tab_to
from tests.browser.sitting import PLAY_ON, Sitting
from tests.browser.studies import WHY, Studied, opened, studied
from tests.browser.test_everyone import violations

WIDTHS = {"desk": (1440, 900), "phone": (390, 844)}
WORDS = {
    "en": {
        **{"all": "Show everything", "next": "Next mistake", "verdict": "Verdict", "blunder": "a blunder"},
        **{"line": "Show the line", "back": "Back to the game", "practise": "Practise this", "deck": "In your deck"},
        **{"luck": "Luck", "board": "Board", "moves": "Moves", "chances": "Chances to win", "columns": "All columns"},
        **{"said": r"^Round \d+, \w+: Lale \d+, .*\d+ per cent\. Blunder, minus 12, give or take 2\."},
        **{"sum": r"^Lale: start \d+, .*, own play (0|minus \d+), .*\. Result 100\.$"},
    },
    "fr": {
        **{"all": "Tout montrer", "next": "Erreur suivante", "verdict": "Verdict", "blunder": "une gaffe"},
        **{"line": "Montrer la suite", "back": "Revenir à la partie"},
        **{"practise": "S’exercer", "deck": "Dans vos exercices"},
        **{"luck": "Chance", "board": "Plateau", "moves": "Coups", "chances": "Chances de gagner"},
        **{"columns": "Toutes les colonnes"},
        **{"said": r"^Manche \d+, \w+\s: Lale \d+, .*\d+ pour cent\. Gaffe, moins 12, à 2 près\."},
        **{"sum": r"^Lale\s: départ \d+, .*, son jeu (0|moins \d+), .*\. Résultat 100\.$"},
    },
}


def graph(page: Page) -> Locator:
    return page.get_by_role("slider", name=re.compile("^Chances"))


def sums(page: Page) -> list[list[int]]:
    """The rows of the ledger as numbers."""
    rows = page.get_by_role("table").get_by_role("row").all()[1:]
    texts = [[cell.inner_text() for cell in row.get_by_role("cell").all()] for row in rows]
    return [[int(text.replace("−", "-")) for text in row if text.strip()] for row in texts]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", WIDTHS)
def test_where_it_turned_and_what_was_better_by_keyboard_alone(people: People, size: str, lang: str) -> None:
    study, said = studied(people.url, lang), WORDS[lang]
    width, height = WIDTHS[size]
    page = people.comes("/rules/istanbul", lang=lang, width=width, height=height, dark=lang == "fr")
    opened(page, study, study.marks["blunder"])
    verdict = page.get_by_role("region", name=said["verdict"])
    expect(verdict).to_contain_text(said["blunder"])
    expect(verdict).to_contain_text(WHY[lang])
    expect(graph(page)).to_have_attribute("aria-valuetext", re.compile(said["said"]))
    assert violations(page) == []
    page.keyboard.press("l")
    expect(verdict.get_by_role("button", name=said["back"])).to_be_visible()
    page.keyboard.press("Escape")
    expect(verdict.get_by_role("button", name=said["line"])).to_be_visible()
    press(page, verdict.get_by_role("button", name=said["practise"]))
    page.reload()
    expect(verdict.get_by_role("button", name=said["deck"])).to_be_visible()  # kept on this device
    if size == "phone":
        press(page, page.get_by_role("button", name=said["luck"], exact=True))
    press(page, page.get_by_role("button", name=said["all"]))  # it is somebody else's game
    if size == "phone":
        press(page, page.get_by_role("button", name=said["columns"]))
    expect(page.get_by_role("caption")).to_have_text(re.compile(said["sum"]))
    rows = sums(page)
    assert len(rows) == study.info["analysis"]["seats"]
    assert all(sum(parts) == result and len(parts) == 7 for *parts, result in rows)
    assert violations(page) == []


def test_every_key(people: People) -> None:
    study = studied(people.url)
    page = people.comes("/rules/istanbul")
    opened(page, study, 0)
    slider = graph(page)
    expect(slider).to_be_visible()
    tab_to(page, slider)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(study.last))
    for mark in ("doubtful", "mistake", "blunder", "doubtful"):  # over the fine find, and round the end
        page.keyboard.press("m")
        expect(slider).to_have_attribute("aria-valuenow", str(study.marks[mark]))
    page.keyboard.press("Shift+M")
    page.keyboard.press("2")
    expect(slider).to_have_attribute("aria-valuenow", str(study.marks["fine"]))
    page.keyboard.press("3")
    page.keyboard.press("l")
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("The better line, 1 of 1")
    page.keyboard.press("Escape")
    expect(verdict).not_to_contain_text("The better line")
    page.keyboard.press("e")
    expect(verdict.get_by_role("button", name="In your deck")).to_be_visible()
    page.keyboard.press("p")  # from before the mistake
    me = Sitting(page)
    assert me.asked()
    assert me.question == "Where does your merchant go?"


def test_somebody_elses_game_gives_nothing_away(people: People) -> None:
    study = studied(people.url)
    page = people.comes("/rules/istanbul")
    opened(page, study, study.marks["doubtful"])
    moves = page.get_by_role("list", name="Moves").get_by_role("button")
    expect(moves).to_have_count(study.marks["doubtful"] + 1)
    expect(page.get_by_role("list", name="Key moments").get_by_role("button")).to_have_count(1)
    expect(page.get_by_role("table")).to_have_count(0)
    expect(page.get_by_text("won by")).to_have_count(0)
    page.get_by_role("button", name="Show everything").click()
    expect(moves).to_have_count(study.last + 1)
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_text("won by Lale")).to_be_visible()


def test_what_the_graph_says_while_there_is_none(people: People) -> None:
    study = studied(people.url)
    page = people.comes("/rules/istanbul")
    states: list[dict[str, Any]] = [
        {"analysis": None, "state": "running", "progress": 0.25},
        {"analysis": None, "state": "failed", "progress": 0.5, "text": "broken"},
        {"analysis": {**study.info["analysis"], "steps": study.info["analysis"]["steps"][:1], "marks": []}},
    ]
    opened(page, study, 0, **states[0])
    expect(page.get_by_text("The analysis is on its way…")).to_be_visible()
    expect(page.get_by_role("progressbar", name="Quick look")).to_have_attribute("aria-valuenow", "25")
    page.unroute_all()
    opened(page, study, 0, **states[1])
    expect(page.get_by_text(re.compile(r"The analysis stopped \(Round \d+\)"))).to_be_visible()
    page.unroute_all()
    page.route("**/study?*", lambda route: route.fulfill(json=study.info))
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_text("The analysis stopped")).to_have_count(0)
    page.unroute_all()
    opened(page, study, 0, **states[2])
    expect(page.get_by_text("Too short to judge.")).to_be_visible()


def test_a_running_game_is_for_those_who_play_it(people: People) -> None:
    page = people.comes("/")
    page.get_by_role("button", name="Play now").click()
    Sitting(page).asked()
    table = re.search(r"/table/([\w-]+)", page.url)
    assert table
    watcher = people.comes(f"/table/{table[1]}/review")
    expect(watcher.get_by_text("You can see that once the game is over.")).to_be_visible()
    page.goto(f"/table/{table[1]}/review")
    expect(page.get_by_text("only your own cards are known")).to_be_visible()


def test_dragging_in_the_graph(people: People) -> None:
    study: Studied = studied(people.url)
    page = people.comes("/rules/istanbul")
    opened(page, study, study.last)
    slider = graph(page)
    expect(slider).to_have_attribute("aria-valuenow", str(study.last))
    box = slider.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40)
    page.mouse.up()
    middle = int(slider.get_attribute("aria-valuenow") or 0)
    assert abs(middle - study.last / 2) < study.last / 20
    page.get_by_role("button", name="Lines").click()
    page.get_by_role("button", name="Follow Karanfil").first.click()
    expect(page.get_by_role("caption")).to_have_text(re.compile("^Karanfil: "))
    expect(page.get_by_role("button", name=PLAY_ON)).to_be_enabled()

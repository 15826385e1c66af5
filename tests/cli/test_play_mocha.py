"""The expansion in a terminal: what is new on the table, in the lists of choices, and whole games."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from souk.cli.terminal.families import tabletop
from souk.cli.terminal.families.istanbul.board import barrier, board
from souk.cli.terminal.families.istanbul.carts import carts
from souk.cli.terminal.menu import Menu
from souk.engine.record import read_record
from souk.games import game_of
from souk.words import Words
from tests.cli.person import Play, unmarked
from tests.mocha_scene import MochaScene, at


def shown(scene: MochaScene, width: int = 100) -> str:
    """The board and the carts, as seat 0 sees them."""
    screen = io.StringIO()
    console = Console(file=screen, width=width)
    words, view = Words("en", scene.game), scene.view()
    console.print(board(words, view, width, set()))
    console.print(carts(words, view, 0, width))
    return screen.getvalue()


def listed(scene: MochaScene, lang: str = "en") -> Menu:
    top = tabletop(Words(lang, scene.game), scene.game)
    decision = scene.game.decision(scene.s)
    assert decision is not None
    hints = {text: top.hint(scene.s, decision, text) for text in decision.choices}
    return Menu(top, decision, scene.view(), hints)


@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("fr", "La partie est finie")])
def test_a_whole_game(play: Play, tmp_path: Path, lang: str, over: str) -> None:
    said = play(f"mocha --seed 20 --seats 2 --lang {lang} --save game.txt", more=6000)
    assert over in said
    assert not re.search(r"\b(?:rule|event|fact|choice|ask|place|card|desk|opening)-\w", said)
    record = read_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    game = game_of(record.header)
    assert game.outcome(game.replay(record)) is not None


def test_the_expansion_may_be_added_to_the_base_game(play: Play) -> None:
    said = play("istanbul --modules mocha --seed 3")
    assert "Istanbul for 3 players. As soon as somebody has 6 rubies" in said
    assert "19 Tavern" in said


@pytest.mark.parametrize("columns", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_fits_the_width(play: Play, columns: int, lang: str) -> None:
    said = play(f"mocha --seed 3 --seats 5 --lang {lang}", "18", "1", "1", "1", "b", columns=columns)
    assert max(len(line.rstrip()) for line in said.splitlines() if "›" not in line) <= columns
    assert ("╭" in said) == (columns >= 100)


def test_what_the_places_show() -> None:
    said = shown(at("fountain").track("coffee_house", 3))
    for text in ("barrier 2M", "move 1M meet 1M", "4M F F F → ruby", "8M → ruby", "2₺, ?, card → 2M", "pile: 20"):
        assert text in said
    assert "–M → ruby" in shown(at("fountain").track("coffee_house", 0))
    assert "M coffee" in shown(at("fountain"), 120)


def test_guild_cards_are_counted_for_all_and_named_for_their_owner(play: Play) -> None:
    said = unmarked(play("mocha --seed 3", "18", "1", "1", "1", "b", "?"))
    assert "Your guild cards: 20 “The regular’s cup”." in said
    assert "Guild card 20 “The regular’s cup”. Buy a ruby from the Coffee House, for 1 coffee less." in said
    assert re.search(r"L Lale +0/6 .* 1      1      3 ", said)


@pytest.mark.parametrize(
    ("one", "other", "drawn"),
    [("wainwright", "fountain", "│▌7 Fountain "), ("guild_hall", "fountain", f"│{'▀' * 18}│")],
)
def test_the_barrier_is_drawn_and_told(one: str, other: str, drawn: str) -> None:
    scene = at("tea_house").barrier(one, other, 2)
    assert drawn in shown(scene)
    words = Words("en", scene.game)
    assert barrier(words, scene.view()).endswith("and Fountain; right of way: Hilal.")
    assert barrier(words, at("tea_house").view()) == ""


def test_a_walk_that_the_barrier_bars_is_refused_for_that() -> None:
    scene = at("wainwright").barrier("wainwright", "fountain", 1).turn()
    assert scene.why("move:walk>roasting_plant") == "MOC-R4"
    assert "barrier" in Words("en", scene.game).rule("MOC-R4")


def test_each_side_of_an_edge_has_a_number_of_its_own() -> None:
    menu = listed(at("tavern").coffee(2).visit().answer("visit:yes", "tavern.choose:barrier"))
    assert [item.number for item in menu.items] == list(range(1, 63))
    [item] = menu.matching("tea house ┃ police station")
    assert item.text == "tavern.barrier:tea_house>police_station"
    assert {item.group for item in menu.items if "palace ┃" in item.label.lower()} == {"Palace ┃"}


def test_where_two_ways_lead_the_first_is_listed(play: Play) -> None:
    scene = at("fountain").tile("movement").turn()
    menu = listed(scene)
    places = [item.text.partition(">")[2] for item in menu.items if ">" in item.text]
    assert len(set(places)) == len(places)
    assert "move:straight>wainwright" in scene.choices()
    assert not menu.matching("move:straight>wainwright")


def test_a_guild_card_tells_its_place_and_what_is_sure() -> None:
    menu = listed(at("fountain").guild(16).lira(30).turn())
    [item] = menu.matching("dealer’s coffee")
    assert item.label == "play guild card 16 “The Dealer’s coffee”"
    assert item.group == "instead of a move: a guild card"
    assert item.hint.startswith("Gemstone Dealer · +1 ruby · −") and item.hint.endswith("+3 coffees")


def test_goods_and_coffee_are_listed_together() -> None:
    menu = listed(at("fountain").hand("exchange").goods(jewel=2).coffee(1).turn().answer("play:exchange"))
    assert menu.items[0].label == "give 2 jewels and 1 coffee"
    assert menu.items[0].group == "3 goods and coffees"
    assert {item.hint for item in menu.items} == {""}


def test_the_action_beside_the_barrier_names_its_place() -> None:
    scene = at("tavern").coffee(2).visit().answer("visit:yes", "tavern.choose:barrier")
    menu = listed(scene.answer("tavern.barrier:post_office>caravansary"), "fr")
    assert menu.items[0].hint.startswith("Bureau de poste")

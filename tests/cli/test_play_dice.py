"""The Dice Game in a terminal: the table, the lists of choices, dice to throw again, and whole games."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from souk.cli.terminal.families import tabletop
from souk.cli.terminal.menu import Menu
from souk.engine.record import read_record
from souk.games import game_of
from souk.words import Words
from tests.cli.person import Play, unmarked
from tests.dice_scene import Scene, scene

SEED = 420  # seat 0 throws three fabrics, a fruit and a coin
FULL = {"red": 2, "yellow": 2, "green": 2, "blue": 1, "coin": 1, "card": 1}  # nine dice, in as many ways as can be


def shown(table: Scene, width: int = 100, lang: str = "en") -> str:
    """The board, the legend and the players, as seat 0 sees them."""
    screen = io.StringIO()
    console = Console(file=screen, width=width)
    words, view = Words(lang, table.game), table.view()
    top = tabletop(words, table.game)
    offered = {part for text in table.choices() for part in table.book.parts(text).values()}
    console.print(top.board(view, width, offered))
    console.print(top.legend(view, 0, width), top.players(view, 0, width), *top.remarks(view))
    return unmarked(screen.getvalue())


def listed(table: Scene, lang: str = "en") -> Menu:
    top = tabletop(Words(lang, table.game), table.game)
    decision = table.game.decision(table.s)
    assert decision is not None
    hints = {text: top.hint(table.s, decision, text) for text in decision.choices}
    return Menu(top, decision, table.view(), hints)


def hints(table: Scene, lang: str = "en") -> dict[str, str]:
    return {item.text: item.hint for item in listed(table, lang).items}


# Whole games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("fr", "La partie est finie")])
def test_a_whole_game(play: Play, tmp_path: Path, lang: str, over: str) -> None:
    said = play(f"dice --seed 20 --seats 2 --lang {lang} --save game.txt", more=3000)
    assert over in said
    assert not re.search(r"\b(?:rule|event|fact|choice|ask|zone|tile|card|desk|face|item|about)-\w", said)
    record = read_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    assert any(line.text.startswith("throw_again:") for line in record.lines)
    game = game_of(record.header)
    assert game.outcome(game.replay(record)) is not None


@pytest.mark.parametrize("columns", [60, 80, 100, 140])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_fits_the_width(play: Play, columns: int, lang: str) -> None:
    said = play(f"dice --seed {SEED} --seats 4 --lang {lang}", "?", "1", "?", "1", "b", more=40, columns=columns)
    assert max(len(line.rstrip()) for line in said.splitlines() if "›" not in line) <= columns
    assert "…" not in said


# The table ----------------------------------------------------------------------------------------------------------


def test_what_lies_on_the_table() -> None:
    table = scene(4).faces(red=1, coin=2).display("crystal_red", "die", "die").left_in(red=2, right_carpet=0).acting()
    said = shown(table)
    assert "Lale’s dice · 2 actions left" in said
    assert "│ C │  │ O │  │ O │" in said and "fabric coin   coin" in said
    assert re.search(r"Fabric +6 C +7 +2 ", said)
    assert re.search(r"Mixed carpet +CFSJ +\+1 \+2 \+3 \+4 +5 ", said)
    assert re.search(r"Lira carpet +– +0 ", said)
    assert re.search(r"Mosque +4 tiles +4 ", said)
    assert re.search(r"crystal +CCC +\+1 ◇ a turn", said)
    assert re.search(r"die ×2 +CFSJ +\+1 die", said)


def test_what_can_be_chosen_is_marked() -> None:
    said = shown(scene().faces(red=4).holds(lira=10).acting().answer("act:ruby"))
    assert "▸Fabric" in said and "▸Lira carpet" in said and " Fruit" in said and "▸Fruit" not in said


def test_a_supply_that_has_run_out_is_marked() -> None:
    assert "✗" not in shown(scene().acting())
    said = shown(scene().holds(seat=1, red=8).acting())
    assert "Supply  C ✗  F 8  S 8" in said and "✗ none left" in said


def test_the_dice_stay_with_who_is_at_turn() -> None:
    table = scene().deck("brown_red").faces(card=1, coin=1).acting()
    table.answer("act:cards", "reveal:brown_red")
    assert table.seat() == 1
    said = shown(table)
    assert "Lale’s dice" in said and "revealed: Fabric for the others" in said


def test_what_players_own() -> None:
    table = scene().holds(1, lira=12, red=2, brown=1).tiles("lira_red", "lira_blue", "die", seat=1).rubies(3, 1)
    said = shown(table.acting())
    assert re.search(r"K Karanfil +3/6 +12 +· +2 +· +· +· +1 +\+1 +3/5 +lira ×2, die", said)


def test_many_dice_are_shown_by_their_letters_where_room_is_short() -> None:
    table = scene().faces(**FULL).acting()
    assert "│ C │" in shown(table, 80)
    assert "[C] [C] [F] [F] [S] [S] [J] [O] [D]" in shown(table, 50)


def test_a_tile_that_everybody_knows_to_come_is_told() -> None:
    table = scene().acting()
    assert "The next tile" not in shown(table)
    table.pile()
    table.s.under = type(table.s.under)([table.tile("lira_green")])
    assert "The next tile is known: Lira tile (spice)." in shown(table)


# Dice to reroll -----------------------------------------------------------------------------------------------------


def test_all_ways_to_throw_again_are_listed_by_letters() -> None:
    menu = listed(scene().holds(crystal=1).faces(**FULL).thrown())
    assert len(menu.items) == 216
    assert [(item.number, item.brief, item.group) for item in menu.items[:3]] == [
        (1, "keep the dice", ""),
        (2, "C", "1 die"),
        (3, "F", "1 die"),
    ]
    assert menu.items[-1].brief == "CCFFSSJOD" and menu.items[-1].group == "9 dice"
    console = Console(file=io.StringIO(), width=80)
    console.print(menu.drawn())
    assert isinstance(console.file, io.StringIO)
    assert len(console.file.getvalue().splitlines()) < 40


@pytest.mark.parametrize("typed", ["cod", "DOC", "1d 1o 1c", "c, o, d", "throw_again:1-0-0-0-1-1"])
def test_letters_can_be_typed(typed: str) -> None:
    [item] = listed(scene().holds(crystal=1).faces(**FULL).thrown()).matching(typed)
    assert item.label == "reroll 1 fabric, 1 coin and 1 card"


def test_letters_are_those_of_the_language() -> None:
    [item] = listed(scene().holds(crystal=1).faces(**FULL).thrown(), "fr").matching("2é b")
    assert item.label == "relancer 2 épices et 1 bijou"
    assert listed(scene().holds(crystal=1).faces(**FULL).thrown(), "fr").matching("2e1b") == [item]


def test_dice_that_are_not_there_are_refused(play: Play) -> None:
    said = play(f"dice --seed {SEED}", "cccc", "camel", "ccf", "b")
    assert "You can only reroll dice that are there, for one crystal each time. [DIC-T5]" in said
    assert "“camel” is not one of the choices." in said
    assert "You pay 1 crystal and reroll 3 dice" in said


def test_words_that_fit_many_ways_list_a_few(play: Play) -> None:
    said = play(f"dice --seed {SEED}", "fabric").replace("\n", " ")
    assert re.search(r"“fabric” fits several choices: (\d+ reroll [^?]*){8}, …\. Type a number\.", said)


# Notes beside the choices -------------------------------------------------------------------------------------------


def test_an_action_tells_what_it_can_be_used_for() -> None:
    table = scene().faces(red=4, coin=1, card=2).holds(lira=10).display("crystal_red", "lira_blue").acting()
    found = hints(table)
    assert found["act:same_goods"] == "fabric"
    assert found["act:lira"] == "−1 coin die · +2 lira"
    assert found["act:cards"] == "up to 2 bazaar cards"
    assert found["act:mosque"] == "crystal CCC"
    assert found["act:ruby"] == "Fabric 4 C, Lira carpet 10₺"
    assert found["act:done"] == ""


def test_a_payment_tells_what_is_due() -> None:
    table = scene().faces(red=3).holds(red=2, brown=1).acting().answer("act:ruby")
    assert hints(table, "fr")["pay:token_red"].startswith("reste dû\u00a0: 3 tissus")
    table = scene().faces(red=1, yellow=1, green=1).acting().answer("act:two_different")
    assert hints(table)["pay:face_red"] == "still due: 2 different goods"
    table.answer("pay:face_red")
    assert hints(table)["pay:face_green"] == "still due: 1 good of another colour · −1 spice die · +1 crystal"


def test_tiles_and_zones_tell_their_price_unless_they_are_free() -> None:
    table = scene().faces(red=3, card=1).display("crystal_red", "lira_red").holds(lira=5).deck("buy_tile").acting()
    assert hints(table.answer("act:mosque"))["take_tile:lira_red"] == "CCC · +3₺ a turn · then a new tile is turned up"
    table = scene().faces(card=1).display("crystal_red", "lira_red").holds(lira=5).deck("buy_tile").acting()
    table.answer("act:cards", "reveal:buy_tile")
    assert hints(table) == {"meet:meet": "−5 lira · +1 mosque tile", "meet:lira": "+1 lira"}
    assert hints(table.answer("meet:meet"))["take_tile:lira_red"].startswith("+3₺ a turn")


def test_a_card_tells_the_others_what_they_may_have() -> None:
    table = scene().faces(card=1).deck("crystal_and_lira").acting().answer("act:cards", "reveal:crystal_and_lira")
    assert hints(table) == {"share:take": "+1 crystal", "share:other": "+3 lira", "share:decline": ""}


def test_revealed_cards_are_explained() -> None:
    table = scene().faces(card=2).deck("sale_red", "faces_lira").acting()
    table.answer("act:cards", "how_many:2", "reveal:sale_red", "reveal:faces_lira")
    assert hints(table)["use_card:faces_lira"] == (
        "If you used at least 2 card dice to reveal it, take 8 lira. Otherwise, take 1 lira."
    )


def test_help(play: Play) -> None:
    said = play(f"dice --seed {SEED}", "?", "1", "? 1", "r DIC-A1").replace("\n", " ")
    assert "CCO rerolls two fabrics and a coin" in said
    assert "The available mosque tiles" in said
    assert "Die tile. It costs 1 fabric, 1 fruit, 1 spice and 1 jewel." in said
    assert "What it would do: You exchange 2 fabric dice for 1 fabric." in said
    assert "Rule DIC-A1: type r DIC-A1 to read it" in said
    assert "Rule DIC-A1: Same goods" in said

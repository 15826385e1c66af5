"""Bazar in a terminal: the city, the lists of choices, and whole games."""

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
from tests.bazar_scene import City, city
from tests.cli.person import Play, unmarked

CITY = """
      a      b      c      d      e      f      g      h
                 ┌────────────────────┐
 1               │   ·    [H5]     ·  │
 2               │   ·      ·      ·  │
   ┌─────────────┴──────┬─────────────┼────────────────────┐
 3 │ Lped  ▸  ·   ▸  ·  │▸  ·   ▸  ·  │▸  ·   ▸  ·   ▸  ·  │
 4 │▸  ·    [P3]  ▸  ·  │ KADM  ▸  ·  │ [M3]   [M3]  ▸  ·  │
 5 │▸  ·   ▸  ·   ▸  ·  │ [L7]  ▸  ·  │▸  ·   ▸  ·   ▸  ·  │
   ├────────────────────┤             ├────────────────────┤
 6 │▸  ·   ▸  ·   ▸  ·  │ [L7]  ▸  ·  │▸  ·   ▸  ·   ▸  ·  │
 7 │▸  ·    [B4]   [B4] │▸  ·   ▸  ·  │▸  ·    [A3]  ▸  ·  │
 8 │▸  ·   ▸  ·   ▸  ·  │▸  ·   ▸  ·  │▸  ·   ▸  ·   ▸  ·  │
   └────────────────────┼─────────────┴──────┬─────────────┘
 9                      │ Hfav     ·      ·  │
10                      │   ·    [N4]     ·  │
                        └────────────────────┘
"""


def shown(scene: City, width: int = 80, lang: str = "en") -> str:
    """The board, the legend and the players, as seat 0 sees them."""
    screen = io.StringIO()
    console = Console(file=screen, width=width)
    words, view = Words(lang, scene.game), scene.view()
    top = tabletop(words, scene.game)
    offered = {part for text in scene.choices() for part in scene.book.parts(text).values()}
    console.print(top.board(view, width, offered))
    console.print(top.legend(view, 0, width), top.players(view, 0, width), *top.remarks(view), *top.hand(view, 0))
    return unmarked(screen.getvalue())


def listed(scene: City, lang: str = "en") -> Menu:
    top = tabletop(Words(lang, scene.game), scene.game)
    decision = scene.game.decision(scene.s)
    assert decision is not None
    hints = {text: top.hint(scene.s, decision, text) for text in decision.choices}
    return Menu(top, decision, scene.view(), hints)


def placing() -> City:
    scene = city().stand(0, a3="pedlar").stand(1, d4="administrator").stand(2, d9="favourite")
    return scene.hand("beggar").play()


@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("fr", "La partie est finie")])
def test_a_whole_game(play: Play, tmp_path: Path, lang: str, over: str) -> None:
    said = play(f"bazar --seed 3 --seats 3 --lang {lang} --save game.txt", more=2000)
    assert over in said
    assert not re.search(r"\b(?:rule|event|fact|choice|ask|district|tile|token|desk|way|report)-\w", said)
    record = read_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    game = game_of(record.header)
    assert game.outcome(game.replay(record)) is not None


@pytest.mark.parametrize("columns", [60, 80, 140])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_fits_the_width(play: Play, columns: int, lang: str) -> None:
    said = play(f"bazar --seed 3 --seats 4 --lang {lang}", "?", "a3", "?", "1", "b", more=30, columns=columns)
    assert max(len(line.rstrip()) for line in said.splitlines() if "›" not in line) <= columns
    assert "…" not in said


def test_the_city_is_a_grid_with_what_stands_there_and_where_one_may_go() -> None:
    said = "\n".join(line.rstrip() for line in shown(placing()).splitlines())
    assert CITY.strip("\n") in said


def test_what_districts_pay_and_to_whom_is_beside_it_on_a_wide_screen_and_below_on_others() -> None:
    for width in (80, 140):
        said = shown(placing(), width)
        assert re.search(r"P Port +3 +L1 +Lale", said)
        assert re.search(r"L Palace +7 +K1 +Karanfil", said)
        assert re.search(r"H Harem +not in play +– +–", said)
        assert ("a      b" in said.splitlines()[0] and "district" in said.splitlines()[0]) == (width == 140)


def test_guilds_stand_in_the_order_of_play() -> None:
    said = shown(placing().coins(3, 9, 1, 4).order(1, 3, 0, 2))
    order = [line.split()[1] for line in said.splitlines() if "/75" in line]
    assert order == ["Karanfil", "Nar", "Lale", "Hilal"]


def test_the_event_of_the_turn_is_told_with_what_it_does() -> None:
    said = shown(city().coins(27).hand("beggar").event("governors_kindness").play(), 160)
    assert "Event of this turn: Kindness of the Governor. Comes when somebody has 25 coins." in said
    assert re.search(r"H Harem +7 \(\+2\)", said)


def test_conditional_events_that_wait_are_named_with_their_numerals() -> None:
    said = shown(placing(), 160)
    assert "Waiting: I Kindness of the Governor, II Feast of the poor, III Reorganisation." in said


def test_spaces_are_listed_by_district_and_found_by_their_name() -> None:
    menu = listed(placing())
    assert {unmarked(item.group) for item in menu.items} == {"Port", "Palace", "Mosque", "Grand Bazaar", "Artisans"}
    assert [item.text for item in menu.matching("e7")] == ["place:e7"]


def test_the_notes_say_where_tiles_would_be() -> None:
    scene = city().stand(1, b5="pedlar").stand(2, a6="courier").place("charlatan", "b6")
    hints = {item.text: item.hint for item in listed(scene).items}
    assert hints["charlatan.push:north>north"] == "Kped stays"
    assert hints["charlatan.push:north>east"] == "Kped → c5"
    assert hints["charlatan.push:west>west"] == "Hcou off the board"


def test_what_is_said_of_a_turn() -> None:
    scene = city().stand(1, a3="pedlar").place("courier", "b3").answer("stall:e9")
    told = scene.events()
    said = {(lang, who): Words(lang, scene.game).story(told, who) for lang in ("en", "fr") for who in (0, None)}
    assert said["en", 0] == (
        "You place the courier on b3 (Port) and drive Karanfil’s pedlar off the board from a3. "
        "Karanfil puts the pedlar into the Black Market, on e9."
    )
    assert said["fr", None] == (
        "Lale pose le coursier en b3 (Port) et expulse le marchand ambulant de Karanfil du plateau (a3). "
        "Karanfil pose le marchand ambulant au Marché Noir, en e9."
    )


def test_tokens_are_told_together() -> None:
    scene = city().coins(1, 2, 3, 4).event("blockade")
    said = Words("en", scene.game).story(scene.events(), 0)
    assert said == "Event: Blockade. This turn, −2 for the Grand Bazaar. The Port is closed this turn."

"""The game at the terminal, played through a pipe: what is typed, and what is shown."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from souk.cli import main
from souk.cli.terminal.desk import Desk
from souk.engine.record import read_record
from souk.games import game_of
from tests.cli.person import Play

SEED = 7  # the Governor is at 8; seat 0 holds “Palace again”


def test_a_whole_game(play: Play, tmp_path: Path) -> None:
    said = play("--seed 20 --seats 2 --save game.txt", more=3000)
    assert "The game is over" in said
    assert re.search(r"^(You win|\w+ wins)\.$", said, re.MULTILINE)
    record = read_record((tmp_path / "game.txt").read_text(encoding="utf-8"))
    game = game_of(record.header)
    assert game.outcome(game.replay(record)) is not None


def test_the_first_question(play: Play) -> None:
    said = play(f"--seed {SEED}")
    assert "Round 1 · Lale (L)" in said
    assert "Your cards: Palace again." in said
    assert "Where does your merchant go?" in said
    assert "▸9 Tea House" in said and " 16 Gemstone Dealer" in said
    assert "[L4] [K4] [H4]" in said


def test_a_choice_by_number_notation_or_words(play: Play) -> None:
    for typed in ("9", "move:walk>tea_house", "tea", "TEA HOUSE"):
        assert "You go to the Tea House." in play(f"--seed {SEED}", typed)


def test_a_choice_with_the_rest_of_the_turn(play: Play) -> None:
    """Up to a real question: at the Tea House, which number to announce."""
    said = play(f"--seed {SEED}", "9!")
    assert "Which number do you announce?" in said.partition("You go to the Tea House")[2]
    assert "will an assistant help you?" not in said
    assert "“camel” is not one of the choices." in play(f"--seed {SEED}", "camel!")


def test_a_refusal_gives_the_reason_and_the_rule(play: Play) -> None:
    reason = "Your merchant walks one or two places, never diagonally. A card may take him farther. [IST-M2]"
    for typed in ("16", "move:walk>gemstone_dealer", "gemstone"):
        assert reason in play(f"--seed {SEED}", typed)
    assert "You do not hold that card. [IST-C6]" in play(f"--seed {SEED}", "play:five_lira")
    assert "[IST-T2]" in play(f"--seed {SEED}", "tea_house.bid:7")


def test_what_is_not_understood_is_said_so(play: Play) -> None:
    assert "“camel” is not one of the choices." in play(f"--seed {SEED}", "camel")
    assert "“warehouse” fits several choices: 2 Fabric Warehouse, 3 Spice" in play(f"--seed {SEED}", "warehouse")


def test_help(play: Play) -> None:
    said = play(f"--seed {SEED}", "?")
    assert "He walks one or two places, never diagonally." in said
    assert "r IST-M2: read a rule" in said
    assert "Palace again. After the action at the Sultan’s Palace, carry it out once more" in said


def test_help_for_one_choice(play: Play) -> None:
    said = play(f"--seed {SEED}", "3", "1", "? 1", "?pass")
    assert "What it would do: You carry out the action at the Spice Warehouse and take 2 spices." in said
    assert "Rule IST-A1: type r IST-A1 to read it" in said
    assert "What it would do: no effect" in said


def test_a_row_of_the_rules(play: Play) -> None:
    said = play(f"--seed {SEED}", "r ist-m3", "r IST-Z9", "r")
    assert "Rule IST-M3: Only the target counts" in said
    assert "has no rule 'IST-Z9'" in said
    assert "Type the number of a rule" in said


def test_undo(play: Play) -> None:
    said = play(f"--seed {SEED}", "u", "9", "u", "3")
    before, _, after = said.partition("You go to the Tea House.")
    assert "Nothing to take back yet." in before
    assert "Move undone. Take your time." in after
    assert "You go to the Spice Warehouse." in after


def test_undo_stops_at_the_dice(play: Play) -> None:
    said = play(f"--seed {SEED}", "9", "1", "1", "12", "u")
    assert "Too late to take that back: since then dice were rolled" in said.partition("You announce 12")[2]


def test_quitting_saves_and_a_saved_game_goes_on(play: Play, tmp_path: Path) -> None:
    said = play(f"--seed {SEED}", "9", "1", "s kept.txt", "q")
    assert "Game saved to kept.txt" in said
    assert "To continue: souk play --resume souk-istanbul-7.souk" in said
    kept = (tmp_path / "kept.txt").read_text(encoding="utf-8")
    assert kept == (tmp_path / "souk-istanbul-7.souk").read_text(encoding="utf-8")
    assert kept.startswith("# players person eager eager\nsouk 1 · istanbul")
    said = play("--resume kept.txt", "b")
    assert "Tea House: carry out the action?" in said
    assert "[L3] (L)" in said
    assert kept == (tmp_path / "kept.txt").read_text(encoding="utf-8")


def test_the_end_of_the_input_is_a_way_to_quit(play: Play, tmp_path: Path) -> None:
    assert "Game saved to here.txt" in play(f"--seed {SEED} --save here.txt", "9")
    assert "0 move:walk>tea_house" in (tmp_path / "here.txt").read_text(encoding="utf-8")


def test_at_one_screen_hands_stay_hidden(play: Play) -> None:
    said = play("--seed 5 --seats 3 --hot-seat --bots eager", "", "3", "1", "2", "", "", "b")
    first, _, second = said.partition("pass it to Karanfil (K).")
    assert "Your cards: Go far." in first and "Five lira" not in first
    assert "Your cards: Five lira." in second and "Go far" not in second
    assert "Karanfil (K), press Enter when nobody else can see the screen." in second
    assert "Lale draws a bonus card." in second.replace("\n", " ")


def test_a_terminal_is_wiped_between_two_people() -> None:
    file = io.StringIO()
    Desk(Console(file=file, force_terminal=True)).wipe()
    assert "\x1b[3J" in file.getvalue()
    file = io.StringIO()
    Desk(Console(file=file)).wipe()
    assert file.getvalue() == ""


def test_french(play: Play) -> None:
    said = play(f"--seed {SEED} --lang fr", "9", "u", "16", "?").replace("\u00a0", " ").replace("\n", " ")
    assert "Où va votre marchand ?" in said
    assert "Vous allez au Salon de thé." in said
    assert "Coup annulé. Prenez votre temps." in said
    assert "jamais en diagonale. Une carte peut le mener plus loin. [IST-M2]" in said
    assert "Ce que vous pouvez taper" in said


@pytest.mark.parametrize("columns", [60, 80, 100, 140])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_fits_the_width(play: Play, columns: int, lang: str) -> None:
    said = play(f"--seed {SEED} --seats 5 --lang {lang}", "9", "1", "1", "7", "b", columns=columns)
    assert max(len(line.rstrip()) for line in said.splitlines() if "›" not in line) <= columns
    assert ("╭" in said) == (columns >= 80)


@pytest.mark.parametrize(
    ("options", "cause"),
    [
        ("--seats 2 --bots eager,eager", "2 seats are too few"),
        ("--bots nobody", "there is no bot 'nobody'"),
        ("chess", "there is no title 'chess'"),
        ("--resume nothing.txt", "nothing.txt"),
        ("--option layout", "name=value"),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    options: str, cause: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["play", *options.split()]) == 2
    assert cause in capsys.readouterr().err


def test_a_record_that_cannot_go_on_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    header = "souk 1 · istanbul · modules base · seats 2 · layout short · rules 1"
    for text, cause in [
        (header, "has no seed"),
        (f"{header} · seed 3\n0 move:walk>fountain", "line 2: move:walk>fountain is not allowed now"),
        (f"# players person\n{header} · seed 3", "a player for each of 2 seats"),
    ]:
        Path("game.txt").write_text(text, encoding="utf-8")
        assert main(["play", "--resume", "game.txt"]) == 2
        assert cause in capsys.readouterr().err

"""No game is lost, and no file is overwritten that somebody may still want."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from souk.cli import main
from tests.cli.person import Person, Play

BOTS = """
class Nonsense:
    def choose(self, sight, rng):
        return "nonsense:1"
"""
TURN = ["3", "1", "1"]


def test_two_games_of_one_seed_have_two_files(play: Play, tmp_path: Path) -> None:
    play("--seed 7", "9", "q")
    first = (tmp_path / "souk-istanbul-7.souk").read_text(encoding="utf-8")
    assert "souk-istanbul-7-2.souk" in play("--seed 7", "3", "q")
    assert "souk-istanbul-7-3.souk" in play("--seed 7", "3", "q")
    assert (tmp_path / "souk-istanbul-7.souk").read_text(encoding="utf-8") == first


def test_what_was_resumed_is_overwritten(play: Play, tmp_path: Path) -> None:
    play("--seed 7", "9", "q")
    play("--resume souk-istanbul-7.souk", "1", "q")
    assert [path.name for path in tmp_path.iterdir()] == ["souk-istanbul-7.souk"]
    assert "assistant:leave" in (tmp_path / "souk-istanbul-7.souk").read_text(encoding="utf-8")


def test_a_game_that_has_not_begun_leaves_no_file(play: Play, tmp_path: Path) -> None:
    assert "nothing was saved" in play("--seed 7", "q")
    assert "nothing was saved" in play("--seed 7", "9", "u", "q")
    assert list(tmp_path.iterdir()) == []


def test_another_file_is_not_overwritten_on_the_way(play: Play, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Defne", encoding="utf-8")
    assert "letter.txt already exists." in play("--seed 7", "9", "s letter.txt", "s mine.txt", "s mine.txt")
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear Defne"


def test_a_finished_game_is_kept_and_can_be_read_again(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOUK_PROGRAM", "python3 dev.py souk")
    said = play("--seed 20 --seats 2", more=3000)
    assert "To read it again: python3 dev.py souk replay souk-istanbul-20.souk" in said
    assert main(["replay", "souk-istanbul-20.souk"]) == 0


def test_a_bot_that_answers_nonsense_does_not_lose_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "stdin", Person(io.StringIO(), [*TURN], 0))
    Path("bots_that_fail.py").write_text(BOTS, encoding="utf-8")
    assert main(["play", "--lang", "en", "--seed", "7", "--bots", "bots_that_fail:Nonsense"]) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith("souk: bot bots_that_fail:Nonsense (seat 1) answered 'nonsense:1'")
    assert len(shown.err.splitlines()) == 1
    assert "Game saved to souk-istanbul-7.souk" in shown.out
    assert "0 visit:yes" in (tmp_path / "souk-istanbul-7.souk").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "more", ["--seats 4", "--bots random", "--hot-seat", "--seed 8", "--layout long", "--option variant=none", "mocha"]
)
def test_a_saved_game_says_itself_what_it_is(play: Play, capsys: pytest.CaptureFixture[str], more: str) -> None:
    play("--seed 7", "9", "q")
    assert main(["play", "--resume", "souk-istanbul-7.souk", *more.split()]) == 2
    [line] = capsys.readouterr().err.splitlines()
    name = more.split()[0].replace("--layout", "--option")  # which it is short for
    assert line.startswith(f"souk: {name} cannot be combined with --resume")


@pytest.mark.parametrize("lines", [["", "3", "1", "2", "q"], ["", "3", "1", "2", "", "q"]])
def test_who_passes_the_screen_on_may_quit(play: Play, lines: list[str]) -> None:
    said = play("--seed 5 --seats 3 --hot-seat --bots eager", *lines, "s never.txt")
    assert "Game saved to souk-istanbul-5.souk" in said
    assert "never" not in said

"""souk arena: seats rotate, figures add up, no game is lost or counted twice, and a failing bot stops nobody."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.arena.one_game import play_game
from souk.arena.tournament import Tournament, seatings_of
from souk.setting import Setting
from tests.bots.faulty import SOURCE
from tests.cli.calls import call, refused
from tests.server.serving import SOON

BOT = ["bot", "games", "sittings", "win_rate", "low", "high", "rating", "decisions", "ms_per_decision"]
QUICK = ["arena", "bazar", "--bots", "eager,random", "--games", "4"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a temporary folder, since results are written to the current one."""
    (tmp_path / "faulty.py").write_text(SOURCE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(souk.__file__).parents[1]))
    return tmp_path


def arena(*args: str) -> dict[str, Any]:
    result: dict[str, Any] = call("arena", *args, "--json").json
    return result


def untimed(report: dict[str, Any]) -> dict[str, Any]:
    """The part of a report that must be the same each time."""
    del report["seconds"]
    for one in report["bots"]:
        del one["ms_per_decision"]
    return report


def rows_in(path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()[1:]]


# Who plays whom ------------------------------------------------------------------------------------------------------


def test_seats_rotate_and_each_deal_is_played_in_every_rotation() -> None:
    arena("bazar", "--bots", "eager,random,eager", "--games", "6", "--seed", "9", "--keep", "rows")
    rows = rows_in("rows")
    assert [row["seed"] for row in rows] == [9, 9, 9, 10, 10, 10]
    rotations = [["eager", "random", "eager"], ["random", "eager", "eager"], ["eager", "eager", "random"]]
    assert [row["seats"] for row in rows] == rotations * 2


def test_companies_of_more_bots_than_seats() -> None:
    seatings = seatings_of(("a", "b", "c", "d"), 2)
    assert len(seatings) == len(set(seatings)) == 12
    assert seatings[:2] == [("a", "b"), ("b", "a")]
    assert len(seatings_of(("a", "b", "c", "d"), 3)) == 12


def test_who_would_change_places_with_himself_does_not() -> None:
    assert seatings_of(("a", "a", "a"), 3) == [("a", "a", "a")]
    assert seatings_of(("a", "b", "b", "b"), 4) == [tuple("abbb"), tuple("bbba"), tuple("bbab"), tuple("babb")]
    assert seatings_of(("a", "b", "a", "b"), 4) == [tuple("abab"), tuple("baba")]


def test_one_code_is_for_all_seats() -> None:
    (one,) = arena("bazar", "--bots", "eager", "--seats", "3", "--games", "2")["bots"]
    assert (one["games"], one["sittings"], one["rating"]) == (2, 6, 1500)
    assert one["win_rate"] == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    "line, cause",
    {
        "arena bazar": "Missing option '--bots'",
        "arena bazar --bots eager,random --seats 3": "--bots: 2 codes for 3 seats",
        "arena bazar --bots ,": "--bots: 0 codes for 0 seats",
        "arena bazar --bots eager": "bazar is for 2 to 4 seats, not 1",
        "arena bazar --bots eager,clever": "there is no bot 'clever'",
        "arena nowhere --bots eager,random": "there is no title 'nowhere'",
        "arena bazar --bots eager,random --patience 0": "Invalid value for '--patience'",
        "arena bazar --bots eager,random --html no/such.html": "--html no/such.html: there is no such folder",
        "arena bazar --bots eager,random --keep no/such/file": "No such file or directory: 'no/such/file'",
        "arena bazar --bots eager,random --cluster nonsense://x": "--cluster nonsense://x: ",
    }.items(),
)
def test_what_is_asked_for_wrongly_is_told_in_one_line(line: str, cause: str) -> None:
    assert cause in refused(*line.split())


@pytest.mark.parametrize("package, extra", [("choix", "arena"), ("distributed", "cluster")])
def test_a_missing_extra_is_named(package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for module in ("souk.arena.report", "souk.arena.ratings"):  # as if nobody had asked for them yet
        monkeypatch.delitem(sys.modules, module, raising=False)
    assert f"pip install 'souk[{extra}]'" in refused(*QUICK, "--cluster", "tcp://127.0.0.1:1")
    assert not list(Path().glob("*.jsonl"))


# What came of it -----------------------------------------------------------------------------------------------------


def test_figures_add_up() -> None:
    report = arena("bazar", "--bots", "eager,random,eager", "--games", "6")
    assert {"title": "bazar", "seats": 3, "games": 6, "finished": 6, "truncated": 0}.items() <= report.items()
    assert sum(n for n in report["rounds"].values()) == 6
    assert report["rounds_mean"] == sum(int(rounds) * n for rounds, n in report["rounds"].items()) / 6
    assert all(list(one) == BOT for one in report["bots"])
    of = {one["bot"]: one for one in report["bots"]}
    assert (of["eager"]["games"], of["eager"]["sittings"], of["random"]["sittings"]) == (6, 12, 6)
    assert 12 * of["eager"]["win_rate"] + 6 * of["random"]["win_rate"] == pytest.approx(6)
    for one in (*report["bots"], report["first_seat"]):
        assert 0 <= one["low"] <= one["win_rate"] <= one["high"] <= 1
    assert report["figures"]["winner_coins"]["games"] == 6
    assert report["faults"] == {}


def test_a_seed_decides_everything_but_time_and_processes_make_no_difference() -> None:
    args = ["bazar", "--bots", "eager,random", "--games", "5"]
    first = untimed(arena(*args))
    assert untimed(arena(*args, "--jobs", "2")) == first
    assert untimed(arena(*args, "--seed", "2")) != first


def test_what_is_broken_off_has_no_winner() -> None:
    report = arena("istanbul", "--bots", "eager,random", "--games", "2", "--limit", "10")
    assert (report["finished"], report["truncated"], report["rounds_mean"]) == (0, 2, None)
    assert [one["win_rate"] for one in report["bots"]] == [None, None]
    assert "20" not in call("arena", "istanbul", "--bots", "eager,random", "--games", "2", "--limit", "10").out


@pytest.mark.parametrize(
    "title, source", [("istanbul", "rubies taken at the Sultan’s Palace"), ("dice", "rubies from the Mosque")]
)
def test_people_get_tables_with_the_sources_of_rubies(title: str, source: str) -> None:
    ran = call("arena", title, "--bots", "eager,random", "--games", "1")
    assert (ran.code, ran.err) == (0, "")
    for word in ("eager", "random", "95% interval", "rating", "ms per decision", source):
        assert word in ran.out


@pytest.mark.parametrize("title, kind", [("istanbul", "place"), ("mocha", "place"), ("dice", "zone")])
def test_every_ruby_has_a_source(title: str, kind: str) -> None:
    row = play_game(Tournament(Setting(title, 2), ("eager", "eager"), 1, 100_000, 1.0), 0)
    assert row["winners"]
    assert all(name.startswith(f"rubies:{kind}:") for name in row["figures"])
    assert sum(n or 0 for n in row["figures"].values()) >= 5  # what the winner has at least


def test_every_coin_has_a_source() -> None:
    """What the districts have paid, with the coins that guilds begin with, is what the guilds have in the end."""
    game = Setting("bazar", 3).game()
    s, events = game.start(3), []
    rng = random.Random(4)
    while (decision := game.decision(s)) is not None:
        events += game.play(s, rng.choice(decision.choices)).events
    figures = game.book.title.figures(events, s)
    paid = [coins or 0 for name, coins in figures.items() if name.startswith("coins:district:")]
    purses = [player["coins"] for player in game.view(s, 0)["players"]]
    assert len(paid) == 7 and sum(paid) == sum(purses) - 3 * game.book.row("amount", "guild").fields["coins"] > 0


def test_a_page_that_needs_nothing_else() -> None:
    call("--lang", "fr", *QUICK, "--html", "report.html")
    page = Path("report.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>") and '<html lang="fr">' in page
    assert page.count("<svg ") == 5 and page.count("</svg>") == 5
    assert not re.search(r"https?:|<script|<link|<img|url\(|@import", page)
    assert "prefers-color-scheme: dark" in page
    assert "eager" in page and "intervalle" in page and "Bazar" in page


def test_codes_cannot_break_the_page() -> None:
    code = "proc:<script>alert(1)</script>"
    call("arena", "istanbul", "--bots", f"{code},eager", "--games", "1", "--limit", "2", "--html", "report.html")
    assert "<script" not in Path("report.html").read_text(encoding="utf-8")


# Interrupt and resume ------------------------------------------------------------------------------------------------


def test_what_is_kept_is_not_played_again() -> None:
    whole = untimed(arena(*QUICK[1:], "--keep", "rows"))
    lines = Path("rows").read_text(encoding="utf-8").splitlines(keepends=True)
    Path("rows").write_text("".join(lines[:3]) + lines[3][:20], encoding="utf-8")  # two games, and half a line
    assert untimed(arena(*QUICK[1:], "--keep", "rows")) == whole
    again = Path("rows").read_text(encoding="utf-8").splitlines(keepends=True)
    assert again[:3] == lines[:3] and len(again) == len(lines)
    assert untimed(arena(*QUICK[1:], "--keep", "rows")) == whole
    assert Path("rows").read_text(encoding="utf-8").splitlines(keepends=True) == again


def test_a_line_that_is_no_row_is_named_and_stays() -> None:
    arena(*QUICK[1:], "--keep", "rows")
    text = Path("rows").read_text(encoding="utf-8") + '{"game": 9}\n{"game": 10, "se'
    Path("rows").write_text(text, encoding="utf-8")
    assert refused(*QUICK, "--keep", "rows") == "rows line 6: this is not the result of a game"
    assert Path("rows").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("length", [0, 1, 30])
def test_a_header_that_was_being_written_is_written_again(length: int) -> None:
    whole = untimed(arena(*QUICK[1:], "--keep", "rows"))
    Path("rows").write_text(Path("rows").read_text(encoding="utf-8")[:length], encoding="utf-8")
    assert untimed(arena(*QUICK[1:], "--keep", "rows")) == whole


def test_order_and_repetition_of_rows_make_no_difference() -> None:
    whole = untimed(arena(*QUICK[1:], "--keep", "rows"))
    header, *rows = Path("rows").read_text(encoding="utf-8").splitlines(keepends=True)
    Path("rows").write_text(header + "".join(rows[::-1] + rows[:2]), encoding="utf-8")
    assert untimed(arena(*QUICK[1:], "--keep", "rows")) == whole


def test_more_games_can_be_added_and_fewer_asked_for() -> None:
    few = untimed(arena(*QUICK[1:], "--keep", "rows"))
    many = [*QUICK[1:-1], "7"]
    assert untimed(arena(*many, "--keep", "rows")) == untimed(arena(*many))
    assert untimed(arena(*QUICK[1:], "--keep", "rows")) == few


@pytest.mark.parametrize(
    "more, cause",
    [
        (["--seed", "2"], "seed 1, not 2"),
        (["--option", "tiles=named"], "game "),
        (["--limit", "50"], "limit 100000, not 50"),
        (["--bots", "random,eager"], 'bots ["eager", "random"], not ["random", "eager"]'),
    ],
)
def test_the_results_of_another_tournament_are_refused(more: list[str], cause: str) -> None:
    arena(*QUICK[1:], "--keep", "rows")
    before = Path("rows").read_bytes()
    assert f"rows has the results of another tournament: {cause}" in refused(*QUICK, *more, "--keep", "rows")
    assert Path("rows").read_bytes() == before


@pytest.mark.parametrize("text", ["some notes of mine", "two\nlines", '{"souk"\n', "[1]\n", '{"a": 1}\n{"b'])
def test_a_file_of_something_else_is_refused_and_stays(text: str) -> None:
    Path("rows").write_text(text, encoding="utf-8")
    assert refused(*QUICK, "--keep", "rows") == "rows line 1: this is not the result of a game"
    assert Path("rows").read_text(encoding="utf-8") == text


def test_nothing_is_left_of_a_tournament_that_nobody_keeps(folder: Path) -> None:
    call(*QUICK)
    assert not list(folder.glob("*.jsonl"))


GAMES = 3
LONG = [sys.executable, "-m", "souk", "--lang", "en", "arena", "bazar", "--games", str(GAMES), "--json"]
LONG += ["--bots", "gated.py:Gated,eager"]

# Plays while nothing is kept, then waits until a gate is opened: so some games have been played, and some have not.
GATED = """
import time
from pathlib import Path

def played():
    return any(len(kept.read_text().splitlines()) > 1 for kept in Path().glob("*.jsonl"))

class Gated:
    def choose(self, sight, rng):
        while played() and not Path("open").exists():
            time.sleep(0.02)
        return sight.choices[-1]
"""


def interruptible(command: list[str], **how: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whoever runs this may ignore it
        **how,
    )


def started(folder: Path) -> tuple[subprocess.Popen[str], Path]:
    """A running tournament of which some games have been played, but not all."""
    (folder / "gated.py").write_text(GATED, encoding="utf-8")
    process = interruptible(LONG)
    while True:
        assert process.poll() is None, process.communicate()
        found = list(folder.glob("souk-arena-bazar-*.jsonl"))
        if found and len(found[0].read_text(encoding="utf-8").splitlines()) > 1:
            return process, found[0]
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_the_same_command_goes_on_after_an_end_from_outside(folder: Path, how: signal.Signals) -> None:
    process, kept = started(folder)
    process.send_signal(how)
    process.wait(timeout=SOON)
    before = kept.read_text(encoding="utf-8")
    (folder / "open").touch()  # lets bots go whose tournament was killed: they hold its pipes
    _, err = process.communicate(timeout=SOON)
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert re.fullmatch(rf"souk: Games played: \d+ of {GAMES}, kept in {kept.name}\. .*", err.splitlines()[-1])
    done = subprocess.run(LONG, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == GAMES
    assert 1 < len(before.splitlines()) < 1 + GAMES and not kept.exists()


DEEP = """
import os, time
from pathlib import Path

class Deep:
    def choose(self, sight, rng):
        Path("thinking.new").write_text(str(os.getpid()))
        os.replace("thinking.new", "thinking")
        time.sleep(600)
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_nobody_is_left_thinking_when_a_tournament_is_interrupted(folder: Path, jobs: str) -> None:
    """This includes a bot that no longer reads its input."""
    (folder / "deep.py").write_text(DEEP, encoding="utf-8")
    thinking = folder / "thinking"
    command = [*LONG[:-1], "deep.py:Deep,eager", "--patience", "600", "--jobs", jobs]
    process = interruptible(command, start_new_session=True)
    while not thinking.exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    thinker = int(thinking.read_text(encoding="utf-8"))
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=SOON)
    assert process.returncode == 130
    assert not is_there(thinker)


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


# Bots that fail ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, cause",
    [
        ("Broken", "ValueError: no idea"),
        ("Stubborn", "answered 'fly:moon', which is no choice it was given; asked: move"),
        ("Sleepy", "no answer within 0.5 seconds"),
    ],
)
def test_a_bot_that_fails_is_stood_in_for_and_told_of(name: str, cause: str) -> None:
    code = f"faulty.py:{name}"
    limit, patience = ("3", "0.5") if name == "Sleepy" else ("12", "60")
    line = f"istanbul --bots {code},eager --games 2 --limit {limit} --patience {patience} --keep rows"
    args = line.split()
    report = arena(*args)
    assert report["games"] == 2
    assert any(line.startswith(f"bot {code} (seat 0)") and cause in line for line in report["faults"])
    said = call("arena", *args, "--html", "report.html").out
    assert cause in said and "greedy answered for it" in said
    assert "What went wrong" in Path("report.html").read_text(encoding="utf-8")


def test_greedy_chooses_for_who_fails() -> None:
    """The games are then those of greedy itself, except for its dice."""
    one = arena("istanbul", "--bots", "faulty.py:Broken,eager", "--games", "2", "--limit", "20", "--keep", "rows")
    faults = sum(one["faults"].values())
    assert faults == sum(bot["decisions"] for bot in one["bots"] if bot["bot"] != "eager") > 0


def test_a_bot_that_does_not_fail_plays_to_the_end() -> None:
    report = arena("bazar", "--bots", "faulty.py:Last,eager", "--games", "2", "--jobs", "2")
    assert (report["finished"], report["faults"]) == (2, {})

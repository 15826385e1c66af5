"""souk replay: a recorded game in sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.engine.pack import digest
from tests.cli.calls import call, record, refused

KEYS = ["title", "seats", "plies", "finished", "outcome", "digest"]


@pytest.fixture
def whole(tmp_path: Path) -> str:
    path = tmp_path / "game.souk"
    path.write_text(record(), encoding="utf-8")
    return str(path)


def test_a_whole_game(whole: str) -> None:
    result = call("replay", whole, "--json").json
    assert list(result) == KEYS
    game = souk.game("istanbul", seats=3)
    s = game.replay(record())
    outcome = game.outcome(s)
    assert outcome is not None
    assert (result["title"], result["seats"], result["plies"]) == ("istanbul", 3, int(s.ply))
    assert result["finished"] is True
    assert result["outcome"] == {"ranks": outcome.ranks, "scores": outcome.scores, "winners": outcome.winners}
    assert result["digest"] == digest(s)


def test_the_position_on_the_way_can_be_read_again(whole: str) -> None:
    result = call("replay", whole, "--until", "20", "--json").json
    assert list(result) == [*KEYS, "position"]
    assert (result["plies"], result["finished"], result["outcome"]) == (20, False, None)
    game = souk.game("istanbul", seats=3)
    assert game.decision(game.read_position(result["position"])) == game.decision(game.replay(record(), until=20))


def test_a_seat_is_not_given_the_position(whole: str) -> None:
    assert list(call("replay", whole, "--until", "20", "--seat", "1", "--json").json) == KEYS[:-1]  # no digest either


def test_it_is_told_in_sentences(whole: str) -> None:
    ran = call("replay", whole)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[1] == "   1  Lale goes to the Post Office."
    assert any(line.endswith(" wins.") for line in lines)


def test_who_is_told_what(whole: str) -> None:
    """The first card of each seat: all of them, one's own, none."""
    everything, own, spectator = (
        call("replay", whole, "--until", "0", *who).out for who in ([], ["--seat", "1"], ["--seat", "spectator"])
    )
    card = "“Gain a good”"
    assert everything.count("draws the card") == 3 and card in everything
    assert own.count("draws a bonus card") == 2 and f"You draw the card {card}" in own
    assert spectator.count("draws a bonus card") == 3 and card not in spectator


def test_nobody_is_told_of_a_question_that_was_put_only_for_a_card_in_hand(tmp_path: Path) -> None:
    path = tmp_path / "asked.souk"
    header = record().splitlines()[0]
    dealt = "* | reveal:1 reveal:1 roll:1+1 roll:1+2 draw:return_assistant draw:far draw:stay"
    moves = "0 move:walk>tea_house\n0 assistant:leave\n0 last_call:go_on\n0 visit:no\n"
    path.write_text(f"{header}\n{dealt}\n{moves}", encoding="utf-8")
    own, other = (call("replay", str(path), "--seat", seat).out.splitlines()[1:] for seat in ("0", "1"))
    assert own[2:] == [
        "   3  You: go on.",
        "   4  Karanfil begins a turn (round 1).",
        "The game is not over: 4 decisions so far.",
    ]
    assert other[2:] == ["   3  You begin your turn (round 1).", "The game is not over: 3 decisions so far."]


def test_a_game_that_is_not_over(whole: str) -> None:
    ran = call("replay", whole, "--until", "1")
    assert ran.out.splitlines()[-1] == "The game is not over: 1 decision so far."


@pytest.mark.parametrize("seat", ["3", "-1", "x", "²"])
def test_there_must_be_such_a_seat(whole: str, seat: str) -> None:
    assert refused("replay", whole, f"--seat={seat}") == f"--seat {seat}: it must be from 0 to 2, or spectator"

"""An analysis depends on nothing later, and for a running game on nothing that its seat cannot know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from souk.engine.fate import Seeded
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.record import read_record
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, advance
from souk.engine.sight import Sight
from souk.engine.table import Table
from souk.games import game_of
from souk.study.examiner import PairedRollouts
from souk.study.rolling import Roller, first_at, place_of, throws
from souk.study.task import Task
from tests.study.games import TITLES, findings, record

PLIES = 5


@pytest.mark.parametrize("title", TITLES)
def test_a_step_is_judged_by_nothing_that_comes_later(title: str) -> None:
    short, longer = (findings(Task(record(title, plies))) for plies in (PLIES, PLIES + 2))
    assert short == {number: longer[number] for number in short}


def test_the_seed_decides() -> None:
    text = record("istanbul", PLIES)
    first, again, other = (findings(Task(text, seed=seed)) for seed in (0, 0, 1))
    assert first == again != other


def test_the_same_game_has_the_same_key_however_it_is_written() -> None:
    text = record("istanbul", PLIES)
    head, *lines = text.splitlines()
    assert Task(text).key == Task("\n".join(["# a comment", head, "", *lines])).key
    assert len({Task(text).key, Task(text, "thorough").key, Task(text, viewer=0).key, Task(text, seed=1).key}) == 4
    assert Task(record("istanbul", PLIES - 1)).key != Task(text).key


def in_another_world(text: str, viewer: int) -> list[str]:
    """A game that goes on from a position for some choices, and the same choices where everything hidden from the
    viewer is dealt again: two records that it cannot tell apart."""
    game = game_of(read_record(text).header)
    s = game.replay(text)
    other = Sight(s, viewer, []).imagine(seeded(99))
    other.rng = s.rng.clone()
    return [text_from(game, table) for table in (s, other)]


def text_from(game: Game, s: Table) -> str:
    """The record of one choice of whoever is asked, from a position on."""
    match = Match(game, fate=Seeded(), position=game.position(s))
    decision = match.decision
    assert decision is not None
    own = [choice for choice in decision.choices if not choice.startswith("play:")]
    match.play(decision.seat, own[0])
    return match.record.spelled()


@pytest.mark.parametrize("title", ["istanbul", "mocha", "bazar"])
def test_a_running_game_is_judged_by_nothing_hidden(title: str) -> None:
    """What a seat finds out about its own choice is the same in a world in which all that it cannot know differs."""
    text = record(title, 30)
    game = game_of(read_record(text).header)
    decision = game.decision(game.replay(text))
    assert decision is not None
    here, there = in_another_world(text, decision.seat)
    assert here != there
    first, second = (findings(Task(one, viewer=decision.seat)) for one in (here, there))
    assert first[0] == second[0] and first[1].choice == second[1].choice


def test_others_are_not_judged_in_a_running_game() -> None:
    task = Task(record("istanbul", PLIES), viewer=1)
    found = findings(task)
    judged = {task.course.steps[number].seat for number, finding in found.items() if finding.choice is not None}
    assert judged <= {1}
    assert {mark.seat for mark in task.analysis(found).marks} <= {1}


def test_pairs_have_the_same_dice_with_open_cards() -> None:
    """Where nothing is hidden, what could not be known is nothing: the same rollouts, to the last digit."""
    text = record("dice", 6)
    game = game_of(read_record(text).header)
    s = game.replay(text)
    sight = game.sight(s, int(s.seat))
    offers = [int(s.offers[at]) for at in range(2)]
    known, opened = (PairedRollouts(Roller(game, 2, 2), source, offers[0], offers[1], seed=7) for source in (sight, s))
    for pairs in (known, opened):
        pairs.roll(3)
    assert known.best == opened.best and known.chosen == opened.chosen


def test_a_lot_can_be_made_to_fall_as_it_fell() -> None:
    """If chance has the very lot that fell, there is no luck in it."""
    task = Task(record("istanbul", 60))
    falls = [fall for step in task.course.steps for fall in step.falls]
    assert falls
    roller = Roller(task.course.game, 1, 2)
    for fall in falls[:6]:
        s = fall.before.clone()
        assert advance(s) == CHANCE_NEXT
        at = place_of(s, fall.outcome)
        assert at is not None
        found = roller.fall(fall.before, fall.outcome, replace(next(throws(3)), first=first_at(s, at)))
        assert found is not None and found[0] == found[1] and sum(found[0]) == pytest.approx(1)


def test_every_lot_has_its_share_of_all_numbers() -> None:
    class Lots:
        total = 7

    shares = [first_at(Lots(), at) for at in range(7)]  # type: ignore[arg-type]
    assert [share * 7 >> 32 for share in shares] == list(range(7))
    assert all((share - 1) * 7 >> 32 == at - 1 for at, share in enumerate(shares) if at)

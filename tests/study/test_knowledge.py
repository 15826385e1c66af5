"""An analysis depends on nothing later, and for a running game on nothing that its seat cannot know."""

from __future__ import annotations

from collections import Counter

import pytest

from souk.bots.rollout import CommonChance
from souk.engine.fate import Seeded
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.record import read_record
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, advance
from souk.engine.sight import Sight
from souk.engine.table import Table
from souk.games import game_of
from souk.study.course import LineWalk, Node
from souk.study.examiner import Examiner, PairedRollouts
from souk.study.rolling import Roller, Same
from souk.study.task import Task, examiner
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


@pytest.mark.parametrize("title", TITLES)
def test_what_is_chosen_as_in_a_rollout_changes_nothing(title: str) -> None:
    """Rollouts from before a choice that come to it by themselves are those from after it, to the last digit. So only
    what differs has to be rolled again."""
    found = examiner(Task(record(title, 24)))
    compared = 0
    for step in found.course.steps[1:]:
        link = step.links[0]
        if same := found.same(link, step.start, found.answers(step)):
            assert_same(found, step.start, link.node, same)
            compared += 1
    assert compared


@pytest.mark.parametrize("title", ["istanbul", "dice", "bazar"])
def test_what_falls_as_in_a_rollout_is_no_luck(title: str) -> None:
    """A lot that falls in the game as it fell in a rollout changes nothing there, so luck is 0 on average."""
    found = examiner(Task(record(title, 60 if title == "istanbul" else 24)))
    nodes = [link.node for step in found.course.steps for link in step.links]
    before_lots = [node for node in nodes if advance(node.table.clone()) == CHANCE_NEXT]
    assert before_lots
    for node in before_lots[:6]:
        outcomes, walk = found.common.outcomes(node), LineWalk(found.game, node)
        advance(walk.s)
        walk.fall(outcomes[0])
        assert_same(found, node, walk.node(), {number for number, x in enumerate(outcomes) if x == outcomes[0]})


def assert_same(found: Examiner, before: Node, after: Node, same: Same) -> None:
    whole = found.common.roll(after.table, after, before.turn)
    rolled = found.common.roll(before.table, before, before.turn)
    part = found.common.roll(after.table, after, before.turn, rolled, same)
    assert (part.earlier, part.found) == (whole.earlier, whole.found)


@pytest.mark.parametrize("total", [2, 6, 8, 36])
def test_the_lots_of_all_worlds_are_spread_evenly(total: int) -> None:
    worlds = 64
    for turn in range(3):
        chances = [CommonChance(7, number, worlds) for number in range(worlds)]
        for chance in chances:
            chance.begin(turn)
        first, second = ([int(chance.lot(total)) for chance in chances] for _ in range(2))
        for fallen in (first, second):
            counts = Counter(fallen)
            assert all(abs(counts[lot] - worlds / total) < 2 for lot in range(total))
        assert first != second


def test_games_have_worlds_of_their_own() -> None:
    """Otherwise what is wrong with one set of worlds would be wrong in every game, and mean luck would not be 0."""
    seeds = {examiner(Task(record("istanbul", PLIES, seed=seed))).common.seed for seed in (5, 6)}
    assert len(seeds) == 2
    assert examiner(Task(record("istanbul", PLIES + 1))).common.seed in seeds

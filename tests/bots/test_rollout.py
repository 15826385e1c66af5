"""Rollouts: repeatable, paired, and no more certain than they say."""

from __future__ import annotations

from collections import Counter

import pytest

import souk
from souk.bots import bot
from souk.bots.rollout import PLAY_ON, Quick, Rollouts, evenly
from souk.engine.rng import seeded
from souk.engine.table import Table
from souk.games import LIST


def middle(title: str, seats: int = 3) -> tuple[souk.Game, Table]:
    game = souk.game(title, seats=seats)
    match, player, rng = souk.Match(game, seed=5), bot("eager"), seeded(6)
    for _ in range(40):
        assert match.decision is not None
        match.play(match.decision.seat, player.choose(match.sight(match.decision.seat), rng))
    return game, match.table


def rolled(title: str, count: int, seed: int, portions: int = 1) -> Rollouts:
    game, s = middle(title)
    sight = game.sight(s, int(s.seat))
    quick = Quick(game.book, turns=3, budget=4)
    rollouts = Rollouts(sight, quick, seed)
    for _ in range(portions):
        rollouts.roll(count // portions)
    return rollouts


@pytest.mark.parametrize("title", [title.key for title in LIST])
def test_chances_add_up_and_the_choices_are_all_there(title: str) -> None:
    rollouts = rolled(title, 4, seed=1)
    game, s = middle(title)
    decision = game.decision(s)
    assert decision is not None and len(rollouts.answers) == len(decision.choices)
    for at in range(len(rollouts.answers)):
        assert sum(rollouts.worth(at, seat).mean for seat in range(3)) == pytest.approx(1)


def test_results_depend_on_the_seed_and_not_on_the_portions() -> None:
    whole, again, other = rolled("istanbul", 8, 1), rolled("istanbul", 8, 1, portions=4), rolled("istanbul", 8, 2)
    assert list(map(list, whole.found)) == list(map(list, again.found)) != list(map(list, other.found))


def test_nothing_hidden_changes_them() -> None:
    """The sight of a seat is all that a rollout starts from: dealing the hidden cards anew changes nothing."""
    game, s = middle("istanbul")
    seat = int(s.seat)
    other = game.sight(s, seat).imagine(seeded(99))
    game.decision(other)
    quick = Quick(game.book, turns=2, budget=4)
    found = []
    for table in (s, other):
        rollouts = Rollouts(game.sight(table, seat), quick, 7)
        rollouts.roll(3)
        found.append(list(map(list, rollouts.found)))
    assert found[0] == found[1]


def test_answers_that_are_clearly_worse_drop_out() -> None:
    rollouts = rolled("istanbul", 48, seed=1)
    assert len(rollouts.running) < len(rollouts.answers)
    best = int(rollouts.best())
    for at in range(len(rollouts.answers)):
        if at not in list(rollouts.running):
            lead = rollouts.lead(best, at)
            assert lead.mean > 0


def test_enough_certainty_stops_them() -> None:
    game, s = middle("istanbul")
    rollouts = Rollouts(game.sight(s, int(s.seat)), Quick(game.book, turns=1, budget=4), 1, [PLAY_ON])
    rollouts.roll(400, enough=0.05)
    assert 16 <= rollouts.made < 400
    assert rollouts.worth(0, 0).se < 0.05


def test_pairs_are_better_known_than_their_parts() -> None:
    """In the same worlds, with the same dice, the difference of two answers varies less than their values would."""
    rollouts = rolled("istanbul", 15, seed=3)  # too few for any of them to drop out
    pairs = [(a, b) for a in rollouts.running for b in rollouts.running if a < b]
    paired = sum(rollouts.lead(a, b).se ** 2 for a, b in pairs)
    alone = sum(rollouts.worth(a, rollouts.seat).se ** 2 + rollouts.worth(b, rollouts.seat).se ** 2 for a, b in pairs)
    assert pairs and paired < alone


def test_the_first_lot_is_spread_over_all_outcomes() -> None:
    """Of 360 rollouts, each of 36 outcomes comes first in about ten."""
    seen = Counter(evenly(123456789, number) * 36 >> 32 for number in range(360))
    assert sorted(seen) == list(range(36))
    assert set(seen.values()) <= {9, 10, 11}

"""What the bots expect of Bazar is what comes."""

from __future__ import annotations

import pytest

import souk
from souk.bots.heuristics import heuristic
from souk.bots.heuristics.bazar import BazarJudge
from souk.engine.policy import EAGER
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, RAN, apply, at_hand, draw, once, settle
from souk.games.bazar.payment import PAY
from souk.games.bazar.placing import MERCHANT, PLACE
from souk.games.bazar.state import State


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_coming_payment_is_foreseen(seats: int) -> None:
    """With tokens, traitors and special events; nobody is still to place when it is due."""
    game, rng = souk.game("bazar", seats=seats), seeded(seats)
    judge, seen = heuristic(game.book), 0
    assert isinstance(judge, BazarJudge)
    for seed in range(4):
        s = game.start(seed)
        assert isinstance(s, State)
        while s.top > 0:
            expected = None
            if at_hand(s) is PAY:
                judge.survey(s)
                assert list(judge.now) == list(judge.then) == list(judge.raided)
                expected = [player.coins + coins for player, coins in zip(s.players, judge.now, strict=True)]
            count = once(s)
            if expected is not None:
                assert [player.coins for player in s.players] == expected
                seen += 1
            elif count == CHANCE_NEXT:
                draw(s, s.rng)
            elif count > 0:
                apply(s, EAGER.pick(s, count, rng))
            else:
                assert count == RAN
    assert seen > 30


def test_the_player_who_chooses_a_tile_still_has_it_to_place() -> None:
    game, rng = souk.game("bazar", seats=4), seeded(1)
    judge, asked = heuristic(game.book), 0
    assert isinstance(judge, BazarJudge)
    placing = judge.names.index("placing")
    s = game.start(1)
    assert isinstance(s, State)
    while (count := settle(s)) > 0:
        if s.turns > 0 and (at_hand(s) is MERCHANT or at_hand(s) is PLACE):
            to_place = [row[placing] for row in judge.features(s)]
            at = list(s.order).index(s.seat)
            assert to_place[s.seat] == 1
            assert [to_place[seat] for seat in s.order] == [float(place >= at) for place in range(4)]
            asked += 1
        apply(s, EAGER.pick(s, count, rng))
    assert asked > 80


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_payment_is_worked_out(seats: int) -> None:
    """Once everybody has placed for the last time, the judge knows who has won."""
    game, rng = souk.game("bazar", seats=seats), seeded(seats)
    judge, known = heuristic(game.book), 0
    for seed in range(6):
        s = game.start(seed)
        last: list[float] = []
        while s.top > 0:
            if at_hand(s) is PAY:
                judge.share_out(s)
                last = list(judge.shares) if judge.is_over(s) else []
            count = once(s)
            if count == CHANCE_NEXT:
                draw(s, s.rng)
            elif count > 0:
                apply(s, EAGER.pick(s, count, rng))
        outcome = game.outcome(s)
        assert outcome is not None
        assert last == [float(seat in outcome.winners) for seat in range(seats)]
        known += 1
    assert known == 6


def test_stages_follow_the_turns_and_who_is_still_to_place() -> None:
    for seats in (2, 4):
        game, rng = souk.game("bazar", seats=seats), seeded(2)
        judge, stages = heuristic(game.book), []
        s = game.start(2)
        while s.top > 0:
            count = once(s)
            if count == CHANCE_NEXT:
                draw(s, s.rng)
            elif count > 0:
                stages.append(int(judge.stage(s)))
                apply(s, EAGER.pick(s, count, rng))
        assert stages == sorted(stages)
        assert len(set(stages)) > 20
        assert stages[0] >= 0 and stages[-1] <= judge.stages

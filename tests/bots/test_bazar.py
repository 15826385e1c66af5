"""What the bots expect of Bazar is what comes."""

from __future__ import annotations

import pytest

import souk
from souk.bots.heuristics import heuristic
from souk.bots.heuristics.bazar import BazarJudge
from souk.engine.policy import EAGER
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, RAN, apply, at_hand, draw, once
from souk.games.bazar.payment import PAY
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
                judge.share_out(s)
                assert list(judge.now) == list(judge.then)
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

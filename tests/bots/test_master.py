"""The master plays its best ideas out, and changes its mind only if it has good reason to."""

from __future__ import annotations

import pytest

from souk.bots import bot
from souk.bots.master import Master
from souk.engine.rng import seeded
from souk.engine.run import advance
from souk.engine.sight import Sight
from tests.scene import at


@pytest.fixture
def in_reach() -> Sight:
    """The ruby that wins the game can be bought at once, and by the others too, who then have fewer Lira left."""
    scene = at("tea_house", seats=4).rubies(4).lira(50).turn()
    for seat in (1, 2, 3):
        scene.player(seat).rubies, scene.player(seat).lira = 4, 30
    scene.s.listening = False
    return scene.game.sight(scene.s, 0)


def test_a_ruby_in_reach_is_gone_for(in_reach: Sight) -> None:
    assert bot("master:40").choose(in_reach, seeded(1)) == "move:walk>gemstone_dealer"


def test_it_thinks_no_longer_than_it_is_told(in_reach: Sight) -> None:
    assert bot("master:0.02s").choose(in_reach, seeded(1)) in in_reach.choices


def test_rollouts_can_overrule_the_tree(in_reach: Sight) -> None:
    """Going anywhere but to the dealer is worse, so it comes out behind even if it was the favourite."""
    s = in_reach.imagine(seeded(1))
    advance(s)
    dealer = in_reach.choices.index("move:walk>gemstone_dealer")
    other = in_reach.choices.index("move:walk>caravansary")
    answers = [int(s.offers[at]) for at in (other, dealer)]
    master = Master(60 * 2 * 16)  # which is 16 rollouts for each of two ideas
    assert master.best_of(answers, in_reach, seeded(1)) == 1
    assert master.best_of(answers[::-1], in_reach, seeded(1)) == 0

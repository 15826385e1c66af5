"""Bots at the Dice Game: they know the odds, take rubies, and throw again where it pays."""

from __future__ import annotations

from itertools import product
from typing import cast

import pytest

from souk.bots import bot
from souk.bots.heuristics import heuristic
from souk.bots.heuristics.dice_odds import Outlook, at_least, each_of
from souk.bots.turn import TurnSearch
from souk.engine.rng import seeded
from souk.engine.run import advance
from souk.engine.sight import Sight
from souk.games.dice.resources import FACES
from souk.games.dice.state import State
from tests.dice_scene import Scene, scene

THROWS = list(product(range(FACES), repeat=4))


def sight_of(table: Scene) -> Sight:
    table.s.listening = False
    return table.game.sight(table.s, 0)


# Odds ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("needed", range(5))
def test_odds_are_those_of_all_throws(needed: int) -> None:
    alike = sum(throw.count(0) >= needed for throw in THROWS)
    assert at_least(1 / FACES, 4, needed) == pytest.approx(alike / len(THROWS))
    each = sum(set(range(needed)) <= set(throw) for throw in THROWS)
    assert each_of(0, 4, needed) == pytest.approx(each / len(THROWS))


@pytest.mark.parametrize("needed", range(1, 4))
def test_what_helps_is_kept_when_the_rest_is_thrown_again(needed: int) -> None:
    then = [needed - len(set(throw) & set(range(needed))) for throw in THROWS]
    likely = sum(each_of(0, 4 - needed + left, left) for left in then) / len(THROWS)
    assert each_of(1, 4, needed) == pytest.approx(likely)


def likely(table: Scene, zone: str, *, dice: int = 5) -> float:
    """That this seat can pay for the next ruby of a zone after a throw."""
    outlook = Outlook(2)
    outlook.dice = dice
    outlook.lira = table.me.holds[-1]
    outlook.faces = table.s.faces
    return outlook.likely(table.me.holds, table.rules.zones[table.zone(zone)].demand(table.s))


def test_a_price_is_as_likely_as_its_dice() -> None:
    assert likely(scene().holds(red=4), "red") == 1
    assert likely(scene().holds(red=2, brown=1), "red") == pytest.approx(at_least(1 / 6, 5, 1))
    assert likely(scene().holds(red=1), "left_carpet") == pytest.approx(each_of(0, 5, 3))
    assert likely(scene().holds(red=1, brown=3), "left_carpet") == 1
    assert likely(scene().holds(red=5).left_in(left_carpet=4), "left_carpet") == pytest.approx(each_of(0, 5, 3))
    assert likely(scene().holds(red=1, yellow=1, green=1, blue=1).left_in(left_carpet=4), "left_carpet") == (
        pytest.approx(at_least(4 / 6, 5, 1))
    )
    assert likely(scene().holds(lira=7), "right_carpet") == pytest.approx(at_least(1 / 6, 5, 2))
    assert likely(scene(), "blue", dice=3) == 0


def test_what_lies_there_and_helps_is_not_thrown() -> None:
    table = scene().holds(red=1).faces(red=2, coin=3)
    assert likely(table, "red") == pytest.approx(at_least(1 / 6, 3, 1))
    assert likely(table, "right_carpet") == pytest.approx(at_least(1 / 6, 2, 2))


# Choices ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["oneply", "greedy", "ismcts:20"])
def test_a_ruby_is_taken(code: str) -> None:
    """Whatever is done before it, it is taken in this turn."""
    table = scene(4).holds(lira=10).faces(card=1, red=2, yellow=1).thrown()
    chooser = bot(code)
    while table.me.rubies == 0:
        assert table.seat() == 0
        table.answer(chooser.choose(sight_of(table), seeded(1)))


def thrown_again(red: int, coin: int) -> list[int]:
    """By who has two of the four red goods that the ruby costs which ends the game; the others are as near to it."""
    table = scene(4).holds(red=2, crystal=2).faces(red=red, coin=coin)
    for seat in range(4):
        table.rubies(4, seat)
    choice = bot("greedy").choose(sight_of(table.thrown()), seeded(1))
    return [int(n) for n in choice.partition(":")[2].split("-")]


def test_dice_are_thrown_again_for_the_last_ruby() -> None:
    red, *others = thrown_again(red=1, coin=4)
    assert red == 0 and sum(others) > 1


def test_what_pays_for_the_last_ruby_is_kept() -> None:
    assert thrown_again(red=2, coin=3)[0] == 0


def test_the_turn_is_not_over_when_others_have_their_say() -> None:
    """Cards first and the ruby then is no worse than the other way round."""
    table = scene(4).holds(lira=10).faces(card=1).deck("good_red").thrown()
    s = cast(State, sight_of(table).imagine(seeded(1)))
    advance(s)
    worth = dict(zip(table.choices(), TurnSearch(heuristic(table.game.book), 400).weigh(s, seeded(1)), strict=True))
    assert worth["act:cards"] == pytest.approx(worth["act:ruby"], abs=0.02)
    assert worth["act:cards"] > worth["act:done"] + 0.02


def test_nobody_has_chances_after_his_last_turn() -> None:
    table = scene(2).holds(red=4)
    judge = heuristic(table.game.book)
    nearest = judge.names.index("nearest")
    table.s.ending = True
    judge.look_at(table.s, 0)
    assert judge.seen[nearest] == 1
    table.s.active = 1
    judge.look_at(table.s, 0)
    assert judge.seen[nearest] == 0


def test_after_the_throw_the_dice_count_as_they_lie() -> None:
    """Without a crystal nothing is thrown again; with one, what does not help is."""

    def nearest(table: Scene) -> float:
        judge = heuristic(table.game.book)
        return judge.features(table.thrown().s)[0][judge.names.index("nearest")]

    assert nearest(scene().holds(red=1).faces(red=3, card=2)) == 1
    assert nearest(scene().holds(red=1).faces(red=2, card=3)) == 0
    assert nearest(scene().holds(red=1, crystal=1).faces(red=2, card=3)) == pytest.approx(at_least(1 / 6, 3, 1))

"""The throw, and throwing again for a crystal."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import pytest

from souk.engine.run import OVER, advance, at_hand
from souk.games.dice.turn import THROW, THROW_AGAIN
from tests.dice_scene import scene, throw
from tests.rules.dice.looking import KEEP, told, whole_game

rule = pytest.mark.rule
FACES = ["red", "yellow", "green", "blue", "coin", "card"]
MOST_CHOICES = 256  # of any decision: learning environments reserve room for them


@rule("DIC-T4")
@pytest.mark.parametrize("tiles", [0, 1, 4])
def test_five_dice_and_one_for_each_own_die_tile(tiles: int) -> None:
    table = scene().tiles(*["die"] * tiles).turn()
    assert table.asked() == "throw"
    assert (table.to_throw(), told(table)) == (5 + tiles, ["0 turn_begins 1"])
    table.answer(throw(blue=5 + tiles))
    assert (table.asked(), table.unused()) == ("act", {"blue": 5 + tiles})
    assert told(table) == [f"0 throws {5 + tiles}", f"0 shows blue {5 + tiles}"]


@rule("DIC-T4")
def test_the_die_tiles_of_others_add_none() -> None:
    table = scene().tiles("die", "die", seat=1).turn().answer(throw(blue=5))
    assert table.asked() == "act"


@rule("DIC-G1")
def test_every_die_has_six_faces_each_as_likely_as_the_next() -> None:
    table = scene().turn()
    falls = Counter("throw:" + "-".join(str(fall.count(face)) for face in FACES) for fall in product(FACES, repeat=5))
    assert table.choices() == sorted(falls)
    assert [table.s.odds[i] for i in range(table.s.count)] == [falls[text] for text in sorted(falls)]


@rule("DIC-G1")
def test_each_lot_is_one_way_in_which_the_dice_fall() -> None:
    table = scene().turn()
    falls: Counter[str] = Counter()
    for lot in range(6**5):
        assert table.asked() == "throw"
        falls[table.book.spell(THROW, THROW.outcome(table.s, lot))] += 1
    assert table.choices() == sorted(falls)
    assert [table.s.odds[i] for i in range(table.s.count)] == [falls[text] for text in sorted(falls)]


@rule("DIC-G1")
@pytest.mark.parametrize("face", FACES)
def test_a_die_shows_the_face_that_came_up(face: str) -> None:
    table = scene().turn().answer(throw(**{face: 5}))
    assert table.unused() == {face: 5}


@rule("DIC-T5")
def test_any_of_the_dice_may_be_thrown_again() -> None:
    table = scene().holds(crystal=1).faces(red=2, green=1, card=1).thrown()
    parts = product(range(3), range(1), range(2), range(1), range(1), range(2))
    assert table.choices() == ["throw_again:" + "-".join(str(n) for n in part) for part in parts]


@rule("DIC-T5")
def test_a_crystal_is_discarded_and_the_other_dice_stay_as_they_lie() -> None:
    table = scene().holds(crystal=2).faces(red=2, green=1, coin=2).thrown().answer("throw_again:1-0-1-0-0-0")
    assert (table.asked(), table.have(), table.in_supply("crystal")) == ("throw", {"crystal": 1}, 11)
    assert (table.view()["supply"]["crystal"], table.unused()) == (11, {"red": 1, "coin": 2})
    table.answer(throw(card=1, coin=1))
    assert (table.asked(), table.unused()) == ("throw_again", {"red": 1, "coin": 3, "card": 1})
    assert told(table) == ["0 pays crystal 1", "0 throws_again 2", "0 shows red 1", "0 shows coin 3", "0 shows card 1"]


@rule("DIC-T5")
def test_again_and_again_without_limit() -> None:
    table = scene().holds(crystal=12).faces(red=5).thrown()
    for left in range(11, -1, -1):
        table.answer("throw_again:1-0-0-0-0-0", throw(red=1))
        assert (table.have().get("crystal", 0), table.unused()) == (left, {"red": 5})
    assert table.asked() == "act"


@rule("DIC-T5")
@pytest.mark.parametrize("part", ["3-0-0-0-0-0", "0-1-0-0-0-0", "2-0-0-0-0-1", "9-0-0-0-0-0"])
def test_more_dice_of_a_face_than_show_it_are_refused(part: str) -> None:
    table = scene().holds(crystal=1).faces(red=2, coin=3).thrown()
    assert table.why(f"throw_again:{part}") == "DIC-T5"


@rule("DIC-T5")
def test_the_widest_decision_of_all_has_216_choices() -> None:
    """Every way in which up to nine dice can lie; what is offered is counted from the faces, and once for real."""
    ways = [faces for faces in product(range(10), repeat=6) if sum(faces) <= 9]
    assert len(ways) == 5005
    widest = max(ways, key=lambda faces: prod(n + 1 for n in faces))
    assert prod(n + 1 for n in widest) == 216 <= MOST_CHOICES
    assert sorted(widest) == [1, 1, 1, 2, 2, 2]
    table = scene().holds(crystal=1)
    for faces in ways:
        table.faces(**dict(zip(FACES, faces, strict=True)))
        table.s.count = 0
        THROW_AGAIN.choices(table.s)
        assert table.s.count == prod(n + 1 for n in faces) <= 216


@rule("DIC-T5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_other_decision_of_a_game_has_more_than_nine_choices(seats: int) -> None:
    """Nine: to stop or one of eight actions; an item to pay with; a number of card faces. A display has six tiles."""
    most: dict[str, int] = {}
    for seed in range(6):
        for _, table in whole_game(seats, seed):
            if (count := advance(table)) != OVER:
                most[at_hand(table).key] = max(most.get(at_hand(table).key, 0), int(count))
    assert most.pop("throw_again") <= 216
    assert max(most.values()) == most["act"] == 9
    assert (most["choose_colour"], most["choose_good"], most["share"], most["meet"]) == (4, 4, 3, 2)
    assert most["take_tile"] == 6


@rule("DIC-T6")
def test_who_has_no_crystal_is_not_asked() -> None:
    table = scene().faces(red=3, coin=2).thrown()
    assert table.choices() == ["act:done", "act:same_goods", "act:lira"]
    assert table.why("throw_again:1-0-0-0-0-0") == "DIC-T2"


@rule("DIC-T6")
def test_after_the_last_crystal_there_is_no_further_throw() -> None:
    table = scene().holds(crystal=1).faces(red=5).thrown().answer("throw_again:5-0-0-0-0-0", throw(coin=5))
    assert (table.asked(), table.unused(), table.have()) == ("act", {"coin": 5}, {})


@rule("DIC-T6")
def test_the_crystals_of_others_and_other_things_pay_for_nothing() -> None:
    table = scene().holds(1, crystal=5).holds(red=1, brown=3, lira=20).faces(coin=5).thrown()
    assert table.asked() == "act"


@rule("DIC-T7")
def test_keeping_costs_nothing() -> None:
    table = scene().holds(crystal=1).faces(red=4, card=1).thrown().answer(KEEP)
    assert (table.asked(), table.have(), table.unused()) == ("act", {"crystal": 1}, {"red": 4, "card": 1})
    assert told(table) == []


@rule("DIC-T7")
def test_a_crystal_gained_by_an_action_throws_no_die_this_turn() -> None:
    table = scene(2).faces(red=1, yellow=1, coin=3).thrown().answer("act:two_different")
    assert (table.choices(), table.have()) == (["act:done", "act:lira"], {"crystal": 1})
    assert table.why("throw_again:0-0-0-0-1-0") == "DIC-T2"
    table.answer("act:lira")
    assert (table.seat(), table.asked(), table.have()) == (1, "throw", {"crystal": 1, "lira": 6})


@rule("DIC-T7")
def test_dice_once_kept_are_not_thrown_for_a_crystal_still_in_hand() -> None:
    table = scene().holds(crystal=3).faces(red=4, coin=1).thrown().answer(KEEP, "act:lira")
    assert table.why("throw_again:1-0-0-0-0-0") == "DIC-T2"

"""What each bazaar card brings, family by family."""

from __future__ import annotations

import pytest

from tests.dice_scene import scene
from tests.rules.dice.bazaar import COLOURS, used

rule = pytest.mark.rule

TWO_OF_CHOICE = [(first, second) for at, first in enumerate(COLOURS) for second in COLOURS[at:]]


def tokens(*goods: str) -> dict[str, int]:
    return {good: goods.count(good) for good in COLOURS if good in goods}


# A to D: nothing is asked of the active player ------------------------------------------------------------------------


@rule("DIC-B12")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_sale_of_a_good(colour: str) -> None:
    table = used(scene().holds(1, **{colour: 2}), f"sale_{colour}").answer("share:take")
    assert table.finished()
    assert [table.have(seat) for seat in range(3)] == [{"lira": 4}, {colour: 1, "lira": 4}, {}]


@rule("DIC-B12")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_good_of_another_colour_is_not_for_sale(colour: str) -> None:
    others = {other: 2 for other in COLOURS if other != colour}
    table = used(scene(2).holds(1, **others, crystal=3, lira=9), f"sale_{colour}")
    assert table.finished()
    assert (table.have(0), table.have(1)) == ({"lira": 4}, {**others, "crystal": 3, "lira": 9})


@rule("DIC-B12")
def test_a_brown_may_be_sold_for_a_good() -> None:
    table = used(scene(2).holds(1, green=1, brown=2), "sale_green").answer("share:take")
    assert table.choices() == ["pay:token_green", "pay:brown"]
    table.answer("pay:brown")
    assert (table.finished(), table.have(1)) == (True, {"green": 1, "brown": 1, "lira": 4})


@rule("DIC-B12")
def test_the_others_have_no_faces_to_sell() -> None:
    table = used(scene(2), "sale_green", green=1)
    assert (table.finished(), table.have(1), table.unused()) == (True, {}, {"green": 1})


@rule("DIC-B13")
def test_a_sale_of_a_crystal() -> None:
    table = used(scene().holds(1, crystal=2).holds(2, red=2, brown=2, lira=2), "sale_crystal").answer("share:take")
    assert table.finished()
    assert [table.have(seat) for seat in range(3)] == [
        {"lira": 4},
        {"crystal": 1, "lira": 3},
        {"red": 2, "brown": 2, "lira": 2},
    ]


@rule("DIC-B14")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_brown_and_a_good_for_the_others(colour: str) -> None:
    table = used(scene(), f"brown_{colour}").answer("share:take", "share:take")
    assert table.finished()
    assert [table.have(seat) for seat in range(3)] == [{"brown": 1}, {colour: 1}, {colour: 1}]


@rule("DIC-B15")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_good_that_the_others_may_buy(colour: str) -> None:
    table = used(scene().holds(1, lira=2).holds(2, lira=1), f"good_{colour}").answer("share:take")
    assert table.finished()
    assert [table.have(seat) for seat in range(3)] == [{colour: 1}, {colour: 1}, {"lira": 1}]


@rule("DIC-B16")
def test_a_crystal_and_lira_for_the_others_one_or_the_other() -> None:
    table = used(scene(4), "crystal_and_lira").answer("share:take", "share:other", "share:decline")
    assert table.finished()
    assert [table.have(seat) for seat in range(4)] == [{"crystal": 1, "lira": 3}, {"crystal": 1}, {"lira": 3}, {}]


# E: card faces --------------------------------------------------------------------------------------------------------


@rule("DIC-B17")
@pytest.mark.parametrize("goods", TWO_OF_CHOICE)
def test_goods_for_two_card_faces(goods: tuple[str, str]) -> None:
    table = used(scene(2), "faces_goods", faces=2).answer("meet:meet")
    assert table.choices() == [f"choose_good:{colour}" for colour in COLOURS]
    table.answer(f"choose_good:{goods[0]}")
    if goods[0] != "blue":  # after which only blue is left to choose
        table.answer(f"choose_good:{goods[1]}")
    assert table.asked() in {"", "act"}
    assert table.have() == tokens(*goods)


@rule("DIC-B17")
def test_no_goods_for_one_card_face() -> None:
    table = used(scene(2), "faces_goods")
    assert (table.finished(), table.have()) == (True, {"lira": 1})


@rule("DIC-B18")
@pytest.mark.parametrize(("faces", "lira"), [(1, 1), (2, 8), (3, 8)])
def test_lira_for_two_card_faces(faces: int, lira: int) -> None:
    table = used(scene(2), "faces_lira", faces)
    if faces > 1:
        table.answer("meet:meet")
    assert (table.finished(), table.have()) == (True, {"lira": lira})


@rule("DIC-B19")
@pytest.mark.parametrize(("faces", "have"), [(1, {"lira": 1}), (2, {"brown": 1, "crystal": 1})])
def test_a_brown_and_a_crystal_for_two_card_faces(faces: int, have: dict[str, int]) -> None:
    table = used(scene(2), "faces_brown", faces)
    if faces > 1:
        table.answer("meet:meet")
    assert (table.finished(), table.have()) == (True, have)


# F: browns ------------------------------------------------------------------------------------------------------------


@rule("DIC-B20")
def test_lira_for_who_owns_a_brown() -> None:
    table = used(scene(2).holds(brown=1), "browns_lira").answer("meet:meet")
    assert (table.finished(), table.have()) == (True, {"brown": 1, "lira": 6})


@rule("DIC-B21")
def test_goods_for_who_owns_two_browns() -> None:
    table = used(scene(2).holds(brown=1), "browns_goods")
    assert (table.finished(), table.have()) == (True, {"brown": 1, "lira": 1})
    table = used(scene(2).holds(brown=2), "browns_goods").answer("meet:meet")
    table.answer("choose_good:yellow", "choose_good:green")
    assert (table.asked(), table.have()) == ("act", {"yellow": 1, "green": 1, "brown": 2})


@rule("DIC-B22")
def test_two_browns_for_who_owns_three() -> None:
    table = used(scene(2).holds(brown=2), "browns_brown")
    assert (table.asked(), table.have()) == ("act", {"brown": 2, "lira": 1})
    table = used(scene(2).holds(brown=3), "browns_brown").answer("meet:meet")
    assert (table.asked(), table.have()) == ("act", {"brown": 5})


# G: exchanges ---------------------------------------------------------------------------------------------------------


@rule("DIC-B23")
def test_a_tile_of_ones_own_for_one_of_the_display() -> None:
    table = scene(2).tiles("lira_red", "good_blue").display("die", "action_red", "action_blue").pile("bazaar_red")
    used(table, "swap_tile").answer("meet:meet")
    assert table.choices() == ["discard_tile:lira_red", "discard_tile:good_blue"]
    table.answer("discard_tile:good_blue")
    assert table.choices() == ["take_tile:action_red", "take_tile:action_blue", "take_tile:die"]
    assert table.why("take_tile:good_blue") == "DIC-A7a"
    assert table.view()["under"] == ["good_blue"]
    table.answer("take_tile:action_blue", "refill:bazaar_red")
    assert (table.finished(), table.have(), table.owned()) == (True, {}, ["lira_red", "action_blue"])
    assert table.shown() == ["bazaar_red", "action_red", "die"]


@rule("DIC-B23")
def test_the_tile_discarded_fills_the_gap_of_the_one_taken_when_the_stack_is_empty() -> None:
    table = scene(2).tiles("lira_red", works=False).display("die").pile()
    used(table, "swap_tile").answer("meet:meet", "refill:lira_red")
    assert (table.finished(), table.owned(), table.shown()) == (True, ["die"], ["lira_red"])


@rule("DIC-B23")
def test_who_has_no_tile_can_swap_none() -> None:
    table = used(scene(2).tiles("lira_red", seat=1).display("die").pile(), "swap_tile")
    assert (table.finished(), table.have(), table.shown()) == (True, {"lira": 1}, ["die"])


@rule("DIC-B24")
def test_five_lira_for_a_tile_of_the_display() -> None:
    table = scene(2).display("die", "action_red").pile("bazaar_red").holds(lira=6)
    used(table, "buy_tile").answer("meet:meet")
    assert table.choices() == ["take_tile:action_red", "take_tile:die"]
    table.answer("take_tile:action_red", "refill:bazaar_red")
    assert (table.finished(), table.have(), table.owned()) == (True, {"lira": 1}, ["action_red"])
    assert table.shown() == ["bazaar_red", "die"]


@rule("DIC-B24")
def test_four_lira_buy_no_tile() -> None:
    table = used(scene(2).display("die").pile().holds(lira=4), "buy_tile")
    assert (table.finished(), table.have(), table.owned()) == (True, {"lira": 5}, [])


@rule("DIC-B25")
def test_a_crystal_for_a_brown() -> None:
    table = used(scene(2).holds(crystal=2), "crystal_for_brown").answer("meet:meet")
    assert (table.finished(), table.have()) == (True, {"brown": 1, "crystal": 1})


@rule("DIC-B26")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_good_for_two_of_choice(colour: str) -> None:
    table = used(scene(2).holds(**{colour: 1}), "good_for_goods").answer("meet:meet")
    assert (table.choices(), table.have()) == ([f"choose_good:{other}" for other in COLOURS], {})
    table.answer("choose_good:green", "choose_good:green")
    assert (table.asked(), table.have()) == ("act", {"green": 2})


@rule("DIC-B26")
def test_as_an_action_the_good_may_be_a_face_or_a_brown() -> None:
    table = used(scene(2).holds(blue=1, brown=1), "good_for_goods", red=1, green=2).answer("meet:meet")
    assert table.choices() == ["pay:face_red", "pay:face_green", "pay:token_blue", "pay:brown"]
    table.answer("pay:face_green", "choose_good:red", "choose_good:yellow")
    assert (table.asked(), table.unused()) == ("act", {"red": 1, "green": 1})
    assert table.have() == {"red": 1, "yellow": 1, "blue": 1, "brown": 1}


@rule("DIC-B26")
def test_coin_and_card_faces_are_no_goods() -> None:
    table = scene(2).deck("good_for_goods").faces(card=2, coin=1).acting()
    table.answer("act:cards", "how_many:1", "reveal:good_for_goods")
    assert (table.asked(), table.have(), table.unused()) == ("act", {"lira": 1}, {"coin": 1, "card": 1})


# H: rubies ------------------------------------------------------------------------------------------------------------


@rule("DIC-B27")
@pytest.mark.parametrize("zone", [*COLOURS, "left_carpet", "right_carpet"])
def test_three_browns_for_a_ruby(zone: str) -> None:
    table = used(scene().holds(brown=4), "ruby_for_browns").answer("meet:meet", f"take_ruby:{zone}")
    before = {"left_carpet": 5, "right_carpet": 6}.get(zone, 3)
    assert (table.finished(), table.have(), table.me.rubies) == (True, {"brown": 1}, 1)
    assert table.view()["zones"][zone]["rubies"] == before - 1


@rule("DIC-B27")
def test_goods_of_a_colour_are_no_browns() -> None:
    table = used(scene().holds(brown=2, red=1), "ruby_for_browns", red=1)
    assert (table.asked(), table.have()) == ("act", {"red": 1, "brown": 2, "lira": 1})


@rule("DIC-B28")
@pytest.mark.parametrize("zone", [*COLOURS, "left_carpet", "right_carpet"])
def test_four_crystals_for_a_ruby(zone: str) -> None:
    table = used(scene().holds(crystal=5), "ruby_for_crystals").answer("meet:meet", f"take_ruby:{zone}")
    before = {"left_carpet": 5, "right_carpet": 6}.get(zone, 3)
    assert (table.finished(), table.have(), table.me.rubies) == (True, {"crystal": 1}, 1)
    assert table.view()["zones"][zone]["rubies"] == before - 1


@rule("DIC-B28")
def test_three_crystals_are_too_few() -> None:
    table = used(scene().holds(crystal=3), "ruby_for_crystals")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {"crystal": 3, "lira": 1}, 0)

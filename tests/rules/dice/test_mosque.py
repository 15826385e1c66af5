"""Mosque tiles: what there is, what they cost, what they bring and when."""

from __future__ import annotations

import pytest

from tests.dice_scene import Scene, scene, throw
from tests.rules.dice.bazaar import COLOURS, from_tile, used

rule = pytest.mark.rule

KINDS = ["crystal", "lira", "bazaar", "good", "action"]


def bought(table: Scene, tile: str) -> Scene:
    """For goods in an action; no other tile is left to be seen."""
    cost = dict.fromkeys(COLOURS, 1) if tile == "die" else {tile.split("_")[1]: 3}
    return table.display(tile).pile().holds(**cost).acting().answer("act:mosque")


def gained_in_income(table: Scene, tile: str) -> Scene:
    """For 5 Lira by a card of a bazaar tile; no other tile is left to be seen."""
    table.tiles("bazaar_red").display(tile).pile().holds(lira=5)
    return from_tile(table, "buy_tile").answer("meet:meet")


def let_pass(table: Scene) -> Scene:
    """A whole turn of who does nothing and has nothing."""
    return table.answer(throw(coin=5), "act:done")


def dice_thrown(table: Scene) -> int:
    """All show a coin."""
    thrown = table.to_throw()
    table.coins()
    assert table.unused() == {"coin": thrown}
    return thrown


# What there is, and what it costs -------------------------------------------------------------------------------------


@rule("DIC-M1")
def test_there_are_six_kinds_of_tile_four_of_each() -> None:
    table = scene()
    found = {key: int(table.s.pile[at]) for at, key in enumerate(table.rules.names["tile"])}
    assert found == {f"{kind}_{colour}": 1 for kind in KINDS for colour in COLOURS} | {"die": 4}
    assert table.view()["pile"] == 24


@rule("DIC-M2")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_costs_three_goods_of_its_colour(kind: str, colour: str) -> None:
    tile = f"{kind}_{colour}"
    table = scene().display(tile).pile().holds(**(dict.fromkeys(COLOURS, 3) | {colour: 2})).acting()
    assert table.why("act:mosque") == "DIC-A7b"
    table.holds(**(dict.fromkeys(COLOURS, 0) | {colour: 4})).answer("act:mosque")
    assert (table.finished(), table.have(), table.owned()) == (True, {colour: 1}, [tile])


@rule("DIC-M3")
@pytest.mark.parametrize("missing", COLOURS)
def test_a_die_tile_costs_one_good_of_each_colour(missing: str) -> None:
    others = [colour for colour in COLOURS if colour != missing]
    table = scene().display("die").pile().holds(**dict.fromkeys(others, 2)).acting()
    assert table.why("act:mosque") == "DIC-A7b"
    table.holds(**{missing: 1}).answer("act:mosque")
    assert (table.asked(), table.have(), table.owned()) == ("act", dict.fromkeys(others, 1), ["die"])


# When they work -------------------------------------------------------------------------------------------------------


@rule("DIC-M4")
def test_an_income_tile_works_from_the_next_turn_on() -> None:
    table = scene(2).display("lira_red", "crystal_red", "die").pile().holds(red=3).thrown()
    table.answer("act:mosque", "take_tile:lira_red")
    assert (table.seat(), table.have()) == (1, {})
    let_pass(table)
    assert (table.seat(), table.have()) == (0, {"lira": 3})


@rule("DIC-M4")
def test_an_action_tile_bought_gives_no_action_in_this_turn() -> None:
    table = bought(scene().faces(coin=1, card=1).deck("sale_red"), "action_red")
    assert (table.asked(), table.view()["actions_left"]) == ("act", 1)
    table.answer("act:lira")
    assert (table.finished(), table.unused()) == (True, {"card": 1})


@rule("DIC-M4")
def test_a_good_tile_bought_gives_nothing_in_this_turn() -> None:
    table = bought(scene().faces(coin=1), "good_blue").answer("act:lira")
    assert (table.finished(), table.have()) == (True, {"lira": 2})


@rule("DIC-M4")
@pytest.mark.parametrize("tile", ["lira_red", "crystal_red", "bazaar_yellow", "die"])
def test_a_tile_gained_during_income_is_no_income_and_no_die_in_this_turn(tile: str) -> None:
    table = gained_in_income(scene(), tile)
    assert (table.asked(), table.have(), set(table.owned())) == ("throw", {}, {"bazaar_red", tile})
    assert dice_thrown(table) == 5


@rule("DIC-M4")
def test_an_action_tile_gained_during_income_gives_no_action_in_this_turn() -> None:
    table = gained_in_income(scene(), "action_red").answer(throw(card=2, coin=3))
    assert (table.asked(), table.view()["actions_left"]) == ("act", 2)
    table.answer("act:lira", "act:cards", "how_many:1", "reveal:buy_tile")
    assert (table.seat(), table.have()) == (1, {"lira": 6 + 1})


@rule("DIC-M4")
def test_a_good_tile_gained_during_income_gives_nothing_in_this_turn() -> None:
    table = gained_in_income(scene(), "good_blue").answer(throw(coin=5), "act:lira")
    assert (table.asked(), table.have()) == ("act", {"lira": 10})


@rule("DIC-M4")
def test_a_tile_works_only_while_it_is_owned() -> None:
    table = used(scene().tiles("good_red", "good_blue").display("die").pile(), "swap_tile", coin=1)
    table.answer("meet:meet", "discard_tile:good_red", "refill:good_red", "act:lira")
    assert (table.finished(), table.have(), table.owned()) == (True, {"blue": 1, "lira": 2}, ["good_blue", "die"])


@rule("DIC-M5")
def test_tiles_stay_and_give_their_income_each_turn() -> None:
    table = scene(2).tiles("lira_green", "crystal_blue").turn()
    for nth in (1, 2, 3):
        assert (table.asked(), table.have()) == ("throw", {"lira": 3 * nth, "crystal": nth})
        table.answer(throw(coin=5), "throw_again:0-0-0-0-0-0", "act:done")
        let_pass(table)
    assert set(table.owned()) == {"crystal_blue", "lira_green"}


@rule("DIC-M5")
def test_several_income_tiles_add_up() -> None:
    table = scene().tiles(*[f"{kind}_{colour}" for kind in ("crystal", "lira") for colour in COLOURS]).turn()
    assert (table.asked(), table.have()) == ("throw", {"crystal": 4, "lira": 12})


@rule("DIC-M5")
def test_several_tiles_of_the_other_kinds_add_up() -> None:
    table = scene().tiles("die", "die", "action_red", "action_green", "good_red", "good_blue").turn()
    assert dice_thrown(table) == 7
    assert table.view()["actions_left"] == 4
    table.answer("act:lira")
    assert (table.asked(), table.have()) == ("act", {"red": 1, "blue": 1, "lira": 14})


@rule("DIC-M5")
def test_tiles_of_others_bring_nothing() -> None:
    table = scene().tiles("lira_red", "crystal_red", "bazaar_red", "good_red", "action_red", "die", seat=1).turn()
    assert dice_thrown(table) == 5
    assert table.view()["actions_left"] == 2
    table.answer("act:lira")
    assert (table.asked(), table.have(0), table.have(1)) == ("act", {"lira": 10}, {})


# What each kind brings ------------------------------------------------------------------------------------------------


@rule("DIC-M6")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_crystal_tile_gives_a_crystal(colour: str) -> None:
    table = scene().tiles(f"crystal_{colour}").turn()
    assert (table.asked(), table.have()) == ("throw", {"crystal": 1})


@rule("DIC-M7")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_lira_tile_gives_three_lira(colour: str) -> None:
    table = scene().tiles(f"lira_{colour}").turn()
    assert (table.asked(), table.have()) == ("throw", {"lira": 3})


@rule("DIC-M8")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_bazaar_tile_reveals_one_card_which_is_used_and_discarded(colour: str) -> None:
    table = scene().tiles(f"bazaar_{colour}").deck("sale_red", "sale_blue").turn()
    assert table.choices() == ["reveal:sale_red", "reveal:sale_blue"]
    table.answer("reveal:sale_blue")
    assert (table.asked(), table.have()) == ("throw", {"lira": 4})
    assert (table.view()["discards"], table.view()["deck"]) == ({"sale_blue": 1}, 1)


@rule("DIC-M8")
def test_several_bazaar_tiles_come_one_after_another() -> None:
    table = scene().tiles(*[f"bazaar_{colour}" for colour in reversed(COLOURS)]).deck(*["sale_crystal"] * 4).turn()
    table.events()
    for nth, colour in enumerate(COLOURS):
        assert (table.asked(), table.have()) == ("reveal", {"lira": 4 * nth} if nth else {})
        told = [event for event in table.events() if event.key in {"tile_gives", "reveals"}]
        assert told[-1].args == {"tile": f"bazaar_{colour}"}
        table.answer("reveal:sale_crystal")
    assert (table.asked(), table.have(), table.view()["discards"]) == ("throw", {"lira": 16}, {"sale_crystal": 4})


@rule("DIC-M8")
def test_a_bazaar_tile_discarded_before_its_turn_reveals_nothing() -> None:
    table = scene().tiles("bazaar_red", "bazaar_blue").display("die").pile().deck("swap_tile", "sale_red").turn()
    table.answer("reveal:swap_tile", "meet:meet", "discard_tile:bazaar_blue", "refill:bazaar_blue")
    assert (table.asked(), table.owned(), table.view()["deck"]) == ("throw", ["bazaar_red", "die"], 1)


@rule("DIC-M8")
def test_a_bazaar_tile_discarded_by_its_own_card_leaves_the_other() -> None:
    table = scene().tiles("bazaar_red", "bazaar_blue").display("die").pile().deck("swap_tile", "sale_red").turn()
    table.answer("reveal:swap_tile", "meet:meet", "discard_tile:bazaar_red", "refill:bazaar_red", "reveal:sale_red")
    assert (table.asked(), table.have(), table.owned()) == ("throw", {"lira": 4}, ["bazaar_blue", "die"])


@rule("DIC-M9")
@pytest.mark.parametrize("coins", [1, 3])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_good_tile_adds_one_good_to_the_lira_action(colour: str, coins: int) -> None:
    table = scene().tiles(f"good_{colour}").faces(coin=coins).acting().answer("act:lira")
    assert (table.finished(), table.have()) == (True, {colour: 1, "lira": 2 * coins})


@rule("DIC-M9")
def test_lira_of_a_card_or_a_tile_bring_no_good() -> None:
    table = used(scene().tiles("good_red"), "sale_blue")
    assert (table.finished(), table.have()) == (True, {"lira": 4})
    table = scene().tiles("good_red", "lira_red").turn()
    assert (table.asked(), table.have()) == ("throw", {"lira": 3})


@rule("DIC-M10")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_action_tile_gives_one_more_action(colour: str) -> None:
    table = (
        scene().tiles(f"action_{colour}").faces(card=4).deck(*["sale_crystal"] * 2, "sale_red", "sale_blue").acting()
    )
    for card in ("sale_red", "sale_blue", "sale_crystal"):
        table.answer("act:cards", "how_many:1", f"reveal:{card}")
    assert (table.finished(), table.have(), table.unused()) == (True, {"lira": 12}, {"card": 1})


@rule("DIC-M10")
def test_an_action_is_lost_with_its_tile() -> None:
    table = used(scene().tiles("action_red").display("die").pile(), "swap_tile", coin=1, red=1, yellow=1)
    table.answer("meet:meet", "refill:action_red")
    assert (table.asked(), table.view()["actions_left"]) == ("act", 1)
    table.answer("act:lira")
    assert (table.finished(), table.unused()) == (True, {"red": 1, "yellow": 1})


@rule("DIC-M10")
def test_an_action_that_has_been_used_is_not_lost_with_its_tile() -> None:
    table = scene().tiles("action_red").display("die").pile().deck("swap_tile").faces(coin=1, red=1, yellow=1, card=1)
    table.acting().answer("act:lira", "act:two_different", "act:cards", "reveal:swap_tile", "meet:meet")
    table.answer("refill:action_red")
    assert (table.finished(), table.have(), table.owned()) == (True, {"crystal": 1, "lira": 2}, ["die"])
    assert table.view()["actions_left"] == 0


@rule("DIC-M11")
def test_a_die_is_taken_with_its_tile_and_thrown_from_the_next_turn_on() -> None:
    table = scene(2).display("die", "lira_red").pile().holds(red=1, yellow=1, green=1, blue=1)
    assert table.view()["spare_dice"] == 4
    table.thrown().answer("act:mosque")
    assert (table.seat(), table.me.dice, table.view()["spare_dice"]) == (1, 1, 3)
    let_pass(table)
    assert (table.seat(), dice_thrown(table)) == (0, 6)


@rule("DIC-M11")
@pytest.mark.parametrize("tiles", [1, 2, 3, 4])
def test_each_die_tile_adds_one_die(tiles: int) -> None:
    assert dice_thrown(scene().tiles(*["die"] * tiles).turn()) == 5 + tiles


@rule("DIC-M11")
def test_a_die_whose_tile_is_discarded_before_the_throw_is_not_thrown() -> None:
    table = from_tile(scene().tiles("bazaar_red", "die", "die").display("lira_red").pile(), "swap_tile")
    table.answer("meet:meet", "discard_tile:die", "refill:die")
    assert (table.asked(), table.me.dice, table.view()["spare_dice"]) == ("throw", 1, 3)
    assert dice_thrown(table) == 6


@rule("DIC-M11")
def test_a_die_swapped_for_another_one_during_income_is_not_thrown() -> None:
    table = from_tile(scene().tiles("bazaar_red", "die").display("die").pile(), "swap_tile")
    table.answer("meet:meet", "discard_tile:die", "refill:die")
    assert (table.asked(), table.me.dice, table.view()["spare_dice"]) == ("throw", 1, 3)
    assert dice_thrown(table) == 5


@rule("DIC-M11")
def test_the_face_of_a_die_whose_tile_is_discarded_stays_usable() -> None:
    table = scene(2).tiles("die", "lira_red").display("lira_blue").pile().deck("swap_tile").thrown()
    table.faces(coin=5, card=1).answer("act:cards", "reveal:swap_tile", "meet:meet", "discard_tile:die", "refill:die")
    assert (table.unused(), table.me.dice, table.view()["spare_dice"]) == ({"coin": 5}, 0, 4)
    table.answer("act:lira")
    assert (table.seat(), table.have()) == (1, {"lira": 10})
    let_pass(table)
    assert (table.seat(), dice_thrown(table)) == (0, 5)

"""What chance may bring, told before the dice are rolled; with what the seat can do about them afterwards."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from souk.engine.odds import Aim, aim, odds
from souk.engine.table import Table
from tests import mocha_scene
from tests.scene import Scene, at

rule = pytest.mark.rule
Dice = tuple[int, int]

ROLLS: list[Dice] = [(a, b) for a in range(1, 7) for b in range(1, 7)]
JEWELS = [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]  # IST-P8b, by what the dice show
BIDS = range(3, 13)


# What the dice can be made to bring, worked out without the game ----------------------------------------------------


def expected(worth: Callable[[int], int], tile: bool = False, sixes: int = 0) -> Fraction:
    """The mean of what a total is worth, with the red tile and so many cards that turn a die to six at hand."""

    @cache
    def rolled(tile: bool, sixes: int) -> Fraction:
        return sum((settled(dice, tile, sixes) for dice in ROLLS), Fraction(0)) / 36

    @cache
    def settled(dice: Dice, tile: bool, sixes: int) -> Fraction:
        a, b = dice
        ways = [Fraction(worth(a + b))]
        if tile:
            ways += [settled((4, b), False, sixes), settled((a, 4), False, sixes), rolled(False, sixes)]
        if sixes:
            ways += [settled((6, b), tile, sixes - 1), settled((a, 6), tile, sixes - 1)]
        return max(ways)

    return rolled(tile, sixes)


def reaching(bid: int) -> Callable[[int], int]:
    return lambda total: int(total >= bid)


def jewels(total: int) -> int:
    return JEWELS[total]


# What the game says -------------------------------------------------------------------------------------------------


def foretold(scene: Scene, choice: str) -> list[tuple[int, int, list[str]]]:
    prospects = odds(scene.game, scene.s, 0, choice)
    return [(one.weight, one.of, [event.key for event in one.events]) for one in prospects]


def aimed(scene: Scene, choice: str) -> Aim | None:
    best = odds(scene.game, scene.s, 0, choice)
    return aim(best, odds(scene.game, scene.s, 0, choice, steered=False))


def asked_to_bid(scene: Scene) -> Scene:
    return scene.visit().answer("visit:yes")


def bidding(scene: Scene, kept: Callable[[int], Fraction], best: Callable[[int], Fraction]) -> None:
    """Every number that may be announced has these chances."""
    for bid in BIDS:
        assert aimed(scene, f"tea_house.bid:{bid}") == Aim("tea_house.pay_out", kept(bid), best(bid)), bid


def plain(bid: int) -> Fraction:
    return expected(reaching(bid))


def test_the_figures_to_compare_with_are_those_done_by_hand() -> None:
    """Rolls of 36 that reach a number; and with the red tile, those of 1,296 in which the roll reaches it, or a die
    turned to 4 does, or else a second roll."""
    assert [plain(bid) * 36 for bid in BIDS] == [35, 33, 30, 26, 21, 15, 10, 6, 3, 1]
    missed_with_a_four = {6: 1, 7: 4, 8: 9, 9: 16, 10: 24, 11: 33, 12: 35}
    for bid in BIDS:
        missed = missed_with_a_four.get(bid, 0) * (36 - int(plain(bid) * 36))
        assert expected(reaching(bid), tile=True) == Fraction(1296 - missed, 1296)
    assert expected(jewels) == Fraction(11 + 2 * 7 + 3 * 3, 36)


# Without anything to change dice with -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["", "five_lira", "gain_good"])
def test_outcomes_with_the_same_consequences_are_one(card: str) -> None:
    """Whatever else may be played: a card in the hand changes nothing about the dice."""
    scene = at("tea_house")
    if card:
        scene.hand(card)
    asked_to_bid(scene)
    assert foretold(scene, "tea_house.bid:7") == [(21, 36, ["gains_lira"]), (15, 36, ["gains_lira"])]
    assert sum(len(one.fates) for one in odds(scene.game, scene.s, 0, "tea_house.bid:12")) == 36
    bidding(scene, plain, plain)


def test_without_chance_there_are_no_odds() -> None:
    assert foretold(at("tea_house").visit(), "visit:yes") == []


@rule("IST-P8b")
def test_jewels_are_expected_at_the_black_market() -> None:
    scene = at("black_market").capacity(5).visit()
    assert foretold(scene, "visit:yes") == [
        (15, 36, []),
        (11, 36, ["gains_goods"]),
        (7, 36, ["gains_goods"]),
        (3, 36, ["gains_goods"]),
    ]
    assert aimed(scene, "visit:yes") == Aim("black_market.jewels", expected(jewels), expected(jewels))


def test_a_roll_that_moves_a_token_is_for_nothing() -> None:
    scene = at("tea_house").lira(2).token("smuggler", "tea_house").meet().answer("encounters:smuggler")
    scene.answer("gain_good:fruit")
    assert sum(weight for weight, _, _ in foretold(scene, "smuggler.fee:lira")) == 36
    assert aimed(scene, "smuggler.fee:lira") is None


# The red tile -------------------------------------------------------------------------------------------------------


@rule("IST-B1")
def test_the_red_tile_counts_at_the_tea_house() -> None:
    scene = asked_to_bid(at("tea_house").tile("red"))
    bidding(scene, plain, lambda bid: expected(reaching(bid), tile=True))
    assert foretold(scene, "tea_house.bid:5") == [(36, 36, ["gains_lira"])]
    assert foretold(scene, "tea_house.bid:7") == [(1236, 1296, ["gains_lira"]), (60, 1296, ["gains_lira"])]


@rule("IST-B2")
def test_rolling_again_may_still_go_either_way() -> None:
    """After 2 + 2 nothing else helps: such an outcome is part of both prospects."""
    scene = asked_to_bid(at("tea_house").tile("red"))
    reached, missed = odds(scene.game, scene.s, 0, "tea_house.bid:7")
    assert (reached.fates["roll:2+2"], missed.fates["roll:2+2"]) == (21, 15)
    assert (reached.fates["roll:1+3"], "roll:1+3" in missed.fates) == (36, False)
    for one in (reached, missed):
        assert sum(one.fates.values()) == one.weight
    assert [one.reached for one in (reached, missed)] == [1, 0]


@rule("IST-B2")
@pytest.mark.parametrize("capacity", [2, 3, 5])
def test_the_red_tile_counts_at_the_black_market(capacity: int) -> None:
    """For jewels that the wheelbarrow can hold."""
    scene = at("black_market").capacity(capacity).goods(jewel=1).tile("red").visit()

    def fitting(total: int) -> int:
        return min(jewels(total), capacity - 1)

    best = Aim("black_market.jewels", expected(fitting), expected(fitting, tile=True))
    assert aimed(scene, "visit:yes") == best


@rule("IST-B3")
def test_a_red_tile_that_was_used_in_this_turn_does_not_count() -> None:
    scene = asked_to_bid(at("tea_house").tile("red"))
    scene.s.used |= 1 << scene.rules.tile("red")
    bidding(scene, plain, plain)


@rule("IST-B3")
def test_the_second_roll_counts_as_it_falls() -> None:
    scene = asked_to_bid(at("tea_house").tile("red")).answer("tea_house.bid:9", "roll:1+1")
    assert aimed(scene, "change_dice:roll_again") == Aim("tea_house.pay_out", plain(9), plain(9))
    assert foretold(scene, "change_dice:keep") == foretold(scene, "change_dice:first_to_four") == []


def test_looking_ahead_changes_nothing() -> None:
    scene = asked_to_bid(at("tea_house").tile("red"))
    before = scene.s.pack()
    aimed(scene, "tea_house.bid:9")
    assert scene.s.pack() == before


# Cards of Mocha & Baksheesh -----------------------------------------------------------------------------------------


@rule("MOC-C10")
@pytest.mark.parametrize("sixes", [1, 2])
def test_die_to_6_counts_at_the_tea_house(sixes: int) -> None:
    scene = asked_to_bid(mocha_scene.at("tea_house").hand(*["die_to_6"] * sixes))
    bidding(scene, plain, lambda bid: expected(reaching(bid), sixes=sixes))
    assert foretold(scene, "tea_house.bid:7") == [(36, 36, ["gains_lira"])]


@rule("MOC-C12")
@pytest.mark.parametrize("sixes", [1, 2])
def test_tile_and_cards_count_together(sixes: int) -> None:
    """12 is reached with one card if a die shows 6, or a second roll has one: 11 of 36 each time."""
    scene = asked_to_bid(mocha_scene.at("tea_house").tile("red").hand(*["die_to_6"] * sixes))
    bidding(scene, plain, lambda bid: expected(reaching(bid), True, sixes))
    twelve = Fraction(1296 - 25 * 25, 1296) if sixes == 1 else Fraction(1)
    assert expected(reaching(12), True, sixes) == twelve


@rule("MOC-C10")
@pytest.mark.parametrize(("tile", "sixes"), [(False, 1), (False, 2), (True, 1), (True, 2)])
def test_die_to_6_counts_at_the_black_market(tile: bool, sixes: int) -> None:
    scene = mocha_scene.at("black_market").capacity(5).hand(*["die_to_6"] * sixes)
    if tile:
        scene.tile("red")
    best = expected(jewels, tile, sixes)
    assert aimed(scene.visit(), "visit:yes") == Aim("black_market.jewels", expected(jewels), best)


@rule("MOC-C10")
def test_a_card_in_another_hand_does_not_count() -> None:
    scene = mocha_scene.at("tea_house").sit(1).hand("die_to_6").sit(0)
    bidding(asked_to_bid(scene), plain, plain)


@rule("MOC-U3")
@pytest.mark.parametrize("sixes", [0, 1])
def test_the_red_tile_does_not_count_for_guild_card_9(sixes: int) -> None:
    """Nor are the 2 Lira of a miss, with 2 more, mistaken for a 4 that was reached."""
    scene = mocha_scene.at("fountain").tile("red").hand(*["die_to_6"] * sixes).guild(9).turn().answer("move:guild_9")
    bidding(scene, plain, lambda bid: expected(reaching(bid), sixes=sixes))


@rule("MOC-U3")
@pytest.mark.parametrize("sixes", [0, 1])
def test_the_red_tile_does_not_count_for_guild_card_8(sixes: int) -> None:
    scene = mocha_scene.at("fountain").capacity(5).tile("red").hand(*["die_to_6"] * sixes).guild(8).turn()
    best = expected(jewels, sixes=sixes)
    assert aimed(scene, "move:guild_8") == Aim("black_market.jewels", expected(jewels), best)


@rule("MOC-C7")
@pytest.mark.parametrize("cards", [("dice",), ("dice", "die_to_6")])
def test_the_bonus_of_the_dice_card_is_told_as_the_dice_fall(cards: tuple[str, ...]) -> None:
    """No bonus is the aim: which one is best is for the player to say."""
    scene = mocha_scene.at("fountain").tile("red").hand(*cards).turn()
    assert foretold(scene, "play:dice") == [
        (11, 36, ["gains_coffee"]),
        (9, 36, ["gains_lira"]),
        (7, 36, ["gains_lira"]),
        (6, 36, []),
        (3, 36, ["gains_coffee"]),
    ]
    assert aimed(scene, "play:dice") is None


# Whatever the table looks like --------------------------------------------------------------------------------------


def test_the_odds_of_every_choice_make_sense() -> None:
    """The weights of all prospects add up, and changing dice is never worse than keeping them."""
    seen = 0
    for scene in (
        asked_to_bid(mocha_scene.at("tea_house").tile("red").hand("die_to_6", "dice")),
        at("tea_house").turn(),
    ):
        table: Table = scene.s
        decision = scene.game.decision(table)
        assert decision is not None
        for choice in decision.choices:
            prospects = odds(scene.game, table, decision.seat, choice)
            assert sum(one.weight for one in prospects) == (prospects[0].of if prospects else 0)
            found = aimed(scene, choice)
            seen += found is not None
            assert found is None or found.kept <= found.best
    assert seen == len(BIDS)

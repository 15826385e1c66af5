"""Paying with faces, tokens and browns."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from souk.engine.event import drain_events
from souk.engine.run import advance, apply, at_hand
from souk.engine.table import Table
from tests.dice_scene import Scene, scene
from tests.rules.dice.looking import told

rule = pytest.mark.rule
COLOURS = ["red", "yellow", "green", "blue"]
Items = tuple[int, ...]  # faces R Y G B, tokens R Y G B, browns


# What is used up ------------------------------------------------------------------------------------------------------


@rule("DIC-G2")
def test_a_face_that_has_paid_is_gone() -> None:
    table = scene().faces(red=2, coin=1).acting().answer("act:same_goods")
    assert (table.choices(), table.unused()) == (["act:done", "act:lira"], {"coin": 1})
    assert table.why("act:same_goods") == "DIC-A0"


@rule("DIC-G2")
def test_coin_and_card_faces_are_used_once_too() -> None:
    table = scene().faces(coin=2, card=1).acting().answer("act:lira")
    assert (table.choices(), table.unused()) == (["act:done", "act:cards"], {"card": 1})
    table.answer("act:cards", "reveal:faces_lira")
    assert table.finished()
    assert table.unused() == {}


@rule("DIC-G3")
@pytest.mark.parametrize(
    ("faces", "tokens", "paid"),
    [
        (3, 0, ["0 uses_face red 3"]),
        (0, 3, ["0 pays red 3"]),
        (1, 2, ["0 uses_face red 1", "0 pays red 2"]),
        (2, 1, ["0 uses_face red 2", "0 pays red 1"]),
    ],
)
def test_each_good_is_paid_with_a_face_or_a_token(faces: int, tokens: int, paid: list[str]) -> None:
    table = scene().faces(red=faces).holds(red=tokens).display("good_red").acting().answer("act:mosque")
    assert told(table) == ["0 acts mosque", *paid, "0 takes_tile good_red"]
    assert (table.unused(), table.have()) == ({}, {})


@rule("DIC-G3")
def test_which_of_them_pay_is_the_players_choice() -> None:
    for picks, unused, have in [
        (["pay:face_red", "pay:face_red"], {}, {"red": 3}),
        (["pay:face_red", "pay:token_red"], {"red": 1}, {"red": 2}),
        (["pay:token_red"], {"red": 2}, {"red": 1}),
    ]:
        table = scene().faces(red=2).holds(red=2).acting().answer("act:same_goods")
        assert table.choices() == ["pay:face_red", "pay:token_red"]
        table.answer(*picks)
        assert (table.asked() in {"", "act"}, table.unused(), table.have()) == (True, unused, have)


@rule("DIC-G3")
def test_faces_tokens_and_browns_pay_one_price_together() -> None:
    table = scene().faces(red=1, blue=2).holds(red=1, yellow=1, brown=2).display("die").acting().answer("act:mosque")
    assert table.choices() == ["pay:face_red", "pay:face_blue", "pay:token_red"]
    table.answer("pay:face_red")
    assert table.choices() == ["pay:face_blue", "pay:token_yellow"]
    table.answer("pay:face_blue")
    assert table.choices() == ["pay:token_yellow", "pay:brown"]
    table.answer("pay:token_yellow")
    assert table.asked() == "refill"
    assert told(table)[1:] == [
        "0 uses_face red 1",
        "0 uses_face blue 1",
        "0 pays yellow 1",
        "0 pays brown 1",
        "0 takes_tile die",
    ]
    assert (table.unused(), table.have()) == ({"blue": 1}, {"red": 1, "brown": 1})


@rule("DIC-G8")
def test_what_is_still_due_can_be_seen() -> None:
    table = scene().faces(red=1, blue=2).holds(red=1, yellow=1, brown=2).display("die").acting().answer("act:mosque")
    assert (table.choices() != [], table.view()["due"]) == (True, {"red": 1, "yellow": 1, "green": 1, "blue": 1})
    table.answer("pay:face_red", "pay:face_blue")
    assert (table.choices() != [], table.view()["due"]) == (True, {"yellow": 1, "green": 1})
    table = scene().faces(red=1, blue=1, green=1).holds(red=1).acting().answer("act:two_different")
    assert (table.choices() != [], table.view()["due"]) == (True, {"different": 2})
    table.answer("pay:face_green", "pay:face_blue")
    assert (table.asked(), table.view()["due"]) == ("act", {})


# Browns ---------------------------------------------------------------------------------------------------------------


@rule("DIC-G4")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_brown_pays_for_a_good_of_any_colour(colour: str) -> None:
    table = scene().faces(**{colour: 2}).holds(brown=1).display(f"lira_{colour}").acting().answer("act:mosque")
    assert told(table)[1:] == [f"0 uses_face {colour} 1"] * 2 + [
        "0 pays brown 1",
        f"0 takes_tile lira_{colour}",
    ]


@rule("DIC-G4")
def test_a_brown_pays_for_one_good_only() -> None:
    table = scene().faces(red=1, coin=1).holds(brown=1).display("lira_red").acting()
    assert table.why("act:mosque") == "DIC-A7b"


@rule("DIC-G5")
def test_tokens_and_browns_stand_for_no_coin_and_no_card() -> None:
    table = scene().faces(red=2).holds(red=8, blue=8, brown=10, lira=9).acting()
    assert (table.why("act:lira"), table.why("act:cards")) == ("DIC-A5a", "DIC-A6c")
    table = scene().faces(card=1, coin=1).holds(red=8, brown=10).acting()
    table.answer("act:lira")
    assert told(table) == ["0 acts lira", "0 uses_face coin 1", "0 gains lira 2"]
    assert table.answer("act:cards").asked() == "reveal"  # one card face: one card


@rule("DIC-G5")
def test_coin_faces_pay_no_price_in_lira() -> None:
    table = scene().faces(coin=5, red=4).holds(lira=9).acting().answer("act:ruby")
    assert (table.asked(), table.view()["players"][0]["rubies"], table.have()) == ("act", 1, {"lira": 9})
    table = scene().faces(coin=5, red=2).holds(lira=9).acting()
    assert table.why("act:ruby") == "DIC-A8a"
    table = scene().display("die").faces(coin=5, card=1).holds(lira=4).acting().answer("act:cards", "reveal:buy_tile")
    assert (table.choices(), table.have()) == (["act:done", "act:lira"], {"lira": 5})


@rule("DIC-G5")
def test_lira_stand_for_no_coin_face() -> None:
    table = scene().faces(red=2).holds(lira=50).acting()
    assert table.choices() == ["act:done", "act:same_goods", "act:ruby"]
    assert table.why("act:lira") == "DIC-A5a"


# Different goods ------------------------------------------------------------------------------------------------------


@rule("DIC-G6")
def test_no_colour_is_paid_twice() -> None:
    table = scene().faces(red=2, yellow=1, green=1).holds(red=1, blue=1).acting().answer("act:two_different")
    assert table.choices() == ["pay:face_red", "pay:face_yellow", "pay:face_green", "pay:token_red"]
    table.answer("pay:face_red")
    assert table.choices() == ["pay:face_yellow", "pay:face_green", "pay:token_blue"]
    assert (table.why("pay:face_red"), table.why("pay:token_red")) == ("DIC-G6", "DIC-G6")


@rule("DIC-G6")
@pytest.mark.parametrize(("action", "colours"), [("two_different", 1), ("three_different", 2), ("four_different", 3)])
def test_many_of_too_few_colours_are_not_enough(action: str, colours: int) -> None:
    few = dict.fromkeys(COLOURS[:colours], 3)
    assert scene().faces(coin=1, **few).holds(**few).acting().why(f"act:{action}") == "DIC-A0"


@rule("DIC-G7")
@pytest.mark.parametrize("browns", [1, 2, 3, 4])
def test_browns_stand_for_the_colours_that_are_missing(browns: int) -> None:
    faces = dict.fromkeys(COLOURS[browns:], 1)
    table = scene().faces(**faces).holds(brown=browns).acting().answer("act:four_different")
    assert (table.asked(), table.unused(), table.have()) == ("choose_good", {}, {})
    table = scene().faces(coin=1, **faces).holds(brown=browns - 1).acting()
    assert table.why("act:four_different") == "DIC-A0"


@rule("DIC-G7")
def test_a_brown_does_not_make_up_for_a_colour_paid_twice() -> None:
    table = scene().faces(red=4, coin=1).holds(brown=1).acting()
    assert table.why("act:three_different") == "DIC-A0"
    assert table.why("act:four_different") == "DIC-A0"


# One by one -----------------------------------------------------------------------------------------------------------


@rule("DIC-G8")
def test_picks_come_in_a_fixed_order() -> None:
    table = scene().faces(red=1, green=1).holds(red=1, yellow=1, blue=1, brown=2).acting().answer("act:two_different")
    items = ["face_red", "face_green", "token_red", "token_yellow", "token_blue", "brown"]
    assert table.choices() == [f"pay:{item}" for item in items]
    table.answer("pay:token_yellow")
    assert table.choices() == ["pay:token_blue", "pay:brown"]
    for earlier in ("face_red", "face_green", "token_red"):
        assert table.why(f"pay:{earlier}") == "DIC-G8"


@rule("DIC-G8")
def test_after_a_brown_all_the_rest_is_brown() -> None:
    table = scene().faces(red=3).holds(brown=3).acting().answer("act:same_goods", "choose_colour:red")
    assert table.choices() == ["pay:face_red", "pay:brown"]
    table.answer("pay:brown")
    assert table.asked() == "act"
    assert (table.unused(), table.have()) == ({"red": 3}, {"red": 1, "brown": 1})


@rule("DIC-G8")
def test_the_only_possible_pick_is_made_without_asking() -> None:
    table = scene().faces(red=1).holds(red=1, brown=1).display("lira_red").acting().answer("act:mosque")
    assert (table.asked(), table.unused(), table.have()) == ("refill", {}, {})
    table = scene().faces(red=2).acting().answer("act:same_goods")
    assert table.finished()
    assert told(table) == ["0 acts same_goods", "0 uses_face red 2", "0 gains red 1"]


@rule("DIC-G9")
def test_what_the_player_does_not_have_is_refused() -> None:
    table = scene().faces(red=1, green=1, blue=1).holds(red=1).acting().answer("act:two_different")
    assert table.choices() == ["pay:face_red", "pay:face_green", "pay:face_blue"]
    for item in ("face_yellow", "token_yellow", "token_green", "token_blue", "brown"):
        assert table.why(f"pay:{item}") == "DIC-G9"


@rule("DIC-G9")
def test_a_colour_that_is_not_asked_for_is_refused() -> None:
    table = scene().faces(red=2, green=2).holds(red=1, blue=2).acting().answer("act:same_goods", "choose_colour:red")
    assert table.choices() == ["pay:face_red", "pay:token_red"]  # a first face was the only possible pick
    for item in ("face_green", "token_blue"):
        assert table.why(f"pay:{item}") == "DIC-G9"


@rule("DIC-G9")
def test_a_pick_after_which_the_rest_could_not_be_paid_is_refused() -> None:
    table = scene().faces(red=2).holds(red=1, brown=1).display("lira_red").acting().answer("act:mosque")
    assert table.choices() == ["pay:face_red", "pay:token_red"]
    assert table.why("pay:brown") == "DIC-G9"
    table = scene().faces(red=1, yellow=1, green=1, blue=1).acting().answer("act:three_different")
    assert table.choices() == ["pay:face_red", "pay:face_yellow"]
    assert (table.why("pay:face_green"), table.why("pay:face_blue")) == ("DIC-G9", "DIC-G9")


@rule("DIC-G9")
def test_exactly_the_price_is_paid() -> None:
    table = scene().faces(red=4).holds(brown=2).acting().answer("act:same_goods", "choose_colour:red")
    table.answer("pay:face_red", "pay:brown")
    assert (table.asked(), table.unused(), table.have()) == ("act", {"red": 3}, {"red": 1, "brown": 1})


# Whose faces ----------------------------------------------------------------------------------------------------------


@rule("DIC-G10")
def test_the_others_pay_with_tokens_and_browns_alone() -> None:
    table = scene(4).faces(card=1, red=2, coin=1).holds(2, red=1).holds(3, red=1, brown=1).acting()
    table.answer("act:cards", "reveal:sale_red")
    assert (table.seat(), table.choices()) == (2, ["share:decline", "share:take"])  # seat 1 has only the faces to see
    table.answer("share:take", "share:take")
    assert (table.seat(), table.choices()) == (3, ["pay:token_red", "pay:brown"])
    assert table.why("pay:face_red") == "DIC-G9"
    assert table.unused() == {"red": 2, "coin": 1}


@rule("DIC-G10")
def test_during_income_nobody_pays_with_faces() -> None:
    table = scene().tiles("bazaar_red").turn().answer("reveal:good_for_goods")
    assert (table.asked(), table.have()) == ("throw", {"lira": 1})
    table = scene().tiles("bazaar_red").holds(red=1, brown=1).turn().answer("reveal:good_for_goods", "meet:meet")
    assert table.choices() == ["pay:token_red", "pay:brown"]


@rule("DIC-G10")
def test_as_an_action_the_active_player_pays_with_a_face() -> None:
    table = scene().faces(card=1, red=1, blue=1).acting().answer("act:cards", "reveal:good_for_goods", "meet:meet")
    assert table.choices() == ["pay:face_red", "pay:face_blue"]


# Every way to pay, and each once --------------------------------------------------------------------------------------


def of_colour(colour: int, n: int) -> Callable[[Items], bool]:
    return lambda items: sum(items) == n == items[colour] + items[4 + colour] + items[8]


def different(n: int) -> Callable[[Items], bool]:
    return lambda items: sum(items) == n and all(items[c] + items[4 + c] <= 1 for c in range(4))


def one_of_each_and(n: int) -> Callable[[Items], bool]:
    def pays(items: Items) -> bool:
        missing = sum(items[c] + items[4 + c] == 0 for c in range(4))
        return sum(items) == 4 + n and missing <= items[8]

    return pays


PRICES: dict[str, tuple[list[str], Callable[[Items], bool]]] = {
    "same red": (["act:same_goods", "choose_colour:red"], of_colour(0, 2)),
    "same green": (["act:same_goods", "choose_colour:green"], of_colour(2, 2)),
    "two different": (["act:two_different"], different(2)),
    "three different": (["act:three_different"], different(3)),
    "four different": (["act:four_different"], different(4)),
    "tile": (["act:mosque", "take_tile:lira_red"], of_colour(0, 3)),
    "die": (["act:mosque", "take_tile:die"], one_of_each_and(0)),
    "track": (["act:ruby", "take_ruby:red"], of_colour(0, 4)),
    "left carpet": (["act:ruby", "take_ruby:left_carpet"], one_of_each_and(0)),
    "left carpet + 2": (["act:ruby", "take_ruby:left_carpet"], one_of_each_and(2)),
    "left carpet + 4": (["act:ruby", "take_ruby:left_carpet"], one_of_each_and(4)),
}
# Faces R Y G B, tokens R Y G B, browns.
HANDS: list[Items] = [
    (3, 2, 2, 1, 1, 1, 1, 1, 0),
    (2, 1, 2, 0, 2, 1, 0, 2, 2),
    (3, 0, 2, 1, 2, 1, 2, 0, 4),
    (0, 0, 0, 0, 4, 3, 2, 1, 3),
    (2, 2, 2, 2, 0, 0, 0, 0, 6),
]


def hand(items: Items, left: int) -> Scene:
    """A table with that hand; so many rubies are left on the left carpet, and the right one is open."""
    table = scene().display("lira_red", "lira_green", "die").left_in(left_carpet=left)
    table.faces(coin=1, **dict(zip(COLOURS, items[:4], strict=True)))
    return table.holds(brown=items[8], lira=10, **dict(zip(COLOURS, items[4:8], strict=True))).acting()


def ways(table: Table) -> list[Items]:
    """What has been paid at the end of every sequence of picks that is offered."""
    advance(table)
    paid = [0] * 9
    for event in drain_events(table):
        if event.key == "uses_face":
            paid[COLOURS.index(str(event.args["face"]))] += int(event.args["count"])
        elif event.key == "pays":
            paid[4 + [*COLOURS, "brown"].index(str(event.args["resource"]))] += int(event.args["count"])
    if at_hand(table).key != "pay":
        return [tuple(paid)]
    found = []
    for offer in [table.offers[i] for i in range(table.count)]:
        copy = table.clone()
        copy.listening = True
        apply(copy, offer)
        found += [tuple(a + b for a, b in zip(paid, rest, strict=True)) for rest in ways(copy)]
    return found


@rule("DIC-G8")
@pytest.mark.parametrize("items", HANDS, ids=str)
@pytest.mark.parametrize("price", PRICES)
def test_every_mix_can_be_paid_and_none_is_listed_twice(price: str, items: Items) -> None:
    answers, pays = PRICES[price]
    table = hand(items, 5 - int(price[-1]) if price[-1].isdigit() else 5)
    possible = [mix for mix in product(*[range(n + 1) for n in items]) if pays(mix)]
    assert possible
    table.answer(*answers)
    assert sorted(ways(table.s)) == possible

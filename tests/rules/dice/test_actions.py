"""The eight actions: what each asks for, and what it brings."""

from __future__ import annotations

import pytest

from tests.dice_scene import Scene, scene
from tests.rules.dice.looking import told

rule = pytest.mark.rule
COLOURS = ["red", "yellow", "green", "blue"]


def goods(*counts: int) -> dict[str, int]:
    """So many of red, yellow, green, blue."""
    return dict(zip(COLOURS, counts, strict=False))


# Goods ----------------------------------------------------------------------------------------------------------------


@rule("DIC-A0")
def test_with_too_little_for_any_price_nothing_can_be_done() -> None:
    table = scene().faces(coin=1, red=1).holds(lira=9, crystal=12).display("good_red", "die").acting()
    assert table.choices() == ["act:done", "act:lira"]
    refusals = {action: table.why(f"act:{action}") for action in ("same_goods", "two_different", "three_different")}
    assert refusals == {"same_goods": "DIC-A0", "two_different": "DIC-A0", "three_different": "DIC-A0"}
    assert table.why("act:four_different") == "DIC-A0"
    assert [table.why(f"act:{action}") for action in ("cards", "mosque", "ruby")] == ["DIC-A6c", "DIC-A7b", "DIC-A8a"]


@rule("DIC-A0")
@pytest.mark.parametrize(
    ("faces", "offered"),
    [
        (goods(2), ["same_goods"]),
        (goods(1, 1), ["two_different"]),
        (goods(2, 1), ["same_goods", "two_different"]),
        (goods(1, 1, 1), ["two_different", "three_different"]),
        (goods(1, 1, 1, 1), ["two_different", "three_different", "four_different", "ruby"]),
        (goods(4), ["same_goods", "ruby"]),
        ({"coin": 1, "card": 1}, ["lira", "cards"]),
        (goods(3), ["same_goods", "mosque"]),
    ],
)
def test_exactly_what_can_be_paid_at_that_moment_is_offered(faces: dict[str, int], offered: list[str]) -> None:
    table = scene().faces(**faces)
    if "mosque" in offered:
        table.display("good_red")
    assert table.acting().choices() == ["act:done", *[f"act:{action}" for action in offered]]


@rule("DIC-A0")
def test_what_an_action_brings_can_pay_for_the_next() -> None:
    table = scene().faces(red=2, yellow=1).acting()
    assert "act:three_different" not in table.choices()
    table.answer("act:same_goods")
    assert (table.choices(), table.have()) == (["act:done", "act:two_different"], {"red": 1})


@rule("DIC-A1")
@pytest.mark.parametrize("colour", COLOURS)
def test_two_goods_of_a_colour_for_a_token_of_it(colour: str) -> None:
    table = scene().faces(**{colour: 2}, coin=1).acting()
    assert table.choices() == ["act:done", "act:same_goods", "act:lira"]
    table.answer("act:same_goods")
    assert told(table) == ["0 acts same_goods", f"0 uses_face {colour} 2", f"0 gains {colour} 1"]
    assert (table.unused(), table.have(), table.in_supply(colour)) == ({"coin": 1}, {colour: 1}, 7)


@rule("DIC-A1")
def test_one_good_is_too_little_for_a_token() -> None:
    assert scene().faces(red=1, yellow=1, coin=1).acting().why("act:same_goods") == "DIC-A0"


@rule("DIC-A1a")
def test_the_colour_is_chosen_first() -> None:
    table = scene().faces(red=2, yellow=1, green=1).holds(yellow=1, blue=1).acting().answer("act:same_goods")
    assert table.choices() == ["choose_colour:red", "choose_colour:yellow"]
    assert (table.why("choose_colour:green"), table.why("choose_colour:blue")) == ("DIC-A1a", "DIC-A1a")
    table.answer("choose_colour:yellow")
    assert told(table) == ["0 acts same_goods", "0 uses_face yellow 1", "0 pays yellow 1", "0 gains yellow 1"]


@rule("DIC-A1a")
def test_browns_may_be_both_goods_and_the_colour_chosen_is_taken() -> None:
    table = scene().holds(brown=2).acting().answer("act:same_goods")
    assert table.choices() == [f"choose_colour:{colour}" for colour in COLOURS]
    table.answer("choose_colour:green")
    assert told(table) == ["0 acts same_goods", "0 pays brown 1", "0 pays brown 1", "0 gains green 1"]


@rule("DIC-A2")
def test_two_different_goods_for_a_crystal() -> None:
    table = scene().faces(red=1, blue=1, coin=1).acting()
    assert table.choices() == ["act:done", "act:two_different", "act:lira"]
    table.answer("act:two_different")
    assert told(table) == ["0 acts two_different", "0 uses_face red 1", "0 uses_face blue 1", "0 gains crystal 1"]
    assert (table.unused(), table.have(), table.in_supply("crystal")) == ({"coin": 1}, {"crystal": 1}, 11)


@rule("DIC-A2")
def test_two_alike_are_no_two_different() -> None:
    assert scene().faces(red=3, coin=1).acting().why("act:two_different") == "DIC-A0"


@rule("DIC-A3")
def test_three_different_goods_for_a_brown() -> None:
    table = scene().faces(red=1, yellow=1, blue=1, coin=1).acting()
    assert table.choices() == ["act:done", "act:two_different", "act:three_different", "act:lira"]
    table.answer("act:three_different")
    used = [f"0 uses_face {colour} 1" for colour in ("red", "yellow", "blue")]
    assert told(table) == ["0 acts three_different", *used, "0 gains brown 1"]
    assert (table.unused(), table.have(), table.in_supply("brown")) == ({"coin": 1}, {"brown": 1}, 9)


@rule("DIC-A3")
def test_two_colours_are_no_three_different() -> None:
    assert scene().faces(red=2, yellow=2, coin=1).acting().why("act:three_different") == "DIC-A0"


def four(rules: int = 0, **more: int) -> Scene:
    return scene(rules=rules).faces(red=1, yellow=1, green=1, blue=1, **more).acting()


@rule("DIC-A4")
@pytest.mark.parametrize(
    ("chosen", "have"),
    [
        (["red", "red"], {"red": 2}),
        (["red", "blue"], {"red": 1, "blue": 1}),
        (["green", "blue"], {"green": 1, "blue": 1}),
        (["blue"], {"blue": 2}),
    ],
)
def test_four_different_goods_for_two_of_choice(chosen: list[str], have: dict[str, int]) -> None:
    table = four(coin=1)
    assert [f"act:{action}" in table.choices() for action in ("four_different", "lira")] == [True, True]
    table.answer("act:four_different")
    assert table.asked() == "choose_good"
    table.answer(*[f"choose_good:{colour}" for colour in chosen])
    assert table.choices()[0] == "act:done"
    assert (table.unused(), table.have()) == ({"coin": 1}, have)


@rule("DIC-A4")
def test_three_colours_are_no_four_different() -> None:
    assert scene().faces(red=2, yellow=2, blue=2, coin=1).acting().why("act:four_different") == "DIC-A0"


@rule("DIC-A4a")
def test_goods_of_choice_are_of_the_four_colours_and_in_their_order() -> None:
    table = four().answer("act:four_different")
    assert table.choices() == [f"choose_good:{colour}" for colour in COLOURS]
    table.answer("choose_good:green")
    assert (table.choices(), table.have()) == (["choose_good:green", "choose_good:blue"], {})
    assert (table.why("choose_good:red"), table.why("choose_good:yellow")) == ("DIC-A4a", "DIC-A4a")
    assert "choose_good:brown" not in table.game.actions


@rule("DIC-A4a")
def test_after_the_last_colour_the_second_is_the_same_without_asking() -> None:
    table = four(coin=1).answer("act:four_different", "choose_good:blue")
    assert told(table)[5:] == ["0 gains blue 2"]


@rule("DIC-A4a")
def test_goods_of_choice_of_a_card_come_in_the_same_order() -> None:
    table = scene().holds(brown=2).faces(card=1).acting().answer("act:cards", "reveal:browns_goods", "meet:meet")
    assert table.choices() == [f"choose_good:{colour}" for colour in COLOURS]
    table.answer("choose_good:yellow")
    assert table.choices() == ["choose_good:yellow", "choose_good:green", "choose_good:blue"]
    assert table.why("choose_good:red") == "DIC-A4a"


TWO_RED = ["choose_good:red", "choose_good:red"]


@rule("DIC-A4a")
@pytest.mark.parametrize(("card", "brought"), [("browns_goods", {"brown": 2}), ("good_for_goods", {"blue": 1})])
def test_goods_of_choice_are_taken_together(card: str, brought: dict[str, int]) -> None:
    """One red in the supply, two chosen: the rival returns one, the taker nothing of what he takes."""
    table = scene(2).holds(**brought).holds(1, red=7).faces(card=1).acting()
    table.answer("act:cards", f"reveal:{card}", "meet:meet", *TWO_RED)
    assert told(table)[-2:] == ["0 returns 1 red", "0 gains red 2"]
    assert (table.have()["red"], table.have(1), table.in_supply("red")) == (2, {"red": 6}, 0)


@rule("DIC-A4a")
def test_the_goods_of_the_action_are_taken_together() -> None:
    table = four().holds(1, red=7).answer("act:four_different", *TWO_RED)
    assert told(table)[-2:] == ["0 returns 1 red", "0 gains red 2"]


@rule("DIC-A4a")
def test_goods_of_choice_of_two_colours_are_gained_in_their_order() -> None:
    table = four().answer("act:four_different", "choose_good:yellow", "choose_good:blue")
    assert told(table)[-2:] == ["0 gains yellow 1", "0 gains blue 1"]


@rule("DIC-A4a")
def test_games_of_rules_version_1_take_each_good_before_the_next_is_chosen() -> None:
    table = four(rules=1).holds(1, red=7).answer("act:four_different", "choose_good:red")
    assert table.have() == {"red": 1}
    table.answer("choose_good:red")
    assert told(table)[-3:] == ["0 returns 0 red", "0 returns 1 red", "0 gains red 1"]


# Coins ----------------------------------------------------------------------------------------------------------------


@rule("DIC-A5")
@pytest.mark.parametrize("coins", [1, 2, 5, 9])
def test_all_coins_together_for_two_lira_each(coins: int) -> None:
    table = scene().faces(coin=coins, card=1).acting()
    assert table.choices() == ["act:done", "act:lira", "act:cards"]
    table.answer("act:lira")
    assert told(table) == ["0 acts lira", f"0 uses_face coin {coins}", f"0 gains lira {2 * coins}"]
    assert (table.unused(), table.have(), table.in_supply("lira")) == ({"card": 1}, {"lira": 2 * coins}, 87 - 2 * coins)
    assert table.why("act:lira") == "DIC-A5a"


@rule("DIC-A5a")
def test_without_a_coin_there_is_no_lira_action() -> None:
    table = scene().tiles("good_red", "lira_red").faces(card=2).acting()
    assert (table.choices(), table.why("act:lira")) == (["act:done", "act:cards"], "DIC-A5a")


# Cards ----------------------------------------------------------------------------------------------------------------


@rule("DIC-A6")
@pytest.mark.parametrize("faces", [1, 2, 3])
def test_as_many_cards_as_card_faces_used_and_the_others_stay(faces: int) -> None:
    cards = ["faces_lira", "faces_goods", "faces_brown"][:faces]
    table = scene().faces(card=4).acting()
    assert table.choices() == ["act:done", "act:cards"]
    table.answer("act:cards")
    assert table.choices() == ["how_many:1", "how_many:2", "how_many:3", "how_many:4"]
    table.answer(f"how_many:{faces}")
    assert (table.asked(), table.unused()) == ("reveal", {"card": 4 - faces})
    table.answer(*[f"reveal:{card}" for card in cards])
    revealed = [f"0 reveals {card}" for card in cards]
    assert told(table)[: 2 + faces] == ["0 acts cards", f"0 uses_face card {faces}", *revealed]
    if faces > 1:
        assert table.asked() == "use_card"
        table.answer("use_card:faces_lira", "meet:lira")
    assert (table.choices(), table.unused()) == (["act:done", "act:cards"], {"card": 4 - faces})


@rule("DIC-A6")
def test_a_single_card_face_is_used_without_asking_how_many() -> None:
    table = scene().faces(card=1).acting().answer("act:cards")
    assert (table.asked(), table.unused()) == ("reveal", {})


@rule("DIC-A6")
def test_card_faces_left_over_serve_a_second_action() -> None:
    table = scene().faces(card=3).acting().answer("act:cards", "how_many:1", "reveal:sale_crystal")
    table.answer("act:cards", "how_many:2", "reveal:sale_red", "reveal:sale_crystal", "use_card:sale_red")
    assert table.finished()
    assert table.have() == {"lira": 8}


def three_cards() -> Scene:
    table = scene().faces(card=3, coin=1).acting().answer("act:cards", "how_many:3")
    return table.answer("reveal:good_blue", "reveal:brown_red", "reveal:good_blue")


@rule("DIC-A6a")
def test_one_of_the_revealed_cards_is_used() -> None:
    table = three_cards()
    assert table.choices() == ["use_card:brown_red", "use_card:good_blue"]
    table.answer("use_card:good_blue")
    assert (table.choices(), table.have(), table.unused()) == (["act:done", "act:lira"], {"blue": 1}, {"coin": 1})


@rule("DIC-A6a")
def test_a_card_that_was_not_revealed_is_refused_and_one_must_be_used() -> None:
    table = scene().discarded("good_red").faces(card=2, coin=1).acting()
    table.answer("act:cards", "how_many:2", "reveal:good_blue", "reveal:brown_red")
    assert (table.why("use_card:good_red"), table.why("use_card:sale_red")) == ("DIC-A6a", "DIC-A6a")
    assert table.why("act:done") == "DIC-T11"


@rule("DIC-A6a")
def test_a_single_card_is_used_without_asking() -> None:
    table = scene().faces(card=1, coin=1).acting().answer("act:cards", "reveal:good_blue")
    assert (table.choices(), table.have()) == (["act:done", "act:lira"], {"blue": 1})


@rule("DIC-A6b")
def test_all_revealed_cards_are_discarded_after_the_others_part() -> None:
    table = three_cards().answer("use_card:brown_red")
    assert (table.seat(), table.asked(), table.have()) == (1, "share", {"brown": 1})
    view = table.view()
    assert (view["revealed"], view["discards"]) == (["brown_red", "good_blue", "good_blue"], {})
    table.answer("share:take", "share:decline")
    assert table.choices() == ["act:done", "act:lira"]
    view = table.view()
    assert (view["revealed"], view["discards"], view["deck"]) == ([], {"brown_red": 1, "good_blue": 2}, 30)
    assert [table.have(seat) for seat in range(3)] == [{"brown": 1}, {"red": 1}, {}]


@rule("DIC-A6c")
def test_without_a_card_face_there_are_no_cards() -> None:
    table = scene().tiles("bazaar_red").faces(coin=2).acting()
    assert (table.choices(), table.why("act:cards")) == (["act:done", "act:lira"], "DIC-A6c")


@rule("DIC-A6c")
def test_more_card_faces_than_there_are_and_none_are_refused() -> None:
    table = scene().faces(card=2).acting().answer("act:cards")
    assert table.choices() == ["how_many:1", "how_many:2"]
    assert (table.why("how_many:0"), table.why("how_many:3")) == ("DIC-A6c", "DIC-A6c")


# Tiles and rubies -----------------------------------------------------------------------------------------------------


def display(*tiles: str) -> Scene:
    return scene().faces(red=3, blue=2, coin=1).holds(blue=1).display(*tiles).acting()


@rule("DIC-A7")
def test_a_tile_of_the_display_for_the_goods_printed_on_it() -> None:
    table = display("good_red", "action_blue")
    assert table.choices() == ["act:done", "act:same_goods", "act:two_different", "act:lira", "act:mosque"]
    table.answer("act:mosque")
    assert table.choices() == ["take_tile:good_red", "take_tile:action_blue"]
    table.answer("take_tile:action_blue")
    assert told(table) == ["0 acts mosque", "0 uses_face blue 2", "0 pays blue 1", "0 takes_tile action_blue"]
    assert (table.owned(), table.unused(), table.have()) == (["action_blue"], {"red": 3, "coin": 1}, {})


@rule("DIC-A7")
def test_the_only_tile_that_can_be_had_is_taken_without_asking() -> None:
    table = display("good_red", "action_green").answer("act:mosque")
    assert (table.asked(), table.owned(), table.unused()) == ("refill", ["good_red"], {"blue": 2, "coin": 1})


@rule("DIC-A7")
def test_with_an_empty_display_there_is_no_mosque_action() -> None:
    table = display()
    assert table.why("act:mosque") == "DIC-A7b"


@rule("DIC-A7a")
def test_a_tile_that_is_not_displayed_is_refused() -> None:
    table = display("good_red", "action_blue").tiles("lira_red", seat=1).answer("act:mosque")
    assert (table.why("take_tile:crystal_red"), table.why("take_tile:lira_red")) == ("DIC-A7a", "DIC-A7a")


@rule("DIC-A7b")
def test_a_tile_that_cannot_be_paid_is_refused() -> None:
    table = display("good_red", "good_green", "action_blue", "die").answer("act:mosque")
    assert table.choices() == ["take_tile:good_red", "take_tile:action_blue"]
    assert (table.why("take_tile:good_green"), table.why("take_tile:die")) == ("DIC-A7b", "DIC-A7b")


@rule("DIC-A7b")
def test_with_no_tile_that_can_be_paid_there_is_no_mosque_action() -> None:
    table = display("good_green", "lira_yellow", "die")
    assert (table.choices()[-1], table.why("act:mosque")) == ("act:lira", "DIC-A7b")


@rule("DIC-A7c")
def test_a_tile_taken_is_replaced_at_once() -> None:
    table = display("good_red", "action_blue").answer("act:mosque", "take_tile:good_red")
    assert (table.asked(), table.shown(), table.view()["pile"]) == ("refill", ["action_blue"], 22)
    table.answer("refill:lira_green")
    assert (table.shown(), table.view()["pile"]) == (["lira_green", "action_blue"], 21)
    assert told(table)[-2:] == ["0 takes_tile good_red", "0 tile_shows lira_green"]
    assert table.choices() == ["act:done", "act:same_goods", "act:lira", "act:mosque"]


@rule("DIC-A7c")
def test_a_tile_taken_by_a_card_is_replaced_too() -> None:
    table = scene().display("good_red", "die").holds(lira=5).faces(card=1).acting()
    table.answer("act:cards", "reveal:buy_tile", "meet:meet", "take_tile:die")
    assert (table.asked(), table.shown()) == ("refill", ["good_red"])


@rule("DIC-A8")
def test_a_ruby_of_a_zone_for_its_present_price() -> None:
    table = scene().faces(red=4, green=5, coin=1).holds(lira=12).left_in(right_carpet=5, green=2).acting()
    assert table.choices() == ["act:done", "act:same_goods", "act:two_different", "act:lira", "act:ruby"]
    table.answer("act:ruby")
    assert table.choices() == ["take_ruby:red", "take_ruby:green", "take_ruby:right_carpet"]
    table.answer("take_ruby:green")
    assert table.asked() == "act"
    assert told(table) == ["0 acts ruby", "0 uses_face green 5", "0 takes_ruby green 1"]
    view = table.view()
    assert (view["zones"]["green"]["rubies"], view["players"][0]["rubies"]) == (1, 1)
    table.answer("act:ruby", "take_ruby:right_carpet")
    assert table.finished()
    assert (table.view()["players"][0]["rubies"], table.have(), table.unused()) == (2, {}, {"red": 4, "coin": 1})


@rule("DIC-A8")
def test_with_too_little_for_every_zone_there_is_no_ruby_action() -> None:
    table = scene().faces(red=3, green=3, coin=1).holds(lira=9).acting()
    assert table.why("act:ruby") == "DIC-A8a"


@rule("DIC-A8a")
def test_a_zone_whose_price_cannot_be_paid_is_refused() -> None:
    table = scene().faces(red=4, green=4, yellow=4).holds(lira=11).left_in(right_carpet=5, green=2).acting()
    table.answer("act:ruby")
    assert table.choices() == ["take_ruby:red", "take_ruby:yellow"]
    for zone in ("green", "blue", "left_carpet", "right_carpet"):
        assert table.why(f"take_ruby:{zone}") == "DIC-A8a"

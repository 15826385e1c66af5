"""Bazaar cards in general: whom each part is for, arrows, the Lira instead, and the pile."""

from __future__ import annotations

import pytest

from tests.dice_scene import Scene, scene
from tests.rules.dice.bazaar import ALL_SPENT, COLOURS, FACES, OWNED, from_tile, used

rule = pytest.mark.rule

CONDITIONS = ["meet:lira", "meet:meet"]


# The two parts --------------------------------------------------------------------------------------------------------


@rule("DIC-B1")
@pytest.mark.parametrize(("active", "others"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_the_others_part_goes_clockwise_from_the_left_of_the_active_player(active: int, others: list[int]) -> None:
    table = used(scene(4).sit(active), "brown_green")
    for seat in others:
        assert (table.seat(), table.asked(), table.have(active)) == (seat, "share", {"brown": 1})
        table.answer("share:take")
    assert table.finished()
    assert [table.have(seat) for seat in others] == [{"green": 1}] * 3
    assert table.have(active) == {"brown": 1}


@rule("DIC-B1")
def test_the_upper_part_is_for_the_active_player_alone() -> None:
    table = used(scene().holds(crystal=1).holds(1, crystal=4, brown=4).holds(2, crystal=4, lira=9), "crystal_for_brown")
    table.answer("meet:meet")
    assert table.finished()
    assert [table.have(seat) for seat in range(3)] == [
        {"brown": 1},
        {"brown": 4, "crystal": 4},
        {"crystal": 4, "lira": 9},
    ]


@rule("DIC-B2")
def test_each_of_the_others_may_decline() -> None:
    table = used(scene(4), "brown_blue")
    assert table.choices() == ["share:decline", "share:take"]
    table.answer("share:decline", "share:take", "share:decline")
    assert table.finished()
    assert [table.have(seat) for seat in range(4)] == [{"brown": 1}, {}, {"blue": 1}, {}]


@rule("DIC-B2")
def test_the_others_part_is_taken_once() -> None:
    table = used(scene(2).holds(1, lira=9), "good_yellow").answer("share:take")
    assert (table.finished(), table.have(1)) == (True, {"yellow": 1, "lira": 7})


@rule("DIC-B2")
def test_who_cannot_pay_is_passed_over() -> None:
    table = used(scene(4).holds(1, lira=1).holds(2, lira=2).holds(3, red=5, crystal=3), "good_red")
    assert (table.seat(), table.choices()) == (2, ["share:decline", "share:take"])
    table.answer("share:take")
    assert table.finished()
    assert [table.have(seat) for seat in (1, 2, 3)] == [{"lira": 1}, {"red": 1}, {"red": 5, "crystal": 3}]


@rule("DIC-B2")
def test_one_thing_or_the_other_is_offered_by_its_own_cards_only() -> None:
    table = used(scene(2), "brown_blue")
    assert table.why("share:other") == "DIC-B2"
    assert used(scene(2), "crystal_and_lira").choices() == ["share:decline", "share:take", "share:other"]


# Arrows ---------------------------------------------------------------------------------------------------------------


@rule("DIC-B3")
def test_a_red_arrow_is_followed_once() -> None:
    table = used(scene().holds(crystal=3), "crystal_for_brown").answer("meet:meet")
    assert (table.finished(), table.have()) == (True, {"brown": 1, "crystal": 2})


@rule("DIC-B3")
@pytest.mark.parametrize(
    ("card", "short"),
    [
        ("buy_tile", {"lira": 4}),
        ("crystal_for_brown", {}),
        ("good_for_goods", {}),
        ("ruby_for_browns", {"brown": 2}),
        ("ruby_for_crystals", {"crystal": 3}),
        ("swap_tile", {"lira": 2}),
    ],
)
def test_a_red_arrow_is_not_for_who_cannot_discard_all_of_it(card: str, short: dict[str, int]) -> None:
    table = used(scene().display("die").pile().holds(**short), card)
    assert table.asked() in {"", "act"}
    assert table.have() == short | {"lira": short.get("lira", 0) + 1}
    assert (table.me.rubies, table.owned()) == (0, [])


@rule("DIC-B4")
@pytest.mark.parametrize(
    ("card", "browns", "gain"),
    [("browns_lira", 1, {"lira": 6}), ("browns_goods", 2, {"red": 2}), ("browns_brown", 3, {"brown": 2})],
)
def test_a_plain_arrow_asks_for_browns_and_leaves_them(card: str, browns: int, gain: dict[str, int]) -> None:
    table = used(scene().holds(brown=browns), card)
    assert table.choices() == CONDITIONS
    table.answer("meet:meet")
    if card == "browns_goods":
        table.answer("choose_good:red", "choose_good:red")
    assert table.asked() in {"", "act"}
    assert table.have() == gain | {"brown": browns + gain.get("brown", 0)}


@rule("DIC-B4")
@pytest.mark.parametrize(("card", "browns"), [("browns_lira", 0), ("browns_goods", 1), ("browns_brown", 2)])
def test_who_owns_fewer_browns_cannot_follow_a_plain_arrow(card: str, browns: int) -> None:
    table = used(scene(2).holds(brown=browns, red=1).holds(1, brown=5), card)
    assert table.asked() in {"", "act"}
    assert table.have() == {"red": 1, "lira": 1} | ({"brown": browns} if browns else {})


@rule("DIC-B4")
def test_a_plain_arrow_is_followed_once() -> None:
    table = used(scene(2).holds(brown=6), "browns_lira").answer("meet:meet")
    assert (table.asked(), table.have()) == ("act", {"brown": 6, "lira": 6})


@rule("DIC-B4")
def test_the_browns_that_count_are_those_of_the_moment() -> None:
    """The brown that the first action brings counts for the card of the second, and one that it takes does not."""
    table = scene(2).deck("browns_lira").faces(red=1, yellow=1, green=1, card=1).acting()
    table.answer("act:three_different", "act:cards", "reveal:browns_lira")
    assert table.choices() == CONDITIONS
    table = scene(2).deck("browns_lira").faces(red=2, card=1).holds(brown=1).acting()
    table.answer("act:same_goods", "pay:brown", "act:cards", "reveal:browns_lira")
    assert (table.finished(), table.have(), table.unused()) == (True, {"red": 1, "lira": 1}, {"red": 1})


# The Lira instead -----------------------------------------------------------------------------------------------------


def met(card: str) -> Scene:
    """Nothing stands in the way of its condition."""
    table = scene(2).tiles("lira_red", works=False).display("die").pile()
    return used(table.holds(**OWNED.get(card, {})), card, 2 if card in FACES else 1)


@rule("DIC-B5")
@pytest.mark.parametrize("card", [*FACES, *OWNED, "swap_tile"])
def test_one_lira_may_be_taken_although_the_condition_could_be_met(card: str) -> None:
    table = met(card)
    before = table.have()
    assert table.choices() == CONDITIONS
    table.answer("meet:lira")
    assert table.asked() in {"", "act"}
    assert table.have() == before | {"lira": before.get("lira", 0) + 1}
    assert (table.owned(), table.shown(), table.me.rubies) == (["lira_red"], ["die"], 0)


@rule("DIC-B5")
@pytest.mark.parametrize("card", [*FACES, *OWNED, "swap_tile"])
def test_who_cannot_meet_the_condition_takes_one_lira_unasked(card: str) -> None:
    table = used(scene(2).display("die").pile(), card)
    assert (table.finished(), table.have()) == (True, {"lira": 1})
    assert table.view()["discards"] == {card: 1}


@rule("DIC-B5")
def test_the_card_that_is_decided_on_can_be_seen() -> None:
    table = met("swap_tile")
    assert (table.choices(), table.view()["card"]) == (CONDITIONS, "swap_tile")
    table.answer("meet:lira")
    assert table.view()["card"] == ""


@rule("DIC-B5")
def test_a_card_without_a_condition_offers_no_lira_instead() -> None:
    table = used(scene(2), "good_green")
    assert (table.finished(), table.have()) == (True, {"green": 1})


@rule("DIC-B6")
@pytest.mark.parametrize("card", FACES)
def test_one_card_face_does_not_meet_a_condition_on_two(card: str) -> None:
    table = scene(2).deck(card).faces(card=3).acting().answer("act:cards", "how_many:1", f"reveal:{card}")
    assert (table.asked(), table.have(), table.unused()) == ("act", {"lira": 1}, {"card": 2})


@rule("DIC-B6")
@pytest.mark.parametrize("card", FACES)
@pytest.mark.parametrize("faces", [2, 3, 5])
def test_two_card_faces_or_more_do(card: str, faces: int) -> None:
    assert used(scene(2), card, faces).choices() == CONDITIONS


@rule("DIC-B6")
@pytest.mark.parametrize("card", FACES)
def test_faces_used_in_another_action_do_not_count(card: str) -> None:
    table = scene(2).deck("sale_red", card).faces(card=3).acting()
    table.answer("act:cards", "how_many:2", "reveal:sale_red", f"reveal:{card}", "use_card:sale_red")
    table.answer("act:cards", f"reveal:{card}")
    assert (table.finished(), table.have()) == (True, {"lira": 4 + 1})


@rule("DIC-B7")
@pytest.mark.parametrize("card", FACES)
def test_from_a_bazaar_tile_a_card_on_faces_brings_one_lira(card: str) -> None:
    table = from_tile(scene().tiles("bazaar_red"), card)
    assert (table.asked(), table.have()) == ("throw", {"lira": 1})
    assert table.view()["discards"] == {card: 1}


@rule("DIC-B8")
@pytest.mark.parametrize(("card", "cost"), [("buy_tile", {"lira": 6}), ("swap_tile", {"lira": 2})])
def test_nothing_is_given_for_a_tile_when_none_is_there(card: str, cost: dict[str, int]) -> None:
    table = used(scene(2).tiles("good_red", "good_blue", works=False).holds(**cost), card)
    assert table.finished()
    assert (table.have(), table.owned()) == ({"lira": cost["lira"] + 1}, ["good_red", "good_blue"])


@rule("DIC-B8")
@pytest.mark.parametrize("card", ["ruby_for_browns", "ruby_for_crystals"])
def test_nothing_is_given_for_a_ruby_when_only_the_mosque_has_any(card: str) -> None:
    table = used(scene(2).left_in(**ALL_SPENT).holds(**OWNED[card]), card)
    assert (table.asked() in {"", "act"}, table.have()) == (True, OWNED[card] | {"lira": 1})
    assert (table.me.rubies, table.view()["zones"]["mosque"]["rubies"]) == (0, 2)


@rule("DIC-B8")
@pytest.mark.parametrize("zone", ALL_SPENT)
def test_one_ruby_anywhere_else_is_enough(zone: str) -> None:
    table = used(scene(2).left_in(**(ALL_SPENT | {zone: 1})).holds(crystal=4), "ruby_for_crystals")
    assert table.choices() == CONDITIONS
    table.answer("meet:meet")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {}, 1)
    assert table.view()["zones"][zone]["rubies"] == 0


# Out of a bazaar tile -------------------------------------------------------------------------------------------------


@rule("DIC-B9")
def test_a_card_of_a_tile_has_its_others_part() -> None:
    table = from_tile(scene().tiles("bazaar_red"), "crystal_and_lira")
    assert (table.seat(), table.asked()) == (1, "share")
    table.answer("share:other", "share:take")
    assert (table.seat(), table.asked()) == (0, "throw")
    assert [table.have(seat) for seat in range(3)] == [{"crystal": 1, "lira": 3}, {"lira": 3}, {"crystal": 1}]


@rule("DIC-B9")
def test_the_condition_of_a_card_of_a_tile_may_be_met() -> None:
    table = from_tile(scene().tiles("bazaar_red").holds(crystal=1), "crystal_for_brown")
    assert table.choices() == CONDITIONS
    table.answer("meet:meet")
    assert (table.asked(), table.have()) == ("throw", {"brown": 1})


@rule("DIC-B9")
def test_during_income_goods_are_paid_with_tokens_and_browns_only() -> None:
    table = from_tile(scene().tiles("bazaar_red").holds(red=1, brown=1), "good_for_goods").answer("meet:meet")
    assert table.choices() == ["pay:token_red", "pay:brown"]
    table = from_tile(scene().tiles("bazaar_red"), "good_for_goods")
    assert (table.asked(), table.have()) == ("throw", {"lira": 1})


# The pile -------------------------------------------------------------------------------------------------------------


@rule("DIC-B10")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    table = scene().deck().discarded("sale_red", "sale_blue").faces(card=1).acting().answer("act:cards")
    assert table.choices() == ["reveal:sale_red", "reveal:sale_blue"]
    assert (table.view()["discards"], table.view()["deck"]) == ({}, 2)
    table.answer("reveal:sale_red")
    assert (table.finished(), table.view()["discards"], table.view()["deck"]) == (True, {"sale_red": 1}, 1)
    assert [event.key for event in table.events()].count("shuffles") == 1


@rule("DIC-B10")
def test_in_the_middle_of_a_reveal_the_revealed_cards_stay_out() -> None:
    table = scene(2).deck("sale_red").discarded("good_red", "good_red", "sale_blue").faces(card=3).acting()
    table.answer("act:cards", "how_many:3")
    assert table.choices() == ["reveal:sale_red"]
    table.answer("reveal:sale_red")
    assert table.choices() == ["reveal:sale_blue", "reveal:good_red"]
    assert (table.view()["revealed"], table.view()["deck"]) == (["sale_red"], 3)
    table.answer("reveal:good_red")
    assert table.choices() == ["reveal:sale_blue", "reveal:good_red"]
    table.answer("reveal:good_red")
    assert table.choices() == ["use_card:sale_red", "use_card:good_red"]
    table.answer("use_card:sale_red")
    assert (table.finished(), table.view()["discards"]) == (True, {"sale_red": 1, "good_red": 2})


@rule("DIC-B10")
def test_the_pile_is_not_made_anew_before_a_card_is_needed() -> None:
    table = scene(2).deck("sale_red").discarded("sale_blue").faces(card=1).acting()
    table.answer("act:cards", "reveal:sale_red")
    assert (table.finished(), table.view()["deck"]) == (True, 0)
    assert table.view()["discards"] == {"sale_red": 1, "sale_blue": 1}


@rule("DIC-B10")
def test_a_bazaar_tile_draws_from_the_discards_too() -> None:
    table = scene().tiles("bazaar_red").deck().discarded("sale_crystal").turn().answer("reveal:sale_crystal")
    assert (table.asked(), table.have(), table.view()["discards"]) == ("throw", {"lira": 4}, {"sale_crystal": 1})


@rule("DIC-B10")
def test_when_there_is_no_card_at_all_nothing_happens() -> None:
    table = scene().deck().discarded().faces(card=2).acting().answer("act:cards", "how_many:1")
    assert (table.asked(), table.have(), table.unused()) == ("act", {}, {"card": 1})
    assert "shuffles" not in [event.key for event in table.events()]


@rule("DIC-B10")
def test_when_there_are_too_few_cards_fewer_are_revealed() -> None:
    table = scene().deck("sale_red").discarded("sale_blue").faces(card=4).acting()
    table.answer("act:cards", "how_many:4", "reveal:sale_red", "reveal:sale_blue")
    assert table.choices() == ["use_card:sale_red", "use_card:sale_blue"]


@rule("DIC-B11")
def test_the_deck_has_33_cards() -> None:
    table = scene()
    found = {key: int(table.s.deck[at]) for at, key in enumerate(table.rules.names["card"])}
    coloured = {"sale": 1, "brown": 1, "good": 2}
    twelve = [*FACES, *OWNED, "swap_tile"]
    assert found == {
        **{f"{family}_{colour}": n for family, n in coloured.items() for colour in COLOURS},
        "sale_crystal": 2,
        "crystal_and_lira": 3,
        **dict.fromkeys(twelve, 1),
    }
    assert (sum(found.values()), table.view()["deck"]) == (33, 33)

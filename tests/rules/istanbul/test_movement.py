"""Phase 1: the merchant moves, and assistants are picked up or left."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule
VARIANT = "neutral_assistants"


def targets(scene: Scene) -> set[str]:
    """Where the merchant may walk."""
    return {choice.removeprefix("move:walk>") for choice in scene.choices()}


@rule("IST-M1")
def test_the_merchant_has_to_go_somewhere() -> None:
    scene = at("tea_house").turn()
    assert scene.choices()
    assert all(choice.startswith("move:walk>") for choice in scene.choices())
    assert "move:walk>tea_house" not in scene.choices()
    assert "move:stay>tea_house" not in scene.choices()


@rule("IST-M1")
def test_with_a_stay_card_the_merchant_need_not_move() -> None:
    scene = at("tea_house").hand("stay").turn().answer("move:stay>tea_house")
    assert (scene.place(), scene.asked()) == ("tea_house", "assistant")


REACHED = [
    (
        "fountain",  # 7, in the middle: the numbers are those of the layout in order
        {
            *("fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office", "caravansary"),
            *("black_market", "large_market", "small_market", "police_station", "great_mosque"),
        },
    ),
    ("wainwright", {"fabric_warehouse", "spice_warehouse", "post_office", "caravansary", "tea_house"}),
    (
        "sultans_palace",
        {"tea_house", "small_mosque", "post_office", "large_market", "great_mosque"},
    ),
    (
        "fruit_warehouse",
        {"spice_warehouse", "fabric_warehouse", "black_market", "fountain", "police_station"},
    ),
    (
        "post_office",
        {
            *("wainwright", "caravansary", "tea_house"),
            *("fabric_warehouse", "fountain", "large_market", "sultans_palace"),
        },
    ),
]


@rule("IST-M2")
@pytest.mark.parametrize(("place", "reached"), REACHED)
def test_a_target_is_one_or_two_steps_away(place: str, reached: set[str]) -> None:
    assert targets(at(place, layout="in_order").turn()) == reached


@rule("IST-M2")
@pytest.mark.parametrize("target", ["fountain", "wainwright", "gemstone_dealer", "sultans_palace"])
def test_the_same_place_and_places_farther_away_are_refused(target: str) -> None:
    assert at("fountain", layout="in_order").turn().why(f"move:walk>{target}") == "IST-M2"


@rule("IST-M3")
def test_who_stands_on_the_way_is_neither_an_obstacle_nor_met() -> None:
    """From the Great Mosque to the Fabric Warehouse the only short way leads over the Post Office."""
    scene = at("great_mosque").lira(5).assistants_at("post_office").token("governor", "post_office")
    scene.other(1, place="post_office").other(2, family="post_office").turn()
    scene.answer("move:walk>fabric_warehouse", "assistant:leave")
    assert scene.asked() == "visit"
    scene.answer("visit:no")
    assert (scene.seat(), scene.me.lira, scene.player(1).lira) == (1, 5, 0)
    assert scene.out() == {"post_office", "fabric_warehouse"}


@rule("IST-M4")
def test_the_stack_goes_along_and_the_disc_beside_it_stays() -> None:
    scene = at("tea_house").assistants_at("tea_house").turn().answer("move:walk>spice_warehouse")
    assert (scene.place(), scene.discs(), scene.out()) == ("spice_warehouse", "ooo", {"tea_house"})


@rule("IST-M5")
def test_an_own_disc_at_the_target_is_picked_up_and_none_may_be_left() -> None:
    scene = at("tea_house").assistants_at("spice_warehouse").turn().answer("move:walk>spice_warehouse")
    assert scene.choices() == ["assistant:stop", "assistant:take"]
    assert scene.why("assistant:leave") == "IST-M5"
    scene.answer("assistant:take")
    assert (scene.discs(), scene.out(), scene.asked()) == ("oooo", set(), "visit")


@rule("IST-M5")
def test_a_disc_picked_up_becomes_the_bottom_of_the_stack() -> None:
    scene = at("tea_house", variant=VARIANT).assistants_at("spice_warehouse").stack("nno").turn()
    assert scene.answer("move:walk>spice_warehouse", "assistant:take").discs() == "onno"


@rule("IST-M6")
def test_where_no_own_disc_is_one_of_the_stack_is_left() -> None:
    scene = at("tea_house").sit(1).assistants_at("spice_warehouse").sit(0).turn().answer("move:walk>spice_warehouse")
    assert scene.choices() == ["assistant:stop", "assistant:leave"]
    assert scene.why("assistant:take") == "IST-M6"
    scene.answer("assistant:leave")
    assert (scene.discs(), scene.out(), scene.asked()) == ("ooo", {"spice_warehouse"}, "visit")
    assert (scene.discs(1), scene.out(1)) == ("ooo", {"spice_warehouse"})


@rule("IST-M6")
def test_the_disc_left_is_the_bottom_one() -> None:
    scene = at("tea_house", variant=VARIANT).stack("onn").turn().answer("move:walk>spice_warehouse", "assistant:leave")
    assert (scene.discs(), scene.out(), scene.strays("spice_warehouse")) == ("nn", {"spice_warehouse"}, 0)


@rule("IST-M7")
def test_with_an_empty_stack_and_no_own_disc_the_turn_ends_at_once() -> None:
    scene = at("tea_house").assistants_at("post_office", "fruit_warehouse", "black_market", "wainwright")
    scene.sit(1).assistants_at("spice_warehouse").sit(0).turn().answer("move:walk>spice_warehouse")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.place(), scene.discs()) == ("spice_warehouse", "")
    assert scene.have() == {}


@rule("IST-M7")
def test_with_an_empty_stack_no_disc_can_be_left() -> None:
    scene = at("tea_house").hand("five_lira").stack("").turn().answer("move:walk>spice_warehouse")
    assert scene.choices() == ["assistant:stop", "play:five_lira"]
    assert scene.why("assistant:leave") == "IST-M7"


@rule("IST-M7")
def test_with_an_empty_stack_an_own_disc_at_the_target_serves() -> None:
    scene = at("tea_house").assistants_at("post_office", "fruit_warehouse", "black_market", "spice_warehouse").turn()
    scene.answer("move:walk>spice_warehouse", "assistant:take", "visit:yes")
    assert (scene.discs(), scene.have()) == ("o", {"spice": 2})


@rule("IST-M8")
@pytest.mark.parametrize(("lying", "stack"), [(["spice_warehouse"], "ooo"), ([], "oooo")])
def test_who_refuses_to_pick_up_or_to_leave_has_ended_the_turn(lying: list[str], stack: str) -> None:
    scene = at("tea_house").assistants_at(*lying).turn().answer("move:walk>spice_warehouse", "assistant:stop")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.place(), scene.discs(), scene.out(), scene.have()) == ("spice_warehouse", stack, set(lying), {})


@rule("IST-M9")
@pytest.mark.parametrize("stack", ["", "oo"])
def test_at_the_fountain_no_disc_is_asked_for(stack: str) -> None:
    scene = at("tea_house").assistants_at("post_office").stack(stack).token("governor", "fountain").turn()
    scene.answer("move:walk>fountain")
    assert (scene.asked(), scene.discs(), scene.out()) == ("visit", stack, {"post_office"})
    assert scene.answer("visit:no").asked() == "encounters"


@rule("IST-M10")
@pytest.mark.parametrize("play", ["play:return_assistant", "play:yellow"])
def test_a_disc_returned_by_card_or_tile_goes_to_the_bottom(play: str) -> None:
    scene = at("tea_house", variant=VARIANT).assistants_at("post_office").stack("nn").lira(2)
    scene.hand("return_assistant").tile("yellow").turn().answer(play)
    assert (scene.asked(), scene.discs(), scene.out()) == ("move", "onn", set())


@rule("IST-M10")
def test_discs_returned_by_the_fountain_go_to_the_bottom() -> None:
    scene = at("fountain", variant=VARIANT).assistants_at("post_office", "tea_house").stack("nn").visit()
    scene.answer("visit:yes", "fountain.gather:all")
    assert (scene.discs(), scene.out()) == ("oonn", set())


@rule("IST-M11")
def test_the_fountain_returns_only_what_lies_on_the_board() -> None:
    scene = at("fountain").hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-M11"
    scene = at("fountain").assistants_at("post_office", "tea_house").visit().answer("visit:yes")
    assert [
        choice for choice in scene.choices() if choice not in ("fountain.gather:enough", "fountain.gather:all")
    ] == [
        "fountain.gather:post_office",
        "fountain.gather:tea_house",
    ]
    assert scene.why("fountain.gather:wainwright") == "IST-M11"


@rule("IST-M11")
@pytest.mark.parametrize("play", ["play:return_assistant", "play:yellow"])
def test_with_no_disc_on_the_board_card_and_tile_are_refused(play: str) -> None:
    scene = at("fountain").lira(2).hand("return_assistant").tile("yellow").turn()
    assert scene.why(play) == "IST-M11"


@rule("IST-M11")
@pytest.mark.parametrize(
    ("play", "step"), [("play:return_assistant", "call_back"), ("play:yellow", "yellow.call_back")]
)
def test_card_and_tile_return_one_disc_that_lies_on_the_board(play: str, step: str) -> None:
    scene = at("fountain").lira(2).hand("return_assistant").tile("yellow").assistants_at("post_office", "tea_house")
    scene.turn().answer(play)
    assert scene.choices() == [f"{step}:post_office", f"{step}:tea_house"]
    assert scene.why(f"{step}:wainwright") == "IST-M11"
    assert scene.answer(f"{step}:tea_house").out() == {"post_office"}
    assert scene.discs() == "ooo"

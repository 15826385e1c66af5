"""The variant with neutral assistants. A stack is written bottom first: "no" is a neutral disc under an own one."""

from __future__ import annotations

import pytest

import souk
from tests.scene import Scene, at

rule = pytest.mark.rule
VARIANT = "neutral_assistants"


def variant(place: str, stack: str, seats: int = 4) -> Scene:
    return at(place, seats=seats, variant=VARIANT).stack(stack)


@rule("IST-V1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play_the_variant(seats: int) -> None:
    assert "n" in at("fountain", seats=seats, variant=VARIANT).discs(seats - 1)


@rule("IST-V1")
def test_with_five_players_the_variant_is_refused() -> None:
    with pytest.raises(souk.SoukError, match="IST-V1"):
        souk.game("istanbul", seats=5, variant=VARIANT)


@rule("IST-V2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_stack_starts_with_a_neutral_disc_under_three_own_ones(seats: int) -> None:
    scene = at("fountain", seats=seats, variant=VARIANT)
    assert [scene.discs(seat) for seat in range(seats)] == ["nooo"] * seats


@rule("IST-V2")
def test_without_the_variant_there_are_no_neutral_discs() -> None:
    assert [at("fountain").discs(seat) for seat in range(4)] == ["oooo"] * 4


@rule("IST-V2")
def test_the_blue_tile_brings_the_fifth_disc_and_no_other_ever_comes() -> None:
    scene = at("great_mosque", variant=VARIANT).goods(jewel=2).visit().answer("visit:yes")
    assert scene.finished()
    assert scene.discs() == "onooo"


@rule("IST-V3")
@pytest.mark.parametrize(
    ("stack", "left", "own", "neutral"),
    [("nooo", "ooo", set(), 1), ("ono", "no", {"tea_house"}, 0), ("nn", "n", set(), 1)],
)
def test_the_bottom_disc_is_the_one_left(stack: str, left: str, own: set[str], neutral: int) -> None:
    scene = variant("fountain", stack).turn().answer("move:walk>tea_house", "assistant:leave")
    assert (scene.discs(), scene.out(), scene.strays("tea_house")) == (left, own, neutral)


@rule("IST-V3")
def test_a_disc_picked_up_is_the_next_one_left() -> None:
    scene = variant("fountain", "oo").stray("tea_house").turn()
    scene.answer("move:walk>tea_house", "assistant:take_neutral", "visit:no")
    assert scene.discs() == "noo"
    scene.sit(0).turn().answer("move:walk>spice_warehouse", "assistant:leave")
    assert (scene.discs(), scene.out(), scene.strays("spice_warehouse")) == ("oo", set(), 1)


@rule("IST-V4")
@pytest.mark.parametrize(
    ("choice", "stack", "own", "neutral"), [("take", "ono", set(), 1), ("take_neutral", "nno", {"tea_house"}, 0)]
)
def test_of_an_own_and_a_neutral_disc_one_is_picked_up(choice: str, stack: str, own: set[str], neutral: int) -> None:
    scene = variant("fountain", "no").assistants_at("tea_house").stack("no").stray("tea_house").turn()
    scene.answer("move:walk>tea_house")
    assert scene.choices() == ["assistant:stop", "assistant:take", "assistant:take_neutral"]
    assert scene.why("assistant:leave") == "IST-M5"
    scene.answer(f"assistant:{choice}")
    assert (scene.asked(), scene.discs(), scene.out(), scene.strays("tea_house")) == ("visit", stack, own, neutral)


@rule("IST-V4")
def test_who_takes_neither_of_them_has_ended_the_turn() -> None:
    scene = variant("fountain", "no").assistants_at("tea_house").stack("no").stray("tea_house").turn()
    scene.answer("move:walk>tea_house", "assistant:stop")
    assert (scene.seat(), scene.discs(), scene.out(), scene.strays("tea_house")) == (1, "no", {"tea_house"}, 1)


@rule("IST-V5")
@pytest.mark.parametrize(
    ("choice", "asked", "stack", "own", "neutral"),
    [
        ("take_neutral", "visit", "noo", set(), 0),
        ("leave", "visit", "o", {"tea_house"}, 1),
        ("stop", "move", "oo", set(), 1),
    ],
)
def test_a_neutral_disc_may_be_picked_up_or_let_lie(
    choice: str, asked: str, stack: str, own: set[str], neutral: int
) -> None:
    scene = variant("fountain", "oo").stray("tea_house").turn().answer("move:walk>tea_house")
    assert scene.choices() == ["assistant:stop", "assistant:take_neutral", "assistant:leave"]
    scene.answer(f"assistant:{choice}")
    assert (scene.asked(), scene.discs(), scene.out(), scene.strays("tea_house")) == (asked, stack, own, neutral)


@rule("IST-V5")
def test_a_neutral_disc_left_by_another_player_serves_with_an_empty_stack() -> None:
    scene = variant("fountain", "", seats=2).sit(1).stack("nooo").turn()
    scene.answer("move:walk>tea_house", "assistant:leave", "visit:no")
    scene.answer("move:walk>tea_house")
    assert (scene.seat(), scene.choices()) == (0, ["assistant:stop", "assistant:take_neutral"])
    assert scene.answer("assistant:take_neutral").discs() == "n"


@rule("IST-V5")
def test_where_no_neutral_disc_lies_none_is_picked_up() -> None:
    scene = variant("fountain", "oo").stray("post_office").turn().answer("move:walk>tea_house")
    assert scene.why("assistant:take_neutral") == "IST-V5"


@rule("IST-V6")
def test_a_place_and_a_stack_may_hold_several_neutral_discs() -> None:
    scene = variant("fountain", "nno").stray("tea_house", 2).turn()
    scene.answer("move:walk>tea_house", "assistant:leave", "visit:no")
    assert (scene.discs(), scene.strays("tea_house")) == ("no", 3)
    scene = variant("fountain", "nno").stray("tea_house", 2).turn()
    scene.answer("move:walk>tea_house", "assistant:take_neutral", "visit:no")
    assert (scene.discs(), scene.strays("tea_house")) == ("nnno", 1)


@rule("IST-V7")
def test_the_fountain_returns_own_discs_only() -> None:
    scene = variant("fountain", "o").assistants_at("post_office", "tea_house").stack("o")
    scene.stray("tea_house").stray("spice_warehouse").visit().answer("visit:yes")
    assert scene.why("fountain.gather:spice_warehouse") == "IST-M11"
    scene.answer("fountain.gather:all")
    assert (scene.discs(), scene.out()) == ("ooo", set())
    assert (scene.strays("tea_house"), scene.strays("spice_warehouse")) == (1, 1)


@rule("IST-V7")
def test_with_only_neutral_discs_about_the_fountain_is_closed() -> None:
    scene = variant("fountain", "ooo").stray("tea_house").hand("five_lira").visit()
    assert scene.why("visit:yes") == "IST-M11"


@rule("IST-V8")
@pytest.mark.parametrize(
    ("play", "step"), [("play:return_assistant", "call_back"), ("play:yellow", "yellow.call_back")]
)
def test_card_and_tile_return_own_discs_only(play: str, step: str) -> None:
    scene = variant("fountain", "o").assistants_at("post_office", "tea_house").stack("o").stray("spice_warehouse")
    scene.lira(2).hand("return_assistant").tile("yellow").turn().answer(play)
    assert scene.choices() == [f"{step}:post_office", f"{step}:tea_house"]
    assert scene.why(f"{step}:spice_warehouse") == "IST-M11"


@rule("IST-V8")
@pytest.mark.parametrize("play", ["play:return_assistant", "play:yellow"])
def test_with_only_neutral_discs_about_card_and_tile_are_refused(play: str) -> None:
    scene = variant("fountain", "ooo").stray("tea_house").lira(2).hand("return_assistant").tile("yellow").turn()
    assert scene.why(play) == "IST-M11"

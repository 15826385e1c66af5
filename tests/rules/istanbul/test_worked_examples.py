"""The worked examples of the rulebooks, each played as a turn."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


@rule("IST-W1")
def test_a_wheelbarrow_with_one_jewel_two_spices_and_no_fruit() -> None:
    scene = at("fountain", seats=2).hand("far").turn()
    scene.answer("move:walk>spice_warehouse", "assistant:leave", "visit:yes", "move:walk>tea_house", "assistant:stop")
    scene.answer("move:far>black_market", "assistant:leave", "visit:yes", "roll:3+4", "black_market.pick:spice")
    assert scene.seat() == 1
    assert scene.view()["players"][0]["goods"] == {"fabric": 0, "spice": 2, "fruit": 0, "jewel": 1}


def red_meets_yellow_and_green() -> Scene:
    """Seat 0 is red, seat 2 yellow and seat 3 green; seat 1 stands elsewhere."""
    scene = at("fountain").lira(5).other(2, place="tea_house").other(3, place="tea_house").turn()
    return scene.answer("move:walk>tea_house", "assistant:leave")


@rule("IST-W2")
def test_red_pays_yellow_and_green_two_lira_each() -> None:
    scene = red_meets_yellow_and_green().answer("toll:yes")
    assert scene.asked() == "visit"
    assert [player.lira for player in scene.s.players] == [1, 0, 2, 2]


@rule("IST-W2")
def test_red_does_not_pay_and_the_turn_ends() -> None:
    scene = red_meets_yellow_and_green().answer("toll:no")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert [player.lira for player in scene.s.players] == [5, 0, 0, 0]


@rule("IST-W3")
def test_the_post_office_pays_three_lira_a_fruit_and_a_fabric() -> None:
    scene = at("great_mosque").track("post_office", 2).turn()
    scene.answer("move:walk>post_office", "assistant:leave", "visit:yes")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.have()) == (3, {"fabric": 1, "fruit": 1})
    # The third indicator has gone from the jewel to the fruit: a jewel comes next, and no fruit.
    scene = at("post_office").track("post_office", scene.left("post_office")).visit().answer("visit:yes")
    assert (scene.left("post_office"), scene.have()) == (4, {"fabric": 1, "jewel": 1})


@rule("IST-W4")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit"])
def test_a_two_and_a_five_become_nine_by_the_red_tile_and_bring_two_jewels(good: str) -> None:
    scene = at("caravansary").tile("red").turn()
    scene.answer("move:walk>black_market", "assistant:leave", "visit:yes", "roll:2+5", "change_dice:first_to_four")
    scene.answer(f"black_market.pick:{good}")
    assert scene.seat() == 1
    assert scene.have() == {good: 1, "jewel": 2}


@rule("IST-W5")
@pytest.mark.parametrize("tile", [1, 4])
def test_a_fabric_a_spice_and_two_fruits_are_sold_for_fourteen_lira(tile: int) -> None:
    scene = at("fountain").demand("small_market", tile).goods(fabric=1, spice=1, fruit=2).turn()
    scene.answer("move:walk>small_market", "assistant:leave", "visit:yes", "market.sell:1-1-2-0", "reveal:2")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.have()) == (14, {})


@rule("IST-W6")
def test_a_family_member_at_the_spice_warehouse_pays_nobody_and_meets_nobody() -> None:
    scene = at("fountain").lira(5).other(1, place="spice_warehouse").token("governor", "spice_warehouse").turn()
    scene.answer("move:walk>police_station", "assistant:leave", "visit:yes", "police_station.send:spice_warehouse")
    scene.answer("family_visit:yes")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.have(), scene.me.lira, scene.player(1).lira, scene.cards()) == ({"spice": 2}, 5, 0, {})
    assert scene.where("governor") == "spice_warehouse"
    assert scene.view()["players"][0]["family"] == "spice_warehouse"


def with_the_blue_tile(scene: Scene) -> Scene:
    """The blue tile that needs 3 is on top; seat 0 comes to the Great Mosque with 3 jewels and takes it."""
    scene.s.pile[scene.rules.tile("blue")] = 1
    scene.capacity(3).goods(jewel=3).turn()
    assert scene.view()["places"]["great_mosque"]["tiles"]["blue"][0] == 3
    scene.answer("move:walk>great_mosque", "assistant:leave", "visit:yes")
    assert scene.seat() == 1
    return scene


@rule("IST-W7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_blue_tile_for_three_jewels_costs_one_and_brings_the_fifth_assistant(seats: int) -> None:
    scene = with_the_blue_tile(at("post_office", seats=seats))
    assert scene.have() == {"jewel": 2}
    assert scene.view()["players"][0]["tiles"] == ["blue"]
    assert (scene.discs(), scene.out()) == ("oooo", {"great_mosque"})


@rule("IST-W7")
def test_the_fifth_assistant_goes_to_the_bottom_of_the_stack() -> None:
    scene = at("post_office", variant="neutral_assistants").stack("onn")
    assert with_the_blue_tile(scene).discs() == "onn"


@rule("IST-W7")
def test_with_two_jewels_the_tile_for_three_is_not_to_be_had() -> None:
    scene = at("great_mosque").capacity(3).goods(jewel=2).hand("five_lira")
    scene.s.pile[scene.rules.tile("blue")] = 1
    assert scene.visit().why("visit:yes") == "IST-P14c"


@rule("IST-W8")
@pytest.mark.parametrize(
    ("extra", "left"),
    [
        ("1-0-0-0", {"spice": 1, "fruit": 1, "jewel": 1}),
        ("0-1-0-0", {"fabric": 1, "fruit": 1, "jewel": 1}),
        ("0-0-1-0", {"fabric": 1, "spice": 1, "jewel": 1}),
        ("0-0-0-1", {"fabric": 1, "spice": 1, "fruit": 1}),
    ],
)
def test_seven_goods_for_the_sultan(extra: str, left: dict[str, int]) -> None:
    scene = at("black_market").track("sultans_palace", 4).capacity(3).goods(fabric=3, spice=2, fruit=2, jewel=3).turn()
    scene.answer("move:walk>sultans_palace", "assistant:leave", "visit:yes", f"sultans_palace.deliver_any:{extra}")
    assert scene.seat() == 1
    assert (scene.have(), scene.me.rubies, scene.left("sultans_palace")) == (left, 1, 3)


@rule("IST-W9")
def test_fifteen_lira_for_the_next_ruby() -> None:
    scene = at("tea_house").track("gemstone_dealer", 9).lira(15).turn()
    scene.answer("move:walk>gemstone_dealer", "assistant:leave", "visit:yes")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.me.rubies, scene.left("gemstone_dealer")) == (0, 1, 8)


@rule("IST-W10")
def test_yellow_gets_a_fifth_ruby_and_the_round_is_played_to_its_end() -> None:
    """Yellow is seat 1 of 3."""
    scene = at("fountain", seats=3).sit(1).rubies(4).other(1, place="tea_house", lira=14).turn()
    scene.answer("move:walk>gemstone_dealer", "assistant:leave", "visit:yes")
    assert (scene.player(1).rubies, scene.seat(), scene.asked()) == (5, 2, "move")
    assert scene.view()["last_round"] is True
    scene.answer("move:walk>spice_warehouse", "assistant:leave", "visit:yes")
    assert scene.finished()
    assert scene.have(2) == {"spice": 2}
    assert scene.outcome().winners == [1]

"""What the movement tile and the encounter tile are good for."""

from __future__ import annotations

import pytest

from tests.mocha_scene import at

rule = pytest.mark.rule
KINDS = ["movement", "encounter"]
TOKENS = ["governor", "smuggler", "coffee_trader"]
FROM_TAVERN = {
    *("fabric_warehouse", "caravansary", "police_station", "tea_house"),
    *("great_mosque", "wainwright", "small_market"),
}


@rule("MOC-R11")
@pytest.mark.parametrize(("kind", "other"), [("movement", "encounter"), ("encounter", "movement")])
def test_a_second_tile_of_a_kind_is_refused_and_one_of_the_other_is_not(kind: str, other: str) -> None:
    scene = at("tavern").coffee(9).tile(kind).gone(kind, 1).visit().answer("visit:yes")
    assert scene.why(f"tavern.choose:{kind}") == "MOC-R11"
    scene.answer(f"tavern.choose:{other}")
    assert set(scene.view()["players"][0]["tiles"]) == set(KINDS)


@rule("MOC-R11")
def test_both_tiles_together_bring_no_ruby() -> None:
    scene = at("tavern").coffee(9).tile("movement").visit().answer("visit:yes", "tavern.choose:encounter")
    assert (scene.finished(), scene.me.rubies, scene.me.coffee) == (True, 0, 8)


@rule("MOC-R11")
def test_each_player_may_have_one() -> None:
    scene = at("tavern").coffee(9).sit(1).tile("movement").sit(0).gone("movement", 1).visit()
    scene.answer("visit:yes", "tavern.choose:movement")
    assert [player["tiles"] for player in scene.view()["players"]] == [["movement"], ["movement"], [], []]


@rule("MOC-R12")
def test_the_movement_tile_leads_along_row_and_column() -> None:
    scene = at("tavern").tile("movement").turn()
    straight = {choice.removeprefix("move:straight>") for choice in scene.choices() if "straight" in choice}
    assert straight == FROM_TAVERN
    assert scene.why("move:straight>tavern") == "MOC-R12"
    assert scene.why("move:straight>fountain") == "MOC-R12"


@rule("MOC-R12")
def test_it_costs_nothing_and_the_tile_is_kept_for_every_turn() -> None:
    scene = at("tavern", seats=2).coffee(1).lira(1).tile("movement").strangers(*["fountain"] * 3).turn()
    scene.answer("move:straight>tea_house", "assistant:leave", "visit:no")
    assert (scene.place(), scene.me.coffee, scene.me.lira, scene.out()) == ("tea_house", 1, 1, {"tea_house"})
    scene.answer("move:walk>caravansary", "assistant:stop", "move:straight>large_market", "assistant:stop")
    assert (scene.place(), scene.view()["players"][0]["tiles"]) == ("large_market", ["movement"])


@rule("MOC-R12")
def test_the_ordinary_move_is_still_to_be_had() -> None:
    scene = at("tavern").tile("movement").turn().answer("move:walk>fountain")
    assert scene.place() == "fountain"


@rule("MOC-R12")
def test_without_the_tile_nobody_goes_further_than_two_places() -> None:
    scene = at("tavern").tile("encounter").sit(1).tile("movement").sit(0).turn()
    assert scene.why("move:straight>tea_house") == "MOC-R12"
    assert scene.why("move:straight>wainwright") == "MOC-R12"


@rule("MOC-R12")
def test_tolls_and_discs_follow_as_after_any_move() -> None:
    scene = at("tavern").lira(3).tile("movement").other(1, place="tea_house").turn()
    scene.answer("move:straight>tea_house", "assistant:leave", "toll:yes")
    assert (scene.asked(), scene.me.lira, scene.player(1).lira) == ("visit", 1, 2)


@rule("MOC-R13")
def test_with_the_encounter_tile_the_governor_gives_a_card_for_nothing() -> None:
    scene = at("tavern").lira(5).hand("stay").tile("encounter").token("governor", "tavern").meet()
    scene.answer("encounters:governor", "draw:far", "roll:1+1")
    assert (scene.seat(), scene.asked()) == (1, "move")
    assert (scene.me.lira, scene.cards(), scene.where("governor")) == (5, {"far": 1, "stay": 1}, "fabric_warehouse")


@rule("MOC-R13")
def test_with_the_encounter_tile_the_smuggler_gives_a_good_for_nothing() -> None:
    scene = at("tavern").lira(5).goods(spice=1).tile("encounter").token("smuggler", "tavern").meet()
    scene.answer("encounters:smuggler", "gain_good:jewel", "roll:1+2")
    assert (scene.seat(), scene.me.lira, scene.have()) == (1, 5, {"spice": 1, "jewel": 1})
    assert scene.where("smuggler") == "spice_warehouse"


@rule("MOC-R13")
def test_with_the_encounter_tile_the_coffee_trader_gives_coffee_for_nothing() -> None:
    scene = at("tavern").lira(5).goods(spice=1).tile("encounter").token("coffee_trader", "tavern").meet()
    scene.answer("encounters:coffee_trader", "roll:6+6")
    assert (scene.seat(), scene.me.lira, scene.have(), scene.me.coffee) == (1, 5, {"spice": 1}, 1)
    assert scene.where("coffee_trader") == "police_station"


@rule("MOC-R13")
@pytest.mark.parametrize("tile", ["movement", ""])
def test_without_it_all_three_want_their_fee(tile: str) -> None:
    scene = at("tavern").lira(9).goods(spice=1).hand("stay").sit(1).tile("encounter").sit(0)
    if tile:
        scene.tile(tile)
    for token in TOKENS:
        scene.token(token, "tavern")
    scene.meet().answer("encounters:governor", "draw:far", "governor.fee:lira", "roll:1+1")
    scene.answer("encounters:smuggler", "gain_good:fruit", "smuggler.fee:lira", "roll:1+1")
    scene.answer("encounters:coffee_trader", "trader.fee:lira", "roll:1+1")
    assert (scene.seat(), scene.me.lira) == (1, 3)


@rule("MOC-R13")
def test_those_not_used_stay() -> None:
    scene = at("tavern").tile("encounter")
    for token in TOKENS:
        scene.token(token, "tavern")
    scene.meet().answer("encounters:done")
    assert {scene.where(token) for token in TOKENS} == {"tavern"}


@rule("MOC-R13")
def test_the_encounter_tile_saves_no_toll() -> None:
    scene = at("caravansary").lira(5).tile("encounter").other(1, place="tavern").turn()
    scene.answer("move:walk>tavern", "assistant:leave", "toll:yes")
    assert (scene.me.lira, scene.player(1).lira) == (3, 2)


@rule("MOC-R13")
def test_the_encounter_tile_serves_in_phase_4_of_the_turn_in_which_it_is_taken() -> None:
    scene = at("caravansary").coffee(1).token("coffee_trader", "tavern").turn()
    scene.answer("move:walk>tavern", "assistant:leave", "visit:yes", "tavern.choose:encounter")
    scene.answer("encounters:coffee_trader", "roll:1+1")
    assert (scene.seat(), scene.me.coffee, scene.where("coffee_trader")) == (1, 1, "fabric_warehouse")

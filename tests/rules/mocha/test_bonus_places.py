"""The new bonus cards that change dice, move the merchant, or repeat an action."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule


def rolled(scene: MochaScene, dice: str) -> MochaScene:
    """At the Tea House, with 12 on the table."""
    return scene.visit().answer("visit:yes", "tea_house.bid:12", f"roll:{dice}")


def dice(scene: MochaScene) -> list[int]:
    shown: list[int] = scene.view()["dice"]
    return shown


# Die to 6 -------------------------------------------------------------------------------------------------------------


@rule("MOC-C10")
@pytest.mark.parametrize(
    ("roll", "turned", "result", "lira"),
    [("2+6", "first_to_six", [6, 6], 12), ("6+2", "second_to_six", [6, 6], 12), ("2+3", "first_to_six", [6, 3], 2)],
)
def test_die_to_6_turns_one_die_at_the_tea_house(roll: str, turned: str, result: list[int], lira: int) -> None:
    scene = rolled(at("tea_house").hand("die_to_6"), roll).answer(f"change_dice:{turned}")
    assert scene.finished()
    assert (dice(scene), scene.me.lira, scene.top_discard()) == (result, lira, "die_to_6")


@rule("MOC-C10")
@pytest.mark.parametrize(("turned", "result", "jewels"), [("first_to_six", [6, 5], 3), ("second_to_six", [1, 6], 1)])
def test_die_to_6_turns_one_die_at_the_black_market(turned: str, result: list[int], jewels: int) -> None:
    scene = at("black_market").capacity(5).hand("die_to_6").visit().answer("visit:yes", "roll:1+5")
    scene.answer(f"change_dice:{turned}", "black_market.pick:spice")
    assert (dice(scene), scene.have()) == (result, {"spice": 1, "jewel": jewels})


@rule("MOC-C10")
def test_die_to_6_serves_for_8() -> None:
    scene = at("fountain").capacity(5).hand("die_to_6").guild(8).turn().answer("move:guild_8", "roll:1+5")
    scene.answer("change_dice:first_to_six", "black_market.pick:spice", "black_market.pick:fruit")
    assert scene.seat() == 1
    assert scene.have() == {"spice": 1, "fruit": 1, "jewel": 3}


@rule("MOC-C10")
def test_die_to_6_serves_for_9() -> None:
    scene = at("fountain").hand("die_to_6").guild(9).turn()
    scene.answer("move:guild_9", "tea_house.bid:9", "roll:1+3", "change_dice:first_to_six")
    assert scene.seat() == 1
    assert scene.me.lira == 11


@rule("MOC-C10")
@pytest.mark.parametrize(("turned", "lira", "coffee"), [("first_to_six", 0, 3), ("second_to_six", 8, 0)])
def test_die_to_6_serves_for_the_dice_card(turned: str, lira: int, coffee: int) -> None:
    scene = at("tea_house").hand("dice", "die_to_6").visit().answer("play:dice", "roll:3+2")
    assert scene.answer(f"dice_card.change:{turned}").asked() == "visit"
    assert (scene.me.lira, scene.me.coffee, scene.cards()) == (lira, coffee, {})


@rule("MOC-C10")
def test_the_roll_may_be_kept_and_the_card_too() -> None:
    scene = rolled(at("tea_house").hand("die_to_6"), "6+5").answer("change_dice:keep")
    assert (scene.finished(), scene.me.lira, scene.cards()) == (True, 2, {"die_to_6": 1})


@rule("MOC-C11")
def test_a_die_that_shows_6_is_not_turned() -> None:
    scene = rolled(at("tea_house").hand("die_to_6"), "6+2")
    assert scene.choices() == ["change_dice:keep", "change_dice:second_to_six"]
    assert scene.why("change_dice:first_to_six") == "MOC-C11"
    assert rolled(at("tea_house").hand("die_to_6"), "6+6").finished()


@rule("MOC-C11")
@pytest.mark.parametrize("token", ["governor", "smuggler", "coffee_trader"])
def test_die_to_6_does_not_serve_for_a_roll_that_moves_a_token(token: str) -> None:
    scene = at("tea_house").lira(2).hand("die_to_6").token(token, "tea_house").meet()
    more = {"governor": ["draw:far", "governor.fee:far"], "smuggler": ["gain_good:fruit", "smuggler.fee:fruit"]}
    scene.answer(f"encounters:{token}", *more.get(token, []), "roll:1+1")
    assert (scene.seat(), scene.where(token)) == (1, "fabric_warehouse")
    assert scene.cards() == {"die_to_6": 1}


@rule("MOC-C11")
def test_die_to_6_does_not_serve_for_a_roll_that_moves_a_neutral_merchant() -> None:
    scene = at("police_station", seats=2).lira(2).strangers("tea_house", "wainwright", "wainwright").hand("die_to_6")
    scene.turn().answer("move:walk>tea_house", "assistant:leave", "toll:yes", "roll:1+1")
    assert scene.asked() == "visit"
    assert scene.view()["strangers"][0] == "fabric_warehouse"


@rule("MOC-C11")
def test_die_to_6_is_no_card_to_be_played_without_a_roll() -> None:
    scene = at("tea_house").hand("die_to_6", "coffee").visit()
    assert scene.why("play:die_to_6") == "MOC-C11"


@rule("MOC-C12")
def test_the_red_tile_may_come_before_die_to_6() -> None:
    scene = rolled(at("tea_house").tile("red").hand("die_to_6"), "1+2")
    scene.answer("change_dice:first_to_four", "change_dice:second_to_six")
    assert scene.finished()
    assert dice(scene) == [4, 6]


@rule("MOC-C12")
def test_die_to_6_may_come_before_the_red_tile() -> None:
    scene = rolled(at("tea_house").tile("red").hand("die_to_6"), "1+2")
    scene.answer("change_dice:second_to_six", "change_dice:first_to_four")
    assert scene.finished()
    assert dice(scene) == [4, 6]


@rule("MOC-C12")
def test_two_of_them_turn_both_dice() -> None:
    scene = rolled(at("tea_house").hand("die_to_6", "die_to_6"), "3+3")
    assert scene.choices() == ["change_dice:keep", "change_dice:first_to_six"]
    scene.answer("change_dice:first_to_six", "change_dice:second_to_six")
    assert scene.finished()
    assert (dice(scene), scene.me.lira, scene.cards()) == ([6, 6], 12, {})


@rule("MOC-C12")
def test_a_re_roll_undoes_what_was_turned_before() -> None:
    scene = rolled(at("tea_house").tile("red").hand("die_to_6", "die_to_6"), "1+2")
    scene.answer("change_dice:first_to_six", "change_dice:roll_again", "roll:2+3", "change_dice:second_to_six")
    assert scene.finished()
    assert (dice(scene), scene.cards()) == ([2, 6], {})


@rule("MOC-C12")
def test_two_of_them_serve_for_one_dice_card() -> None:
    scene = at("tea_house").hand("dice", "die_to_6", "die_to_6").visit().answer("play:dice", "roll:1+1")
    scene.answer("dice_card.change:first_to_six", "dice_card.change:second_to_six", "draw_guild:guild_1")
    assert (scene.asked(), scene.me.coffee, scene.guild_hand()) == ("visit", 2, [1])


# Corner ---------------------------------------------------------------------------------------------------------------

CORNERS = ["gemstone_dealer", "large_market", "coffee_house", "sultans_palace"]


@rule("MOC-C13")
@pytest.mark.parametrize("place", ["fountain", "police_station", "great_mosque", *CORNERS])
def test_corner_leads_to_the_corners_other_than_the_present_place(place: str) -> None:
    scene = at(place).hand("corner").turn()
    reached = {text.removeprefix("move:corner>") for text in scene.choices() if text.startswith("move:corner>")}
    assert reached == set(CORNERS) - {place}


@rule("MOC-C13")
def test_corner_leads_to_no_other_place() -> None:
    scene = at("gemstone_dealer").hand("corner").turn()
    assert scene.why("move:corner>gemstone_dealer") == "MOC-C13"
    assert scene.why("move:corner>fountain") == "MOC-C13"
    assert at("gemstone_dealer").turn().why("move:corner>coffee_house") == "IST-C6"


@rule("MOC-C13")
def test_after_the_corner_card_all_phases_follow() -> None:
    scene = at("gemstone_dealer").lira(4).coffee(6).hand("corner").other(1, place="coffee_house")
    scene.token("smuggler", "coffee_house").turn().answer("move:corner>coffee_house")
    assert scene.top_discard() == "corner"
    scene.answer("assistant:leave", "toll:yes", "visit:yes", "encounters:smuggler", "gain_good:jewel")
    assert scene.answer("smuggler.fee:lira", "roll:1+1").seat() == 1
    assert (scene.place(), scene.out(), scene.player(1).lira) == ("coffee_house", {"coffee_house"}, 2)
    assert (scene.me.rubies, scene.have(), scene.me.lira) == (1, {"jewel": 1}, 0)


@rule("MOC-C13")
def test_an_own_disc_in_the_corner_is_picked_up() -> None:
    scene = at("gemstone_dealer").hand("corner").assistants_at("sultans_palace").turn()
    scene.answer("move:corner>sultans_palace", "assistant:take")
    assert (scene.out(), scene.discs()) == (set(), "oooo")


# Second time ----------------------------------------------------------------------------------------------------------


@rule("MOC-C14")
def test_second_wainwright_is_another_extension_for_7_lira() -> None:
    scene = at("wainwright").lira(15).hand("wainwright_again").visit().answer("visit:yes", "again:yes")
    assert scene.finished()
    assert (scene.me.lira, scene.me.capacity, scene.top_discard()) == (1, 4, "wainwright_again")


@rule("MOC-C14")
def test_second_wainwright_brings_the_ruby_with_the_third_extension() -> None:
    scene = at("wainwright").lira(14).capacity(3).hand("wainwright_again").visit().answer("visit:yes", "again:yes")
    assert (scene.finished(), scene.me.capacity, scene.me.rubies) == (True, 5, 1)


@rule("MOC-C14")
def test_second_wainwright_is_refused_with_three_extensions_or_too_little_lira() -> None:
    scene = at("wainwright").lira(20).capacity(4).hand("wainwright_again", "five_lira").visit().answer("visit:yes")
    assert scene.why("again:yes") == "IST-P1b"
    scene = at("wainwright").lira(13).hand("wainwright_again", "five_lira").visit().answer("visit:yes")
    assert scene.why("again:yes") == "IST-P1a"
    assert scene.answer("play:five_lira", "again:yes").finished()
    assert (scene.me.lira, scene.me.capacity) == (4, 4)


@rule("MOC-C15")
def test_second_coffee_house_is_another_ruby_at_the_new_price() -> None:
    scene = at("coffee_house").coffee(14).hand("coffee_house_again").visit().answer("visit:yes", "again:yes")
    assert scene.finished()
    assert (scene.me.coffee, scene.me.rubies, scene.left("coffee_house")) == (1, 2, 3)


@rule("MOC-C15")
def test_second_coffee_house_is_refused_with_no_ruby_left_or_too_little_coffee() -> None:
    scene = at("coffee_house").coffee(40).track("coffee_house", 1).hand("coffee_house_again", "coffee").visit()
    assert scene.answer("visit:yes").why("again:yes") == "MOC-P20c"
    scene = at("coffee_house").coffee(12).hand("coffee_house_again", "coffee").visit().answer("visit:yes")
    assert scene.why("again:yes") == "MOC-P20a"
    assert scene.answer("play:coffee", "again:yes").finished()
    assert scene.me.rubies == 2


@rule("MOC-C16")
@pytest.mark.parametrize(
    ("place", "card", "rest"),
    [("wainwright", "wainwright_again", (16, 30)), ("coffee_house", "coffee_house_again", (30, 17))],
)
def test_second_time_cards_serve_for_the_family_member(place: str, card: str, rest: tuple[int, int]) -> None:
    scene = at("police_station").lira(30).coffee(30).hand(card).visit().answer("visit:yes")
    scene.answer(f"police_station.send:{place}", "family_visit:yes", "again:yes")
    assert scene.finished()
    assert (scene.me.lira, scene.me.coffee) == rest


@rule("MOC-C16")
@pytest.mark.parametrize(
    ("place", "card", "rest"),
    [("wainwright", "wainwright_again", (9, 30)), ("coffee_house", "coffee_house_again", (30, 9))],
)
def test_a_second_copy_gives_a_third_use(place: str, card: str, rest: tuple[int, int]) -> None:
    scene = at(place).lira(30).coffee(30).hand(card, card).visit().answer("visit:yes", "again:yes", "again:yes")
    assert scene.finished()
    assert (scene.me.lira, scene.me.coffee, scene.cards()) == (*rest, {})

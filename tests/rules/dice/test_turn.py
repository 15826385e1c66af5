"""The four phases of a turn, and whose it is."""

from __future__ import annotations

import pytest

from tests.dice_scene import Scene, opening, scene, throw
from tests.rules.dice.looking import KEEP, idle_turn, told, whole_game

rule = pytest.mark.rule
SEATS = [2, 3, 4]
DISPLAY = [f"refill:{tile}" for tile in ("crystal_red", "lira_red", "good_red", "action_red", "action_blue", "die")]


@rule("DIC-T1")
@pytest.mark.parametrize("seats", SEATS)
def test_seat_0_starts_and_a_round_is_one_turn_of_every_seat(seats: int) -> None:
    table = opening(seats).answer(*DISPLAY)
    for number in (1, 2, 3):
        for seat in range(seats):
            assert (table.asked(), table.seat(), table.view()["round"]) == ("throw", seat, number)
            assert f"{seat} turn_begins {number}" in told(table)
            idle_turn(table)


@rule("DIC-T2")
def test_the_four_phases_follow_each_other() -> None:
    table = scene(2).tiles("lira_red").holds(crystal=1).turn()
    assert table.asked() == "throw"
    assert told(table) == ["0 turn_begins 1", "0 tile_gives lira_red", "0 gains lira 3"]
    table.answer(throw(red=1, coin=4))
    assert table.asked() == "throw_again"
    assert told(table) == ["0 throws 5", "0 shows red 1", "0 shows coin 4"]
    table.answer(KEEP)
    assert table.choices() == ["act:done", "act:lira"]
    table.answer("act:lira")
    assert (table.asked(), table.seat()) == ("throw", 1)
    assert told(table) == ["0 acts lira", "0 uses_face coin 4", "0 gains lira 8", "1 turn_begins 2"]


@rule("DIC-T2")
def test_what_belongs_to_another_phase_is_refused() -> None:
    income = scene().tiles("bazaar_red").holds(crystal=5).turn().answer("reveal:crystal_for_brown")
    assert (income.asked(), income.why(KEEP)) == ("meet", "DIC-T2")
    thrown = scene().holds(crystal=1).faces(coin=5).thrown()
    assert (thrown.asked(), thrown.why("act:lira"), thrown.why("act:done")) == ("throw_again", "DIC-T2", "DIC-T2")
    thrown.answer(KEEP)
    assert (thrown.asked(), thrown.why("throw_again:0-0-0-0-1-0"), thrown.why(KEEP)) == ("act", "DIC-T2", "DIC-T2")


@rule("DIC-T3")
def test_income_is_lira_then_crystals_then_cards_and_nobody_is_asked() -> None:
    table = scene().tiles("crystal_red", "crystal_blue", "bazaar_red", "bazaar_blue", "lira_red", "lira_blue").turn()
    assert (table.asked(), table.have()) == ("reveal", {"lira": 6, "crystal": 2})
    table.answer("reveal:faces_lira", "reveal:faces_goods")
    assert told(table) == [
        "0 turn_begins 1",
        "0 tile_gives lira_red",
        "0 gains lira 3",
        "0 tile_gives lira_blue",
        "0 gains lira 3",
        "0 tile_gives crystal_red",
        "0 gains crystal 1",
        "0 tile_gives crystal_blue",
        "0 gains crystal 1",
        "0 tile_gives bazaar_red",
        "0 reveals faces_lira",
        "0 uses_card faces_lira",
        "0 gains lira 1",
        "0 tile_gives bazaar_blue",
        "0 reveals faces_goods",
        "0 uses_card faces_goods",
        "0 gains lira 1",
    ]
    assert (table.asked(), table.have()) == ("throw", {"lira": 8, "crystal": 2})


@rule("DIC-T3")
def test_a_card_of_the_income_is_played_with_the_rest_of_it_in_hand() -> None:
    table = scene().tiles("bazaar_red", "crystal_red").holds(crystal=3).turn().answer("reveal:ruby_for_crystals")
    assert table.choices() == ["meet:lira", "meet:meet"]
    table = scene().tiles("bazaar_red", "lira_red").display("die").holds(lira=2).turn().answer("reveal:buy_tile")
    assert table.choices() == ["meet:lira", "meet:meet"]


@rule("DIC-T3")
def test_the_other_tiles_bring_no_income() -> None:
    table = scene().tiles("good_red", "action_red", "die").turn()
    assert (table.asked(), table.have()) == ("throw", {})


@rule("DIC-T8")
@pytest.mark.parametrize(
    ("tiles", "actions"), [([], 2), (["action_red"], 3), (["action_red", "action_yellow", "action_blue"], 5)]
)
def test_two_actions_and_one_more_for_each_action_tile(tiles: list[str], actions: int) -> None:
    table = scene(2).tiles(*tiles).turn().answer(throw(card=5))
    for left in range(actions, 0, -1):
        assert (table.seat(), table.asked(), table.view()["actions_left"]) == (0, "act", left)
        table.faces(card=2)  # so that there is always one more to do
        assert table.choices() == ["act:done", "act:cards"]
        table.answer("act:cards", "how_many:1", "reveal:faces_lira")
    assert (table.seat(), table.asked(), table.have()) == (1, "throw", {"lira": actions})


@rule("DIC-T8")
def test_a_new_action_tile_and_those_of_others_give_no_action() -> None:
    table = scene(2).tiles("action_red", works=False).tiles("action_blue", seat=1).faces(coin=1, red=4).acting()
    table.answer("act:lira", "act:same_goods")
    assert table.finished()
    assert table.unused() == {"red": 2}


@rule("DIC-T9")
def test_the_player_may_stop_before_the_first_action_and_after_any() -> None:
    dice = throw(red=3, blue=2)
    before = scene(2).turn().answer(dice)
    assert before.choices() == ["act:done", "act:same_goods", "act:two_different"]
    before.answer("act:done")
    assert (before.seat(), before.asked(), before.have()) == (1, "throw", {})
    after = scene(2).turn().answer(dice, "act:same_goods", "choose_colour:red")
    assert after.choices() == ["act:done", "act:same_goods", "act:two_different"]
    after.answer("act:done")
    assert (after.seat(), after.asked(), after.have()) == (1, "throw", {"red": 1})


@rule("DIC-T9")
def test_who_can_do_nothing_is_not_asked() -> None:
    table = scene(2).turn().answer(throw(red=5))
    table.faces(red=1)
    assert (table.seat(), table.asked()) == (1, "throw")


@rule("DIC-T10")
def test_the_same_action_may_be_carried_out_again() -> None:
    table = scene().tiles("action_red").faces(red=2, green=2, blue=2).acting()
    for colour in ("red", "blue"):
        table.answer("act:same_goods", f"choose_colour:{colour}")
    assert table.choices() == ["act:done", "act:same_goods", "act:two_different", "act:three_different"]
    table.answer("act:same_goods")
    assert table.finished()
    assert (table.have(), table.unused()) == ({"red": 1, "green": 1, "blue": 1}, {})


def midway(*answers: str) -> Scene:
    """In the middle of an action, with coins on the table."""
    table = scene().faces(red=3, yellow=2, green=1, blue=1, coin=1, card=2).holds(1, red=1).display("good_red", "die")
    return table.acting().answer(*answers)


@rule("DIC-T11")
@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        (["act:same_goods"], "choose_colour"),
        (["act:two_different"], "pay"),
        (["act:four_different"], "choose_good"),
        (["act:four_different", "choose_good:red"], "choose_good"),
        (["act:cards"], "how_many"),
        (["act:cards", "how_many:2", "reveal:sale_red", "reveal:sale_blue"], "use_card"),
        (["act:cards", "how_many:1", "reveal:sale_red"], "share"),
        (["act:cards", "how_many:1", "reveal:good_for_goods"], "meet"),
        (["act:mosque"], "take_tile"),
    ],
)
def test_no_action_begins_before_the_last_one_is_finished(answers: list[str], asked: str) -> None:
    table = midway(*answers)
    assert (table.asked(), table.why("act:lira"), table.why("act:done")) == (asked, "DIC-T11", "DIC-T11")


@rule("DIC-T11")
def test_the_others_part_of_a_card_comes_before_the_next_action() -> None:
    table = scene(3).faces(card=1, coin=1).acting().answer("act:cards", "reveal:brown_blue")
    assert (table.seat(), table.asked()) == (1, "share")
    table.answer("share:take")
    assert (table.seat(), table.asked()) == (2, "share")
    table.answer("share:take")
    assert (table.seat(), table.choices()) == (0, ["act:done", "act:lira"])


@rule("DIC-T12")
def test_unused_faces_are_lost() -> None:
    table = scene(2).turn().answer(throw(red=5), "act:done")
    assert (table.seat(), table.asked(), table.unused()) == (1, "throw", {})
    table.answer(throw(blue=5))
    assert table.unused() == {"blue": 5}


@rule("DIC-T12")
def test_the_common_dice_go_round_and_the_extra_ones_stay() -> None:
    table = scene(3).tiles("die", "die").tiles("die", seat=2).turn()
    for seat, dice in [(0, 7), (1, 5), (2, 6), (0, 7), (1, 5)]:
        assert (table.seat(), table.to_throw()) == (seat, dice)
        table.coins()
        assert f"{seat} throws {dice}" in told(table)
        table.answer("act:done")


@rule("DIC-T12")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_there_are_always_nine_dice(seats: int, seed: int) -> None:
    for game, table in whole_game(seats, seed):
        view = game.view(table, None)
        assert 5 + view["spare_dice"] + sum(player["dice"] for player in view["players"]) == 9
        assert all(player["dice"] == player["tiles"].get("die", 0) for player in view["players"])
        assert sum(view["faces"].values()) <= 9

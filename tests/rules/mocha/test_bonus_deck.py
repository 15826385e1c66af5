"""The bonus deck with the new cards, and the moments at which they may be played."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at
from tests.rules.istanbul.box import DECK

rule = pytest.mark.rule

NEW = {
    "coffee": 2,
    "guild": 2,
    "coffee_for_money": 2,
    "dice": 2,
    "exchange": 2,
    "die_to_6": 2,
    "corner": 2,
    "wainwright_again": 2,
    "coffee_house_again": 2,
}


@rule("MOC-C1")
def test_the_deck_has_44_cards_the_26_of_the_base_game_and_two_each_of_nine_kinds() -> None:
    scene = at("fountain")
    assert dict(zip(scene.rules.names["card"], map(int, scene.s.deck), strict=True)) == {**DECK, **NEW}
    assert scene.view()["pile"] == 44


@rule("MOC-C1")
@pytest.mark.parametrize("card", NEW)
def test_each_new_kind_is_drawn_from_the_one_pile_and_twice_at_most(card: str) -> None:
    scene = at("tea_house").token("governor", "tea_house")
    for _ in range(2):
        scene.lira(2).token("governor", "tea_house").meet().answer("encounters:governor")
        assert "draw:far" in scene.choices()
        scene.answer(f"draw:{card}", "governor.fee:lira", "roll:1+1")
        scene.s.top = 0
    scene.lira(2).token("governor", "tea_house").meet()
    assert f"draw:{card}" not in scene.answer("encounters:governor").choices()


# A walk through a turn: what is answered to come to the next moment, and which step then asks.
WALK = [
    ("before the move", "move", []),
    ("after arriving", "assistant", ["move:walk>tea_house"]),
    ("after the disc", "last_call", ["assistant:leave"]),
    ("at the toll", "toll", ["last_call:go_on"]),
    ("before the action", "visit", ["toll:yes"]),
    ("inside the action", "tea_house.bid", ["visit:yes"]),
    ("after the roll", "change_dice", ["tea_house.bid:5", "roll:3+4"]),
    ("before the encounters", "encounters", ["change_dice:keep"]),
    ("between the encounters", "encounters", ["encounters:governor", "draw:far", "governor.fee:lira", "roll:1+1"]),
    (
        "after the encounters",
        "encounters",
        ["encounters:coffee_trader", "roll:1+2"],
    ),
]
MOMENTS = [moment for moment, _, _ in WALK]
WITHIN = ["inside the action", "after the roll"]
ANY_TIME = ["coffee", "guild", "coffee_for_money"]
NEVER_INSIDE = ["dice", "exchange"]


def walked(until: str) -> MochaScene:
    """Up to that moment, with a card of each kind that is an aside, and whom one may meet."""
    scene = at("police_station").lira(9).coffee(5).hand(*ANY_TIME, *NEVER_INSIDE, "return_assistant")
    scene.assistants_at("wainwright").other(1, place="tea_house")
    return scene.token("governor", "tea_house").token("coffee_trader", "tea_house").turn().walk(WALK, until)


@rule("MOC-C2")
@pytest.mark.parametrize("moment", MOMENTS)
def test_coffee_guild_and_coffee_for_money_may_be_played_at_every_moment(moment: str) -> None:
    assert walked(moment).plays() >= set(ANY_TIME)


@rule("MOC-C2")
def test_they_may_be_played_between_an_action_and_its_repetition() -> None:
    scene = at("post_office").coffee(3).hand(*ANY_TIME, "mail_again").visit().answer("visit:yes")
    assert (scene.asked(), scene.plays()) == ("again", set(ANY_TIME))


@rule("MOC-C2")
def test_they_may_not_be_played_while_something_is_due() -> None:
    scene = at("caravansary").coffee(3).hand(*ANY_TIME).visit().answer("visit:yes", "caravansary.take:pile")
    scene.answer("draw:far", "draw:stay")
    assert scene.why("play:coffee") == "IST-C9"


@rule("MOC-C2")
def test_their_gain_may_pay_what_is_asked_next() -> None:
    scene = at("coffee_house").coffee(4).hand("coffee").visit()
    assert scene.why("visit:yes") == "MOC-P20a"
    assert scene.answer("play:coffee", "visit:yes").finished()
    assert (scene.me.coffee, scene.me.rubies) == (0, 1)


@rule("MOC-C3")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", NEVER_INSIDE)
def test_dice_and_exchange_may_be_played_at_every_moment_but_inside_an_action(card: str, moment: str) -> None:
    scene = walked(moment)
    if moment in WITHIN:
        assert scene.why(f"play:{card}") == "MOC-C3"
    else:
        assert card in scene.plays()


@rule("MOC-C3")
def test_they_may_be_played_between_an_action_and_its_repetition_too() -> None:
    scene = at("post_office").coffee(3).hand(*NEVER_INSIDE, "mail_again").visit().answer("visit:yes")
    assert (scene.asked(), scene.plays()) == ("again", set(NEVER_INSIDE))


@rule("MOC-C3")
def test_they_may_not_be_played_while_the_family_member_acts_or_behind_the_barrier() -> None:
    scene = at("police_station").coffee(3).hand(*NEVER_INSIDE).visit().answer("visit:yes")
    scene.answer("police_station.send:tea_house")
    assert scene.why("play:dice") == scene.why("play:exchange") == "MOC-C3"
    scene = at("tavern").coffee(3).hand(*NEVER_INSIDE).visit().answer("visit:yes", "tavern.choose:barrier")
    scene.answer("tavern.barrier:tea_house>police_station")
    assert scene.asked() == "barrier_visit"
    assert scene.why("play:dice") == scene.why("play:exchange") == "MOC-C3"


@rule("MOC-C3")
def test_what_the_dice_card_asks_is_answered_before_another_card() -> None:
    scene = at("tea_house").coffee(3).hand("dice", "die_to_6", "five_lira", "coffee", "guild").tile("yellow").lira(2)
    scene.assistants_at("wainwright").visit().answer("play:dice", "roll:1+2")
    assert [text for text in scene.choices() if text.startswith("play:")] == []
    assert scene.why("play:five_lira") == "IST-C9"

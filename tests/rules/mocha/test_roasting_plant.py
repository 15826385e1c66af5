"""Roasting Plant (17)."""

from __future__ import annotations

import pytest

from tests.mocha_scene import MochaScene, at

rule = pytest.mark.rule


def roasting(lira: int = 0, cards: tuple[str, ...] = (), guild: tuple[int, ...] = (), **goods: int) -> MochaScene:
    return at("roasting_plant").lira(lira).hand(*cards).guild(*guild).goods(**goods).visit()


def roast(*options: str) -> list[str]:
    return [f"roasting_plant.roast:{option}" for option in options]


@rule("MOC-P17a")
def test_two_lira_bring_two_coffee() -> None:
    scene = roasting(lira=3).answer("visit:yes")
    assert scene.finished()
    assert (scene.me.coffee, scene.me.lira) == (2, 1)


@rule("MOC-P17a")
def test_one_lira_is_not_enough() -> None:
    scene = roasting(lira=1)
    assert scene.finished()
    assert (scene.me.coffee, scene.me.lira) == (0, 1)
    scene = roasting(lira=1, fruit=1, cards=("stay",)).answer("visit:yes")
    assert scene.choices() == roast("good", "card")


@rule("MOC-P17a")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewel"])
def test_one_good_of_any_type_brings_two_coffee(good: str) -> None:
    scene = at("roasting_plant").goods(**{good: 2}).visit().answer("visit:yes")
    assert scene.finished()
    assert (scene.me.coffee, scene.have()) == (2, {good: 1})


@rule("MOC-P17a")
def test_which_good_is_paid_is_chosen() -> None:
    scene = roasting(spice=1, jewel=2).answer("visit:yes")
    assert scene.choices() == ["roasting_plant.good:spice", "roasting_plant.good:jewel"]
    assert scene.answer("roasting_plant.good:jewel").have() == {"spice": 1, "jewel": 1}


@rule("MOC-P17a")
def test_one_card_brings_two_coffee() -> None:
    scene = roasting(cards=("stay", "far")).answer("visit:yes", "roasting_plant.card:far")
    assert scene.finished()
    assert (scene.me.coffee, scene.cards()) == (2, {"stay": 1})


@rule("MOC-P17b")
def test_all_three_options_bring_six_coffee() -> None:
    scene = roasting(lira=2, cards=("stay",), guild=(5,), fruit=1).answer("visit:yes")
    assert scene.choices() == roast("lira", "good", "card", "guild_card")
    scene.answer(*roast("good"))
    assert scene.choices() == roast("done", "lira", "card", "guild_card")
    scene.answer(*roast("card"))
    assert scene.choices() == roast("done", "lira")
    scene.answer(*roast("lira"))
    assert scene.finished()
    assert (scene.me.coffee, scene.me.lira, scene.have(), scene.cards(), scene.guild_hand()) == (6, 0, {}, {}, [5])


@rule("MOC-P17b")
@pytest.mark.parametrize(
    ("used", "coffee"), [(["lira"], 2), (["good"], 2), (["lira", "good"], 4), (["good", "card"], 4)]
)
def test_one_or_two_options_are_enough(used: list[str], coffee: int) -> None:
    scene = roasting(lira=9, cards=("stay",), fruit=1).answer("visit:yes", *roast(*used, "done"))
    assert scene.finished()
    assert scene.me.coffee == coffee


@rule("MOC-P17b")
def test_no_option_is_used_twice() -> None:
    scene = roasting(lira=9, cards=("stay", "stay"), guild=(5, 6), fruit=2, spice=2).answer("visit:yes")
    scene.answer(*roast("lira"))
    assert scene.why("roasting_plant.roast:lira") == "MOC-P17b"
    scene.answer(*roast("good"), "roasting_plant.good:fruit")
    assert scene.why("roasting_plant.roast:good") == "MOC-P17b"
    scene.answer(*roast("guild_card"), "roasting_plant.guild_card:guild_5")
    assert scene.finished()
    assert (scene.me.coffee, scene.me.lira, scene.cards(), scene.guild_hand()) == (6, 7, {"stay": 2}, [6])


@rule("MOC-P17b")
def test_who_begins_uses_one_option_at_least() -> None:
    scene = roasting(lira=2, cards=("stay",)).answer("visit:yes")
    assert scene.why("roasting_plant.roast:done") == "MOC-P17b"


@rule("MOC-P17b")
def test_the_visit_may_be_declined() -> None:
    scene = roasting(lira=2, cards=("stay",))
    assert scene.choices() == ["visit:no", "visit:yes"]
    scene.answer("visit:no")
    assert (scene.finished(), scene.me.coffee, scene.me.lira) == (True, 0, 2)


@rule("MOC-P17b")
def test_a_card_played_in_between_pays_for_an_option() -> None:
    scene = roasting(cards=("five_lira", "stay")).answer("visit:yes", *roast("card"), "roasting_plant.card:stay")
    assert scene.choices() == [*roast("done"), "play:five_lira"]
    scene.answer("play:five_lira", *roast("lira"))
    assert (scene.me.coffee, scene.me.lira) == (4, 3)


@rule("MOC-P17c")
@pytest.mark.parametrize("card", ["five_lira", "gain_good", "coffee", "coffee_house_again"])
def test_a_bonus_card_goes_to_the_bonus_discards_without_effect(card: str) -> None:
    scene = roasting(lira=2, cards=(card, "stay"))
    scene.answer("visit:yes", *roast("card"), f"roasting_plant.card:{card}", *roast("done"))
    assert scene.finished()
    assert (scene.top_discard(), scene.cards(), scene.guild_discards()) == (card, {"stay": 1}, [])
    assert (scene.me.coffee, scene.me.lira, scene.have()) == (2, 2, {})


@rule("MOC-P17c")
def test_a_guild_card_goes_to_the_guild_discards_without_effect() -> None:
    scene = roasting(guild=(2, 16)).answer("visit:yes", "roasting_plant.guild_card:guild_2")
    assert scene.finished()
    assert (scene.guild_discards(), scene.guild_hand(), scene.top_discard()) == ([2], [16], "")
    assert (scene.me.coffee, scene.have()) == (2, {})


@rule("MOC-P17c")
def test_only_cards_of_the_hand_serve() -> None:
    scene = roasting(cards=("stay", "far"), guild=(3, 8)).answer("visit:yes", *roast("card"))
    assert scene.choices() == ["roasting_plant.card:far", "roasting_plant.card:stay"]
    scene = roasting(cards=("stay",), guild=(3, 8)).answer("visit:yes", *roast("guild_card"))
    assert scene.choices() == ["roasting_plant.guild_card:guild_3", "roasting_plant.guild_card:guild_8"]
    assert scene.why("roasting_plant.guild_card:guild_9") == "MOC-P17c"

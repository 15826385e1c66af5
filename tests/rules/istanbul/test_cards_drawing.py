"""Bonus cards: the deck, drawing, discarding, holding."""

from __future__ import annotations

import pytest

from tests.rules.istanbul.box import DECK
from tests.scene import Scene, at

rule = pytest.mark.rule


def caught(scene: Scene) -> Scene:
    """A family member of seat 1 is caught; the reward may be a card."""
    scene.other(1, family=scene.place()).meet()
    return scene.answer("encounters:family") if scene.asked() == "encounters" else scene


@rule("IST-C1")
def test_the_deck_has_26_cards_of_ten_kinds() -> None:
    scene = at("tea_house")
    assert dict(zip(scene.rules.names["card"], map(int, scene.s.deck), strict=True)) == DECK
    assert scene.view()["pile"] == 26


@rule("IST-C1")
@pytest.mark.parametrize(("card", "copies"), DECK.items())
def test_each_kind_can_be_drawn_as_often_as_there_are_copies(card: str, copies: int) -> None:
    scene = at("tea_house", seats=5)
    for _ in range(copies):
        caught(scene).answer("reward:card")
        assert f"draw:{card}" in scene.choices()
        scene.answer(f"draw:{card}")
    assert f"draw:{card}" not in caught(scene).answer("reward:card").choices()


@rule("IST-C2")
def test_a_reward_is_drawn_from_the_pile_and_not_from_the_discards() -> None:
    scene = caught(at("tea_house").discarded("stay").pile("far", "gain_good")).answer("reward:card")
    assert scene.choices() == ["draw:gain_good", "draw:far"]
    scene.answer("draw:far")
    assert scene.top_discard() == "stay"


@rule("IST-C2")
def test_the_governor_gives_a_card_of_the_pile_and_not_of_the_discards() -> None:
    scene = at("tea_house").discarded("stay").pile("far", "gain_good").token("governor", "tea_house").meet()
    assert scene.answer("encounters:governor").choices() == ["draw:gain_good", "draw:far"]


@rule("IST-C3")
def test_a_card_discarded_lies_on_top() -> None:
    scene = at("caravansary").hand("gems_again").discarded("stay").visit()
    scene.answer("visit:yes", "caravansary.take:pile", "draw:far", "caravansary.take_another:pile", "draw:far")
    scene.answer("discard:gems_again")
    assert scene.view(None)["discards"] == ["stay", "gems_again"]


@rule("IST-C3")
def test_a_card_played_lies_on_top_before_its_effect() -> None:
    scene = (
        at("tea_house").hand("family_home").family("wainwright").discarded("stay").visit().answer("play:family_home")
    )
    assert scene.asked() == "reward"
    assert scene.view(None)["discards"] == ["stay", "family_home"]
    assert scene.cards() == {}


@rule("IST-C3")
@pytest.mark.parametrize(("card", "move"), [("far", "move:far>gemstone_dealer"), ("stay", "move:stay>great_mosque")])
def test_a_card_that_moves_lies_on_top(card: str, move: str) -> None:
    scene = at("sultans_palace" if card == "far" else "great_mosque").hand(card).turn().answer(move)
    assert scene.top_discard() == card


@rule("IST-C3")
def test_a_card_that_repeats_an_action_lies_on_top_before_the_repetition() -> None:
    scene = at("post_office").hand("mail_again").visit().answer("visit:yes", "again:yes")
    assert [one.key for one in scene.events() if one.key in ("plays", "acts_again")] == ["plays", "acts_again"]
    assert scene.top_discard() == "mail_again"


@rule("IST-C4")
def test_when_the_last_card_is_drawn_the_discards_become_the_pile() -> None:
    scene = caught(at("tea_house").discarded("stay", "far").pile("gain_good")).answer("reward:card", "draw:gain_good")
    view = scene.view()
    assert (view["pile"], view["discards"]) == (2, [])
    assert caught(scene).answer("reward:card").choices() == ["draw:far", "draw:stay"]


@rule("IST-C4")
def test_the_discards_are_shuffled_between_the_two_cards_of_the_caravansary() -> None:
    scene = at("caravansary").discarded("stay", "far").pile("gain_good").visit()
    scene.answer("visit:yes", "caravansary.take:pile", "draw:gain_good")
    assert scene.top_discard() == ""
    assert scene.choices() == ["draw:far", "draw:stay"]


@rule("IST-C4")
def test_a_card_drawn_before_the_last_leaves_the_discards_alone() -> None:
    scene = caught(at("tea_house").discarded("stay").pile("gain_good", "far")).answer("reward:card", "draw:far")
    assert scene.view()["discards"] == ["stay"]


@rule("IST-C5")
def test_with_no_card_left_anywhere_none_is_drawn() -> None:
    scene = caught(at("tea_house").pile())
    scene.choices()
    assert scene.me.lira == 3
    assert scene.cards() == {}


@rule("IST-C5")
def test_with_no_card_left_anywhere_the_next_one_played_is_the_pile() -> None:
    scene = at("tea_house").hand("five_lira").pile().visit().answer("play:five_lira")
    view = scene.view()
    assert (view["pile"], view["discards"]) == (1, [])
    assert caught(scene).answer("reward:card").choices() == ["draw:five_lira"]


@rule("IST-C6")
def test_any_number_of_cards_is_held_and_played() -> None:
    hand = ["five_lira"] * 4 + ["gain_good"] * 4
    scene = at("tea_house").capacity(5).hand(*hand).visit()
    for _ in range(4):
        scene.answer("play:five_lira", "play:gain_good", "gain_good:jewel")
    assert scene.me.lira == 20
    assert scene.have() == {"jewel": 4}
    assert scene.cards() == {}


@rule("IST-C6")
def test_a_card_that_is_not_in_the_own_hand_is_refused() -> None:
    scene = at("fountain").sit(1).hand("five_lira", "stay", "far").sit(0).turn()
    assert scene.why("play:five_lira") == "IST-C6"
    assert scene.why("move:stay>fountain") == "IST-C6"
    assert scene.why("move:far>great_mosque") == "IST-C6"


@rule("IST-C6")
def test_nobody_plays_a_card_in_the_turn_of_another() -> None:
    scene = at("fountain").lira(2).sit(1).hand("five_lira", "family_home").family("wainwright").sit(0)
    scene.other(1, place="tea_house", family="wainwright").turn()
    answers = ["move:walk>tea_house", "assistant:leave", "toll:yes", "visit:yes", "tea_house.bid:5", "roll:1+1"]
    for text in answers:
        assert scene.seat() == 0
        assert scene.plays() == set()
        scene.answer(text)
    assert scene.seat() == 1
    assert scene.plays() == {"five_lira", "family_home"}


@rule("IST-C7")
def test_others_know_how_many_cards_a_hand_has_but_not_which() -> None:
    scene = at("tea_house").hand("five_lira", "stay").visit()
    assert scene.view(0)["players"][0]["hand"] == {"five_lira": 1, "stay": 1}
    for viewer in (1, 2, 3, None):
        player = scene.view(viewer)["players"][0]
        assert (player["cards"], player["hand"]) == (2, {})


@rule("IST-C7")
def test_lira_goods_rubies_and_tiles_are_open() -> None:
    scene = at("tea_house").lira(7).goods(spice=2).rubies(3).tile("green").visit()
    player = scene.view(2)["players"][0]
    assert (player["lira"], player["rubies"], player["tiles"]) == (7, 3, ["green"])
    assert player["goods"] == {"fabric": 0, "spice": 2, "fruit": 0, "jewel": 0}


@rule("IST-C7")
def test_others_are_not_told_which_card_was_drawn() -> None:
    scene = caught(at("tea_house")).answer("reward:card", "draw:stay")
    drawn = next(one for one in scene.events() if one.key == "draws")
    assert drawn.scrubbed(0).args == {"card": "stay"}
    assert drawn.scrubbed(1).args == drawn.scrubbed(None).args == {"card": "?"}

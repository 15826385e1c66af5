"""The ten kinds of bonus cards."""

from __future__ import annotations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def moves(scene: Scene, way: str) -> set[str]:
    """Where the merchant may go in that way."""
    start = f"move:{way}>"
    return {text.removeprefix(start) for text in scene.choices() if text.startswith(start)}


# In general -----------------------------------------------------------------------------------------------------------


@rule("IST-C10")
@pytest.mark.parametrize(
    ("place", "card", "choice"),
    [
        ("tea_house", "family_home", "play:family_home"),  # the family member is at home
        ("small_market", "sell_any", "visit:sell_any"),  # there is nothing to sell
    ],
)
def test_a_card_without_effect_is_refused(place: str, card: str, choice: str) -> None:
    scene = at(place).hand("five_lira", card).visit()
    assert choice not in scene.choices()


@rule("IST-C10")
def test_a_return_card_without_an_assistant_on_the_board_is_refused() -> None:
    scene = at("fountain").hand("return_assistant").turn()
    assert "play:return_assistant" not in scene.choices()


@rule("IST-C11")
@pytest.mark.parametrize(
    ("place", "card", "answers", "lira", "rubies"),
    [
        ("post_office", "mail_again", ["family_visit:yes", "again:yes"], 34, 0),
        ("gemstone_dealer", "gems_again", ["family_visit:yes", "again:yes"], 5, 2),
        (
            "sultans_palace",
            "palace_again",
            ["family_visit:yes", "again:yes", "sultans_palace.deliver_any:1-0-0-0"],
            30,
            2,
        ),
        ("small_market", "sell_any", ["family_visit:sell_any", "market.sell_any:0-0-0-4"], 44, 0),
    ],
)
def test_a_card_bound_to_a_place_serves_the_family_member(
    place: str, card: str, answers: list[str], lira: int, rubies: int
) -> None:
    scene = at("police_station").lira(30).capacity(5).goods(fabric=4, spice=4, fruit=4, jewel=4).hand(card)
    scene.demand("small_market", 1).visit().answer("visit:yes", f"police_station.send:{place}", *answers)
    assert scene.asked() in {"", "reveal"}, "all that follows by itself has been done"
    assert (scene.me.lira, scene.me.rubies) == (lira, rubies)
    assert scene.cards() == {}


# Goods and Lira -------------------------------------------------------------------------------------------------------


@rule("IST-C12")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewel"])
def test_gain_a_good_brings_one_of_any_type(good: str) -> None:
    scene = at("tea_house").hand("gain_good").visit().answer("play:gain_good")
    assert len(scene.choices()) == 4
    scene.answer(f"gain_good:{good}")
    assert scene.have() == {good: 1}


@rule("IST-C14")
def test_five_lira_brings_five_lira() -> None:
    scene = at("tea_house").lira(1).hand("five_lira").visit().answer("play:five_lira")
    assert scene.me.lira == 6
    assert scene.have() == {}


@rule("IST-C14")
def test_five_lira_pay_a_toll_at_once() -> None:
    scene = at("fountain").lira(1).hand("five_lira").other(1, place="tea_house").other(2, place="tea_house").turn()
    scene.answer("move:walk>tea_house", "assistant:leave")
    assert scene.choices() == ["toll:no", "play:five_lira"]
    scene.answer("play:five_lira", "toll:yes")
    assert [scene.player(seat).lira for seat in range(3)] == [2, 2, 2]


@rule("IST-C14")
def test_five_lira_pay_a_price_at_once() -> None:
    scene = at("wainwright").lira(2).hand("five_lira").visit()
    assert scene.choices() == ["visit:no", "play:five_lira"]
    scene.answer("play:five_lira", "visit:yes")
    assert (scene.me.lira, scene.me.capacity) == (0, 3)


@rule("IST-C14")
def test_five_lira_pay_a_price_inside_an_action() -> None:
    scene = at("spice_warehouse").hand("five_lira").tile("green").visit().answer("visit:yes")
    assert scene.choices() == ["warehouse.one_more:none", "play:five_lira"]
    scene.answer("play:five_lira", "warehouse.one_more:jewel")
    assert scene.me.lira == 3
    assert scene.have() == {"spice": 2, "jewel": 1}


# Moving ---------------------------------------------------------------------------------------------------------------


@rule("IST-C15")
def test_move_3_or_4_reaches_the_places_three_and_four_steps_away() -> None:
    scene = at("great_mosque").hand("far").turn()
    three = {"small_mosque", "fountain", "caravansary", "sultans_palace"}
    four = {"spice_warehouse", "small_market", "large_market"}
    assert moves(scene, "far") == three | four
    assert scene.why("move:far>fabric_warehouse") == "IST-C15"
    assert scene.why("move:far>tea_house") == "IST-C15"
    assert scene.why("move:far>great_mosque") == "IST-C15"


@rule("IST-C15")
def test_after_a_far_move_the_turn_goes_on_as_usual() -> None:
    scene = at("great_mosque").hand("far").turn().answer("move:far>small_market", "assistant:leave")
    assert scene.place() == "small_market"
    assert scene.out() == {"small_market"}


@rule("IST-C16")
def test_stay_keeps_the_merchant_where_he_is() -> None:
    scene = at("tea_house").hand("stay").turn()
    assert moves(scene, "stay") == {"tea_house"}
    scene.answer("move:stay>tea_house")
    assert scene.choices() == ["assistant:stop", "assistant:leave"]
    scene.answer("assistant:leave", "visit:yes", "tea_house.bid:3", "roll:2+2")
    assert scene.seat() == 1
    assert scene.me.lira == 3
    assert scene.out() == {"tea_house"}


@rule("IST-C16")
def test_who_stays_picks_up_the_assistant_lying_there() -> None:
    scene = at("tea_house").hand("stay").assistants_at("tea_house").turn().answer("move:stay>tea_house")
    assert scene.choices() == ["assistant:stop", "assistant:take"]
    assert scene.answer("assistant:take").me.stack == 4


@rule("IST-C16")
def test_who_stays_pays_and_meets_those_who_are_there() -> None:
    scene = at("tea_house").lira(2).hand("stay").other(1, place="tea_house").other(2, family="tea_house").turn()
    scene.answer("move:stay>tea_house", "assistant:leave", "toll:yes", "visit:no", "reward:lira")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.player(1).lira) == (3, 2)
    assert scene.family_at(2) == "police_station"


@rule("IST-C17")
def test_stay_at_the_fountain_asks_for_no_assistant() -> None:
    scene = at("fountain").hand("stay").assistants_at("tea_house", "wainwright", "caravansary", "post_office").turn()
    scene.answer("move:stay>fountain", "visit:yes", "fountain.gather:tea_house", "fountain.gather:enough")
    assert scene.seat() == 1
    assert scene.place() == "fountain"
    assert scene.out() == {"wainwright", "caravansary", "post_office"}


@rule("IST-C18")
@pytest.mark.parametrize("move", ["move:walk>post_office", "move:far>small_market", "move:stay>great_mosque"])
def test_one_way_to_move_is_used_in_a_turn(move: str) -> None:
    scene = at("great_mosque").hand("far", "far", "stay", "stay", "five_lira").turn().answer(move)
    for answer in ("assistant:leave", "visit:no"):
        assert scene.why("play:far") == "IST-C18"
        assert scene.why("play:stay") == "IST-C18"
        scene.answer(answer)
    assert scene.plays() == {"five_lira"}


# Assistants and family ------------------------------------------------------------------------------------------------


@rule("IST-C19")
@pytest.mark.parametrize("place", ["tea_house", "wainwright", "great_mosque"])
def test_return_brings_an_assistant_from_any_place_even_the_merchants(place: str) -> None:
    scene = at("tea_house").hand("return_assistant").assistants_at("tea_house", "wainwright", "great_mosque").turn()
    scene.answer("play:return_assistant")
    assert len(scene.choices()) == 3
    scene.answer(f"call_back:{place}")
    assert scene.out() == {"tea_house", "wainwright", "great_mosque"} - {place}
    assert scene.me.stack == 2
    assert scene.me.lira == 0


@rule("IST-C19")
def test_return_brings_back_the_assistant_just_left() -> None:
    scene = at("fountain").hand("return_assistant").turn().answer("move:walk>tea_house", "assistant:leave")
    scene.answer("play:return_assistant")
    assert scene.asked() == "visit"
    assert scene.out() == set()
    assert scene.me.stack == 4


@rule("IST-C21")
def test_family_goes_home_for_three_lira_or_a_card() -> None:
    scene = at("tea_house").hand("family_home", "family_home").family("wainwright").visit()
    scene.answer("play:family_home", "reward:lira")
    assert scene.family_at() == "police_station"
    assert scene.me.lira == 3
    scene.family("post_office").answer("play:family_home", "reward:card", "draw:stay")
    assert scene.family_at() == "police_station"
    assert scene.cards() == {"stay": 1}


@rule("IST-C21")
def test_family_is_refused_while_the_family_member_is_at_home() -> None:
    scene = at("tea_house").hand("family_home").visit()
    assert scene.why("play:family_home") == "IST-C21"


@rule("IST-C22")
def test_family_played_at_the_police_station_makes_its_action_available() -> None:
    scene = at("police_station").hand("family_home").family("wainwright").visit()
    assert scene.choices() == ["visit:no", "play:family_home"]
    scene.answer("play:family_home", "reward:lira", "visit:yes", "police_station.send:post_office", "family_visit:yes")
    assert scene.finished()
    assert scene.me.lira == 5
    assert scene.family_at() == "post_office"


@rule("IST-C22")
@pytest.mark.parametrize("before", [[], ["family_visit:yes"]])
def test_family_played_inside_its_own_action_does_not_stop_it(before: list[str]) -> None:
    scene = at("police_station").hand("family_home").visit().answer("visit:yes", "police_station.send:tea_house")
    scene.answer(*before, "play:family_home", "reward:lira")
    scene.answer(*["family_visit:yes"][len(before) :], "tea_house.bid:8", "roll:4+4")
    assert scene.finished()
    assert scene.me.lira == 11
    assert scene.family_at() == "police_station"

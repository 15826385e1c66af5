"""The last round, leftover cards, and the ranking."""

from __future__ import annotations

import pytest

from souk.engine.game import Outcome
from tests.scene import Scene, at

rule = pytest.mark.rule
IDLE = ("move:walk>tea_house", "assistant:stop")  # a turn in which nothing happens


def last_round(scene: Scene) -> Scene:
    """All merchants are at the Fountain, and nobody does anything."""
    return scene.sit(0).turn().answer(*IDLE * len(scene.s.players))


Holding = tuple[int, int, dict[str, int], list[str]]  # rubies, Lira, goods, cards


def ended(*holdings: Holding) -> Outcome:
    """How a game ends in which the seats have so much."""
    scene = at("fountain", seats=len(holdings))
    for seat, (rubies, lira, goods, cards) in enumerate(holdings):
        scene.sit(seat).rubies(rubies).lira(lira).goods(**goods).hand(*cards)
    return last_round(scene).outcome()


@rule("IST-X1")
@pytest.mark.parametrize(("seats", "rubies"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_end_begins_with_six_rubies_for_two_players_and_five_for_more(seats: int, rubies: int) -> None:
    scene = last_round(at("fountain", seats=seats).rubies(rubies))
    assert scene.finished()
    scene = last_round(at("fountain", seats=seats).rubies(rubies - 1))
    assert (scene.finished(), scene.seat(), scene.asked()) == (False, 0, "move")


@rule("IST-X1")
def test_with_two_players_a_fifth_ruby_does_not_end_the_game() -> None:
    scene = at("tea_house", seats=2).strangers("post_office", "post_office", "post_office").rubies(4).lira(50).turn()
    scene.answer("move:walk>gemstone_dealer", "assistant:leave", "visit:yes", *IDLE)
    assert (scene.me.rubies, scene.seat(), scene.asked()) == (5, 0, "move")
    assert scene.view()["last_round"] is False


@rule("IST-X2")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_every_later_seat_has_one_more_turn_and_no_earlier_one(seat: int) -> None:
    scene = at("fountain").sit(seat).rubies(5).turn()
    turns = []
    while not scene.finished():
        turns.append(scene.seat())
        scene.answer(*IDLE)
    assert turns == list(range(seat, 4))


@rule("IST-X2")
def test_the_turn_with_the_fifth_ruby_goes_on_to_its_end() -> None:
    scene = at("tea_house").rubies(4).lira(20).token("governor", "gemstone_dealer").turn()
    scene.answer("move:walk>gemstone_dealer", "assistant:leave", "visit:yes")
    assert (scene.me.rubies, scene.choices()) == (5, ["encounters:done", "encounters:governor"])
    scene.answer("encounters:governor", "draw:stay", "governor.fee:lira", "roll:1+1")
    assert (scene.seat(), scene.asked(), scene.cards()) == (1, "move", {"stay": 1})


@rule("IST-X2")
def test_a_second_player_with_the_rubies_does_not_prolong_the_round() -> None:
    assert last_round(at("fountain").rubies(5).sit(2).rubies(5)).finished()


@rule("IST-X3")
def test_leftover_cards_are_played_in_turn_order_from_seat_0() -> None:
    scene = at("fountain").sit(2).rubies(5).hand("five_lira").sit(0).hand("five_lira", "gain_good")
    last_round(scene)
    assert (scene.seat(), scene.asked()) == (0, "leftovers")
    scene.answer("play:five_lira", "play:gain_good", "gain_good:jewel")
    assert (scene.seat(), scene.asked(), scene.me.lira, scene.have()) == (2, "leftovers", 5, {"jewel": 1})
    scene.answer("play:five_lira")
    assert scene.finished()
    assert scene.player(2).lira == 5


@rule("IST-X3")
def test_leftover_cards_may_be_kept() -> None:
    scene = last_round(at("fountain").rubies(5).hand("five_lira", "five_lira")).answer("play:five_lira")
    scene.answer("leftovers:done")
    assert scene.finished()
    assert (scene.me.lira, scene.cards()) == (5, {"five_lira": 1})


@rule("IST-X3")
def test_no_card_that_gives_neither_goods_nor_money_and_no_tile_is_used_then() -> None:
    scene = at("fountain").rubies(5).lira(9).goods(spice=1).family("tea_house").tile("yellow", "green", "red")
    scene.assistants_at("black_market")
    scene.hand("gain_good", "five_lira", "far", "stay", "return_assistant", "family_home", "sell_any")
    last_round(scene.hand("palace_again", "mail_again", "gems_again"))
    assert scene.choices() == ["leftovers:done", "play:gain_good", "play:five_lira", "play:family_home"]
    assert scene.why("play:return_assistant") == "IST-X3"
    assert scene.why("play:yellow") == "IST-X3"


@rule("IST-X4")
def test_a_leftover_family_card_gives_three_lira_and_no_card() -> None:
    scene = last_round(at("fountain").rubies(5).lira(1).family("tea_house").hand("family_home"))
    scene.answer("play:family_home")
    assert scene.finished()
    assert (scene.me.lira, scene.cards(), scene.top_discard()) == (4, {}, "family_home")
    assert scene.view()["players"][0]["family"] == "police_station"


@rule("IST-X4")
def test_a_leftover_family_card_is_refused_while_the_family_member_is_at_the_police_station() -> None:
    scene = last_round(at("fountain").rubies(5).hand("family_home", "five_lira"))
    assert scene.choices() == ["leftovers:done", "play:five_lira"]
    assert scene.why("play:family_home") == "IST-C21"


@rule("IST-X5")
def test_most_rubies_win_whoever_came_first_and_whatever_else_there_is() -> None:
    result = ended((5, 99, {"spice": 2}, ["stay"]), (6, 0, {}, []), (4, 99, {}, []))
    assert (result.ranks, result.winners) == ([2, 1, 3], [1])


@rule("IST-X5")
def test_a_later_seat_may_still_pass_the_one_who_started_the_end() -> None:
    scene = at("fountain", seats=3).rubies(5).sit(1).rubies(5).other(1, place="tea_house", lira=14).sit(0).turn()
    scene.answer(*IDLE, "move:walk>gemstone_dealer", "assistant:leave", "visit:yes", *IDLE)
    assert scene.outcome().winners == [1]


@rule("IST-X6")
def test_of_equal_rubies_most_lira_win() -> None:
    result = ended((5, 3, {"spice": 2}, ["stay"]), (5, 4, {}, []), (2, 99, {}, []))
    assert (result.ranks, result.decided_by) == ([2, 1, 3], 1)


@rule("IST-X6")
def test_lira_of_leftover_cards_count() -> None:
    scene = at("fountain", seats=3).rubies(5).lira(3).hand("five_lira").sit(1).rubies(5).lira(7)
    assert last_round(scene).answer("play:five_lira").outcome().winners == [0]


@rule("IST-X7")
def test_of_equal_lira_most_goods_of_all_types_together_win() -> None:
    result = ended((5, 3, {"jewel": 2}, ["stay"]), (5, 3, {"spice": 1, "fabric": 1, "fruit": 1}, []), (0, 9, {}, []))
    assert (result.ranks, result.decided_by) == ([2, 1, 3], 2)


@rule("IST-X8")
def test_of_equal_goods_most_cards_win() -> None:
    result = ended((5, 3, {"jewel": 2}, ["stay"]), (5, 3, {"spice": 2}, ["far", "far"]), (0, 9, {}, []))
    assert (result.ranks, result.decided_by) == ([2, 1, 3], 3)


@rule("IST-X9")
def test_players_equal_in_everything_share_the_win() -> None:
    alike: Holding = (5, 3, {"jewel": 2}, ["stay"])
    result = ended(alike, (4, 9, {}, []), (5, 3, {"spice": 1, "fruit": 1}, ["far"]))
    assert (result.ranks, result.winners, result.decided_by) == ([1, 3, 1], [0, 2], -1)


@rule("IST-X9")
def test_lower_places_are_ranked_the_same_way_and_shared_too() -> None:
    result = ended((2, 4, {}, []), (5, 0, {}, []), (2, 4, {}, []), (2, 4, {"fruit": 1}, []), (1, 9, {}, []))
    assert result.ranks == [3, 1, 3, 2, 5]


@rule("IST-X9")
def test_all_may_win() -> None:
    result = ended((6, 0, {}, []), (6, 0, {}, []))
    assert (result.ranks, result.winners) == ([1, 1], [0, 1])

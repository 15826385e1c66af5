"""Phase 4: family members, the Governor, the Smuggler."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


PHASE_3 = [
    ("carried out", "post_office", ["assistant:leave", "visit:yes"]),
    ("skipped", "post_office", ["assistant:leave", "visit:no"]),
    ("closed", "police_station", ["assistant:leave"]),  # the own family member is away
    ("fountain", "fountain", []),
]


@rule("IST-E5")
@pytest.mark.parametrize(("how", "place", "answers"), PHASE_3, ids=[how for how, _, _ in PHASE_3])
def test_phase_4_takes_place_whatever_became_of_the_action(how: str, place: str, answers: list[str]) -> None:
    scene = at("fabric_warehouse").family("tea_house").token("governor", place).turn()
    scene.answer(f"move:walk>{place}", *answers)
    assert scene.choices() == ["encounters:done", "encounters:governor"]


@rule("IST-E5")
def test_at_the_fountain_family_members_are_caught() -> None:
    scene = at("tea_house").other(1, family="fountain").turn().answer("move:walk>fountain", "reward:lira")
    assert (scene.family_at(1), scene.me.lira) == ("police_station", 3)


@rule("IST-E5")
def test_only_who_is_at_the_merchants_place_is_met() -> None:
    scene = at("tea_house").token("governor", "post_office").token("smuggler", "tea_house")
    scene.other(1, family="post_office").meet()
    assert scene.choices() == ["encounters:done", "encounters:smuggler"]
    assert scene.why("encounters:governor") == "IST-E5"
    assert scene.why("encounters:family") == "IST-E5"


MEETINGS = {
    "encounters:family": ["reward:lira"],
    "encounters:governor": ["draw:stay", "governor.fee:lira", "roll:1+1"],
    "encounters:smuggler": ["gain_good:fruit", "smuggler.fee:lira", "roll:1+1"],
}


@rule("IST-E6")
@pytest.mark.parametrize("order", list(permutations(MEETINGS)))
def test_the_player_says_in_which_order_they_are_met(order: tuple[str, ...]) -> None:
    scene = at("tea_house").lira(9).hand("five_lira").token("governor", "tea_house").token("smuggler", "tea_house")
    scene.other(1, family="tea_house").meet()
    waiting = set(MEETINGS)
    for meeting in order:
        assert {choice for choice in scene.choices() if choice in MEETINGS} == waiting
        scene.answer(meeting, *MEETINGS[meeting])
        waiting.remove(meeting)
    assert scene.choices() == ["encounters:done", "play:five_lira"]


@rule("IST-E6")
def test_the_roll_of_one_is_seen_before_the_next_is_met() -> None:
    scene = at("tea_house").lira(9).token("governor", "tea_house").token("smuggler", "tea_house").meet()
    scene.answer("encounters:governor", "draw:stay", "governor.fee:lira", "roll:1+1")
    assert scene.asked() == "encounters"
    assert (scene.where("governor"), scene.where("smuggler")) == ("fabric_warehouse", "tea_house")


@rule("IST-E7")
def test_all_family_members_of_others_are_caught_before_the_turn_can_end() -> None:
    scene = at("tea_house").token("governor", "tea_house").other(1, family="tea_house").other(3, family="tea_house")
    scene.other(2, family="post_office").meet()
    assert scene.why("encounters:done") == "IST-E7"
    scene.answer("encounters:family")
    assert [scene.family_at(seat) for seat in (1, 2, 3)] == ["police_station", "post_office", "police_station"]
    scene.answer("reward:lira", "reward:lira")
    assert scene.choices() == ["encounters:done", "encounters:governor"]


@rule("IST-E8")
def test_each_one_caught_brings_three_lira_or_a_card() -> None:
    scene = at("tea_house").other(1, family="tea_house").other(2, family="tea_house").other(3, family="tea_house")
    scene.meet()
    for reward in (["reward:lira"], ["reward:card", "draw:stay"], ["reward:lira"]):
        assert scene.choices() == ["reward:lira", "reward:card"]
        scene.answer(*reward)
    assert (scene.seat(), scene.me.lira, scene.cards()) == (1, 6, {"stay": 1})


@rule("IST-E9")
def test_at_the_police_station_nobody_is_caught() -> None:
    scene = at("police_station").token("governor", "police_station").meet()
    assert [scene.family_at(seat) for seat in (1, 2, 3)] == ["police_station"] * 3
    assert scene.choices() == ["encounters:done", "encounters:governor"]
    assert scene.why("encounters:family") == "IST-E9"
    scene.answer("encounters:done")
    assert (scene.seat(), scene.me.lira, scene.cards()) == (1, 0, {})


@rule("IST-E10")
def test_the_own_family_member_is_not_caught() -> None:
    scene = at("tea_house").family("tea_house").token("governor", "tea_house").meet()
    assert scene.choices() == ["encounters:done", "encounters:governor"]
    assert scene.why("encounters:family") == "IST-E10"


@rule("IST-E10")
def test_the_own_family_member_stays_when_another_is_caught() -> None:
    scene = at("tea_house").family("tea_house").other(1, family="tea_house").meet().answer("reward:lira")
    assert (scene.seat(), scene.me.lira) == (1, 3)
    assert (scene.family_at(0), scene.family_at(1)) == ("tea_house", "police_station")


def sent_to_a_merchant() -> Scene:
    """The family member of seat 1 has been sent to the Tea House, where seat 0 stands; seat 0 is to move."""
    scene = at("tea_house", seats=2).hand("stay").sit(1).turn()
    scene.answer("move:walk>police_station", "assistant:leave", "visit:yes", "police_station.send:tea_house")
    return scene.answer("family_visit:no")


@rule("IST-E11")
def test_a_family_member_sent_to_a_merchant_is_safe_at_first() -> None:
    scene = sent_to_a_merchant()
    assert (scene.seat(), scene.asked()) == (0, "move")
    scene.answer("move:walk>spice_warehouse", "assistant:leave", "visit:no")
    assert (scene.seat(), scene.me.lira, scene.family_at(1)) == (1, 0, "tea_house")


@rule("IST-E11")
def test_a_family_member_is_caught_by_a_merchant_who_stays_by_card() -> None:
    scene = sent_to_a_merchant().answer("move:stay>tea_house", "assistant:leave", "visit:no")
    assert (scene.asked(), scene.family_at(1)) == ("reward", "police_station")


@rule("IST-E11")
def test_a_family_member_is_caught_by_a_merchant_who_comes_anew() -> None:
    scene = sent_to_a_merchant().answer("move:walk>spice_warehouse", "assistant:leave", "visit:no")
    scene.answer("move:walk>fruit_warehouse", "assistant:stop")
    scene.answer("move:walk>tea_house", "assistant:leave", "visit:no")
    assert (scene.asked(), scene.seat(), scene.family_at(1)) == ("reward", 0, "police_station")


@rule("IST-E12")
def test_the_governor_gives_a_card_of_the_pile_for_two_lira() -> None:
    scene = at("tea_house").lira(5).discarded("five_lira").token("governor", "tea_house").meet()
    assert scene.answer("encounters:governor").asked() == "draw"
    scene.answer("draw:stay", "governor.fee:lira", "roll:1+1")
    assert (scene.me.lira, scene.cards(), scene.top_discard()) == (3, {"stay": 1}, "five_lira")


@rule("IST-E12")
@pytest.mark.parametrize(("paid", "kept"), [("stay", "far"), ("far", "stay")])
def test_the_governor_takes_any_card_instead_even_the_one_just_drawn(paid: str, kept: str) -> None:
    scene = at("tea_house").lira(2).hand("far").token("governor", "tea_house").meet()
    scene.answer("encounters:governor", "draw:stay")
    assert scene.choices() == ["governor.fee:lira", "governor.fee:far", "governor.fee:stay"]
    scene.answer(f"governor.fee:{paid}", "roll:1+1")
    assert (scene.me.lira, scene.cards(), scene.top_discard()) == (2, {kept: 1}, paid)


@rule("IST-E12")
def test_one_lira_does_not_pay_the_governor() -> None:
    scene = at("tea_house").lira(1).hand("far").token("governor", "tea_house").meet()
    assert scene.answer("encounters:governor", "draw:stay").why("governor.fee:lira") == "IST-E12"


@rule("IST-E12")
def test_the_governor_need_not_be_used() -> None:
    scene = at("tea_house").lira(5).token("governor", "tea_house").meet().answer("encounters:done")
    assert (scene.seat(), scene.me.lira, scene.cards()) == (1, 5, {})


@rule("IST-E13")
def test_without_a_card_to_draw_the_governor_cannot_be_used() -> None:
    scene = at("tea_house").lira(5).token("governor", "tea_house").token("smuggler", "tea_house").pile().meet()
    assert scene.choices() == ["encounters:done", "encounters:smuggler"]
    assert scene.why("encounters:governor") == "IST-E13"


@rule("IST-E13")
def test_with_one_card_left_the_governor_can_be_used() -> None:
    scene = at("tea_house").lira(5).token("governor", "tea_house").pile("stay").meet()
    scene.answer("encounters:governor", "draw:stay", "governor.fee:lira", "roll:1+1")
    assert scene.cards() == {"stay": 1}


@rule("IST-E14")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewel"])
def test_the_smuggler_gives_a_good_of_any_type_for_two_lira(good: str) -> None:
    scene = at("tea_house").lira(5).token("smuggler", "tea_house").meet()
    scene.answer("encounters:smuggler", f"gain_good:{good}", "smuggler.fee:lira", "roll:1+1")
    assert (scene.me.lira, scene.have()) == (3, {good: 1})


@rule("IST-E14")
@pytest.mark.parametrize(("paid", "kept"), [("jewel", {"spice": 1}), ("spice", {"jewel": 1})])
def test_the_smuggler_takes_any_good_instead_even_the_one_just_gained(paid: str, kept: dict[str, int]) -> None:
    scene = at("tea_house").lira(2).goods(spice=1).token("smuggler", "tea_house").meet()
    scene.answer("encounters:smuggler", "gain_good:jewel")
    assert scene.choices() == ["smuggler.fee:lira", "smuggler.fee:spice", "smuggler.fee:jewel"]
    scene.answer(f"smuggler.fee:{paid}", "roll:1+1")
    assert (scene.me.lira, scene.have()) == (2, kept)


@rule("IST-E14")
def test_one_lira_does_not_pay_the_smuggler() -> None:
    scene = at("tea_house").lira(1).goods(spice=1).token("smuggler", "tea_house").meet()
    assert scene.answer("encounters:smuggler", "gain_good:jewel").why("smuggler.fee:lira") == "IST-E14"


@rule("IST-E14")
def test_the_smuggler_need_not_be_used() -> None:
    scene = at("tea_house").lira(5).token("smuggler", "tea_house").meet().answer("encounters:done")
    assert (scene.seat(), scene.me.lira, scene.have()) == (1, 5, {})


@rule("IST-E15")
def test_each_one_used_goes_where_an_own_roll_says() -> None:
    scene = at("tea_house").lira(9).token("governor", "tea_house").token("smuggler", "tea_house").meet()
    scene.answer("encounters:smuggler", "gain_good:fruit", "smuggler.fee:lira", "roll:6+6")
    scene.answer("encounters:governor", "draw:stay", "governor.fee:lira", "roll:1+2")
    assert scene.seat() == 1
    assert (scene.where("smuggler"), scene.where("governor")) == ("police_station", "spice_warehouse")


@rule("IST-E15")
def test_one_not_used_stays() -> None:
    scene = at("tea_house").lira(9).token("governor", "tea_house").token("smuggler", "tea_house").meet()
    scene.answer("encounters:smuggler", "gain_good:fruit", "smuggler.fee:lira", "roll:6+6", "encounters:done")
    assert (scene.seat(), scene.where("governor")) == (1, "tea_house")


@rule("IST-E16")
@pytest.mark.parametrize(
    ("used", "answers", "other"),
    [
        ("governor", ["draw:stay", "governor.fee:lira"], "smuggler"),
        ("smuggler", ["gain_good:fruit", "smuggler.fee:lira"], "governor"),
    ],
)
def test_one_rolled_back_to_the_same_place_is_not_met_again(used: str, answers: list[str], other: str) -> None:
    scene = at("tea_house").lira(9).token("governor", "tea_house").token("smuggler", "tea_house").meet()
    scene.answer(f"encounters:{used}", *answers, "roll:4+5")
    assert scene.choices() == ["encounters:done", f"encounters:{other}"]
    assert scene.where(used) == "tea_house"
    assert scene.why(f"encounters:{used}") == "IST-E16"

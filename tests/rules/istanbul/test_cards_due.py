"""What is due comes before any card or tile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.scene import Scene, at

rule = pytest.mark.rule


def of_caravansary() -> Scene:
    scene = at("caravansary").discarded("stay", "far").hand("five_lira").visit()
    return scene.answer("visit:yes", "caravansary.take:discards")


def of_palace() -> Scene:
    """Five goods are due, one of them of any type."""
    scene = with_asides("sultans_palace").track("sultans_palace", 6)
    return scene.goods(fabric=2, spice=2, fruit=2, jewel=2).visit()


def with_asides(place: str = "tea_house") -> Scene:
    scene = at(place).lira(2).hand("five_lira", "gain_good", "return_assistant", "family_home").family("wainwright")
    return scene.tile("yellow").assistants_at("caravansary", "post_office")


DUE: dict[str, Callable[[], Scene]] = {
    "caravansary.take_another": of_caravansary,
    "discard": lambda: of_caravansary().answer("caravansary.take_another:discards"),
    "sultans_palace.deliver_any": lambda: of_palace().answer("visit:yes"),
    "smuggler.fee": lambda: (
        with_asides().token("smuggler", "tea_house").meet().answer("encounters:smuggler", "gain_good:jewel")
    ),
    "gain_good": lambda: with_asides().turn().answer("play:gain_good"),
    "reward": lambda: with_asides().turn().answer("play:family_home"),
    "call_back": lambda: with_asides().turn().answer("play:return_assistant"),
    "yellow.call_back": lambda: with_asides().turn().answer("play:yellow"),
}


@rule("IST-C9")
@pytest.mark.parametrize("step", DUE)
def test_what_is_due_comes_before_any_card_or_tile(step: str) -> None:
    scene = DUE[step]()
    assert scene.asked() == step
    assert scene.plays() == set()
    assert scene.why("play:five_lira") == "IST-C9"


@rule("IST-C9")
def test_the_rewards_of_a_catch_come_before_any_card() -> None:
    scene = at("tea_house").hand("five_lira").other(1, family="tea_house").other(2, family="tea_house").meet()
    scene.answer("encounters:family", "reward:lira")
    assert scene.choices() == ["reward:lira", "reward:card"]
    assert scene.answer("reward:lira").plays() == {"five_lira"}


@rule("IST-C9")
def test_a_card_may_be_played_before_the_first_card_of_the_caravansary() -> None:
    scene = at("caravansary").hand("five_lira").visit().answer("visit:yes")
    assert scene.plays() == {"five_lira"}


# The Governor's fee --------------------------------------------------------------------------------------------------


def owing(lira: int, *hand: str, drawn: str = "stay", rules: int = 0) -> Scene:
    """The fee is due, and `drawn` has joined the hand; two assistants wait, one can be called from afar."""
    scene = at("tea_house", rules=rules).lira(lira).hand(*hand).family("wainwright").assistants_at("post_office")
    return scene.token("governor", "tea_house").meet().answer("encounters:governor", f"draw:{drawn}")


@rule("IST-C9a")
def test_with_one_lira_a_drawn_five_lira_card_brings_three() -> None:
    scene = owing(1, drawn="five_lira")
    assert scene.choices() == ["governor.fee:five_lira", "play:five_lira"]
    scene.answer("play:five_lira", "roll:1+1")
    assert (scene.me.lira, scene.me.cards) == (4, 0)


@rule("IST-C9a")
def test_where_discarding_is_all_that_is_left_nobody_is_asked() -> None:
    assert owing(1).asked() == "roll"
    scene = owing(0, drawn="gain_good")
    assert (scene.asked(), scene.me.cards) == ("roll", 0)


@rule("IST-C9a")
def test_any_card_that_leaves_the_fee_payable_may_be_played() -> None:
    scene = owing(2, "five_lira", "gain_good", "family_home").tile("yellow")
    assert scene.plays() == {"five_lira", "gain_good", "family_home", "yellow"}
    assert owing(0, "family_home").plays() == {"family_home"}
    scene = owing(0, "gain_good", drawn="gain_good").answer("play:gain_good", "gain_good:fruit")
    assert (scene.asked(), scene.me.cards) == ("roll", 0), "the second one is the fee"


@rule("IST-C9a")
def test_the_last_card_is_not_played_away_by_those_who_cannot_pay() -> None:
    scene = owing(2, drawn="gain_good")
    assert scene.plays() == {"gain_good"}
    scene = owing(1, "gain_good", drawn="five_lira").answer("play:gain_good", "gain_good:fruit")
    assert scene.choices() == ["governor.fee:five_lira", "play:five_lira"]
    scene = owing(1, "five_lira", drawn="gain_good").answer("play:five_lira")
    assert scene.choices() == ["governor.fee:lira", "governor.fee:gain_good", "play:gain_good"]


@rule("IST-C9a")
def test_the_family_card_leaves_its_reward_to_pay_with() -> None:
    scene = owing(0, drawn="family_home").answer("play:family_home")
    assert scene.choices() == ["reward:lira", "reward:card"]
    scene.answer("reward:card", "draw:far")
    assert (scene.asked(), scene.top_discard(), scene.me.lira) == ("roll", "far", 0)


@rule("IST-C9a")
def test_the_yellow_tile_may_cost_what_a_card_then_pays() -> None:
    scene = owing(3).tile("yellow")
    assert scene.plays() == {"yellow"}
    scene.answer("play:yellow")
    assert (scene.asked(), scene.me.lira, scene.top_discard()) == ("roll", 1, "stay")


@rule("IST-C9a")
def test_a_card_of_phase_1_waits_for_its_phase() -> None:
    scene = owing(2, "return_assistant", "five_lira")
    assert scene.plays() == {"five_lira"}
    assert scene.why("play:return_assistant") == "IST-C20"
    at_any_time = at("tea_house", return_card="any_time").lira(2).hand("return_assistant").assistants_at("post_office")
    at_any_time.token("governor", "tea_house").meet().answer("encounters:governor", "draw:stay")
    assert at_any_time.plays() == {"return_assistant"}


@rule("IST-C9a")
def test_a_card_that_would_leave_the_fee_unpaid_is_refused_with_this_rule() -> None:
    scene = owing(1, "five_lira", drawn="gain_good").answer("play:five_lira", "play:gain_good", "gain_good:fruit")
    assert scene.asked() == "roll", "Lira are left, and nothing else"
    scene = owing(0, "five_lira", drawn="five_lira")
    assert scene.why("play:gain_good") == "IST-C6"


@rule("IST-C9a")
def test_games_of_rules_version_1_pay_the_fee_first() -> None:
    scene = owing(1, drawn="five_lira", rules=1)
    assert (scene.asked(), scene.top_discard(), scene.me.lira) == ("roll", "five_lira", 1)
    scene = owing(2, "five_lira", rules=1)
    assert scene.plays() == set()
    assert scene.why("play:five_lira") == "IST-C9a"

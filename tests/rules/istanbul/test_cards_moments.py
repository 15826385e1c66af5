"""When cards and the yellow tile may be used: scenes, moment by moment, and whole games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import cast

import pytest

import souk
from souk.engine.policy import EAGER
from souk.engine.rng import seeded
from souk.engine.run import advance, apply, at_hand, settle
from souk.games.istanbul.state import State
from tests.scene import Scene, at

rule = pytest.mark.rule

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
    (
        "between the encounters",
        "encounters",
        ["encounters:governor", "draw:far", "governor.fee:lira", "roll:1+1"],
    ),
    (
        "after the encounters",
        "encounters",
        ["encounters:smuggler", "gain_good:fabric", "smuggler.fee:fabric", "roll:1+2"],
    ),
]
MOMENTS = [moment for moment, _, _ in WALK]
PHASE_1 = MOMENTS[:3]
WITHIN = ["inside the action", "after the roll"]
ALWAYS = {"five_lira", "family_home", "yellow"}


def walked(until: str, return_card: str = "phase_1") -> Scene:
    """Up to that moment, with a card of each kind that is an aside, the yellow tile, and whom one may meet."""
    scene = at("fountain", return_card=return_card).lira(9).tile("yellow").assistants_at("wainwright", "post_office")
    scene.hand("five_lira", "family_home", "gain_good", "return_assistant").family("great_mosque")
    scene.other(1, place="tea_house").token("governor", "tea_house").token("smuggler", "tea_house").turn()
    for moment, step, answers in WALK:
        scene.answer(*[text for text in answers if text != "last_call:go_on" or scene.asked() == "last_call"])
        assert scene.asked() == step or (step, return_card) == ("last_call", "any_time")
        if moment == until:
            break
    return scene


# Scenes ---------------------------------------------------------------------------------------------------------------


@rule("IST-C8")
@pytest.mark.parametrize("moment", MOMENTS)
def test_five_lira_family_and_yellow_may_be_used_at_every_moment(moment: str) -> None:
    assert walked(moment).plays() >= ALWAYS


@rule("IST-C8")
def test_they_may_be_used_between_an_action_and_its_repetition() -> None:
    scene = at("post_office").hand("five_lira", "family_home", "mail_again").family("wainwright")
    scene.tile("yellow").assistants_at("caravansary").visit().answer("visit:yes")
    assert scene.asked() == "again"
    assert scene.plays() == ALWAYS
    scene.answer("play:five_lira", "play:family_home", "reward:lira", "play:yellow")
    assert scene.asked() == "again"
    assert (scene.me.lira, scene.out()) == (8, set())
    assert scene.answer("again:yes").left("post_office") == 2


@rule("IST-C8")
def test_they_may_be_used_while_the_family_member_carries_out_an_action() -> None:
    scene = at("police_station").lira(2).hand("five_lira", "family_home").tile("yellow").assistants_at("wainwright")
    scene.visit().answer("visit:yes")
    assert scene.plays() == {"five_lira", "yellow"}  # the family member is still at home
    assert scene.answer("police_station.send:black_market").plays() == ALWAYS
    assert scene.answer("family_visit:yes", "roll:1+1", "change_dice:keep").plays() == ALWAYS


@rule("IST-C8")
def test_what_was_asked_is_asked_again_after_the_card() -> None:
    scene = at("tea_house").hand("five_lira", "five_lira").visit().answer("visit:yes")
    before = scene.choices()
    assert scene.answer("play:five_lira").choices() == before
    scene.answer("tea_house.bid:4", "roll:3+3", "play:five_lira")
    assert scene.finished()
    assert scene.me.lira == 14


@rule("IST-C13")
@pytest.mark.parametrize("moment", MOMENTS)
def test_gain_a_good_may_be_played_at_every_moment_but_inside_an_action(moment: str) -> None:
    scene = walked(moment)
    if moment in WITHIN:
        assert scene.why("play:gain_good") == "IST-C13"
    else:
        assert "gain_good" in scene.plays()


@rule("IST-C13")
def test_gain_a_good_may_be_played_between_an_action_and_its_repetition() -> None:
    scene = at("sultans_palace").goods(fabric=2, spice=2, fruit=2, jewel=2).hand("gain_good", "palace_again").visit()
    scene.answer("visit:yes")
    assert scene.choices() == ["again:no", "play:gain_good"]
    scene.answer("play:gain_good", "gain_good:jewel", "again:yes")
    assert scene.finished()
    assert scene.me.rubies == 2
    assert scene.have() == {}


@rule("IST-C13")
def test_sending_the_family_member_and_its_action_are_one() -> None:
    scene = at("police_station").hand("gain_good").visit().answer("visit:yes")
    assert scene.why("play:gain_good") == "IST-C13"
    scene.answer("police_station.send:tea_house")
    assert scene.why("play:gain_good") == "IST-C13"


@rule("IST-C20")
@pytest.mark.parametrize("moment", MOMENTS)
def test_return_may_be_played_in_phase_1_only(moment: str) -> None:
    scene = walked(moment)
    if moment in PHASE_1:
        assert "return_assistant" in scene.plays()
    else:
        assert scene.why("play:return_assistant") == "IST-C20"


@rule("IST-C20")
@pytest.mark.parametrize("moment", MOMENTS)
def test_with_the_option_any_time_return_may_be_played_at_every_moment(moment: str) -> None:
    assert "return_assistant" in walked(moment, "any_time").plays()


@rule("IST-C20")
def test_phase_1_lasts_until_the_disc_was_left_even_at_the_fountain() -> None:
    scene = at("tea_house").hand("return_assistant").assistants_at("tea_house", "wainwright").turn()
    scene.answer("move:walk>fountain")
    assert scene.choices() == ["last_call:go_on", "play:return_assistant"]
    scene.answer("play:return_assistant", "call_back:tea_house")
    assert scene.asked() == "visit"


@rule("IST-C20")
def test_return_brings_the_assistant_that_is_then_left() -> None:
    scene = at("fountain").hand("return_assistant").turn()
    scene.assistants_at("wainwright", "post_office", "caravansary", "small_mosque").answer("move:walk>tea_house")
    assert scene.choices() == ["assistant:stop", "play:return_assistant"]
    scene.answer("play:return_assistant", "call_back:wainwright", "assistant:leave")
    assert scene.out() == {"tea_house", "post_office", "caravansary", "small_mosque"}


# Whole games ----------------------------------------------------------------------------------------------------------

PHASE_1_STEPS = {"move", "assistant", "last_call"}
INSIDE = {
    "fountain.gather",
    "market.sell",
    "market.sell_any",
    "caravansary.take",
    "tea_house.bid",
    "black_market.pick",
    "change_dice",
    "police_station.send",
    "family_visit",
    "warehouse.one_more",
    "mosque.take",
}
DUE = {
    "sultans_palace.deliver_any",
    "caravansary.take_another",
    "discard",
    "smuggler.fee",
    "gain_good",
    "reward",
    "call_back",
    "yellow.call_back",
}
OPEN = PHASE_1_STEPS | INSIDE | {"toll", "visit", "again", "encounters", "governor.fee"}


@dataclass(frozen=True)
class Moment:
    """A decision of a seat's own turn, and what it would offer to a player with every card and the yellow tile."""

    step: str
    plays: frozenset[str]


def rich(s: State) -> State:
    """A copy in which the seat at hand has all that it takes."""
    copy = s.clone()
    for card in range(len(copy.me.hand)):
        copy.me.hand[card] += 1
        copy.me.cards += 1
    away = "wainwright" if copy.me.place != copy.rules.place("wainwright") else "tea_house"
    copy.me.family = copy.rules.place(away)
    copy.me.out |= 1 << copy.rules.place(away)
    copy.me.tiles |= 1 << copy.rules.tile("yellow")
    copy.me.lira += 2
    copy.used = 0
    return copy


@cache
def moments(return_card: str = "phase_1") -> list[Moment]:
    """Every decision of ten games played by those who are never idle."""
    found = []
    for seed in range(10):
        game = souk.game("istanbul", seats=2 + seed % 4, return_card=return_card)
        s = cast(State, game.start(seed))
        dice = seeded(seed)
        while count := settle(s):
            copy = rich(s)
            advance(copy)
            assert at_hand(copy) is at_hand(s)
            step = at_hand(s).key
            offered = [s.book.spell(at_hand(s), copy.offers[i]) for i in range(copy.count)]
            if step != "leftovers":
                plays = frozenset(text.removeprefix("play:") for text in offered if text.startswith("play:"))
                found.append(Moment(step, plays))
            apply(s, EAGER.pick(s, count, dice))
    return found


def steps_that_offer(play: str, return_card: str = "phase_1") -> set[str]:
    """Each step offers it always or never."""
    offering = {moment.step for moment in moments(return_card) if play in moment.plays}
    others = {moment.step for moment in moments(return_card) if play not in moment.plays}
    assert not offering & others
    return offering


@rule("IST-C8")
@pytest.mark.parametrize("play", sorted(ALWAYS))
def test_in_whole_games_they_are_offered_at_every_decision_but_the_due_ones(play: str) -> None:
    assert steps_that_offer(play) == OPEN


@rule("IST-C9")
def test_in_whole_games_nothing_is_offered_where_something_is_due() -> None:
    assert {moment.step for moment in moments()} == OPEN | DUE
    assert not any(moment.plays for moment in moments() if moment.step in DUE)


@rule("IST-C13")
def test_in_whole_games_gain_a_good_is_offered_everywhere_but_inside_an_action() -> None:
    assert steps_that_offer("gain_good") == OPEN - INSIDE


@rule("IST-C20")
def test_in_whole_games_return_is_offered_in_phase_1() -> None:
    assert steps_that_offer("return_assistant") == PHASE_1_STEPS


@rule("IST-C20")
def test_in_whole_games_the_option_any_time_offers_return_wherever_five_lira_is() -> None:
    assert steps_that_offer("return_assistant", "any_time") == OPEN - {"last_call"}
    assert steps_that_offer("five_lira", "any_time") == OPEN - {"last_call"}

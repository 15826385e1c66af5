"""A plan does nothing that could not be done choice by choice, and knows nothing that its seat does not."""

from __future__ import annotations

import pytest

from souk.plan import FORKS, LATER, TOGETHER, USUAL, Misstep, carry_out, plan, together
from souk.setting import Setting
from tests.contract.planning import check_plans

SOME = [
    Setting("istanbul", 4, {"variant": "neutral_assistants"}),
    Setting("istanbul", 2),
    Setting("mocha", 4),
    Setting("dice", 3),
    Setting("bazar", 3),
]


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_plans_and_single_choices_lead_to_the_same_tables(setting: Setting) -> None:
    added = check_plans(setting.game(), 3, plans=150)
    assert (added > 0) == (setting.title != "bazar")


def test_every_question_with_a_usual_answer_exists() -> None:
    assert set(USUAL["istanbul"]) <= set(Setting("mocha", 4).game().book.steps)
    assert set(USUAL["istanbul"]) >= FORKS
    assert set(USUAL["dice"]) <= set(Setting("dice", 3).game().book.steps)
    assert LATER | set(TOGETHER["istanbul"].values()) <= set(Setting("istanbul", 4).game().book.steps)


def test_a_plan_goes_as_far_as_everybody_would() -> None:
    """The merchant walks, leaves an assistant, acts; at the Tea House a number must be named, so the plan ends."""
    game = Setting("istanbul", 3, {"layout": "short"}).game()
    s = game.start(1)
    ahead = plan(game, s, 0, ["move:walk>tea_house"])
    assert ahead.choices == ["move:walk>tea_house", "assistant:leave", "visit:yes"]
    assert ahead.decision is not None and ahead.decision.key == "tea_house.bid" and not ahead.open
    assert [fork[-1] for fork in ahead.forks] == ["assistant:stop", "visit:no"]
    rolled = plan(game, s, 0, [*ahead.choices, "tea_house.bid:7"])
    assert rolled.open == "roll" and rolled.decision is None
    stopped = plan(game, s, 0, ahead.forks[0])
    assert stopped.choices == ahead.forks[0] and stopped.decision is None and not stopped.open
    assert game.decision(s) == game.decision(game.start(1)), "nothing has happened"


def test_a_list_of_choices_is_walked_only_as_far_as_it_is_certain() -> None:
    game = Setting("istanbul", 3, {"layout": "short"}).game()
    s = game.start(1)
    sure = ["move:walk>tea_house", "assistant:leave", "visit:yes", "tea_house.bid:7"]
    assert len(carry_out(game, s.clone(), 0, sure)) == 4
    with pytest.raises(Misstep) as early:
        carry_out(game, s.clone(), 0, [*sure, "encounters:done"])
    assert (early.value.choice, early.value.rule) == ("encounters:done", "")
    with pytest.raises(Misstep) as refused:
        carry_out(game, s.clone(), 0, ["move:walk>tea_house", "assistant:take"])
    assert (refused.value.choice, refused.value.rule) == ("assistant:take", "IST-M6")


def test_what_is_answered_together_and_ahead() -> None:
    """Two cards at the Caravansary are one choice, and the good of the Black Market may be named before the dice."""
    game = Setting("istanbul", 3, {"layout": "short"}).game()
    s = game.start(1)
    ahead = plan(game, s, 0, ["move:far>black_market"])
    assert ahead.open == "roll" and ahead.later is not None and ahead.later.key == "black_market.pick"
    for choice in [*ahead.choices, "black_market.pick:fruit"]:
        game.play(s, choice)
    while (decision := game.decision(s)) is not None and not together(game, s, decision):
        game.play(s, next((one for one in decision.choices if one.startswith("move:walk>cara")), decision.choices[-1]))
    assert decision is not None
    for both in together(game, s, decision):
        assert len(carry_out(game, s.clone(), decision.seat, both)) == 2

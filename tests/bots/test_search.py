"""Bots that look ahead find what is there to be found, and do the same for the same dice."""

from __future__ import annotations

import pytest

import souk
from souk.bots import Bot, bot
from souk.bots.field import Field
from souk.bots.heuristics import heat_of, heuristic, search_of, weights_of
from souk.bots.ismcts import Ismcts
from souk.bots.judge import Ranking
from souk.bots.tree import Tree
from souk.engine.pack import digest
from souk.engine.policy import playout
from souk.engine.rng import seeded
from souk.engine.sight import Sight
from souk.games import TITLES
from souk.games.istanbul.base.places.fountain import GATHER
from tests.contract.checks import eager
from tests.scene import Scene, at

THINKERS = ["oneply", "greedy", "ismcts:20"]


def sight_of(scene: Scene) -> Sight:
    scene.s.listening = False
    return scene.game.sight(scene.s, 0)


@pytest.mark.parametrize("code", THINKERS)
def test_a_ruby_in_reach_is_gone_for(code: str) -> None:
    """The last one: with others to follow, it may be as good to fetch goods on the way."""
    scene = at("tea_house", seats=4).rubies(4).lira(12).turn()
    assert bot(code).choose(sight_of(scene), seeded(1)) == "move:walk>gemstone_dealer"


@pytest.mark.parametrize("code", ["greedy:20", "greedy", "ismcts:20"])
def test_the_family_member_is_sent_for_the_last_ruby(code: str) -> None:
    """The dealer is out of the merchant's reach, and there is no time to try all places."""
    scene = at("post_office", seats=4).rubies(4).lira(12).turn()
    assert bot(code).choose(sight_of(scene), seeded(1)) == "move:walk>police_station"


@pytest.mark.parametrize(("family", "turns"), [("police_station", 1), ("fountain", 3)])
def test_a_ruby_is_as_near_as_the_family_member_makes_it(family: str, turns: int) -> None:
    scene = at("post_office", seats=4).rubies(4).lira(12).family(family).turn()
    judge = heuristic(scene.game.book)
    seen = dict(zip(judge.names, judge.features(scene.s, searching=True)[0], strict=False))
    assert seen["finish"] == pytest.approx(turns / 10)
    assert [seen[f"within_{n}"] for n in (1, 2, 3)] == pytest.approx([float(turns <= n) for n in (1, 2, 3)])


@pytest.mark.parametrize("code", THINKERS)
def test_a_ruby_is_taken(code: str) -> None:
    scene = at("gemstone_dealer", seats=4).lira(12).meet().visit()
    assert bot(code).choose(sight_of(scene), seeded(1)) == "visit:yes"


@pytest.mark.parametrize("code", THINKERS)
def test_a_card_is_played_for_a_ruby(code: str) -> None:
    """Now, or when the price is due: both ways it gets there."""
    scene = at("tea_house", seats=4).lira(8).hand("five_lira").turn()
    chooser = bot(code)
    while scene.me.rubies == 0:
        assert scene.seat() == 0  # it is still the same turn
        scene.answer(chooser.choose(sight_of(scene), seeded(1)))
    assert scene.me.lira == 1


@pytest.mark.parametrize("title", TITLES)
def test_whoever_cannot_win_any_more_plays_for_a_better_place(title: str) -> None:
    """But nobody reads of a chance that is none."""
    game = souk.game(title, seats=3)
    judge = heuristic(game.book)
    for seed in range(3):
        table = Field(game, [bot("eager")] * 3).play(seed, 100_000)
        outcome = game.outcome(table)
        assert outcome is not None
        judge.share_out(table)
        assert [share > 0 for share in judge.shares] == [rank == 1 for rank in outcome.ranks]
        worth = [judge.worth(table, seat) for seat in range(3)]
        assert sorted(range(3), key=lambda seat: -worth[seat]) == sorted(range(3), key=lambda seat: outcome.ranks[seat])


def test_the_yardstick_wants_rubies_then_lira_then_goods() -> None:
    scenes = [
        at("fountain").rubies(1),
        at("fountain").lira(300).goods(jewel=2),
        at("fountain").lira(300).goods(jewel=1),
        at("fountain").lira(299).goods(jewel=2, fruit=2),
    ]
    worth = [Ranking().worth(scene.s, 0) for scene in scenes]
    assert worth == sorted(worth, reverse=True)


@pytest.mark.parametrize("title", ["istanbul", "mocha"])
@pytest.mark.parametrize("code", THINKERS)
def test_the_same_dice_make_the_same_choices(title: str, code: str) -> None:
    game = souk.game(title, seats=3)
    tables = [Field(game, [bot(code), bot("eager"), bot("random")]).play(6, 30) for _ in range(2)]
    assert digest(tables[0]) == digest(tables[1])
    assert tables[0].audit() == ""


def test_a_time_is_kept() -> None:
    game = souk.game("istanbul", seats=2)
    sight = game.sight(game.start(1), 0)
    assert bot("ismcts:0.01s").choose(sight, seeded(1)) in sight.choices


def test_what_was_thought_serves_for_the_next_decision_of_the_turn() -> None:
    scene = at("tea_house", seats=4).lira(12).turn()
    fresh, thinker = Ismcts(20), Ismcts(100)
    scene.answer(thinker.choose(sight_of(scene), seeded(1)))
    kept = thinker.tree
    assert kept is not None
    known = kept.visits[kept.roots[0]]
    assert known > 1
    scene.answer(thinker.choose(sight_of(scene), seeded(1)))
    assert thinker.tree is kept and kept.done > known
    fresh.choose(sight_of(scene), seeded(1))
    assert fresh.tree is not kept


def second_decision(scene: Scene) -> tuple[Ismcts, Tree]:
    """A thinker that has answered once, and what it keeps for the next question, which the scene now asks."""
    thinker = Ismcts(20)
    scene.answer(thinker.choose(sight_of(scene), seeded(1)))
    assert thinker.tree is not None and scene.asked() == "assistant"
    return thinker, thinker.tree


@pytest.mark.parametrize("plies", [-1, 5])
def test_what_was_thought_serves_however_many_decisions_are_counted(plies: int) -> None:
    """A sight does not count questions that were asked only because of a hidden card."""
    scene = at("tea_house", seats=4).lira(12).turn()
    thinker, kept = second_decision(scene)
    scene.s.ply += plies
    thinker.choose(sight_of(scene), seeded(1))
    assert thinker.tree is kept


def test_what_was_thought_does_not_serve_in_another_round() -> None:
    scene = at("tea_house", seats=4).lira(12).turn()
    thinker, kept = second_decision(scene)
    scene.s.turns += 4
    thinker.choose(sight_of(scene), seeded(1))
    assert thinker.tree is not kept


def test_what_was_thought_does_not_serve_for_a_question_that_nobody_thought_of() -> None:
    scene = at("tea_house", seats=4).lira(12).turn()
    thinker, kept = second_decision(scene)
    scene.s.top = 0
    scene.assistants_at("wainwright", "post_office").s.then(GATHER)
    thinker.choose(sight_of(scene), seeded(1))
    assert thinker.tree is not kept


def test_what_cannot_change_is_not_thought_about_to_the_end() -> None:
    scene = at("gemstone_dealer", seats=4).lira(12).meet().visit()
    thinker = Ismcts(128)
    assert thinker.choose(sight_of(scene), seeded(1)) == "visit:yes"
    assert thinker.tree is not None
    assert thinker.tree.done < 128


# Judges -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
def test_every_weight_is_of_something_that_is_seen(title: str) -> None:
    judge = heuristic(souk.game(title).book)
    for weights in (weights_of(title), search_of(title) or {}):
        assert set(weights) <= set(judge.names + judge.rivalry)
        assert all(len(by_stage) == judge.stages + 1 for by_stage in weights.values())
    assert all(len(heat) == 1 for heat in (heat_of(title) or {}).values())
    assert set(heat_of(title) or {}) <= {f"seats_{seats}" for seats in range(2, 6)}


@pytest.mark.parametrize("title", TITLES)
def test_chances_add_up_and_the_winner_has_them_all(title: str) -> None:
    game = souk.game(title, seats=4)
    judge = heuristic(game.book)
    s = game.start(3)
    judge.share_out(s)
    assert sum(judge.shares) == pytest.approx(1)
    assert min(judge.shares) > 0.05  # nobody has won or lost before it begins
    field: list[Bot] = [bot("eager") for _ in range(4)]
    s = Field(game, field).play(3, 100_000)
    outcome = game.outcome(s)
    judge.share_out(s)
    assert outcome is not None
    assert [seat for seat in range(4) if judge.shares[seat] > 0] == outcome.winners


@pytest.mark.parametrize("title", TITLES)
def test_a_judge_that_has_looked_before_sees_the_same(title: str) -> None:
    """What a judge remembers of the last position must not show in what it says of the next one."""
    experienced = heuristic(souk.game(title, seats=4).book)
    for seed in (1, 2):
        game = souk.game(title, seats=4)
        s, rng = game.start(seed), seeded(seed)
        for _ in range(80):
            playout(s, eager(4), rng, 2)
            fresh = heuristic(game.book)
            experienced.share_out(s)
            fresh.share_out(s)
            assert list(experienced.shares) == list(fresh.shares)
            experienced.blunt(s)  # by other weights, in some titles
            fresh.blunt(s)
            assert list(experienced.blunted) == list(fresh.blunted)


@pytest.mark.parametrize("more", ["rubies", "lira"])
def test_more_is_better(more: str) -> None:
    scene = at("fountain", seats=3)
    judge = heuristic(scene.game.book)
    before = judge.worth(scene.s, 0)
    getattr(scene, more)(3)
    assert judge.worth(scene.s, 0) > before > 0

"""Every environment passes the checks of its library, unmodified, for every title and number of seats."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

import souk.learn
import souk.learn.openspiel
from souk.engine.batch import CUT_SHORT, ENDED, placed, shared
from souk.engine.errors import SoukError
from souk.games import TITLES
from souk.learn import SeatEnv, SeatsEnv, TableEnv, Tables
from souk.learn.tables import optics
from souk.setting import Setting

SHORT = 24  # decisions: the checks are about the interface, and games take thousands
TABLES = [(key, seats) for key, title in TITLES.items() for seats in range(title.low, title.high + 1)]
# PettingZoo expects bare arrays and says so; its own board games have a mask beside them too.
WITH_A_MASK = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


def first_legal(masks: Any) -> Any:
    return np.asarray(masks).argmax(axis=-1)


def at_random(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(axis=-1)


# PettingZoo -----------------------------------------------------------------------------------------------------------


@WITH_A_MASK
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_pettingzoo(title: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(souk.learn.env(title, seats=seats, limit=SHORT), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: souk.learn.env(title, seats=seats, limit=SHORT), num_cycles=60)


@pytest.mark.parametrize("title", ["dice", "bazar"])  # random games of the others take thousands of decisions
def test_a_whole_game_ends_with_rewards_that_add_up_to_nothing(title: str) -> None:
    table, rng = souk.learn.raw_env(title, 3, limit=100_000, reward="placement"), np.random.default_rng(2)
    table.reset(seed=5)
    rewards = {}
    for agent in table.agent_iter():
        seen, reward, ended, cut_short, _ = table.last()
        assert seen is not None and not cut_short
        if ended:
            rewards[agent] = reward
        table.step(None if ended else int(at_random(seen["action_mask"], rng)))
    assert len(rewards) == 3 and max(rewards.values()) > 0
    assert sum(rewards.values()) == pytest.approx(0)
    outcome = table.tables.game.outcome(table.tables.batch.tables[0])
    assert outcome is not None
    assert sorted(rewards, key=lambda agent: -rewards[agent]) == sorted(
        rewards, key=lambda agent: outcome.ranks[table.number[agent]]
    )


def test_an_illegal_move_at_a_bare_table_is_an_error_and_changes_nothing() -> None:
    table = TableEnv("bazar", 2)
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    for action in (int(before["action_mask"].argmin()), -1, 10**6):
        with pytest.raises(SoukError, match="not legal"):
            table.step(action)
    after = table.observe(table.agent_selection)
    assert all((before[key] == after[key]).all() for key in before)


def test_a_seat_that_is_not_asked_has_no_legal_action() -> None:
    table = TableEnv("istanbul", 2)
    table.reset(seed=1)
    [other] = [agent for agent in table.agents if agent != table.agent_selection]
    assert not table.observe(other)["action_mask"].any()
    assert table.observe(other)["observation"].any()


# Gymnasium ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_gymnasium(title: str, seats: int) -> None:
    check_env(gymnasium.make(f"souk/{title}-v0", seats=seats, limit=SHORT).unwrapped)


def test_a_learner_always_sees_itself_first() -> None:
    env = SeatEnv("bazar", 3, bots=["random", "eager", "random"], seat=1)
    seen, info = env.reset(seed=4)
    names = env.tables.lens.names()
    over, reward = False, 0.0
    while not over:
        assert info["seat"] == 1 and seen["observation"][names.index("of.0")] == 1
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, ended, cut_short, info = env.step(first_legal(seen["action_mask"]))
        over = ended or cut_short
    assert reward in (1, -0.5) or 0 < reward < 1
    assert not seen["action_mask"].any()


def test_any_bot_can_be_a_rival() -> None:
    env = SeatEnv("dice", 2, bots="oneply", seat=1, limit=3)
    seen, _ = env.reset(seed=4)
    assert env.tables.batch.tables[0].ply > 0 and seen["action_mask"].any()


def test_an_illegal_action_loses_the_game() -> None:
    env = SeatEnv("dice", 2)
    seen, _ = env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(seen["action_mask"].argmin()))
    assert (reward, ended, info["illegal"]) == (-1, True, True)


@pytest.mark.parametrize("title", TITLES)
def test_many_tables_at_once_play_as_one_by_one(title: str) -> None:
    """With equal seeds and actions, observations, masks, rewards and endings are equal too."""
    many: Any = gymnasium.make_vec(f"souk/{title}-v0", num_envs=2, seats=3, limit=60)
    assert isinstance(many.unwrapped, SeatsEnv)
    alone = [Tables(title, 1, 3, bots="eager", limit=60) for _ in range(2)]
    seen, _ = many.reset(seed=[7, 8])
    for table, seed in zip(alone, [7, 8], strict=True):
        table.reset([seed])
    rng = np.random.default_rng(1)
    for _ in range(60):
        for row, table in enumerate(alone):
            assert (seen["observation"][row] == table.observations[0]).all()
            assert (seen["action_mask"][row] == table.masks[0]).all()
            assert many.single_observation_space.contains({key: seen[key][row] for key in seen})
        actions = at_random(seen["action_mask"], rng)
        learners = [int(table.learners[0]) for table in alone]
        seen, rewards, ended, cut_short, info = many.step(actions)
        for row, table in enumerate(alone):
            table.step([actions[row]])
            assert (ended[row], cut_short[row]) == (table.endings[0] == ENDED, table.endings[0] == CUT_SHORT)
            assert rewards[row] == table.rewards[0, learners[row]]
            if ended[row] or cut_short[row]:
                assert info["_final_obs"][row]
                assert (info["final_obs"]["observation"][row] == table.finals[0]).all()


def test_the_learner_sits_elsewhere_in_each_game() -> None:
    tables = Tables("bazar", 1, 4, bots="random", limit=20)
    tables.reset(3)
    sat: list[int] = []
    while len(sat) < 8:
        tables.step(first_legal(tables.masks))
        if tables.endings[0]:
            sat.append(int(tables.learners[0]))
    assert [seat - sat[0] & 3 for seat in sat] == [0, 1, 2, 3] * 2


def test_rewards() -> None:
    assert shared([[5], [3], [1]]) == [1, -0.5, -0.5]
    assert shared([[5], [5], [1]]) == [0.25, 0.25, -0.5]
    assert placed([[5], [3], [1]]) == [1, 0, -1]
    assert placed([[5, 2], [5, 2], [1, 9]]) == [0.5, 0.5, -1]


@pytest.mark.parametrize(
    "wrong", [{"reward": "points"}, {"bots": ["eager"]}, {"bots": "eager", "seat": 4}, {"options": {"layout": "none"}}]
)
def test_what_is_impossible_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SoukError):
        Tables("istanbul", 1, 4, **wrong)


# OpenSpiel ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_openspiel(title: str, seats: int) -> None:
    game = pyspiel.load_game(f"souk_{title}(players={seats},limit={SHORT})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_knows_options() -> None:
    game = pyspiel.load_game("souk_istanbul(players=2,options=layout:random/variant:neutral_assistants)")
    assert dict(game.setting.options) == {"layout": "random", "variant": "neutral_assistants"}
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)


def after_chance(state: Any, rng: np.random.Generator) -> None:
    while state.is_chance_node():
        lots = state.chance_outcomes()
        assert [lot for lot, _ in lots] == list(range(len(lots)))
        assert len(lots) <= state.get_game().max_chance_outcomes()
        state.apply_action(int(rng.choice(len(lots), p=[weight for _, weight in lots])))


def test_a_state_can_be_copied_and_pickled() -> None:
    rng = np.random.default_rng(3)
    state = pyspiel.load_game("souk_mocha(players=3)").new_initial_state()
    for _ in range(20):
        after_chance(state, rng)
        for other in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert other.held.table.pack() == state.held.table.pack()
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.parametrize("title", TITLES)
def test_openspiels_search_through_information_sets_plays(title: str) -> None:
    """It is not modified: a state knows how to imagine what its player cannot see."""
    game = pyspiel.load_game(f"souk_{title}(players=2,limit=8)")
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.0,
        max_simulations=4,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        after_chance(state, np.random.default_rng(made))
        if not state.is_terminal():
            state.apply_action(bot.step(state))
            made += 1
    assert made == 8 and sum(state.returns()) == 0


def test_what_is_imagined_looks_the_same_to_the_player() -> None:
    rng = np.random.default_rng(4)
    state = pyspiel.load_game("souk_bazar(players=3)").new_initial_state()
    hands = set()
    for _ in range(12):
        after_chance(state, rng)
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        hands.add(str(other.held.table.pack()) == str(state.held.table.pack()))
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert False in hands  # at least once, something else was imagined


def test_the_lens_is_shared_by_all_environments() -> None:
    game, lens, numbering = optics(Setting("istanbul", 4, {}))
    assert Tables("istanbul", 2).lens is lens
    assert pyspiel.load_game("souk_istanbul").observation_tensor_size() == lens.width
    space = gymnasium.make("souk/istanbul-v0").action_space
    assert isinstance(space, gymnasium.spaces.Discrete) and space.n == numbering.size == len(game.actions)

"""OpenSpiel: games with chance nodes, registered as souk_istanbul, souk_mocha, souk_dice and souk_bazar.

There are observations, but no information states: those would have to name everything that a seat has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from mypy_extensions import i64
from numpy.typing import NDArray

from souk.engine.batch import placed, shared
from souk.engine.book import Title
from souk.engine.errors import SoukError
from souk.engine.rng import seeded
from souk.engine.run import CHANCE_NEXT, OVER, advance, apply, at_hand, run, weigh_all
from souk.engine.sight import Sight
from souk.engine.step import CHANCE
from souk.engine.table import Table
from souk.games import TITLES
from souk.learn.tables import LIMIT, looked, optics
from souk.setting import Setting

PLAYERS = 4
WORTH = {"share": shared, "placement": placed}
SEEDS = 2**53
LOTS_A_DECISION = 20  # at most, on the average: a bound that OpenSpiel asks for


class Held:
    """A table that can be copied and pickled, as OpenSpiel does with states. It is always advanced to what it waits
    for."""

    def __init__(self, setting: Setting, table: Table) -> None:
        self.setting = setting
        self.table = table
        self.waits_for = int(advance(table))

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.setting, self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return unpacked, (self.setting, self.table.pack())

    def lots(self) -> list[tuple[int, float]]:
        """The outcomes of the chance step at hand, numbered from 0, with their probabilities."""
        s = self.table
        weigh_all(s)
        return [(i, int(s.odds[i]) / int(s.total)) for i in range(s.count)]

    def lot(self, number: int) -> i64:
        weigh_all(self.table)
        return self.table.offers[number]

    def play(self, x: i64, by_chance: bool) -> None:
        if by_chance:
            run(self.table, at_hand(self.table), x)
        else:
            apply(self.table, x)
        self.waits_for = int(advance(self.table))


def unpacked(setting: Setting, packed: dict[str, Any]) -> Held:
    return Held(setting, setting.game().book.unpack(packed))


def type_of(title: Title) -> Any:
    return pyspiel.GameType(
        short_name=f"souk_{title.key}",
        long_name=f"Souk: {title.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.high,
        min_num_players=title.low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "limit": LIMIT, "reward": "share", "options": ""},
    )


class SoukGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A title. Its parameters: `players`; `limit`, the decisions after which a game is cut short; `reward`, "share" or
    "placement"; `options`, such as "layout:random/variant:neutral_assistants"."""

    def __init__(self, title: Title, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = {**kind.parameter_specification, **(params or {})}
        self.limit, self.reward = int(given["limit"]), str(given["reward"])
        options = dict(option.split(":", 1) for option in given["options"].split("/") if option)
        self.setting = Setting(title.key, int(given["players"]), options)
        self.game, self.lens, self.numbering = optics(self.setting)
        book = self.game.book
        chances = [len(book.spelled[int(step.id)]) for step in book.steps.values() if step.kind == CHANCE]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.numbering.size),
            max_chance_outcomes=max(chances),
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SoukState:
        return SoukState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.limit * LOTS_A_DECISION

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SoukObserver:
        if params:
            raise SoukError(f"observations have no parameters: {params}")
        return SoukObserver(self)


class SoukState(pyspiel.State):  # type: ignore[misc]
    """A table. Chance nodes number their outcomes from 0, whatever their lots are called: OpenSpiel does not check ids
    against `max_chance_outcomes`, and writes beyond its memory."""

    def __init__(self, game: SoukGame) -> None:
        super().__init__(game)
        self.held = Held(game.setting, game.game.book.start(seeded(0)))
        self.limit, self.reward = game.limit, game.reward

    def is_cut_short(self) -> bool:
        return self.held.waits_for > OVER and self.held.table.ply >= self.limit

    def is_terminal(self) -> bool:
        return self.held.waits_for == OVER or self.is_cut_short()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.held.waits_for == CHANCE_NEXT:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self.held.table.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return optics(self.held.setting)[2].legal(self.held.table) if player == self.held.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.held.lots()

    def _apply_action(self, action: int) -> None:
        by_chance = self.held.waits_for == CHANCE_NEXT
        step = at_hand(self.held.table)
        x = self.held.lot(action) if by_chance else optics(self.held.setting)[2].answer(step, action)
        self.held.play(x, by_chance)

    def _action_to_string(self, player: int, action: int) -> str:
        game = optics(self.held.setting)[0]
        if player != pyspiel.PlayerId.CHANCE:
            return game.actions[action]
        return game.book.spell(at_hand(self.held.table), self.held.lot(action))

    def returns(self) -> list[float]:
        if self.held.waits_for != OVER:
            return [0.0] * self.held.setting.seats
        return WORTH[self.reward](self.held.table.scores())

    def resample_from_infostate(self, player: int, draw: Callable[[], float]) -> SoukState:
        """Another state that the player could not tell from this one, as OpenSpiel's search through information sets
        asks for. Its history is still that of this one."""
        other: SoukState = self.clone()
        seen = Sight(self.held.table, player, [])
        other.held = Held(self.held.setting, seen.imagine(seeded(int(draw() * SEEDS))))
        return other

    def __str__(self) -> str:
        step = at_hand(self.held.table).key if self.held.table.top > 0 else "over"
        return f"{self.held.setting.title}, decision {int(self.held.table.ply)}: {step}"


class SoukObserver:
    """What a player sees, as numbers (docs/learning.md) and as text."""

    def __init__(self, game: SoukGame) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(int(game.lens.width), np.float32)
        self.dict = {"observation": self.tensor}

    def numbers(self, state: SoukState, player: int) -> NDArray[np.int16]:
        return looked(optics(state.held.setting)[1], state.held.table, player)

    def set_from(self, state: SoukState, player: int) -> None:
        self.tensor[:] = self.numbers(state, player)

    def string_from(self, state: SoukState, player: int) -> str:
        seen = self.numbers(state, player)
        return f"{player} " + " ".join(f"{at}:{seen[at]}" for at in np.flatnonzero(seen))


def register(title: Title) -> None:
    kind = type_of(title)

    class Registered(SoukGame):
        """OpenSpiel makes games by calling a class with parameters alone."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, kind, params)

    pyspiel.register_game(kind, Registered)


for each in TITLES.values():
    register(each)

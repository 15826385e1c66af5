"""Many tables of one game as arrays, for programs that learn. Everything but the arrays is compiled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, i64
from numpy.typing import NDArray

from souk.bots.seated import seated
from souk.engine.batch import BY_PLACEMENT, BY_SHARE, EVERYBODY, Batch
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.lens import Lens
from souk.engine.numbering import Numbering
from souk.engine.policy import UNIFORM, Policy
from souk.engine.table import Table
from souk.games.lenses import lens_of
from souk.setting import Setting

LIMIT = 5000  # decisions after which a game is cut short: random players often need 4,000 in Istanbul
WORTH = {"share": BY_SHARE, "placement": BY_PLACEMENT}
WORD = 2**63

Seeds = int | Sequence[int] | None


@lru_cache(maxsize=64)
def optics(setting: Setting) -> tuple[Game, Lens, Numbering]:
    """A game with what turns it into numbers."""
    game = setting.game()
    return game, lens_of(game.book), Numbering(game.book)


def policies_of(bots: str | Sequence[str] | None, seats: int) -> vec[Policy]:
    """A policy for each seat; one code stands for all of them."""
    codes = [bots] * seats if isinstance(bots, str) else list(bots or [])
    if bots is not None and len(codes) != seats:
        raise SoukError(f"there must be a bot for each of the {seats} seats, not {len(codes)}")
    policies = [seated(code) for code in codes] or [UNIFORM] * seats
    return vec[Policy](policies)


class Tables:
    """`many` tables side by side, with a row for each in every array.

    Without `bots` all seats learn: `seats` says which one is asked at each table. With a bot for each seat, or one for
    all, a single seat learns, which is `seat` or, by default, another one in each game. `step` begins a new game where
    one is over. The arrays are views of memory that `step` writes into: copy what you keep.
    """

    def __init__(
        self,
        title: str,
        many: int = 1,
        seats: int = 4,
        *,
        options: Mapping[str, str] | None = None,
        bots: str | Sequence[str] | None = None,
        seat: int | None = None,
        limit: int = LIMIT,
        reward: str = "share",
    ) -> None:
        self.game, self.lens, self.numbering = optics(Setting(title, seats, dict(options or {})))
        if reward not in WORTH:
            raise SoukError(f"reward {reward!r} is none of {', '.join(WORTH)}")
        if seat is not None and not 0 <= seat < seats:
            raise SoukError(f"there is no seat {seat}: they are 0 to {seats - 1}")
        learner = EVERYBODY if bots is None else seat or 0
        takes_turns = bots is not None and seat is None
        policies = policies_of(bots, seats)
        self.batch = Batch(
            self.game.book, self.lens, self.numbering, policies, many, learner, takes_turns, limit, WORTH[reward]
        )
        self.many = many
        self.observations: NDArray[np.int16] = array(self.batch.observations, np.int16).reshape(many, -1)
        self.finals: NDArray[np.int16] = array(self.batch.finals, np.int16).reshape(many, -1)
        self.masks: NDArray[np.int8] = array(self.batch.masks, np.int8).reshape(many, -1)
        self.rewards: NDArray[np.float64] = array(self.batch.rewards, np.float64).reshape(many, -1)
        self.seats: NDArray[np.int64] = array(self.batch.seats, np.int64)
        self.learners: NDArray[np.int64] = array(self.batch.learners, np.int64)
        self.endings: NDArray[np.uint8] = array(self.batch.endings, np.uint8)

    def reset(self, seed: Seeds = None) -> None:
        """Begin a new game at each table: with the seeds given, or with those that follow from one."""
        for row, one in enumerate(spread(seed, self.many)):
            self.batch.reset(row, one)

    def step(self, actions: Any) -> None:
        """Play one action at each table. An illegal one is an error."""
        self.batch.step(vec[i64](np.asarray(actions, np.int64).tolist()))

    def look(self, row: int, seat: int) -> NDArray[np.int16]:
        """What any seat sees of a table, whoever is asked."""
        return looked(self.lens, self.batch.tables[row], seat)


def array(buffer: Any, kind: Any) -> Any:
    """A view of a buffer, which NumPy can read but not write."""
    return np.frombuffer(buffer, kind)


def looked(lens: Lens, s: Table, seat: int) -> NDArray[np.int16]:
    """What a seat sees of a table."""
    out = vec[i16]([0] * int(lens.width))
    lens.observe(s, seat, out, 0)
    seen: NDArray[np.int16] = array(out, np.int16)
    return seen


def spread(seed: Seeds, many: int) -> list[int]:
    """A seed for each table."""
    if isinstance(seed, int) or seed is None:
        drawn = np.random.default_rng(seed).integers(WORD, size=many, dtype=np.uint64)
        return [int(n) for n in drawn]
    if len(seed) != many:
        raise SoukError(f"there must be a seed for each of the {many} tables, not {len(seed)}")
    return list(seed)

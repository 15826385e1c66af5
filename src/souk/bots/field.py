"""A whole game between bots: as one compiled call where every bot has a policy, else choice by choice."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.base import Bot, policy_of
from souk.engine.event import Happening
from souk.engine.game import Game
from souk.engine.play import settle
from souk.engine.policy import Policy, playout
from souk.engine.rng import Rng, seeded
from souk.engine.table import Table

OTHER_DICE: Final = 1 << 60  # the bots' dice must not be the table's: who has those knows the future


@final
class Field:
    """Bots on their seats. `play` gives the table as they left it; its `ply` says how many decisions they made."""

    def __init__(self, game: Game, bots: list[Bot]) -> None:
        self.game = game
        self.bots = bots
        policies = [policy for policy in map(policy_of, bots) if policy is not None]
        self.quick = len(policies) == len(bots)
        self.policies: vec[Policy] = vec[Policy](policies)

    def play(self, seed: int, limit: i64) -> Table:
        """One game to its end, or to its limit of decisions; the same for the same seed."""
        s = self.game.start(seed)
        rng = seeded(seed + OTHER_DICE)
        if self.quick:
            playout(s, self.policies, rng, limit)
            settle(s)
        else:
            self.play_by_sight(s, rng, limit)
        return s

    def play_by_sight(self, s: Table, rng: Rng, limit: i64) -> None:
        heard: list[list[Happening]] = [[] for _ in self.bots]
        while s.ply < limit:
            decision = self.game.decision(s)
            if decision is None:
                return
            seat = decision.seat
            choice = self.bots[seat].choose(self.game.sight(s, seat, heard[seat]), rng)
            events = self.game.play(s, choice).events
            for viewer in range(len(heard)):
                heard[viewer] += [event.scrubbed(viewer) for event in events]

"""Whole games between bots: as one compiled call where every bot has a policy, else choice by choice."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.base import Bot, policy_of
from souk.engine.event import Happening, drain_events
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.policy import Policy, playout
from souk.engine.rng import Rng, players_dice
from souk.engine.run import settle
from souk.engine.table import Table


@final
class Field:
    """Bots at their seats. `play` returns the table as they left it; its `ply` says how many decisions they made."""

    def __init__(self, game: Game, bots: list[Bot]) -> None:
        self.game = game
        self.bots = bots
        policies = [policy for policy in map(policy_of, bots) if policy is not None]
        self.quick = len(policies) == len(bots)
        self.policies: vec[Policy] = vec[Policy](policies)

    def play(self, seed: int, limit: i64, events: list[Happening] | None = None) -> Table:
        """Play one game to its end, or to a limit of decisions; the same seed gives the same game. What happens from
        the first decision on is added to `events`, if a list is given."""
        rng = players_dice(seed)
        if not self.quick:
            return self.play_by_sight(seed, rng, limit, events)
        s = self.game.start(seed)
        s.listening = events is not None
        playout(s, self.policies, rng, limit)
        settle(s)
        if events is not None:
            events += drain_events(s)
        return s

    def play_by_sight(self, seed: int, rng: Rng, limit: i64, events: list[Happening] | None) -> Table:
        match = Match(self.game, seed)
        heard: list[list[Happening]] = [[] for _ in self.bots]
        news = match.events[0]
        while True:
            for viewer in range(len(heard)):
                heard[viewer] += [event.scrubbed(viewer) for event in news]
            decision = match.decision
            if decision is None or match.table.ply >= limit:
                return match.table
            seat = decision.seat
            choice = self.bots[seat].choose(self.game.sight(match.table, seat, heard[seat]), rng)
            news = match.play(seat, choice).events
            if events is not None:
                events += news

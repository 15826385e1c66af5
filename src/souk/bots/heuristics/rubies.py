"""The race for rubies: what the judges of Istanbul and of the Dice Game share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.bots.judge import Heuristic
from souk.engine.table import Table

# Seen first: rubies; whether two, one or none are missing; whether a turn is left in this round.
RACE: Final = ["ruby", "two_to_go", "one_to_go", "there", "to_move"]
STAGES: Final = 5  # before the last round: five rubies to go or more, four, three, two, one


class RubyJudge(Heuristic):
    """The first to have enough rubies ends the game. Subclasses look for ways to the next ones."""

    def __init__(self, names: list[str], weights: dict[str, list[float]], target: i64, rivalry: list[str]) -> None:
        super().__init__(RACE + names, weights, STAGES, rivalry)
        self.target: i64 = target
        self.nearest: float = 0.0  # how near the next ruby is by the best way …
        self.second: float = 0.0  # … and by the next best

    def rubies(self, s: Table, seat: i64) -> i64:
        raise NotImplementedError

    def is_last_round(self, s: Table) -> bool:
        raise NotImplementedError

    def stage(self, s: Table) -> i64:
        """By what the leader has to go; a player who has just reached the goal may not have ended the turn."""
        if self.is_last_round(s):
            return self.stages
        most: i64 = 0
        for seat in range(s.book.seats):
            most = max(most, self.rubies(s, seat))
        return max(self.stages - max(self.target - most, i64(1)), i64(0))

    def see_race(self, rubies: i64, to_move: bool) -> None:
        to_go = self.target - rubies
        self.see(float(rubies))
        self.see_if(to_go <= 2)
        self.see_if(to_go <= 1)
        self.see_if(to_go <= 0)
        self.see_if(to_move)

    def compare_way(self, near: float) -> None:
        """Keep the best two."""
        if near > self.nearest:
            self.second = self.nearest
            self.nearest = near
        elif near > self.second:
            self.second = near

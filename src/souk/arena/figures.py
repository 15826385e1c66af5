"""What a title counts in its games: `Title.figures` of each game, added up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Figures:
    """For each figure, the number of games in which it came up, and its total. Both are whole numbers, so the order of
    the games makes no difference."""

    def __init__(self) -> None:
        self.counted: dict[str, tuple[int, int]] = {}

    def add(self, of_game: Mapping[str, int | None]) -> None:
        for name, value in of_game.items():
            self.count(name, int(value is not None), value or 0)

    def merge(self, other: Figures) -> None:
        for name, (games, total) in other.counted.items():
            self.count(name, games, total)

    def count(self, name: str, games: int, total: int) -> None:
        before = self.counted.get(name, (0, 0))
        self.counted[name] = (before[0] + games, before[1] + total)

    def means(self) -> dict[str, dict[str, Any]]:
        """The mean of each figure over the games in which it came up."""
        return {
            name: {"games": games, "mean": total / games if games else None}
            for name, (games, total) in self.counted.items()
        }

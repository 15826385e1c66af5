"""What a title counts in its games: `Title.figures` of each, added up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Figures:
    """In how many games each came up, and the sum: whole numbers, so the order of the games makes no difference."""

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
        """Over those games in which it came up."""
        return {
            name: {"games": games, "mean": total / games if games else None}
            for name, (games, total) in self.counted.items()
        }

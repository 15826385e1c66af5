"""What is played, in plain words that can be sent to other processes."""

from __future__ import annotations

from dataclasses import dataclass

from souk.engine.game import Game
from souk.games import composed


@dataclass(frozen=True)
class Setting:
    title: str
    seats: int = 0  # as few as can play
    modules: tuple[str, ...] = ()
    data: str = ""
    options: tuple[tuple[str, str], ...] = ()

    def game(self) -> Game:
        return composed(self.title, self.seats, list(self.modules), self.data, dict(self.options))

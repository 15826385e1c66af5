"""A tournament: which games it is made of. One game is one unit of work, known by its number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Any

from souk import __version__
from souk.arena.setting import Setting
from souk.bots.registry import bot
from souk.engine.errors import SoukError
from souk.engine.game import Game

Seating = tuple[str, ...]  # the bot on each seat


@dataclass(frozen=True)
class Tournament:
    """The same deals for everybody: each seed is played by every seating before the next seed."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    limit: int  # decisions, after which a game is broken off
    patience: float  # seconds that a bot which is not ours has for an answer

    def deal(self, number: int) -> tuple[int, Seating]:
        """The seed of a game, and who sits where."""
        seatings = seatings_of(self.bots, self.setting.seats)
        return self.seed + number // len(seatings), seatings[number % len(seatings)]

    def header(self) -> dict[str, Any]:
        """All that decides how its games go; but how many there are is left open, so that more can be added."""
        return {
            "souk": __version__,
            "game": composed(self.setting).header().spelled(),
            "bots": list(self.bots),
            "seed": self.seed,
            "limit": self.limit,
            "patience": self.patience,
        }


def tournament(setting: Setting, codes: list[str], seed: int, limit: int, patience: float) -> Tournament:
    """One bot for each seat; or one for all; or more than there are seats, of whom each company of that size plays."""
    seats = setting.seats or len(codes)
    if len(codes) == 1:
        codes = codes * seats
    if len(codes) < seats or not codes:
        raise SoukError(f"--bots: {len(codes)} codes for {seats} seats; give one for each, or more, or one for all")
    made = Tournament(replace(setting, seats=seats), tuple(codes), seed, limit, patience)
    composed(made.setting)
    for code in dict.fromkeys(codes):
        bot(code)  # so that what was asked for wrongly is told before anything starts
    return made


@lru_cache(maxsize=8)
def composed(setting: Setting) -> Game:
    """Once in each process."""
    return setting.game()


@lru_cache(maxsize=8)
def seatings_of(bots: tuple[str, ...], seats: int) -> list[Seating]:
    """Every company, and each of them in every rotation. Bots of one code are one bot: who would only change places
    with himself plays the same game again, and that is left out."""
    found: dict[Seating, None] = {}
    for company in combinations(bots, seats):
        for first in range(seats):
            found[company[first:] + company[:first]] = None
    return list(found)

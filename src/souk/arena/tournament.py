"""A tournament: the list of its games. One game is one unit of work, known by its number."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import Any

from souk import __version__
from souk.bots.registry import bot
from souk.engine.errors import SoukError
from souk.setting import Setting

Seating = tuple[str, ...]  # the bot on each seat


@dataclass(frozen=True)
class Tournament:
    """Everybody gets the same deals: each seed is played by every seating before the next seed is used."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    limit: int  # decisions, after which a game is broken off
    patience: float  # seconds that an external bot has for an answer
    luck: bool = False  # whether to find out how lucky each seat was

    def deal(self, number: int) -> tuple[int, Seating]:
        """The seed of a game, and the bot on each seat."""
        seatings = seatings_of(self.bots, self.setting.seats)
        return self.seed + number // len(seatings), seatings[number % len(seatings)]

    def header(self) -> dict[str, Any]:
        """Everything that decides how the games go. The number of games is left out, so that more can be added."""
        return {
            "souk": __version__,
            "game": self.setting.game().header().spelled(),
            "bots": list(self.bots),
            "seed": self.seed,
            "limit": self.limit,
            "patience": self.patience,
            **({"luck": True} if self.luck else {}),
        }


def tournament(
    setting: Setting, codes: list[str], seed: int, limit: int, patience: float, luck: bool = False
) -> Tournament:
    """A tournament of one bot for each seat, of one bot on all seats, or of every group out of more bots than seats."""
    seats = setting.seats or len(codes)
    if len(codes) == 1:
        codes = codes * seats
    if len(codes) < seats or not codes:
        raise SoukError(f"--bots: {len(codes)} codes for {seats} seats; give one for each, or more, or one for all")
    made = Tournament(replace(setting, seats=seats), tuple(codes), seed, limit, patience, luck)
    made.setting.game()  # mistakes in the setting and in the codes are reported before any game begins
    for code in dict.fromkeys(codes):
        bot(code)
    return made


@lru_cache(maxsize=8)
def seatings_of(bots: tuple[str, ...], seats: int) -> list[Seating]:
    """Every group of that many bots, in every rotation. Bots with the same code are the same bot, so a rotation that
    only swaps them would repeat a game and is left out."""
    found: dict[Seating, None] = {}
    for group in combinations(bots, seats):
        for first in range(seats):
            found[group[first:] + group[:first]] = None
    return list(found)

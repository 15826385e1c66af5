"""Who has won: most rubies, then most Lira after selling goods and crystals; players still tied share the victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from souk.games.dice.resources import BROWN, CRYSTAL, LIRA

if TYPE_CHECKING:
    from souk.games.dice.state import Player, State

RANKED_BY: Final = ["rubies", "lira"]


def scores(s: State) -> list[list[int]]:
    return [[int(p.rubies), int(sold(s, p))] for p in s.players]


def sold(s: State, p: Player) -> i64:
    """DIC-X4: a player's Lira after selling all goods and crystals."""
    goods: i64 = 0
    for kind in range(i64(BROWN) + 1):
        goods += p.holds[kind]
    return p.holds[LIRA] + goods * s.rules.good_worth + p.holds[CRYSTAL] * s.rules.crystal_worth

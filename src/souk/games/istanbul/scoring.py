"""Who has won: rubies, then Lira, goods, bonus cards; players still tied share the victory (IST-X5 to X9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from souk.games.istanbul.state import State

RANKED_BY: Final = ["rubies", "lira", "goods", "cards"]


def scores(s: State) -> list[list[int]]:
    return [[int(p.rubies), int(p.lira), int(p.load()), int(p.cards)] for p in s.players]

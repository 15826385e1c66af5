"""When the game is over, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from souk.games.bazar.state import State

RANKED_BY: Final = ["coins", "behind"]


def is_over(s: State) -> bool:
    """BAZ-X1 to BAZ-X3: a player has enough coins, or the last event or the last turn has been played."""
    if any(player.coins >= s.rules.target for player in s.players):
        return True
    return s.to_come == 0 or s.turns >= s.rules.last_turn


def scores(s: State) -> list[list[int]]:
    """BAZ-X4, BAZ-X5: coins, then the lower token, given as the number of players who play later. There are no ties."""
    behind = {int(seat): len(s.order) - 1 - at for at, seat in enumerate(s.order)}
    return [[int(player.coins), behind[seat]] for seat, player in enumerate(s.players)]

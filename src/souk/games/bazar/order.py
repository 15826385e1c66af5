"""Phase 1: the order of play."""

from __future__ import annotations

from mypy_extensions import i64

from souk.engine.table import reverse
from souk.games.bazar import events as tells
from souk.games.bazar.state import State


def hand_out_tokens(s: State) -> None:
    """BAZ-O2, BAZ-O3: the richest player is first; players with equal coins reverse their order of the last turn."""
    order = s.order
    reverse(order, 0, len(order) - 1)
    for at in range(i64(len(order))):
        seat = order[at]
        place = at
        while place > 0 and s.players[order[place - 1]].coins < s.players[seat].coins:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    for at in range(i64(len(order))):
        s.sit(order[at])
        s.tell(tells.TAKES_TOKEN, at + 1)

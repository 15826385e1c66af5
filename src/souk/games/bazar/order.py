"""Phase 1: the order of play."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from souk.games.bazar import events as tells
from souk.games.bazar.state import State


def hand_out_tokens(s: State) -> None:
    """BAZ-O2, BAZ-O3: the richest player is first; players with equal coins reverse their order of the last turn."""
    seats: i64 = len(s.order)
    order = vec[i64]([0] * seats)
    for at in range(seats):
        seat = s.order[seats - 1 - at]
        place = at
        while place > 0 and s.players[order[place - 1]].coins < s.players[seat].coins:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    s.order = order
    for at in range(seats):
        s.sit(order[at])
        s.tell(tells.TAKES_TOKEN, at + 1)

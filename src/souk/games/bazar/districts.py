"""The value of a district, and who possesses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from souk.games.bazar.bits import ones

if TYPE_CHECKING:
    from souk.games.bazar.state import State

NOBODY: Final = -1


def tiles_of(s: State, seat: i64, district: i64) -> i64:
    return ones(s.players[seat].stands & s.rules.districts[district].spaces)


def possessor(s: State, district: i64) -> i64:
    """BAZ-C2: the seat that has more tiles there than any other, or NOBODY."""
    spaces = s.rules.districts[district].spaces
    if s.taken & spaces == 0:
        return NOBODY
    most: i64 = 0
    found: i64 = NOBODY
    for seat in range(s.rules.seats):
        tiles = ones(s.players[seat].stands & spaces)
        if tiles > most:
            most = tiles
            found = seat
        elif tiles == most:
            found = NOBODY
    return found


def value_of(s: State, district: i64) -> i64:
    """BAZ-C3: the printed value, changed by tokens and permanent tiles, but never below 0; 0 if barred (BAZ-C4)."""
    here = s.rules.districts[district]
    value = here.value
    for kind in range(i64(len(s.tokens))):
        if s.tokens[kind] >> district & 1 == 1:
            token = s.rules.tokens[kind]
            if token.bars:
                return 0
            value += token.worth
    if s.counting & here.spaces != 0:
        for space in here.cells:
            if s.counting >> space & 1 == 1:
                value += s.rules.tiles[s.tile_on(space)].worth
    return max(value, i64(0))

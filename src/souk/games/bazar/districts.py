"""What a district is worth, and who possesses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from souk.games.bazar.bits import ones

if TYPE_CHECKING:
    from souk.games.bazar.state import State

NOBODY: Final = -1


def tiles_of(s: State, seat: i64, district: i64) -> i64:
    return ones(s.players[seat].stands & s.rules.districts[district].spaces)


def most_tiles(s: State, district: i64) -> i64:
    """As many as the leader of a district has."""
    most: i64 = 0
    for seat in range(s.rules.seats):
        most = max(most, tiles_of(s, seat, district))
    return most


def possessor(s: State, district: i64) -> i64:
    """BAZ-C2: who alone has the most tiles there."""
    most = most_tiles(s, district)
    if most == 0:
        return NOBODY
    found: i64 = NOBODY
    for seat in range(s.rules.seats):
        if tiles_of(s, seat, district) == most:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


def value_of(s: State, district: i64) -> i64:
    """BAZ-C3: printed, with tokens and permanent tiles, never below nothing; nothing where it is barred (BAZ-C4)."""
    value = s.rules.districts[district].value
    for token in s.rules.tokens:
        if s.tokens[token.index] >> district & 1 == 1:
            if token.bars:
                return 0
            value += token.worth
    spaces = s.rules.districts[district].spaces & s.taken
    for space in range(len(s.pieces)):
        if spaces >> space & 1 == 1:
            value += s.rules.tiles[s.tile_on(space)].worth
    return max(value, i64(0))

"""Check that every piece of the box is in a possible place.

The tests run this at every decision, and `Game.read_position` on every position it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from souk.engine.table import ARG_AT, ARG_MASK, SEAT_AT, SEAT_MASK, STEP_MASK
from souk.games.bazar.bits import ones

if TYPE_CHECKING:
    from souk.games.bazar.state import State


def audit(s: State) -> str:
    """Describe the first error found, or return "" if there is none."""
    return tiles(s) or spaces(s) or events(s) or coins(s) or pending(s)


def tiles(s: State) -> str:
    """BAZ-S3: each tile of each guild is in exactly one place."""
    for seat in range(s.rules.seats):
        player = s.players[seat]
        found: i64 = 0
        for place in [player.pile, player.hand, player.leaving, player.out, standing(s, seat)]:
            if found & place != 0:
                return f"a tile of seat {int(seat)} is in two places"
            found |= place
        if found != s.rules.guild:
            return f"seat {int(seat)} does not have exactly the tiles of a guild"
        if ones(player.hand) != player.held:
            return f"seat {int(seat)} holds {int(ones(player.hand))} tiles, not {int(player.held)}"
        if player.held - ones(player.shown) > s.rules.hand:
            return f"a hand may have at most {int(s.rules.hand)} tiles"
        if player.shown & ~player.hand != 0 or ones(player.shown) > 1:
            return "only one tile may be about to be placed, and it must be in the hand"
    return ""


def standing(s: State, seat: i64) -> i64:
    """The tiles of a guild that are on spaces, one bit each; 0 if one of them is there twice."""
    found: i64 = 0
    for space in range(len(s.pieces)):
        if s.taken >> space & 1 == 1 and s.whose(space) == seat:
            if found >> s.tile_on(space) & 1 == 1:
                return 0
            found |= 1 << s.tile_on(space)
    return found


def spaces(s: State) -> str:
    """Tiles are only in districts in play, or in the Black Market, which fills before it enters play."""
    market = s.rules.market
    if s.districts & s.rules.first_districts != s.rules.first_districts:
        return "a district that starts in play is not in play"
    if s.taken & ~(s.ground.open | market.spaces) != 0:
        return "a tile is in a district that is not in play"
    if not s.in_play(market.index) and ones(market.spaces & s.taken) > market.full:
        return f"the Black Market takes at most {int(market.full)} tiles"
    return ""


def events(s: State) -> str:
    """BAZ-E2: at most one event per turn."""
    played = s.rules.played(s.to_come)
    if played > max(i64(0), s.turns - s.rules.first_event + 1):
        return f"{int(played)} events cannot have been played by turn {int(s.turns)}"
    if s.event >= 0 and s.to_come >> s.event & 1 == 1:
        return "the event of this turn is still to come"
    for mask in s.tokens:
        if mask & ~s.districts != 0:
            return "a token is on a district that is not in play"
    return ""


def coins(s: State) -> str:
    """BAZ-C6: all coins were paid by districts, in phase 4."""
    total: i64 = 0
    for player in s.players:
        total += player.coins
    wanted = s.rules.start_coins * s.rules.seats + s.paid
    return "" if total == wanted else f"the guilds have {int(total)} coins, not {int(wanted)}"


def pending(s: State) -> str:
    """Each tile that has left the board, or is about to be placed, waits for one decision of its owner."""
    for seat in range(s.rules.seats):
        player = s.players[seat]
        if asked_about(s, seat, "stall") != bits(player.leaving):
            return "the tiles waiting for a place in the Black Market must be those that have left the board"
        if asked_about(s, seat, "place") != bits(player.shown):
            return "the tile waiting for a space must be the one that is about to be placed"
    return ""


def asked_about(s: State, seat: i64, key: str) -> list[int]:
    """The first argument of each pending frame that a seat has for a step."""
    step = s.rules.steps[key].id
    mine = [frame for frame in s.stack[: s.top] if frame & STEP_MASK == step and frame >> SEAT_AT & SEAT_MASK == seat]
    return sorted(int(frame >> ARG_AT & ARG_MASK) for frame in mine)


def bits(mask: i64) -> list[int]:
    return [at for at in range(64) if mask >> at & 1 == 1]

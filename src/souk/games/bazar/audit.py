"""Is every piece of the box where it can be? Held at every decision by the tests, and asked of every position that
somebody hands in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from souk.engine.table import ARG_AT, ARG_MASK, SEAT_AT, SEAT_MASK, STEP_MASK
from souk.games.bazar.bits import ones

if TYPE_CHECKING:
    from souk.games.bazar.state import State


def audit(s: State) -> str:
    """The first thing that is wrong; "" when nothing is."""
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
            return f"seat {int(seat)} has not exactly the tiles of a guild"
        if ones(player.hand) != player.held:
            return "a hand has another number of tiles than it says"
        if player.held - ones(player.shown) > s.rules.hand:
            return f"no hand has more than {int(s.rules.hand)} tiles"
        if player.shown & ~player.hand != 0 or ones(player.shown) > 1:
            return "only one tile of the hand is about to be placed"
    return ""


def standing(s: State, seat: i64) -> i64:
    """The tiles of a guild that are on spaces, one bit each; none if one were there twice."""
    found: i64 = 0
    for space in range(len(s.pieces)):
        if s.taken >> space & 1 == 1 and s.whose(space) == seat:
            if found >> s.tile_on(space) & 1 == 1:
                return 0
            found |= 1 << s.tile_on(space)
    return found


def spaces(s: State) -> str:
    """Only districts in play have tiles, and the Black Market, which fills before it enters."""
    market = s.rules.market
    if s.districts & s.rules.first_districts != s.rules.first_districts:
        return "a district that is in play from the start is not"
    if s.taken & ~(s.ground.open | market.spaces) != 0:
        return "a tile is where no district is in play"
    if not s.in_play(market.index) and ones(market.spaces & s.taken) > market.full:
        return f"the Black Market takes in {int(market.full)} tiles"
    return ""


def events(s: State) -> str:
    """BAZ-E2: one event a turn at most."""
    played = s.rules.played(s.to_come)
    if played > max(i64(0), s.turns - s.rules.first_event + 1):
        return f"{int(played)} events cannot have been played by turn {int(s.turns)}"
    if s.event >= 0 and s.to_come >> s.event & 1 == 1:
        return "the event of this turn is still to come"
    for mask in s.tokens:
        if mask & ~s.districts != 0:
            return "a token lies where no district is in play"
    return ""


def coins(s: State) -> str:
    """BAZ-C6: all coins have come from districts, in phase 4."""
    total: i64 = 0
    for player in s.players:
        total += player.coins
    wanted = s.rules.start_coins * s.rules.seats + s.paid
    return "" if total == wanted else f"the guilds have {int(total)} coins, not {int(wanted)}"


def pending(s: State) -> str:
    """Each tile that is off the board, or about to be placed, waits for one word of its owner."""
    for seat in range(s.rules.seats):
        player = s.players[seat]
        if asked_about(s, seat, "stall") != bits(player.leaving):
            return "a tile that has left the board must wait for its place in the Black Market, and no other"
        if asked_about(s, seat, "place") != bits(player.shown):
            return "a tile that is about to be placed must wait for its space, and no other"
    return ""


def asked_about(s: State, seat: i64, key: str) -> list[int]:
    """The first arguments of a seat's pending frames of a step."""
    step = s.rules.steps[key].id
    mine = [frame for frame in s.stack[: s.top] if frame & STEP_MASK == step and frame >> SEAT_AT & SEAT_MASK == seat]
    return sorted(int(frame >> ARG_AT & ARG_MASK) for frame in mine)


def bits(mask: i64) -> list[int]:
    return [at for at in range(64) if mask >> at & 1 == 1]

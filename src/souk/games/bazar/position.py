"""Turn a position into plain JSON and back. Spaces, tiles and cards go by name, so their order may change later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine import pack
from souk.engine.errors import SoukError

if TYPE_CHECKING:
    from souk.games.bazar.state import Player, State

BETWEEN = " "  # separates the seat from the tile in "2 courier"


def pack_state(s: State) -> dict[str, Any]:
    names = s.rules.names
    packed = pack.pack_table(s)
    packed["seat"] = int(s.seat)
    packed["districts"] = pack.flagged(s.districts, names["district"])
    packed["spaces"] = {
        space: f"{int(s.whose(at))}{BETWEEN}{names['tile'][s.tile_on(at)]}"
        for at, space in enumerate(names["space"])
        if s.taken >> at & 1 == 1
    }
    packed["order"] = [int(seat) for seat in s.order]
    packed["turns"] = int(s.turns)
    packed["to_come"] = pack.flagged(s.to_come, names["event_card"])
    packed["event"] = names["event_card"][s.event] if s.event >= 0 else ""
    packed["tokens"] = {
        token: pack.flagged(s.tokens[at], names["district"]) for at, token in enumerate(names["token"]) if s.tokens[at]
    }
    packed["paid"] = int(s.paid)
    packed["players"] = [pack_player(s, player) for player in s.players]
    return packed


def pack_player(s: State, p: Player) -> dict[str, Any]:
    tile = s.rules.names["tile"]
    return {
        "coins": int(p.coins),
        "pile": pack.flagged(p.pile, tile),
        "hand": pack.flagged(p.hand, tile),
        "held": int(p.held),
        "shown": pack.flagged(p.shown, tile),
        "leaving": pack.flagged(p.leaving, tile),
        "out": pack.flagged(p.out, tile),
    }


def fill_state(s: State, packed: dict[str, Any]) -> None:
    """Fill a fresh table from a packed position, checking each field as it is read."""
    names = s.rules.names
    seats = int(s.rules.seats)
    s.districts = pack.mask(packed, "districts", names["district"])
    s.ground = s.rules.ground_of(s.districts)
    fill_spaces(s, pack.entry(packed, "spaces", dict))
    order = pack.numbers(packed, "order", seats, 0, seats - 1)
    if len(set(order)) != seats:
        raise SoukError("position: order must name each seat once")
    s.order = vec[i64](order)
    s.turns = pack.number(packed, "turns")
    s.to_come = pack.mask(packed, "to_come", names["event_card"])
    s.event = -1 if packed.get("event") == "" else pack.one_of(packed, "event", names["event_card"])
    laid: dict[str, Any] = pack.entry(packed, "tokens", dict)
    for token in laid:
        s.tokens[pack.one_of({"tokens": token}, "tokens", names["token"])] = pack.mask(laid, token, names["district"])
    s.paid = pack.number(packed, "paid")
    players: list[Any] = pack.entry(packed, "players", list)
    if len(players) != seats:
        raise SoukError(f"position: players must have {seats} entries, not {len(players)}")
    for seat, fields in enumerate(players):
        if not isinstance(fields, dict):
            raise SoukError(f"position: player {seat} must be an object")
        fill_player(s, s.players[seat], fields)
    s.sit(pack.number(packed, "seat", 0, seats - 1))


def fill_spaces(s: State, packed: dict[str, Any]) -> None:
    seats = [str(seat) for seat in range(s.rules.seats)]
    for space in packed:
        at = pack.one_of({"spaces": space}, "spaces", s.rules.names["space"])
        seat, _, tile = pack.entry(packed, space, str).partition(BETWEEN)
        whose = pack.one_of({space: seat}, space, seats)
        s.put(whose, pack.one_of({space: tile}, space, s.rules.names["tile"]), at)


def fill_player(s: State, p: Player, packed: dict[str, Any]) -> None:
    tile = s.rules.names["tile"]
    p.coins = pack.number(packed, "coins")
    p.pile = pack.mask(packed, "pile", tile)
    p.hand = pack.mask(packed, "hand", tile)
    p.held = pack.number(packed, "held")
    p.shown = pack.mask(packed, "shown", tile)
    p.leaving = pack.mask(packed, "leaving", tile)
    p.out = pack.mask(packed, "out", tile)

"""Turn a position into plain JSON and back. Tiles, cards and zones go by name, so their order may change later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine import pack
from souk.engine.errors import SoukError
from souk.games.dice.faces import counts_of, lanes_of
from souk.games.dice.resources import FACE_WORDS, RESOURCES

if TYPE_CHECKING:
    from souk.games.dice.state import Player, State


def pack_state(s: State) -> dict[str, Any]:
    names = s.rules.names
    packed = pack.pack_table(s)
    packed["seat"] = int(s.seat)
    packed["active"] = int(s.active)
    packed["faces"] = pack.counted(counts_of(s.faces), FACE_WORDS)
    packed["fresh"] = pack.words(s.fresh, names["tile"])
    packed["actions_left"] = int(s.actions_left)
    packed["supply"] = pack.counted(s.supply, RESOURCES)
    packed["spare"] = int(s.spare)
    packed["rubies"] = pack.counted(s.rubies, names["zone"])
    packed["display"] = pack.words(s.display, names["tile"])
    packed["pile"] = pack.counted(s.pile, names["tile"])
    packed["pile_size"] = int(s.pile_size)
    packed["under"] = pack.words(s.under, names["tile"])
    packed["deck"] = pack.counted(s.deck, names["card"])
    packed["deck_size"] = int(s.deck_size)
    packed["discards"] = pack.counted(s.discards, names["card"])
    packed["revealed"] = pack.words(s.revealed, names["card"])
    packed["ending"] = bool(s.ending)
    packed["turns"] = int(s.turns)
    packed["players"] = [pack_player(s, p) for p in s.players]
    return packed


def pack_player(s: State, p: Player) -> dict[str, Any]:
    return {
        "holds": pack.counted(p.holds, RESOURCES),
        "tiles": pack.counted(p.tiles, s.rules.names["tile"]),
        "mosque": int(p.mosque),
        "dice": int(p.dice),
        "rubies": int(p.rubies),
        "blessed": bool(p.blessed),
    }


def fill_state(s: State, packed: dict[str, Any]) -> None:
    """Fill a fresh table from a packed position, checking each field as it is read."""
    names = s.rules.names
    tile, card = names["tile"], names["card"]
    s.active = pack.number(packed, "active", 0, int(s.rules.seats) - 1)
    s.faces = lanes_of(pack.counts(packed, "faces", FACE_WORDS))
    s.fresh = vec[i64](pack.indexes(packed, "fresh", tile))
    s.actions_left = pack.number(packed, "actions_left", 0, 99)
    s.supply = pack.counts(packed, "supply", RESOURCES, 999)
    s.spare = pack.number(packed, "spare", 0, 99)
    s.rubies = pack.counts(packed, "rubies", names["zone"])
    s.uncover()
    s.display = vec[i64](sorted(pack.indexes(packed, "display", tile)))
    s.pile = pack.counts(packed, "pile", tile)
    s.pile_size = pack.number(packed, "pile_size")
    s.under = vec[i64](pack.indexes(packed, "under", tile))
    s.deck = pack.counts(packed, "deck", card)
    s.deck_size = pack.number(packed, "deck_size")
    s.discards = pack.counts(packed, "discards", card)
    s.revealed = vec[i64](sorted(pack.indexes(packed, "revealed", card)))
    s.ending = pack.entry(packed, "ending", bool)
    s.turns = pack.number(packed, "turns")
    players: list[Any] = pack.entry(packed, "players", list)
    if len(players) != s.rules.seats:
        raise SoukError(f"position: players must have {int(s.rules.seats)} entries, not {len(players)}")
    for seat, fields in enumerate(players):
        if not isinstance(fields, dict):
            raise SoukError(f"position: player {seat} must be an object")
        fill_player(s, s.players[seat], fields)
    s.sit(pack.number(packed, "seat", 0, int(s.rules.seats) - 1))


def fill_player(s: State, p: Player, packed: dict[str, Any]) -> None:
    p.holds = pack.counts(packed, "holds", RESOURCES, 999)
    p.tiles = pack.counts(packed, "tiles", s.rules.names["tile"])
    p.mosque = pack.number(packed, "mosque", 0, 99)
    p.dice = pack.number(packed, "dice", 0, 99)
    p.rubies = pack.number(packed, "rubies", 0, 99)
    p.blessed = pack.entry(packed, "blessed", bool)

"""Turn a position into plain JSON and back. Places, cards and tiles go by name, so their order may change later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine import pack
from souk.engine.errors import SoukError
from souk.games.istanbul.goods import KINDS, WORDS

if TYPE_CHECKING:
    from souk.games.istanbul.state import Player, State


def pack_state(s: State) -> dict[str, Any]:
    names = s.rules.names
    place = names["place"]
    packed = pack.pack_table(s)
    packed["seat"] = int(s.seat)
    packed["cells"] = pack.words(s.cells, place)
    packed["track"] = pack.counted(s.track, place)
    packed["pile"] = pack.counted(s.pile, names["tile"])
    packed["token"] = pack.words(s.token, place)
    packed["strangers"] = pack.words(s.strangers, place)
    packed["strays"] = pack.counted(s.strays, place)
    packed["deck"] = pack.counted(s.deck, names["card"])
    packed["deck_size"] = int(s.deck_size)
    packed["discards"] = pack.words(s.discards, names["card"])
    packed["dice"] = [int(s.die1), int(s.die2)]
    packed["used"] = pack.flagged(s.used, names["tile"])
    packed["ending"] = bool(s.ending)
    packed["turns"] = int(s.turns)
    packed["players"] = [pack_player(s, p) for p in s.players]
    pack.remembered(packed, "card", s.memory, names["card"])
    for module in s.rules.brought_by:
        module.pack(s, packed)
    return packed


def pack_player(s: State, p: Player) -> dict[str, Any]:
    names = s.rules.names
    return {
        "lira": int(p.lira),
        "rubies": int(p.rubies),
        "capacity": int(p.capacity),
        "goods": {word: int(p.goods[good]) for good, word in enumerate(WORDS)},
        "hand": pack.counted(p.hand, names["card"]),
        "known": pack.counted(p.known, names["card"]),
        "cards": int(p.cards),
        "place": names["place"][p.place],
        "family": names["place"][p.family],
        "stack": "".join("n" if p.neutrals >> i & 1 == 1 else "o" for i in range(p.stack)),
        "out": pack.flagged(p.out, names["place"]),
        "tiles": pack.flagged(p.tiles, names["tile"]),
    }


def fill_state(s: State, packed: dict[str, Any]) -> None:
    """Fill a fresh table from a packed position, checking each field as it is read."""
    names = s.rules.names
    place, card, tile = names["place"], names["card"], names["tile"]
    fill_cells(s, packed)
    s.track = pack.counts(packed, "track", place, 1 << 40)
    s.pile = pack.counts(packed, "pile", tile)
    s.token = vec[i64](of_length(pack.indexes_or_none(packed, "token", place), len(s.rules.encounters), "token"))
    s.strangers = vec[i64](of_length(pack.indexes(packed, "strangers", place), int(s.rules.strangers), "strangers"))
    s.strays = pack.counts(packed, "strays", place)
    s.deck = pack.counts(packed, "deck", card)
    s.deck_size = pack.number(packed, "deck_size")
    s.discards = vec[i64](pack.indexes(packed, "discards", card))
    s.die1, s.die2 = pack.numbers(packed, "dice", 2, 1, 6)
    s.used = pack.mask(packed, "used", tile)
    s.ending = pack.entry(packed, "ending", bool)
    s.turns = pack.number(packed, "turns")
    players: list[Any] = of_length(pack.entry(packed, "players", list), int(s.rules.seats), "players")
    for seat, fields in enumerate(players):
        if not isinstance(fields, dict):
            raise SoukError(f"position: player {seat} must be an object")
        fill_player(s, s.players[seat], fields)
    s.memory = pack.recalled(packed, "card", int(s.rules.seats), card)
    for module in s.rules.brought_by:
        module.fill(s, packed)
    s.sit(pack.number(packed, "seat", 0, int(s.rules.seats) - 1))


def fill_cells(s: State, packed: dict[str, Any]) -> None:
    place = s.rules.names["place"]
    s.cells = vec[i64](of_length(pack.indexes_or_none(packed, "cells", place), len(place), "cells"))
    if -1 not in s.cells:
        if sorted(s.cells) != list(range(len(place))):
            raise SoukError("position: cells must name each place once")
        s.ground = s.rules.laid_out(s.cells)
        s.detour = s.ground


def fill_player(s: State, p: Player, packed: dict[str, Any]) -> None:
    names = s.rules.names
    p.lira = pack.number(packed, "lira")
    p.rubies = pack.number(packed, "rubies")
    p.capacity = pack.number(packed, "capacity")
    p.goods = pack.counts(packed, "goods", WORDS)
    assert len(p.goods) == KINDS
    p.hand = pack.counts(packed, "hand", names["card"])
    p.known = pack.counts(packed, "known", names["card"])
    p.cards = pack.number(packed, "cards")
    p.place = pack.one_of(packed, "place", names["place"])
    p.family = pack.one_of(packed, "family", names["place"])
    stack = pack.entry(packed, "stack", str)
    if len(stack) > 20 or set(stack) - {"o", "n"}:
        raise SoukError('position: stack must be written with "o" for own and "n" for neutral assistants, bottom first')
    p.stack = len(stack)
    p.neutrals = sum(1 << i for i, disc in enumerate(stack) if disc == "n")
    p.out = pack.mask(packed, "out", names["place"])
    p.tiles = pack.mask(packed, "tiles", names["tile"])


def of_length(values: list[Any], length: int, name: str) -> list[Any]:
    if len(values) != length:
        raise SoukError(f"position: {name} must have {length} entries, not {len(values)}")
    return values

"""The whole table, in words: for web pages, bots and screen readers. Nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from souk.engine import pack
from souk.games.dice.resources import FACE_WORDS, IN_LANE, LANE, RESOURCES

if TYPE_CHECKING:
    from souk.games.dice.state import Player, State


def view(s: State) -> dict[str, Any]:
    names = s.rules.names
    return {
        "seat": int(s.seat),
        "active": int(s.active),
        "round": s.rounds(),
        "target": int(s.rules.target),
        "last_round": bool(s.ending),
        "faces": {word: int(s.faces >> face * LANE & IN_LANE) for face, word in enumerate(FACE_WORDS)},
        "actions_left": int(s.actions_left),
        "fresh": pack.words(s.fresh, names["tile"]),
        "supply": {word: int(s.supply[kind]) for kind, word in enumerate(RESOURCES)},
        "spare_dice": int(s.spare),
        "zones": {zone.key: zone.show(s) for zone in s.rules.zones},
        "mosque_tiles": int(s.rules.blessed_at),
        "display": pack.words(s.display, names["tile"]),
        "pile": int(s.pile_size) + len(s.under),
        "under": pack.words(s.under, names["tile"]),
        "deck": int(s.deck_size),
        "discards": pack.counted(s.discards, names["card"]),
        "revealed": pack.words(s.revealed, names["card"]),
        **s.rules.at_hand(s),
        "players": [of_player(s, p) for p in s.players],
    }


def of_player(s: State, p: Player) -> dict[str, Any]:
    return {
        **{word: int(p.holds[kind]) for kind, word in enumerate(RESOURCES)},
        "rubies": int(p.rubies),
        "dice": int(p.dice),
        "tiles": pack.counted(p.tiles, s.rules.names["tile"]),
        "mosque_ruby": bool(p.blessed),
    }

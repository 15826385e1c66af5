"""The open part of a table, in words: for web pages, bots and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from souk.engine import pack
from souk.engine.run import load
from souk.games.bazar.bits import ones
from souk.games.bazar.districts import possessor, value_of

if TYPE_CHECKING:
    from souk.games.bazar.state import Player, State
    from souk.games.bazar.units import EventCard


def view(s: State) -> dict[str, Any]:
    names = s.rules.names
    return {
        "seat": int(s.seat),
        "round": s.rounds(),
        "target": int(s.rules.target),
        "last_turn": int(s.rules.last_turn),
        "map": s.rules.city.rows,
        "districts": {unit.key: of_district(s, unit.index) for unit in s.rules.districts},
        "spaces": {space: on_space(s, at) for at, space in enumerate(names["space"]) if s.taken >> at & 1 == 1},
        "order": [int(seat) for seat in s.order],
        "tile": tile_at_hand(s),
        "event": names["event_card"][s.event] if s.event >= 0 else None,
        "events_to_come": pack.flagged(s.to_come, names["event_card"]),
        "events_played": int(s.rules.played(s.to_come)),
        "conditional": {card.key: condition(card) for card in s.rules.conditional if s.to_come >> card.index & 1 == 1},
        "players": [of_player(s, player) for player in s.players],
    }


def condition(card: EventCard) -> dict[str, int]:
    """BAZ-E7 to BAZ-E9: the condition a card waits for; 0 means it has no such condition."""
    return {"numeral": int(card.numeral), "coins": int(card.coins), "events": int(card.events)}


def tile_at_hand(s: State) -> str | None:
    """The tile whose space is being chosen, whether it comes from the hand or has left the board."""
    if s.top == 0 or load(s).key not in ("place", "stall"):
        return None
    return s.rules.names["tile"][s.arg]


def of_district(s: State, index: i64) -> dict[str, Any]:
    """Describe a district; `value` is what it would pay now."""
    unit = s.rules.districts[index]
    possessed = possessor(s, index)
    return {
        "letter": unit.row.text("letter"),
        "in_play": s.in_play(index),
        "printed": int(unit.value),
        "value": int(value_of(s, index)),
        "tokens": [token.key for token in s.rules.tokens if s.tokens[token.index] >> index & 1 == 1],
        "tiles": [int(ones(player.stands & unit.spaces)) for player in s.players],
        "possessed_by": int(possessed) if possessed >= 0 else None,
    }


def on_space(s: State, space: i64) -> dict[str, Any]:
    """BAZ-P6: describe the tile on a space; anyone may look at a tile that is face down."""
    tile = s.rules.tiles[s.tile_on(space)]
    return {"seat": int(s.whose(space)), "tile": tile.key, "face_up": bool(tile.permanent)}


def of_player(s: State, p: Player) -> dict[str, Any]:
    """Describe a guild; `hand` has the tiles that the viewer knows, `held` is the number of tiles in it."""
    tile = s.rules.names["tile"]
    return {
        "coins": int(p.coins),
        "held": int(p.held),
        "hand": pack.flagged(p.hand, tile),
        "pile": int(ones(p.hand | p.pile) - p.held),
        "to_come": pack.flagged(p.hand | p.pile, tile),  # tiles in the hand or the pile
        "leaving": pack.flagged(p.leaving, tile),
        "out": pack.flagged(p.out, tile),
    }

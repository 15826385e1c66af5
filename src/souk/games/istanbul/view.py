"""The open part of a table, in words: for web pages, bots and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine import pack
from souk.games.istanbul.goods import WORDS
from souk.games.istanbul.hands import BonusHands

if TYPE_CHECKING:
    from souk.games.istanbul.state import State
    from souk.games.istanbul.units import Place


def view(s: State) -> dict[str, Any]:
    names = s.rules.names
    place = names["place"]
    width = int(s.rules.width)
    cells = pack.words(s.cells, place)
    hands = BonusHands(s)
    shown = {
        "seat": int(s.seat),
        "round": s.rounds(),
        "target": int(s.rules.target),
        "toll": int(s.rules.toll),
        "reward": int(s.rules.reward),
        "full": int(s.rules.full),
        "last_round": bool(s.ending),
        "board": [cells[at : at + width] for at in range(0, len(cells), width)],
        "places": {unit.key: of_place(s, unit) for unit in s.rules.places},
        "tokens": {one.key: place[s.token[one.index]] for one in s.rules.encounters if s.token[one.index] >= 0},
        "strangers": pack.words(s.strangers, place),
        "strays": pack.counted(s.strays, place),
        "pile": int(s.deck_size),
        "discards": pack.words(s.discards, names["card"]),
        "dice": [int(s.die1), int(s.die2)],
        "used": pack.flagged(s.used, names["tile"]),
        "players": [of_player(s, seat, hands) for seat in range(len(s.players))],
    }
    for module in s.rules.brought_by:
        module.show(s, shown)
    return shown


def of_place(s: State, place: Place) -> dict[str, Any]:
    """Describe a place. Where nothing changes, all views share what is printed on it."""
    printed, now = s.rules.faces[place.index], place.show(s)
    return {**printed, **now} if now else printed


def of_player(s: State, seat: int, hands: BonusHands) -> dict[str, Any]:
    """Describe a player. `hand` has the cards that the viewer knows or can work out, `cards` is their number in all."""
    names = s.rules.names
    p = s.players[seat]
    surely = hands.surely(seat)
    hand = vec[i64]([p.hand[card] + surely[card] for card in range(len(p.hand))])
    return {
        "lira": int(p.lira),
        "rubies": int(p.rubies),
        "capacity": int(p.capacity),
        "goods": {word: int(p.goods[good]) for good, word in enumerate(WORDS)},
        "cards": int(p.cards),
        "hand": pack.counted(hand, names["card"]),
        "place": names["place"][p.place],
        "family": names["place"][p.family],
        "stack": ["neutral" if p.neutrals >> i & 1 == 1 else "own" for i in range(p.stack)],
        "assistants": pack.flagged(p.out, names["place"]),
        "tiles": pack.flagged(p.tiles, names["tile"]),
    }

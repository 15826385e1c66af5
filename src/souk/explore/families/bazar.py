"""What can be edited in Bazar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from souk.engine.book import Book
from souk.engine.rng import seeded
from souk.explore.field import AWAY, EditField, Packed
from souk.games.bazar.rules import Rules
from souk.games.bazar.state import State
from souk.games.bazar.units import EventCard

LASTING: Final = ("end_turn", "pay", "play", "draw", "merchant")  # steps that an edited turn keeps
HEAPS: Final = ("hand", "pile", "out")  # where a tile is that stands on no space


def begin_anew(book: Book, packed: Packed, seat: int | None = None) -> bool:
    """End the effect that is under way. Return False if no turn is being played."""
    stack: list[str] = packed["stack"]
    if not stack or not stack[0].startswith("end_turn"):
        return False
    packed["stack"] = [frame for frame in stack if frame.split()[0] in LASTING]
    for at, player in enumerate(packed["players"]):
        player["out"] += player["leaving"]
        player["leaving"] = []
        if player["shown"]:
            player["shown"] = []
            packed["stack"].append(f"merchant {at} 0 0")
    return True


def fields(book: Book, packed: Packed) -> Iterator[EditField]:
    assert isinstance(book, Rules)
    free = free_spaces(book, packed)
    for seat, player in enumerate(packed["players"]):
        has, most = player["coins"], max(int(book.target) - 1, player["coins"])
        low = max(0, has - packed["paid"])
        put = partial(pay, packed, player)
        yield EditField(f"{seat}.coins", seat, "holdings", "coins", has, "BAZ-X1", put, low, most)
        full = len(player["hand"]) >= book.hand
        for tile in book.names["tile"]:
            at = whereabouts(packed, seat, tile)
            if at:
                heaps = [heap for heap in HEAPS if heap == at or not (heap == "hand" and full)]
                key, unit = f"{seat}.tile.{tile}", f"tile.{tile}"
                put = partial(move, packed, seat, tile)
                options = [*heaps, *([at] if at not in HEAPS else []), *free]
                yield EditField(key, seat, "pieces", "tile", at, "BAZ-S3", put, options=options, unit=unit)
    yield event(book, packed)
    for card in book.event_cards:
        yield to_come(book, packed, card)


def free_spaces(book: Rules, packed: Packed) -> list[str]:
    """BAZ-P2: the empty spaces of the districts in play, and of the Black Market while it takes tiles (BAZ-B4)."""
    names = book.names
    playing = {at for at, key in enumerate(names["district"]) if key in packed["districts"]}
    taken = packed["spaces"]
    if len(standing(book, packed, book.market.key)) < book.market.full:
        playing.add(int(book.market.index))
    return [space for at, space in enumerate(names["space"]) if book.district_of[at] in playing and space not in taken]


def standing(book: Rules, packed: Packed, district: str) -> list[str]:
    """The spaces of a district that have a tile."""
    at = book.names["district"].index(district)
    return [space for space in packed["spaces"] if book.district_of[book.names["space"].index(space)] == at]


def pay(packed: Packed, player: Packed, value: int) -> None:
    """Pay coins to a guild, or take them back from it: all coins were paid by districts."""
    packed["paid"] += value - player["coins"]
    player["coins"] = value


def whereabouts(packed: Packed, seat: int, tile: str) -> str:
    """The space or the heap where a tile is; "" if the guild plays without it."""
    player, piece = packed["players"][seat], f"{seat} {tile}"
    heaps = [heap for heap in HEAPS if tile in player[heap]]
    return next(iter([*heaps, *(space for space, one in packed["spaces"].items() if one == piece)]), "")


def move(packed: Packed, seat: int, tile: str, to: str) -> None:
    """Take a tile from where it is, and put it somewhere else."""
    player, at = packed["players"][seat], whereabouts(packed, seat, tile)
    if at in HEAPS:
        player[at].remove(tile)
    else:
        del packed["spaces"][at]
    if to in HEAPS:
        player[to].append(tile)
    else:
        packed["spaces"][to] = f"{seat} {tile}"
    player["held"] = len(player["hand"])


# Events ---------------------------------------------------------------------------------------------------------------


def event(book: Rules, packed: Packed) -> EditField:
    """The event of this turn: one that is still to come, as far as its condition is met, or the one that there is."""
    now: str = packed["event"]
    could = [card for card in book.event_cards if card.key in packed["to_come"] and due(book, packed, card)]
    early = packed["turns"] < book.first_event
    others = [] if early or (now and not takes_back(book, packed, now)) else [f"event_card.{one.key}" for one in could]
    here = f"event_card.{now}" if now else AWAY
    rule = "BAZ-E1" if early else "BAZ-E2"
    put = partial(hold_event, book, packed)
    return EditField("event", None, "table", "event", here, rule, put, options=[here, *others])


def due(book: Rules, packed: Packed, card: EventCard) -> bool:
    """BAZ-E7 to BAZ-E9: whether a card could have come this turn, after the events of the turns before."""
    earlier = len(book.event_cards) - len(packed["to_come"]) - bool(packed["event"])
    return earlier >= card.events and (card.coins == 0 or any(one["coins"] >= card.coins for one in packed["players"]))


def hold_event(book: Rules, packed: Packed, unit: str) -> None:
    """Let another event come this turn. The one that came goes back, and its tokens with it."""
    came: str = unit.partition(".")[2]
    if came == packed["event"]:
        return
    if packed["event"]:
        come_later(book, packed, packed["event"], 1)
    come_later(book, packed, came, 0)
    packed.update(event=came, tokens={})
    s = book.unpack({**packed, "rng": seeded(0).pack()})
    assert isinstance(s, State)
    card_of(book, came).come(s)
    packed["tokens"] = s.pack()["tokens"]


def to_come(book: Rules, packed: Packed, card: EventCard) -> EditField:
    """Whether an event is still to come. From turn 2 on, each turn has had one at most."""
    waits, is_now = int(card.key in packed["to_come"]), card.key == packed["event"]
    played = len(book.event_cards) - len(packed["to_come"])
    room = played < packed["turns"] - book.first_event + 1
    back = not is_now and takes_back(book, packed, card.key)
    rule = "BAZ-E2" if waits else "BAZ-E3" if is_now else "BAZ-E10"
    key, put = f"to_come.{card.key}", partial(come_later, book, packed, card.key)
    low, high = int(bool(waits) and not room), int(bool(waits) or back)
    return EditField(key, None, "events", "to_come", waits, rule, put, low, high, unit=f"event_card.{card.key}")


def takes_back(book: Rules, packed: Packed, card: str) -> bool:
    """Whether a card can be as if it had not come yet: nobody stands in a district that it has brought into play."""
    return not any(standing(book, packed, book.names["district"][at]) for at in card_of(book, card).opens)


def come_later(book: Rules, packed: Packed, card: str, waits: int) -> None:
    """Put a card back among those to come, or take it from them; districts go aside or come into play with it."""
    packed["to_come"] = [one for one in packed["to_come"] if one != card] + [card] * waits
    opened = {book.names["district"][at] for at in card_of(book, card).opens}
    packed["districts"] = [one for one in packed["districts"] if one not in opened] + sorted(
        opened if not waits else []
    )
    packed["tokens"] = {
        token: left
        for token, districts in packed["tokens"].items()
        if (left := [one for one in districts if one in packed["districts"]])
    }


def card_of(book: Rules, key: str) -> EventCard:
    return next(card for card in book.event_cards if card.key == key)

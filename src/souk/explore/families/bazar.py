"""What can be edited in Bazar."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from souk.engine.book import Book
from souk.explore.field import EditField, Packed
from souk.games.bazar.rules import Rules

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


def free_spaces(book: Rules, packed: Packed) -> list[str]:
    """BAZ-P2: the empty spaces of the districts in play."""
    names = book.names
    playing = {at for at, key in enumerate(names["district"]) if key in packed["districts"]}
    taken = packed["spaces"]
    return [space for at, space in enumerate(names["space"]) if book.district_of[at] in playing and space not in taken]


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

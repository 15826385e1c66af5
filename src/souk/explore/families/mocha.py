"""What can be edited of what Mocha & Baksheesh puts on the table: the barrier, the right of way, the Baksheesh tile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from souk.explore.field import AWAY, EditField, Packed
from souk.games.istanbul.ground import steps
from souk.games.istanbul.mocha.places.tavern import Tavern
from souk.games.istanbul.rules import Rules

BETWEEN: Final = "|"  # separates the two places beside an edge
NOBODY: Final = -1


def right_of_way(packed: Packed, seat: int) -> EditField:
    """MOC-R2: whoever has set the barrier has the tile. It can be passed on, but not given up."""
    has, lies = int(packed["right_of_way"] == seat), bool(packed["barrier"])
    rule = "MOC-R2" if lies else "MOC-P19b"
    put = partial(pass_to, packed, seat)
    return EditField(f"{seat}.right_of_way", seat, "lasting", "right_of_way", has, rule, put, has, int(lies))


def pass_to(packed: Packed, seat: int, value: int) -> None:
    if value:
        packed["right_of_way"] = seat


def barrier(book: Rules, packed: Packed) -> EditField:
    """MOC-R1: it lies on an edge between two places, or, as at the start, on none (MOC-S4)."""
    cells: list[str] = packed["cells"]
    many, width = range(len(cells)), book.width
    edges = [[cells[a], cells[b]] for a in many for b in many if a < b and steps(width, a, b) == 1]
    options = [AWAY, *(BETWEEN.join(edge) for edge in edges)]
    value = BETWEEN.join(packed["barrier"]) or AWAY
    return EditField("barrier", None, "table", "barrier", value, "MOC-R1", partial(bar, packed), options=options)


def bar(packed: Packed, edge: str) -> None:
    """Set the barrier, or take it away. The seat to move has set it, unless somebody has the right of way already."""
    packed["barrier"] = [] if edge == AWAY else edge.split(BETWEEN)
    if edge == AWAY:
        packed["right_of_way"] = NOBODY
    elif packed["right_of_way"] == NOBODY:
        packed["right_of_way"] = packed["seat"]


def baksheesh(book: Rules, packed: Packed) -> Iterator[EditField]:
    """MOC-R15: the side of the Baksheesh tile that is up; people count from 1."""
    track: dict[str, int] = packed["track"]
    for one in book.places:
        if isinstance(one, Tavern):
            up, sides = 1 + track.get(one.key, 0), len(one.sides)
            put = partial(turn_over, track, one.key)
            yield EditField("baksheesh", None, "table", "baksheesh", up, "MOC-R15", put, 1, sides)


def turn_over(track: dict[str, int], place: str, side: int) -> None:
    track[place] = side - 1

"""Ways to move: in a straight line with the movement tile, to a corner with the corner card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.games.istanbul.ground import Ground
from souk.games.istanbul.units import Reach


class Straight(Reach):
    """MOC-R12: move any number of places in a line, but not across the barrier."""

    def joins(self, ground: Ground, a: i64, b: i64) -> bool:
        here = ground.cell_of[a]
        there = ground.cell_of[b]
        if here == there:
            return False
        if here // ground.width == there // ground.width:
            step: i64 = 1 if there > here else -1
        elif here % ground.width == there % ground.width:
            step = ground.width if there > here else -ground.width
        else:
            return False
        while here != there:
            if not ground.open_between(here, here + step):
                return False
            here += step
        return True


class Corner(Reach):
    """MOC-C13: move to another corner at any distance, even across the barrier."""

    def joins(self, ground: Ground, a: i64, b: i64) -> bool:
        cell = ground.cell_of[b]
        last: i64 = len(ground.cells) - 1
        corner = cell == 0 or cell == ground.width - 1 or cell == last or cell == last + 1 - ground.width
        return corner and a != b


REACHES: Final[dict[str, type[Reach]]] = {"straight": Straight, "corner": Corner}

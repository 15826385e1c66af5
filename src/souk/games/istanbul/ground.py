"""Where the places lie, and how far apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from souk.games.istanbul.rules import Rules


@final
class Ground:
    """A finished layout, shared by all copies of a table: `cells` says which place lies where, row by row."""

    def __init__(self, rules: Rules, cells: vec[i64]) -> None:
        self.width: i64 = rules.width
        self.cells: vec[i64] = cells
        self.cell_of: vec[i64] = vec[i64]([0] * len(cells))
        for cell in range(len(cells)):
            self.cell_of[cells[cell]] = cell
        # For each way to move and each place, the places that can be reached.
        self.joined: vec[vec[vec[i64]]] = vec[vec[vec[i64]]](
            [vec[vec[i64]]([reach.joined(self, here.index) for here in rules.places]) for reach in rules.reaches]
        )

    def distance(self, a: i64, b: i64) -> i64:
        """Steps from place to place, never diagonally."""
        return steps(self.width, self.cell_of[a], self.cell_of[b])


def steps(width: i64, a: i64, b: i64) -> i64:
    """From cell to cell."""
    down = b // width - a // width
    right = b % width - a % width
    return max(down, -down) + max(right, -right)

"""The layout of the places, and the distances between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from souk.games.istanbul.rules import Rules

NO_WALL: Final = -1
CELLS: Final = 20  # the number of cells in the largest bazaar


@final
class Ground:
    """A finished layout, shared by all copies of a table: `cells` lists the places row by row.

    `wall` is the barrier between two neighbouring cells (see `wall_between`), or NO_WALL.
    """

    def __init__(self, rules: Rules, cells: vec[i64], wall: i64) -> None:
        self.width: i64 = rules.width
        self.wall: i64 = wall
        self.cells: vec[i64] = cells
        self.cell_of: vec[i64] = vec[i64]([0] * len(cells))
        for cell in range(len(cells)):
            self.cell_of[cells[cell]] = cell
        many: i64 = len(cells)
        self.steps: vec[i64] = vec[i64]([0] * (many * many))  # the shortest distance from each cell to each cell
        for cell in range(many):
            self.walk_from(cell)
        self.walled: dict[int, Ground] = {}
        # For each place and each way to move, the places that can be reached, as answers to MOVE.
        self.ways: vec[vec[vec[i64]]] = vec[vec[vec[i64]]](
            [vec[vec[i64]]([reach.answers(self, here.index) for reach in rules.reaches]) for here in rules.places]
        )

    def behind(self, rules: Rules, wall: i64) -> Ground:
        """This layout with a wall on it; made once, since all copies of a table share it."""
        if int(wall) not in self.walled:
            self.walled[int(wall)] = Ground(rules, self.cells, wall)
        return self.walled[int(wall)]

    def distance(self, a: i64, b: i64) -> i64:
        """The number of steps from place to place: never diagonally, and around the wall if there is one."""
        return self.steps[self.cell_of[a] * len(self.cells) + self.cell_of[b]]

    def open_between(self, a: i64, b: i64) -> bool:
        """Whether two cells are one step apart, with no wall between them."""
        return steps(self.width, a, b) == 1 and wall_between(a, b) != self.wall

    def walk_from(self, origin: i64) -> None:
        """Fill in the distances from one cell, spreading out over the grid a step at a time."""
        many: i64 = len(self.cells)
        seen: i64 = 1 << origin
        edge: i64 = seen
        far: i64 = 0
        while edge != 0:
            beyond: i64 = 0
            for cell in range(many):
                if edge >> cell & 1 == 1:
                    self.steps[origin * many + cell] = far
                    for other in range(many):
                        if seen >> other & 1 == 0 and self.open_between(cell, other):
                            beyond |= 1 << other
            seen |= beyond
            edge = beyond
            far += 1


def wall_between(a: i64, b: i64) -> i64:
    """The number of the wall between two cells."""
    return min(a, b) * CELLS + max(a, b)


def steps(width: i64, a: i64, b: i64) -> i64:
    """The number of steps from cell to cell, ignoring walls."""
    down = b // width - a // width
    right = b % width - a % width
    return max(down, -down) + max(right, -right)

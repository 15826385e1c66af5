"""Layouts: printed ones are rows of data, a given one is read from text, a random one is drawn cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.domain import Number
from souk.engine.errors import SoukError
from souk.engine.step import Auto, Chance
from souk.games.istanbul.ground import CELLS, steps
from souk.games.istanbul.state import State

if TYPE_CHECKING:
    from souk.games.istanbul.units import Place

RANDOM: Final = "random"


def read_layout(text: str, places: vec[Place]) -> list[str]:
    """Read the numbers of the places, row by row, with any separator: "15,5,2,14,4,12,…"."""
    words = numbers_in(text)
    keys = {str(place.number): place.key for place in places}
    unknown = [word for word in words if word not in keys]
    if unknown:
        raise SoukError(f"layout {text}: there is no place with the number {', '.join(unknown)} [IST-L7]")
    return [keys[word] for word in words]


def numbers_in(text: str) -> list[str]:
    return "".join(c if c.isdigit() else " " for c in text).split()


def tidied(text: str, known: list[str]) -> str:
    """A layout as the header of a record writes it: its name, or the numbers of its places separated by commas."""
    if text in known:
        return text
    numbers = numbers_in(text)
    if not numbers:
        raise SoukError(
            f"layout {text!r}: known are {', '.join(known)}, or the numbers of all places row by row [IST-L7]"
        )
    return ",".join(numbers)


@final
class Plan:
    """How a random layout is drawn (IST-L5, IST-L6): one place must be in the middle, and two must be far apart.

    Those three are laid first. Each cell is weighed by the number of ways to continue from there, so that all layouts
    that obey the rules are equally likely and none has to be rejected.
    """

    def __init__(self, row: Row, places: dict[str, int], cells: i64) -> None:
        self.width: i64 = row.number("width", 1, 9)
        self.cells: i64 = cells
        self.distance: i64 = row.number("distance")
        self.lines: bool = row.flag("lines")  # the two must share neither row nor column
        self.middle: i64 = row.one_of("middle", places)
        apart = row.some_of("apart", places, 2)
        self.first: i64 = apart[0]
        self.second: i64 = apart[1]
        if self.cells % self.width != 0:
            raise row.wrong(f"width: {int(cells)} places do not fill rows of {int(self.width)}")
        ahead = [self.middle, self.first, self.second]
        self.order: vec[i64] = vec[i64](ahead + [at for at in range(cells) if at not in ahead])

    def weight(self, s: State, place: i64, cell: i64) -> i64:
        """In how many ways the rest of the three restricted places can follow if this place is laid in that cell."""
        if s.cells[cell] >= 0:
            return 0
        if place == self.middle:
            return self.pairs(cell) if self.is_inner(cell) else 0
        if place == self.first:
            return self.partners(s, cell)
        if place == self.second:
            return 1 if self.far_enough(cell, self.cell_of(s, self.first)) else 0
        return 1

    def is_inner(self, cell: i64) -> bool:
        row = cell // self.width
        column = cell % self.width
        return 0 < row < self.cells // self.width - 1 and 0 < column < self.width - 1

    def far_enough(self, a: i64, b: i64) -> bool:
        if self.lines and (a // self.width == b // self.width or a % self.width == b % self.width):
            return False
        return steps(self.width, a, b) >= self.distance

    def pairs(self, taken: i64) -> i64:
        count: i64 = 0
        for a in range(self.cells):
            for b in range(self.cells):
                if a != taken and b != taken and self.far_enough(a, b):
                    count += 1
        return count

    def partners(self, s: State, cell: i64) -> i64:
        count: i64 = 0
        for other in range(self.cells):
            if s.cells[other] < 0 and self.far_enough(cell, other):
                count += 1
        return count

    def cell_of(self, s: State, place: i64) -> i64:
        for cell in range(self.cells):
            if s.cells[cell] == place:
                return cell
        raise ValueError("the place has not been laid yet")


class Lay(Chance[State]):
    """Draw the cell of a place. The argument: the number of places laid before it."""

    def choices(self, s: State) -> None:
        plan = s.rules.plan
        place = plan.order[s.arg]
        for cell in range(plan.cells):
            weight = plan.weight(s, place, cell)
            if weight > 0:
                s.weigh(cell, weight)

    def take(self, s: State, x: i64) -> None:
        s.cells[x] = s.rules.plan.order[s.arg]


class LaidOut(Auto[State]):
    def take(self, s: State, x: i64) -> None:
        s.ground = s.rules.laid_out(s.cells)
        s.detour = s.ground


LAY: Final = Lay("lay", Number(CELLS - 1))
LAID_OUT: Final = LaidOut("laid_out")


def lay_at_random(s: State) -> None:
    many: i64 = len(s.rules.places)
    s.cells = vec[i64]([-1] * many)
    for laid in range(many):
        s.then(LAY, laid)
    s.then(LAID_OUT)

"""The city as a grid: which spaces touch, which share a line, and where the city ends. Computed once per map."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row

WAYS: Final = ["north", "east", "south", "west"]  # clockwise: a quarter turn to the right is the next one
DOWN: Final = [-1, 0, 1, 0]
RIGHT: Final = [0, 1, 0, -1]
SIDES: Final = 4
OFF: Final = -1  # outside the districts in play
WALL: Final = -2  # an illustration
EMPTY: Final = -1  # a space without a tile
MOST_SPACES: Final = 62  # sets of spaces are i64, with one bit per space
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


def opposite(way: i64) -> i64:
    return (way + 2) % SIDES


@final
class Map:
    """The printed map, read once: spaces are numbered row by row and named like the squares of a chessboard."""

    def __init__(self, row: Row, letters: list[str]) -> None:
        self.rows = row.texts("map")
        width = max((len(line) for line in self.rows), default=0)
        if not 0 < width <= len(COLUMNS) or any(len(line) != width for line in self.rows):
            raise row.wrong(f"map must have rows of equal length, at most {len(COLUMNS)}")
        self.cells: list[tuple[int, int]] = []  # row and column of each space
        self.names: list[str] = []
        self.district: list[int] = []  # the district of each space
        self.space_at: dict[tuple[int, int], int] = {}
        self.illustration_at: dict[tuple[int, int], int] = {}  # the district of each illustrated cell
        for y, line in enumerate(self.rows):
            for x, letter in enumerate(line):
                if letter == ".":
                    continue
                if letter.upper() not in letters:
                    raise row.wrong(f"map: no district has the letter {letter!r}")
                district = letters.index(letter.upper())
                if letter.islower():
                    self.illustration_at[y, x] = district
                    continue
                self.space_at[y, x] = len(self.cells)
                self.cells.append((y, x))
                self.names.append(f"{COLUMNS[x]}{y + 1}")
                self.district.append(district)
        if len(self.cells) > MOST_SPACES:
            raise row.wrong(f"map has {len(self.cells)} spaces, but at most {MOST_SPACES} are possible")
        for at, letter in enumerate(letters):
            if at not in self.district:
                raise row.wrong(f"map has no space for {letter!r}")


@final
class CityGround:
    """The map with certain districts in play (`districts`, one bit each); made once and shared by all tables."""

    def __init__(self, city: Map, districts: i64) -> None:
        many = len(city.cells)
        inside = [districts >> city.district[space] & 1 == 1 for space in range(many)]
        self.open: i64 = sum(1 << space for space in range(many) if inside[space])  # spaces in play
        beside: list[int] = []
        for y, x in city.cells:
            for way in range(SIDES):
                cell = (y + DOWN[way], x + RIGHT[way])
                space = city.space_at.get(cell, OFF)
                wall = cell in city.illustration_at and districts >> city.illustration_at[cell] & 1 == 1
                beside.append(space if space >= 0 and inside[space] else WALL if wall else OFF)
        self.beside: vec[i64] = vec[i64](beside)  # for each space and way: the next space, OFF or WALL
        self.lines: vec[i64] = vec[i64]([self.open & line_of(city, space) for space in range(many)])

    def next(self, space: i64, way: i64) -> i64:
        return self.beside[space * SIDES + way]


def line_of(city: Map, space: int) -> i64:
    """The other spaces in the row and the column of a space, one bit each."""
    y, x = city.cells[space]
    return sum(1 << at for at, (b, a) in enumerate(city.cells) if at != space and (b == y or a == x))

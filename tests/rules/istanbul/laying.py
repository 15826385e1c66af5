"""How the bazaar is laid out, for the tests of layouts."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import souk
from souk.engine.run import advance, run
from souk.games.istanbul.layout import LAY
from souk.games.istanbul.state import State

Board = list[list[int]]
Bound = tuple[int, int, int]  # the cells of the Fountain, the Black Market and the Tea House


def board_of(title: str, layout: str, seed: int = 1) -> Board:
    """The brown numbers, row by row."""
    game = souk.game(title, seats=4, layout=layout)
    view = game.view(game.start(seed), None)
    return [[view["places"][key]["number"] for key in row] for row in view["board"]]


def cells_of(board: Board) -> list[int]:
    return [number for row in board for number in row]


def laid(s: State) -> dict[int, Fraction]:
    """Where the next place may be laid, and how probably."""
    advance(s)
    return {int(s.offers[i]): Fraction(int(s.odds[i]), int(s.total)) for i in range(s.count)}


def after(s: State, cell: int) -> State:
    copy = s.clone()
    advance(copy)
    run(copy, LAY, cell)
    return copy


def bound_places(start: State) -> Iterator[tuple[Bound, Fraction, State]]:
    """Each way to lay the three places that are bound, how probable it is, and the table after it."""
    for fountain, first in laid(start).items():
        one = after(start, fountain)
        for black_market, second in laid(one).items():
            two = after(one, black_market)
            for tea_house, third in laid(two).items():
                yield (fountain, black_market, tea_house), first * second * third, after(two, tea_house)

"""Boxes that nobody has heard of, for tests of what a module may bring: `with_toy` puts one beside Istanbul's own.

Their classes are written in plain Python, which can derive from the family's only on the sources: tests that put them
on a table are marked `sources`.
"""

from __future__ import annotations

from typing import Any

import pytest

from souk.engine.data import Row, Rows
from souk.games import TITLES
from souk.games.istanbul.base import BASE
from souk.games.istanbul.base.encounters import GAIN_GOOD, MovingToken
from souk.games.istanbul.mocha import MOCHA
from souk.games.istanbul.rules import Module
from souk.games.istanbul.state import State
from souk.games.istanbul.title import Istanbul
from souk.games.istanbul.units import Card, Encounter, Place

SOURCE = {"doc": "a toy", "where": "the tests", "status": "reconstructed"}
RUBIES = {"2": 4, "3": 5, "4": 6, "5": 7}
ASIDE = ["start", "before", "after", "leftover"]


def toy_row(kind: str, key: str, **fields: Any) -> Row:
    return Row(kind, {"key": key, "source": SOURCE, **fields}, "toys")


class Bathhouse(Place):
    """A good of one's choice for Lira; and a ruby, if any lie there."""

    def usable(self, s: State) -> bool:
        return s.me.lira >= self.row.number("price")

    def use(self, s: State) -> None:
        s.pay_lira(self.row.number("price"))
        if s.track[self.index] > 0:
            s.take_ruby(self.index)
        s.then(GAIN_GOOD)


class Sponge(Card):
    def play(self, s: State) -> None:
        s.gain_lira(2)


class Juggler(MovingToken):
    def here(self, s: State) -> bool:
        return super().here(s) and s.me.lira >= self.fee

    def favour(self, s: State) -> None:
        s.gain_lira(1)

    def ask_fee(self, s: State) -> None:
        s.pay_lira(self.fee)


class Toy(Module):
    """A place, which replaces another if that is named, a card, and somebody to meet."""

    ledger = "istanbul"

    def __init__(self, key: str, *places: Row) -> None:
        self.key = key
        self.places_added = list(places)

    def rows(self) -> Rows:
        return {
            "place": self.places_added,
            "card": [toy_row("card", "sponge", copies=5, moments=ASIDE)],
            "encounter": [toy_row("encounter", "juggler", rolled=True, fee=2)],
        }

    def places(self, rows: list[Row], seats: int) -> list[Place]:
        return [Bathhouse(row, seats) for row in rows]

    def cards(self, rows: list[Row], seats: int) -> list[Card]:
        return [Sponge(row, seats) for row in rows]

    def encounters(self, rows: list[Row], seats: int) -> list[Encounter]:
        return [Juggler(row, seats) for row in rows]


class Quarter(Toy):
    """A row of places more than the base has."""

    def rows(self) -> Rows:
        bound = {"middle": "fountain", "apart": ["black_market", "tea_house"], "distance": 3}
        return {**super().rows(), "layout": [toy_row("layout", "random", width=4, **bound)]}

    def layouts(self) -> list[str]:
        return ["random"]


def bathhouse(key: str, number: int, replaces: str = "", rubies: dict[str, int] | None = None) -> Row:
    fields: dict[str, Any] = {"replaces": replaces} if replaces else {}
    return toy_row("place", key, number=number, price=3, **fields, **({"rubies": rubies} if rubies else {}))


def replacement(old: str) -> Toy:
    """A box whose bathhouse takes the place of another place, with its number and with rubies to be had."""
    number = next(row.number("number") for row in BASE.rows()["place"] if row.key == old)
    return Toy("fair", bathhouse("bathhouse", number, old, RUBIES))


def quarter() -> Toy:
    return Quarter("fair", *[bathhouse(f"bathhouse_{number}", number) for number in range(21, 25)])


def with_toy(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    """`souk.game("istanbul", modules=["fair"])` has it from now on."""
    monkeypatch.setitem(TITLES, "istanbul", Istanbul("istanbul", [BASE, MOCHA, toy], fixed=1))

"""The components of a Bazar game. Each unit is a row of data with the rule that reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.unit import Unit

if TYPE_CHECKING:
    from souk.games.bazar.rules import Rules
    from souk.games.bazar.state import State


@final
class District(Unit):
    """BAZ-D2: a group of spaces with a value."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.value: i64 = row.number("value", 0, 99)
        self.aside: bool = row.flag("aside")  # not in play at the start
        self.full: i64 = row.number("full", 1, 62) if row.has("full") else 0  # tiles that bring it into play
        self.spaces: i64 = 0  # its spaces, one bit each …
        self.cells: vec[i64] = vec[i64]()  # … and as a list

    def free(self, s: State) -> i64:
        return self.spaces & ~s.taken


@final
class EventToken(Unit):
    """BAZ-E5: a token that an event lays on a district for one turn."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        more = row.number("more", 0, 99) if row.has("more") else 0
        less = row.number("less", 0, 99) if row.has("less") else 0
        self.worth: i64 = more - less
        self.bars: bool = row.flag("bars")


class Tile(Unit):
    """A merchant tile. All guilds have the same ones."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.start: bool = row.flag("start")
        self.permanent: bool = row.flag("permanent")
        self.worth: i64 = 0  # added to the value of its district
        # A traitor divides the value of its district by this; its owner and the possessor get one part each.
        self.parts: i64 = 0

    def spaces(self, s: State) -> i64:
        """The spaces where it may be placed (BAZ-P2), one bit each."""
        return s.free()

    def placed(self, s: State, space: i64) -> None:
        """Apply its direct effect, after it has been placed on a space."""


class EventCard(Unit):
    """An event for one turn. Cards with a numeral wait until their condition is met."""

    def __init__(self, row: Row) -> None:
        super().__init__(row)
        self.numeral: i64 = row.number("numeral", 1, 99) if row.has("numeral") else 0
        self.coins: i64 = row.number("coins", 1) if row.has("coins") else 0
        self.events: i64 = row.number("events", 1) if row.has("events") else 0
        if self.numeral > 0 and self.coins + self.events == 0:
            raise row.wrong("a card with a numeral needs a condition: coins or events")

    def bind(self, rules: Rules) -> None:
        """Look up the names in its row, once the game is composed."""
        self.opens: list[int] = self.row.some_of("opens", rules.names["district"])

    def due(self, s: State) -> bool:
        """BAZ-E7 to BAZ-E9: whether its condition is met."""
        if self.events > 0 and s.rules.played(s.to_come) < self.events:
            return False
        return self.coins == 0 or any(player.coins >= self.coins for player in s.players)

    def come(self, s: State) -> None:
        """Apply its effect when it is revealed."""

    def unpossessed(self, s: State, district: i64, value: i64) -> None:
        """Handle the value of a district with a special token that nobody possesses."""


U = TypeVar("U", bound=Unit)


def reader(classes: dict[str, type[U]], row: Row) -> type[U]:
    """The class that a row's `is` names."""
    if row.what not in classes:
        raise row.wrong(f"is: {row.what!r} is none of {', '.join(classes)}")
    return classes[row.what]

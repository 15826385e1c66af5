"""A field of a position: what can be changed by hand, between which bounds, and which rule sets them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from souk.engine.errors import Refused

Packed = dict[str, Any]  # a position, as `Table.pack` writes it
Group = Literal["holdings", "lasting", "hand", "pieces", "table", "events"]
Value = int | str
AWAY: Final = "away"  # an option: the thing is not there


@dataclass(frozen=True)
class EditField:
    """A number from `low` to `high`, or one of some `options`.

    `name` says what it is, `unit` which piece it is about, as in "card.five_lira". `options` are units as well, or
    places on the board by their keys. `put` writes a value into the position, and whatever else has to change with it,
    so that no piece is lost or added.
    """

    key: str
    seat: int | None
    group: Group
    name: str
    value: Value
    rule: str
    put: Callable[[Any], None] = field(repr=False, compare=False)
    low: int = 0
    high: int = 0
    options: Sequence[str] = ()
    unit: str = ""

    @property
    def is_choice(self) -> bool:
        return isinstance(self.value, str)

    def check(self, value: Value) -> None:
        """Raise Unfit, which names the rule, if the field cannot have this value."""
        if isinstance(self.value, str):
            fits = value in self.options
        else:
            fits = isinstance(value, int) and self.low <= value <= self.high
        if not fits:
            raise Unfit(self, value)


class Unfit(Refused):
    """A value that a field cannot have."""

    def __init__(self, field: EditField, value: Value) -> None:
        bounds = f"one of {', '.join(field.options)}" if field.is_choice else f"from {field.low} to {field.high}"
        super().__init__(field.rule, f"{field.key} cannot be {value}: it must be {bounds}")
        self.field = field
        self.value = value


def shift(counts: dict[str, int], key: str, by: int) -> None:
    """Change a number in a table that leaves out what there is none of."""
    counts[key] = counts.get(key, 0) + by
    if not counts[key]:
        del counts[key]

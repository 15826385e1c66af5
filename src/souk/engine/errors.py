"""What can go wrong at the edge: one line that names the place and the cause."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SoukError(Exception):
    """A mistake in what was given (a record, a position, an option, a data file): the message is for people."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(SoukError):
    """A choice that the rules do not allow; `rule` is the row of the ledger that forbids it."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{text} [{rule}]")
        self.cause = text
        self.rule = rule

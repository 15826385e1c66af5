"""What a family of titles says of its games: which events, and which of their arguments in every value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from souk.engine.game import Game


@dataclass(frozen=True)
class Features:
    by_argument: dict[str, str]  # events, with the argument that is worth seeing in every value …
    values: Callable[[Game], dict[str, Iterable[str]]]  # … which are these
    events: set[str]  # worth seeing as such
    shared: bool = True  # whether a win can be

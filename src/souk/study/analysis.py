"""What a study of a game finds, as `souk review --json` prints it and as a server sends it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Depth = Literal["quick", "thorough"]
Verdict = Literal["doubtful", "mistake", "blunder", "fine"]


class StudiedStep(Struct):
    """A step of the record, and what it changed. Lists have an item for each seat; chances go from 0 to 1.

    `seat` decided (None: the set-up); `by` is the seat whose turn it was. `chances` are those after the step. The
    other lists say where the change came from: they add up to the chances now less those before.
    """

    step: int
    seat: int | None
    by: int | None
    choice: str
    chances: list[float]
    se: list[float]
    luck: list[float]
    own: list[float]
    others: list[float]
    unknown: list[float]
    estimate: list[float]


class Mark(Struct):
    """A verdict on a choice. `loss` is what it cost the seat against `best`, with its standard error; for a fine find,
    what the next best choice would have cost. `line` is the better line up to the dice or the end of the turn."""

    step: int
    seat: int
    choice: str
    best: str
    loss: float
    se: float
    mark: Verdict
    line: list[str]
    why: str


class Account(Struct):
    """Where a seat's result came from: `start` and all columns after it add up to `result`."""

    seat: int
    start: float
    setup: float
    luck: float
    own: float
    others: float
    unknown: float
    estimate: float
    result: float


class Analysis(Struct):
    """A studied game. If `split` is false, too much is left to `estimate` for the other columns to say anything.
    `moments` are the steps at which the game turned, in the order of the game."""

    title: str
    seats: int
    depth: Depth
    steps: list[StudiedStep]
    marks: list[Mark]
    ledger: list[Account]
    split: bool
    moments: list[int]

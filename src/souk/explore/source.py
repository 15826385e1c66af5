"""The table that a text describes: a position, or a record after some of its decisions."""

from __future__ import annotations

from souk.engine.errors import SoukError
from souk.engine.game import Game, parse_position
from souk.engine.record import Record, read_header, read_record
from souk.engine.table import Table
from souk.games import game_of


def game_in(text: str, data: str = "") -> tuple[Game, Record | None]:
    """The game of a text, and the record if it is one. `data` is the path of an owner's file."""
    if text.lstrip().startswith("{"):
        return game_of(read_header(str(parse_position(text)["souk"]), 1), data), None
    record = read_record(text)
    return game_of(record.header, data), record


def table_in(game: Game, text: str, record: Record | None, step: int | None, seed: int = 0) -> Table:
    """The table of a text, after `step` decisions if it is a record: all of them if that is None. `seed` starts the
    dice of a position."""
    if record is None:
        if step is not None:
            raise SoukError("a step counts the decisions of a record, and this is a position")
        return game.read_position(text, seed)
    made = len(record.effective()) - 1  # the first line is the set-up
    if step is not None and step > made:
        raise SoukError(f"step {step}: this record has {made} decisions")
    return game.replay(record, step)

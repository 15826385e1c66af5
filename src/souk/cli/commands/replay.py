"""souk replay: a recorded game, told in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from souk.cli.commands.options import AsJson, DataFile
from souk.cli.commands.records import explained, read_text
from souk.cli.output.plain import as_json
from souk.engine.errors import SoukError
from souk.engine.pack import digest
from souk.engine.record import read_record
from souk.games import game_of

if TYPE_CHECKING:
    from souk.engine.game import Game
    from souk.engine.table import Table

FilePath = Annotated[str, typer.Argument(metavar="FILE", help="arg-file", show_default=False)]
Until = Annotated[int | None, typer.Option(min=0, metavar="N", help="opt-until", show_default=False)]
Seat = Annotated[str, typer.Option(metavar="N|spectator", help="opt-seat", show_default=False)]

SPECTATOR = "spectator"


def replay(file: FilePath, until: Until = None, seat: Seat = "", data: DataFile = "", json: AsJson = False) -> None:
    from souk.cli.output.narrator import Narrator

    text = read_text(file)
    try:
        record = read_record(text)
        game = game_of(record.header, data)
        s = game.unplayed(record)
    except SoukError as error:
        raise SoukError(f"{file}: {error}") from error
    narrator = Narrator(game, viewer_of(seat, int(game.book.seats)), everything=not seat)
    s.listening = not json
    try:
        for line in game.replaying(s, record, until):
            if not json:
                narrator.add(s, line)
    except SoukError as error:
        narrator.finish_decision()  # tell the game as far as it was legal
        raise SoukError(f"{file}: {explained(error, game)}") from error
    if json:
        as_json(described(game, s, seat))
    else:
        narrator.finish(s)


def described(game: Game, s: Table, seat: str) -> dict[str, Any]:
    """The state of the game. Digest and position are left out for a seat, which may not know everything in them."""
    outcome = game.outcome(s)
    result = {
        "title": game.book.title.key,
        "seats": int(game.book.seats),
        "plies": int(s.ply),
        "finished": outcome is not None,
        "outcome": outcome and {"ranks": outcome.ranks, "scores": outcome.scores, "winners": outcome.winners},
    }
    if not seat:
        result["digest"] = digest(s)
        if outcome is None:
            result["position"] = game.position(s)
    return result


def viewer_of(seat: str, seats: int) -> int | None:
    if seat in {"", SPECTATOR}:
        return None
    if not seat.isdecimal() or int(seat) >= seats:
        raise SoukError(f"--seat {seat}: it must be from 0 to {seats - 1}, or {SPECTATOR}")
    return int(seat)

"""souk replay: a recorded game, told in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from souk.cli.common import AsJson, DataFile, explained, read_text
from souk.cli.show import as_json
from souk.cli.speech import say
from souk.engine.errors import SoukError
from souk.engine.event import Happening, told
from souk.engine.pack import digest
from souk.engine.record import SET_UP, Line, read_record
from souk.games import game_of

if TYPE_CHECKING:
    from souk.engine.game import Game
    from souk.engine.table import Table

FilePath = Annotated[str, typer.Argument(metavar="FILE", help="arg-file", show_default=False)]
Until = Annotated[int | None, typer.Option(min=0, metavar="N", help="opt-until", show_default=False)]
Seat = Annotated[str, typer.Option(metavar="N|spectator", help="opt-seat", show_default=False)]

SPECTATOR = "spectator"


def replay(file: FilePath, until: Until = None, seat: Seat = "", data: DataFile = "", json: AsJson = False) -> None:
    text = read_text(file)
    try:
        record = read_record(text)
        game = game_of(record.header, data)
        s = game.unplayed(record)
    except SoukError as error:
        raise SoukError(f"{file}: {error}") from error
    teller = Teller(game, viewer_of(seat, int(game.book.seats)), everything=not seat)
    s.listening = not json
    try:
        for line in game.replaying(s, record, until):
            if not json:
                teller.line(s, line)
    except SoukError as error:
        teller.finish()  # as far as it was legal
        raise SoukError(f"{file}: {explained(error, game)}") from error
    if json:
        as_json(described(game, s, seat))
    else:
        teller.end(s)


def described(game: Game, s: Table, seat: str) -> dict[str, Any]:
    """With the position of a game that goes on, unless somebody asks who may not know it."""
    outcome = game.outcome(s)
    result = {
        "title": game.book.title.key,
        "seats": int(game.book.seats),
        "plies": int(s.ply),
        "finished": outcome is not None,
        "outcome": outcome and {"ranks": outcome.ranks, "scores": outcome.scores, "winners": outcome.winners},
    }
    if not seat:  # both tell what a seat may not know
        result["digest"] = digest(s)
        if outcome is None:
            result["position"] = game.position(s)
    return result


class Teller:
    """Tells it as a seat or a spectator (None) may know it, or everything."""

    def __init__(self, game: Game, viewer: int | None, everything: bool) -> None:
        from souk.words import Words

        self.game = game
        self.words = Words(game=game)
        self.viewer = viewer
        self.everything = everything
        self.number = -1  # of the decision that is being told; the set-up is 0
        self.events: list[Happening] = []  # what came of it
        self.instead = ""  # what is said if nothing did

    def line(self, s: Table, line: Line) -> None:
        events = told(s)
        if self.everything:
            events = [event.opened() for event in events]
        if self.everything or line.public or line.seat == self.viewer:
            self.finish()
            self.number += 1
            self.instead = self.choice(line) if line.text != SET_UP else ""
        # else it goes with what came before: the question was put only for a card in that seat's hand
        self.events += events

    def choice(self, line: Line) -> str:
        who = self.words.person(line.seat, self.viewer)
        return say("replay-choice", who=who, choice=self.words.choice(line.text))

    def finish(self) -> None:
        """Say what is known of the last decision."""
        if self.number >= 0:
            print(f"{self.number:4}  {self.words.story(self.events, self.viewer) or self.instead}")
        self.events = []

    def end(self, s: Table) -> None:
        self.finish()
        outcome = self.game.outcome(s)
        if outcome is None:
            print(say("replay-unfinished", plies=self.number))
        else:
            print("\n".join(self.words.outcome(outcome, self.viewer)))


def viewer_of(seat: str, seats: int) -> int | None:
    if seat in {"", SPECTATOR}:
        return None
    if not seat.isdecimal() or int(seat) >= seats:
        raise SoukError(f"--seat {seat}: it must be from 0 to {seats - 1}, or {SPECTATOR}")
    return int(seat)

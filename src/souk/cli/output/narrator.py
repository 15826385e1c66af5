"""A recorded game, printed in sentences: a numbered line for each decision."""

from __future__ import annotations

from souk.cli.speech import say
from souk.engine.event import Happening, drain_events
from souk.engine.game import Game
from souk.engine.record import SET_UP, Line
from souk.engine.table import Table
from souk.words import Words


class Narrator:
    """Tells the game as one seat or a spectator (None) may know it, or everything."""

    def __init__(self, game: Game, viewer: int | None, everything: bool) -> None:
        self.game = game
        self.words = Words(game=game)
        self.viewer = viewer
        self.everything = everything
        self.number = -1  # of the current decision; the set-up is 0
        self.events: list[Happening] = []  # of the current decision
        self.instead = ""  # what to say if it had none

    def add(self, s: Table, line: Line) -> None:
        events = drain_events(s)
        if self.everything:
            events = [event.opened() for event in events]
        if self.everything or line.public or line.seat == self.viewer:
            self.finish_decision()
            self.number += 1
            self.instead = self.choice(line) if line.text != SET_UP else ""
        # Otherwise the question was asked only because of a hidden card: what happened joins the decision before.
        self.events += events

    def choice(self, line: Line) -> str:
        who = self.words.person(line.seat, self.viewer)
        return say("replay-choice", who=who, choice=self.words.choice(line.text))

    def finish_decision(self) -> None:
        """Print what is known of the current decision."""
        if self.number >= 0:
            print(f"{self.number:4}  {self.words.story(self.events, self.viewer) or self.instead}")
        self.events = []

    def finish(self, s: Table) -> None:
        self.finish_decision()
        outcome = self.game.outcome(s)
        if outcome is None:
            print(say("replay-unfinished", plies=self.number))
        else:
            print("\n".join(self.words.outcome(outcome, self.viewer)))

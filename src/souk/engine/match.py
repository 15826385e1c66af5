"""A game being played: the log is the truth, the table is what follows from it."""

from __future__ import annotations

from typing import final

from souk.engine.errors import SoukError
from souk.engine.event import Happening, told
from souk.engine.fate import Fate, Seeded, settle_by
from souk.engine.game import Decision, Game, Outcome, Progress
from souk.engine.play import at_hand
from souk.engine.record import SET_UP, UNDO, Line, Record
from souk.engine.rng import seeded
from souk.engine.sight import Sight
from souk.engine.table import Table


@final
class Match:
    """One table with its log. With a seed the table rolls its own dice; else `fate` does."""

    def __init__(self, game: Game, seed: int | None = None, fate: Fate | None = None) -> None:
        if (seed is None) == (fate is None):
            raise SoukError("a match needs a seed or a source of fate, and only one of them")
        self.game = game
        self.fate: Fate = fate or Seeded()
        header = game.header()
        header.seed = seed
        self.table: Table = game.book.start(seeded(seed or 0))
        self.table.listening = True
        lots = settle_by(self.fate, self.table)
        self.table.listening = False
        self.events: list[list[Happening]] = [told(self.table)]  # for each line that stands
        self.record = Record(header, [Line(0, SET_UP, lots)])

    @property
    def decision(self) -> Decision | None:
        return self.game.decision(self.table)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)

    def play(self, seat: int, choice: str) -> Progress:
        """One more line of the log; or an error that changes nothing."""
        decision = self.decision
        if decision is not None and decision.seat != seat:
            raise SoukError(f"seat {decision.seat} is to act, not seat {seat}")
        idle = self.idle_choice()
        progress = self.game.play(self.table, choice, self.fate)
        line = Line(seat, choice, progress.lots)
        line.undoable = progress.undoable
        line.idle = choice == idle
        self.record.lines.append(line)
        self.events.append(progress.events)
        return progress

    def idle_choice(self) -> str:
        """The answer that does nothing, if the decision at hand has one."""
        if self.decision is None:
            return ""
        step = at_hand(self.table)
        return self.game.book.spell(step, step.idle) if step.idle >= 0 else ""

    @property
    def undoable(self) -> bool:
        """Whether the last decision may be taken back: the same seat acts, and nothing has come out since."""
        return self.record.effective()[-1].undoable

    def undo(self, seat: int) -> None:
        """Take the last decision back: one more entry of the log. The table is made anew from what stands."""
        if not self.undoable or self.record.effective()[-1].seat != seat:
            raise SoukError(f"seat {seat} has nothing to undo: dice, a card or another seat came after")
        self.record.lines.append(Line(seat, UNDO, []))
        self.events.pop()
        self.table = self.game.replay(self.record)

    def sight(self, seat: int) -> Sight:
        history = [one.scrubbed(seat) for events in self.events for one in events]
        return self.game.sight(self.table, seat, history)

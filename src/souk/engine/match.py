"""A game being played: the log is the truth, the table is what follows from it."""

from __future__ import annotations

from typing import final

from souk.engine.errors import SoukError
from souk.engine.event import Happening, drain_events
from souk.engine.fate import Fate, Recorded, Seeded, Unknown, settle_by
from souk.engine.game import Decision, Game, Outcome, Progress, checked_seed
from souk.engine.record import SET_UP, UNDO, Line, Record
from souk.engine.sight import Sight, asked_openly, is_asked_openly
from souk.engine.table import Table


@final
class Match:
    """One table with its log. `seed` starts the table's dice; `fate` is where chance comes from, if not from them.
    `position` is what it begins with, if not with the set-up."""

    def __init__(self, game: Game, seed: int | None = None, fate: Fate | None = None, position: str = "") -> None:
        if seed is None and fate is None:
            raise SoukError("a match needs a seed or a source of fate")
        self.game = game
        self.fate: Fate = fate or Seeded()
        header = game.header()
        header.seed = seed if seed is None else checked_seed(seed)
        self.record = Record(header, [], position)
        self.table: Table = game.unplayed(self.record)
        self.table.listening = True
        lots = settle_by(self.fate, self.table)
        self.table.listening = False
        self.events: list[list[Happening]] = [drain_events(self.table)]  # for each line that stands
        self.standing: list[Line] = [Line(0, SET_UP, lots)]  # the lines that have not been taken back …
        self.before: list[Table] = []  # … and the table before each of the last ones that still may be
        self.record.lines.append(self.standing[0])
        self.lots_drawn = len(lots)  # in the whole game: an undo takes none back
        self.decision: Decision | None = None  # worked out once for each change of the table …
        self.openly = True  # … and whether others may know of it
        self.put(game.decision(self.table))

    @staticmethod
    def resume(game: Game, record: Record, fate: Fate | None = None) -> Match:
        """A match from its log, undos and all. From there on chance comes from `fate`, or else from the seed."""
        record.header.must_match(game.header())
        seed = record.header.seed
        recorded = Recorded(seed is not None)
        recorded.turn_to(record.lines[0].where, record.lines[0].lots)
        match = Match(game, seed, recorded, record.position)
        recorded.all_used()
        record.effective()
        for line in record.lines[1:]:
            recorded.turn_to(line.where, line.lots)
            match.play_again(line)
            recorded.all_used()
        match.fate = fate or (Unknown() if seed is None else Seeded())
        return match

    def play_again(self, line: Line) -> None:
        try:
            if line.text == UNDO:
                self.undo(line.seat)
            else:
                self.play(line.seat, line.text)
        except SoukError as error:
            where = "" if str(error).startswith(line.where) else f"{line.where}: "
            raise SoukError(f"{where}{error}") from error

    def put(self, decision: Decision | None) -> None:
        """The next question, or None at the end."""
        self.decision = decision
        self.openly = decision is None or is_asked_openly(self.table)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.table)

    def play(self, seat: int, choice: str) -> Progress:
        """One more line of the log; or an error that changes nothing."""
        if self.decision is not None and self.decision.seat != seat:
            raise SoukError(f"seat {self.decision.seat} is to act, not seat {seat}")
        x = self.game.checked(self.table, choice)
        public = self.openly or asked_openly(self.table, x)
        before = self.table.clone()
        progress = self.game.play(self.table, choice, self.fate)
        line = Line(seat, choice, progress.lots)
        line.undoable = progress.undoable
        line.public = public
        self.record.lines.append(line)
        self.standing.append(line)
        self.lots_drawn += len(progress.lots)
        self.events.append(progress.events)
        if progress.undoable:
            self.before.append(before)
        else:
            self.before.clear()
        self.put(progress.decision)
        return progress

    @property
    def undoable(self) -> bool:
        """Whether the last decision may be taken back: the same seat acts, and nothing has come out since."""
        return self.standing[-1].undoable

    def undo(self, seat: int) -> None:
        """Take the last decision back: one more entry of the log. The table is again the one before that decision."""
        if not self.undoable or self.standing[-1].seat != seat:
            raise SoukError(f"seat {seat} has nothing to undo: dice, a card or another seat came after")
        self.standing.pop().taken_back = True
        self.record.lines.append(Line(seat, UNDO, []))
        self.events.pop()
        self.table = self.before.pop()
        self.put(self.game.decision(self.table))

    def sight(self, seat: int) -> Sight:
        history = [one.scrubbed(seat) for events in self.events for one in events]
        return self.game.sight(self.table, seat, history)

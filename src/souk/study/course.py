"""The course of a recorded game: every step as it was decided, with each lot just before it fell."""

from __future__ import annotations

from dataclasses import dataclass, field

from souk.engine.fate import EVERYBODY
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.record import SET_UP, Line, read_record
from souk.engine.run import advance, apply, at_hand, run
from souk.engine.table import Table
from souk.games import game_of
from souk.words.story import TURN_BEGINS


@dataclass(frozen=True)
class Fall:
    """A lot that fell: the table before it, and the outcome as an answer to its chance step."""

    before: Table
    outcome: int


@dataclass
class CourseStep:
    """One step, as a viewer counts them. `seat` is None for the set-up; `by` is the seat whose turn it was."""

    number: int
    seat: int | None
    by: int | None
    choice: str
    before: Table
    after: Table
    turn_begins: bool = False  # after it
    falls: list[Fall] = field(default_factory=list)


class GameCourse:
    """A game to study: with everything open, or as one seat (`viewer`) could know it at each step.

    A line that the viewer may not know of is part of the step before it, and lots that only others know are left out.
    """

    def __init__(self, text: str, data: str = "", viewer: int | None = None) -> None:
        record = read_record(text)
        self.game: Game = game_of(record.header, data)
        self.viewer = viewer
        self.turn: int | None = None  # the seat whose turn it is, while the record is read
        match = Match.resume(self.game, record)
        self.steps: list[CourseStep] = []
        s = self.game.unplayed(match.record)
        before = s.clone()
        for at, line in enumerate(self.game.replaying(s, match.record)):
            self.add(line, before, s.clone(), [one.seat for one in match.events[at] if one.key == TURN_BEGINS])
            before = s.clone()

    @property
    def seats(self) -> int:
        return int(self.game.book.seats)

    @property
    def result(self) -> list[float] | None:
        """Each seat's share of the win; None while the game goes on."""
        outcome = self.game.outcome(self.steps[-1].after.clone())
        if outcome is None:
            return None
        return [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]

    def add(self, line: Line, before: Table, after: Table, turns: list[int]) -> None:
        """Add a line of the record; `turns` are the seats whose turns begin after it."""
        if not self.steps or line.public or self.viewer in (None, line.seat):
            self.steps.append(self.step_of(line, before, after))
        step = self.steps[-1]
        step.after = after
        step.turn_begins = step.turn_begins or bool(turns)
        if line.text != SET_UP:
            step.falls += self.falls(line, before)
        self.turn = turns[-1] if turns else self.turn

    def step_of(self, line: Line, before: Table, after: Table) -> CourseStep:
        if line.text == SET_UP:
            return CourseStep(0, None, None, "", before, after)
        by = line.seat if self.turn is None else self.turn
        return CourseStep(len(self.steps), line.seat, by, line.text, before, after)

    def falls(self, line: Line, before: Table) -> list[Fall]:
        """The lots after a line, of those that the viewer may know."""
        s = before.clone()
        apply(s, self.game.checked(s, line.text))
        found: list[Fall] = []
        for lot in line.lots:
            advance(s)
            step = at_hand(s)
            x = int(self.game.book.read(step, lot.text))
            if self.viewer is None or lot.owner in (EVERYBODY, self.viewer):
                found.append(Fall(s.clone(), x))
            run(s, step, x)
        return found

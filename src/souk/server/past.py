"""A game step by step, as a viewer may look back on it."""

from __future__ import annotations

from dataclasses import dataclass

from souk.engine.errors import SoukError
from souk.engine.event import Happening
from souk.engine.match import Match
from souk.engine.record import SET_UP, Line
from souk.engine.rng import seeded
from souk.engine.sight import SPECTATOR, Sight
from souk.engine.table import Table
from souk.server.chronicle import TURN_BEGINS, Chronicle
from souk.server.faults import Fault
from souk.server.viewer_log import Viewer

OPEN = "open"


@dataclass(frozen=True)
class Eyes:
    """Whose eyes to look through; `open` ones see everything."""

    viewer: Viewer
    open: bool = False

    def __str__(self) -> str:
        return OPEN if self.open else "spectator" if self.viewer is None else str(self.viewer)


def eyes_of(chronicle: Chronicle, through: str, key: str) -> Eyes:
    """The eyes that were asked for, if that is allowed."""
    seats = len(chronicle.sitters)
    own = chronicle.viewer_of(key) if key else None
    if not through:
        return Eyes(None, open=True) if chronicle.closed else Eyes(own)
    if through == "spectator":
        return Eyes(None)
    if through != OPEN and not (through.isdecimal() and len(through) < 3 and int(through) < seats):
        raise SoukError(f"as={through}: it must be a seat from 0 to {seats - 1}, spectator or open")
    if not chronicle.closed and through != str(own):
        raise Fault("hidden", "that is hidden until the game is over")
    return Eyes(None, open=True) if through == OPEN else Eyes(int(through))


@dataclass
class PastStep:
    """A line of the record, with what followed from later lines that these eyes may not see."""

    line: Line | None
    events: list[Happening]
    fates: list[str]
    at: int  # the line of the record after which the table is as after this step
    turn: int  # how many turns had begun before
    round: int  # the one it belongs to; 0 for the set-up


class Past:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.tables: list[Table] = []  # after each line that stands
        self.length = 0  # of the record from which the tables were made

    def steps(self, eyes: Eyes, lines: int | None = None) -> list[PastStep]:
        """The lines that stand, or the first few of them."""
        match = self.match
        steps: list[PastStep] = []
        turns = rounds = 0
        for at, line in enumerate(match.record.effective()[:lines]):
            events = [one.opened() if eyes.open else one.scrubbed(eyes.viewer) for one in match.events[at]]
            fates = [lot.text if eyes.open else lot.scrubbed(eyes.viewer) for lot in line.lots]
            if at == 0 or eyes.open or line.public or line.seat == eyes.viewer:
                steps.append(PastStep(line if line.text != SET_UP else None, [], [], at, turns, rounds))
            steps[-1].events += events
            steps[-1].fates += fates
            steps[-1].at = at
            for one in events:
                if one.key == TURN_BEGINS:
                    turns, rounds = turns + 1, int(one.args["round"])
        return steps

    def table(self, at: int) -> Table:
        """The table after a line that stands. All are kept, since people go back and forth."""
        match = self.match
        if self.length != len(match.record.lines):
            self.length = len(match.record.lines)
            s = match.game.unplayed(match.record)
            self.tables = [s.clone() for _ in match.game.replaying(s, match.record)]
        return self.tables[at]

    def position(self, eyes: Eyes, at: int, seed: int) -> str:
        """A position to continue from. What these eyes may not see is dealt again."""
        game, s = self.match.game, self.table(at)
        if not eyes.open:
            seat = SPECTATOR if eyes.viewer is None else eyes.viewer
            s = Sight(s, seat, []).imagine(seeded(seed))
        return game.position(s)

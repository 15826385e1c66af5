"""The course of a recorded game: every step as it was decided, and every lot as it fell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal

from souk.bots.rollout import whose_turn
from souk.bots.turn import goes_on
from souk.engine.fate import EVERYBODY
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.record import SET_UP, Line, read_record
from souk.engine.run import RAN, apply, at_hand, once, run
from souk.engine.table import Table
from souk.games import game_of
from souk.words.story import TURN_BEGINS

Kind = Literal["choice", "lot", "unseen"]


@dataclass(frozen=True)
class Node:
    """A table in the course of a game. `turn` counts turns as rollouts do; `drawn` and `asked` count the lots and the
    decisions since the last of them began."""

    table: Table
    turn: int = 0
    drawn: int = 0
    asked: int = 0


@dataclass(frozen=True)
class Link:
    """What leads from one node to the next: the choice, a lot, or something that the viewer may not know; with the
    answer or the outcome."""

    kind: Kind
    x: int
    node: Node


@dataclass
class CourseStep:
    """One step, as a viewer counts them. `seat` is None for the set-up; `by` is the seat whose turn it was."""

    number: int
    seat: int | None
    by: int | None
    choice: str
    start: Node
    links: list[Link] = field(default_factory=list)

    @property
    def before(self) -> Table:
        return self.start.table

    @property
    def end(self) -> Node:
        return self.links[-1].node if self.links else self.start


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
        node = Node(s.clone())
        for line, events in zip(self.game.replaying(s, match.record), match.events, strict=True):
            node = self.add(line, node, s.clone())
            turns = [one.seat for one in events if one.key == TURN_BEGINS]
            self.turn = turns[-1] if turns else self.turn

    @property
    def seats(self) -> int:
        return int(self.game.book.seats)

    @property
    def result(self) -> list[float] | None:
        """Each seat's share of the win; None while the game goes on."""
        outcome = self.game.outcome(self.steps[-1].end.table.clone())
        if outcome is None:
            return None
        return [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]

    def add(self, line: Line, node: Node, after: Table) -> Node:
        """Add a line of the record, and return where it leads."""
        if line.text == SET_UP:
            self.steps.append(CourseStep(0, None, None, "", Node(after)))
            return self.steps[0].start
        known = line.public or self.viewer in (None, line.seat)
        if known:
            by = line.seat if self.turn is None else self.turn
            self.steps.append(CourseStep(len(self.steps), line.seat, by, line.text, node))
        links = list(self.links(line, node, after, known))
        self.steps[-1].links += links
        return links[-1].node

    def links(self, line: Line, node: Node, after: Table, known: bool) -> Iterator[Link]:
        """The choice in a line and the lots after it. `after` is where they lead."""
        walk = LineWalk(self.game, node)
        x = walk.choose(line.text)
        kind: Kind = "choice" if known else "unseen"
        for lot in line.lots:
            yield Link(kind, x, walk.node())
            x = walk.fall(int(self.game.book.read(at_hand(walk.s), lot.text)))
            kind = "lot" if self.viewer is None or lot.owner in (EVERYBODY, self.viewer) else "unseen"
        yield Link(kind, x, replace(walk.node(), table=after))


class LineWalk:
    """Goes through a line of a record, and counts as rollouts do."""

    def __init__(self, game: Game, node: Node) -> None:
        self.game = game
        self.turn, self.drawn, self.asked = node.turn, node.drawn, node.asked
        self.s = node.table.clone()
        self.me = int(whose_turn(self.s))

    def choose(self, text: str) -> int:
        x = int(self.game.checked(self.s, text))
        apply(self.s, x)
        self.asked += 1
        return x

    def fall(self, x: int) -> int:
        run(self.s, at_hand(self.s), x)
        self.drawn += 1
        return x

    def node(self) -> Node:
        """Where it has led, just before a lot or a choice."""
        count: int = RAN
        while count == RAN:
            if self.s.top > 0 and not goes_on(self.s, self.me):
                self.turn, self.drawn, self.asked = self.turn + 1, 0, 0
                self.me = int(whose_turn(self.s))
            count = int(once(self.s))
        return Node(self.s.clone(), self.turn, self.drawn, self.asked)

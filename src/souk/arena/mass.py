"""Very many games between bots, of which only the sums are kept: as fast as the rules run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import lcm

from souk.arena.figures import Figures
from souk.arena.pool import shared_out
from souk.arena.setting import Setting
from souk.bots.field import Field
from souk.bots.foreign import watched_bot
from souk.engine.errors import SoukError
from souk.engine.event import Happening

CHUNKS = 100  # about so many at least …
LARGEST = 25  # … and each so large at most, so that the progress bar moves


@dataclass(frozen=True)
class Plan:
    """What is to be played, and by whom. Game i has the seed `seed + i`."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    limit: int
    report: bool = False  # ask the title for its figures on each game


@dataclass
class Tally:
    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0  # of those that were finished
    wins: list[int] = field(default_factory=list)  # in parts that make the sum exact, whatever the order: see `share`
    figures: Figures = field(default_factory=Figures)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        self.figures.merge(other.figures)


def share(seats: int) -> int:
    """Into how many parts a win is cut, so that any number of winners can share it."""
    return lcm(*range(1, seats + 1))


def tallies(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The games, some at a time, in no order."""
    size = max(1, min(games // CHUNKS, LARGEST))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return shared_out(played, plan, chunks, jobs)


def played(plan: Plan, games: range) -> Tally:
    seated = seated_for(plan)
    seats = len(seated.bots)
    tally = Tally(games=len(games), wins=[0] * seats)
    for i in games:
        events: list[Happening] | None = [] if plan.report else None
        s = seated.play(plan.seed + i, plan.limit, events)
        tally.decisions += int(s.ply)
        outcome = seated.game.outcome(s)
        if outcome is None:
            continue
        tally.finished += 1
        tally.rounds += s.rounds()
        for seat in outcome.winners:
            tally.wins[seat] += share(seats) // len(outcome.winners)
        if events is not None:
            tally.figures.add(seated.game.book.title.figures(events, s))
    return tally


@lru_cache(maxsize=1)
def seated_for(plan: Plan) -> Field:
    """Composed once in each process."""
    game = plan.setting.game()
    seats = int(game.book.seats)
    codes = plan.bots * seats if len(plan.bots) == 1 else plan.bots
    if len(codes) != seats:
        raise SoukError(f"--bots: {len(codes)} codes for {seats} seats; give one for all, or one for each")
    return Field(game, [watched_bot(code) for code in codes])

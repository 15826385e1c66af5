"""Very many games between bots, of which only totals are kept: as fast as the rules run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from math import lcm

from souk.arena.figures import Figures
from souk.arena.pool import share_out
from souk.bots.field import Field
from souk.bots.foreign import watched_bot
from souk.bots.greedy import Greedy
from souk.bots.heuristics import heuristic
from souk.engine.errors import SoukError
from souk.engine.event import Happening
from souk.engine.game import Game
from souk.setting import Setting

CHUNKS = 100  # for each process, roughly: the progress bar moves, and all processes finish at about the same time
LARGEST = 100  # games in a chunk: with fewer, processes that play random games would wait too often for the next


Tuned = tuple[tuple[str, tuple[float, ...]], ...]  # weights by feature, for each stage


@dataclass(frozen=True)
class Simulation:
    """Which games to play, and with which bots. Game i has the seed `seed + i`."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    limit: int
    report: bool = False  # ask the title for its figures on each game
    tuned: Tuned = ()  # what the search of `greedy` goes by, if not its usual weights


@dataclass
class Tally:
    """Totals over some games."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0  # of the finished games
    wins: list[int] = field(default_factory=list)  # by seat, in parts of a win: see `parts_of_a_win`
    figures: Figures = field(default_factory=Figures)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        self.figures.merge(other.figures)


def parts_of_a_win(seats: int) -> int:
    """How many parts a win is cut into, so that any number of winners can share it and totals stay whole numbers."""
    return lcm(*range(1, seats + 1))


def tallies(simulation: Simulation, games: int, jobs: int) -> Iterator[Tally]:
    """Play the games in chunks, and yield the tally of each chunk as it is finished."""
    size = max(1, min(games // (CHUNKS * jobs), LARGEST))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    return share_out(play_chunk, simulation, chunks, jobs)


def play_chunk(simulation: Simulation, games: range) -> Tally:
    bots = seated_bots(simulation)
    seats = len(bots.bots)
    tally = Tally(games=len(games), wins=[0] * seats)
    for i in games:
        events: list[Happening] | None = [] if simulation.report else None
        s = bots.play(simulation.seed + i, simulation.limit, events)
        tally.decisions += int(s.ply)
        outcome = bots.game.outcome(s)
        if outcome is None:
            continue
        tally.finished += 1
        tally.rounds += s.rounds()
        for seat in outcome.winners:
            tally.wins[seat] += parts_of_a_win(seats) // len(outcome.winners)
        if events is not None:
            tally.figures.add(bots.game.book.title.figures(events, s))
    return tally


@lru_cache(maxsize=2)  # an experiment has two
def seated_bots(simulation: Simulation) -> Field:
    """The bots at their table, made once in each process; an error if their number does not fit."""
    game = simulation.setting.game()
    seats = int(game.book.seats)
    codes = simulation.bots * seats if len(simulation.bots) == 1 else simulation.bots
    if len(codes) != seats:
        raise SoukError(f"--bots: {len(codes)} codes for {seats} seats; give one for all, or one for each")
    return Field(game, [tuned_bot(game, simulation.tuned) if simulation.tuned else watched_bot(code) for code in codes])


def tuned_bot(game: Game, tuned: Tuned) -> Greedy:
    """The bot that looks through its turn, by weights that have been refitted."""
    judge = heuristic(game.book)
    judge.searched = judge.by_stage({name: list(by_stage) for name, by_stage in tuned})
    return Greedy(judge)

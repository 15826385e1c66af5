"""Very many games between bots, in one process or in several. Which of them plays a game makes no difference."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import lru_cache
from math import lcm
from multiprocessing import active_children, get_context

from souk.bots.field import Field
from souk.cli.common import Setting
from souk.cli.watched import watched_bot
from souk.engine.errors import SoukError

CHUNKS = 100  # about so many at least …
LARGEST = 25  # … and each so large at most, so that the progress bar moves


@dataclass(frozen=True)
class Plan:
    """What is to be played, and by whom. Game i has the seed `seed + i`."""

    setting: Setting
    bots: tuple[str, ...]
    seed: int
    limit: int


@dataclass
class Tally:
    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0  # of those that were finished
    wins: list[int] = field(default_factory=list)  # in parts that make the sum exact, whatever the order: see `share`

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]


def share(seats: int) -> int:
    """Into how many parts a win is cut, so that any number of winners can share it."""
    return lcm(*range(1, seats + 1))


def tallies(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The games, some at a time, in no order."""
    size = max(1, min(games // CHUNKS, LARGEST))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        yield from (played(plan, chunk) for chunk in chunks)
        return
    # Spawned: forking beside the thread of a progress bar may lock up. Ctrl-C is for this process to answer.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), signal.signal, deaf) as pool:
        try:
            for done in as_completed([pool.submit(reported, plan, chunk) for chunk in chunks]):
                tally = done.result()
                if isinstance(tally, str):
                    raise SoukError(tally)
                yield tally
        except BaseException:  # Ctrl-C too: nobody waits for games that nobody wants
            for process in active_children():
                process.terminate()
            raise


def reported(plan: Plan, games: range) -> Tally | str:
    """As words, since an error of a compiled class cannot be sent."""
    try:
        return played(plan, games)
    except SoukError as error:
        return str(error)


def played(plan: Plan, games: range) -> Tally:
    seated = seated_for(plan)
    seats = len(seated.bots)
    tally = Tally(games=len(games), wins=[0] * seats)
    for i in games:
        s = seated.play(plan.seed + i, plan.limit)
        tally.decisions += int(s.ply)
        outcome = seated.game.outcome(s)
        if outcome is None:
            continue
        tally.finished += 1
        tally.rounds += s.rounds()
        for seat in outcome.winners:
            tally.wins[seat] += share(seats) // len(outcome.winners)
    return tally


@lru_cache(maxsize=1)
def seated_for(plan: Plan) -> Field:
    """Composed once in each process."""
    game = plan.setting.game()
    seats = int(game.book.seats)
    codes = plan.bots * seats if len(plan.bots) == 1 else plan.bots
    if len(codes) != seats:
        raise SoukError(f"--bots: {len(codes)} codes for {seats} seats; give one for all, or one for each")
    return Field(game, [watched_bot(code, seat) for seat, code in enumerate(codes)])

"""Very many games between bots, in one process or in several. Which of them plays a game makes no difference."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from math import lcm
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait

from souk.bots.field import Field
from souk.cli.common import Setting
from souk.cli.watched import watched_bot
from souk.engine.errors import SoukError
from souk.engine.event import Happening

CHUNKS = 100  # about so many at least …
LARGEST = 25  # … and each so large at most, so that the progress bar moves
SPAWN = get_context("spawn")  # forking beside the thread of a progress bar may lock up


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
    figures: dict[str, tuple[int, int]] = field(default_factory=dict)  # in how many games each came up, and their sum

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        for name, (games, total) in other.figures.items():
            self.count(name, games, total)

    def count(self, name: str, games: int, total: int) -> None:
        before = self.figures.get(name, (0, 0))
        self.figures[name] = (before[0] + games, before[1] + total)


def share(seats: int) -> int:
    """Into how many parts a win is cut, so that any number of winners can share it."""
    return lcm(*range(1, seats + 1))


def tallies(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """The games, some at a time, in no order."""
    size = max(1, min(games // CHUNKS, LARGEST))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        return (played(plan, chunk) for chunk in chunks)
    return shared_out(plan, iter(chunks), min(jobs, len(chunks)))


def shared_out(plan: Plan, chunks: Iterator[range], jobs: int) -> Iterator[Tally]:
    """Each process has a pipe of its own and gets a chunk when it has given back the last: no thread, lock or queue
    that an interrupted process could leave behind held."""
    workers = {}
    try:
        with nobody_interrupted():
            for _ in range(jobs):
                ours, theirs = SPAWN.Pipe()
                process = SPAWN.Process(target=work, args=(plan, theirs), daemon=True)
                process.start()
                theirs.close()  # so that the end of the process is the end of the pipe
                workers[ours] = process
        for pipe in workers:
            pipe.send(next(chunks))
        while workers:
            for ready in wait(list(workers)):
                assert isinstance(ready, Connection)
                yield received(ready)
                chunk = next(chunks, None)
                if chunk is None:
                    ready.close()
                    workers.pop(ready).join()
                else:
                    ready.send(chunk)
    finally:  # Ctrl-C too: nobody waits for games that nobody wants
        for process in workers.values():
            process.terminate()
            process.join()


def received(pipe: Connection) -> Tally:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise SoukError("a process that played some of the games was ended from outside") from None
    if isinstance(answer, Tally):
        return answer
    raise SoukError(str(answer))


@contextmanager
def nobody_interrupted() -> Iterator[None]:
    """Ctrl-C goes to every process of a terminal. Those that begin in here never hear it; this one hears it after."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where `work` does it, a moment later
        yield
        return
    resource_tracker.ensure_running()  # else the first start would do it, and let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(plan: Plan, pipe: Connection) -> None:
    """What a process does: chunks of games until there are no more, or until nobody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(reported(plan, pipe.recv()))


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
            for name, value in seated.game.book.title.figures(events, s).items():
                tally.count(name, int(value is not None), value or 0)
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

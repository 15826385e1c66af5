"""Work shared out among processes of this machine. Which of them does a part makes no difference."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from souk.engine.errors import SoukError

SPAWN = get_context("spawn")  # forking beside the thread of a progress bar may lock up
GRACE = 3.0  # seconds for a process to end the bots that it has started

Whole = TypeVar("Whole")
Part = TypeVar("Part")
Result = TypeVar("Result")
Answer = tuple[Result | None, str]  # or what went wrong, in words: an error of a compiled class cannot be sent


def shared_out(do: Callable[[Whole, Part], Result], whole: Whole, parts: Iterable[Part], jobs: int) -> Iterator[Result]:
    """do(whole, part) for each part, in no order. With one job it is done here."""
    if jobs == 1:
        return (do(whole, part) for part in parts)
    return by_processes(do, whole, iter(parts), jobs)


def by_processes(
    do: Callable[[Whole, Part], Result], whole: Whole, parts: Iterator[Part], jobs: int
) -> Iterator[Result]:
    """Each process has a pipe of its own and gets a part when it has given back the last: no thread, lock or queue
    that an interrupted process could leave behind held."""
    workers: dict[Connection, BaseProcess] = {}
    try:
        with nobody_interrupted():
            for _, part in zip(range(jobs), parts, strict=False):  # in this order, so that no part is lost
                ours, theirs = SPAWN.Pipe()
                process = SPAWN.Process(target=work, args=(do, whole, theirs), daemon=True)
                process.start()
                theirs.close()  # so that the end of the process is the end of the pipe
                workers[ours] = process
                ours.send(part)
        while workers:
            for ready in wait(list(workers)):
                assert isinstance(ready, Connection)
                yield received(ready)
                for part in parts:
                    ready.send(part)
                    break
                else:
                    ready.close()
                    workers.pop(ready).join()
    finally:  # Ctrl-C too: nobody waits for games that nobody wants
        for left in workers.values():
            left.terminate()
        for left in workers.values():
            left.join(GRACE)
            left.kill()
            left.join()


def received(pipe: Connection) -> Any:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise SoukError("a process that played some of the games was ended from outside") from None
    return unwrapped(answer)


def unwrapped(answer: Answer[Result]) -> Result:
    result, fault = answer
    if result is None:
        raise SoukError(fault)
    return result


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


def work(do: Callable[[Any, Any], Any], whole: Any, pipe: Connection) -> None:
    """What a process does: part after part until there are no more, or until nobody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # an orderly end: bots in processes of their own end too
    with suppress(EOFError, OSError):
        while True:
            pipe.send(tried(do, whole, pipe.recv()))


def tried(do: Callable[[Whole, Part], Result], whole: Whole, part: Part) -> Answer[Result]:
    try:
        return do(whole, part), ""
    except SoukError as error:
        return None, str(error)

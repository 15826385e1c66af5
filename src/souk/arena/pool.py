"""Work shared out among processes of this machine. It makes no difference which process does which part."""

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
Answer = tuple[Result | None, str]  # a result, or the text of an error: errors of compiled classes cannot be pickled
Workers = dict[Connection, BaseProcess]


def share_out(do: Callable[[Whole, Part], Result], whole: Whole, parts: Iterable[Part], jobs: int) -> Iterator[Result]:
    """Yield do(whole, part) for every part, in any order. With one job, everything is done in this process."""
    if jobs == 1:
        return (do(whole, part) for part in parts)
    return share_among_processes(do, whole, iter(parts), jobs)


def share_among_processes(
    do: Callable[[Whole, Part], Result], whole: Whole, parts: Iterator[Part], jobs: int
) -> Iterator[Result]:
    """Each process has its own pipe, and gets a new part when it has sent back the last. There is no thread, lock or
    queue that an interrupted process could leave in a bad state."""
    workers: Workers = {}
    try:
        with interrupts_blocked():
            for _, part in zip(range(jobs), parts, strict=False):  # `parts` last, so that no part is lost
                start_worker(workers, do, whole).send(part)
        while workers:
            for ready in wait(list(workers)):
                assert isinstance(ready, Connection)
                yield received(ready)
                send_next(workers, ready, parts)
    finally:  # after Ctrl-C too: no process plays on for nobody
        end_workers(workers)


def start_worker(workers: Workers, do: Callable[[Any, Any], Any], whole: Any) -> Connection:
    ours, theirs = SPAWN.Pipe()
    process = SPAWN.Process(target=work, args=(do, whole, theirs), daemon=True)
    process.start()
    theirs.close()  # so that the pipe ends when the process does
    workers[ours] = process
    return ours


def send_next(workers: Workers, pipe: Connection, parts: Iterator[Any]) -> None:
    """Give a worker its next part, or let it go if there are none left."""
    for part in parts:
        pipe.send(part)
        return
    pipe.close()
    workers.pop(pipe).join()


def end_workers(workers: Workers) -> None:
    for process in workers.values():
        process.terminate()
    for process in workers.values():
        process.join(GRACE)
        process.kill()
        process.join()


def received(pipe: Connection) -> Any:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise SoukError("a process that was playing games was ended from outside") from None
    return unwrapped(answer)


def unwrapped(answer: Answer[Result]) -> Result:
    result, fault = answer
    if result is None:
        raise SoukError(fault)
    return result


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Ctrl-C goes to every process of a terminal. Processes started in here never receive it; this one does, after."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows, where `work` does it, a moment later
        yield
        return
    resource_tracker.ensure_running()  # else starting the first process would do it, and unblock Ctrl-C
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def work(do: Callable[[Any, Any], Any], whole: Any, pipe: Connection) -> None:
    """Run in a worker process: do part after part until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # an orderly exit, so that bots in processes of their own end
    with suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(do, whole, pipe.recv()))


def attempt(do: Callable[[Whole, Part], Result], whole: Whole, part: Part) -> Answer[Result]:
    try:
        return do(whole, part), ""
    except SoukError as error:
        return None, str(error)

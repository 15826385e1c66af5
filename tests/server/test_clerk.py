"""A process that answers questions: for a limited time of the processor, however long it has to wait for it."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from souk.server.clerk import Clerk, Reply, work
from souk.server.faults import Fault


class Task(msgspec.Struct):
    """Wait for a time, and then work for a time."""

    wait: float = 0.0
    toil: float = 0.0


class Done(Reply):
    seconds: float = 0.0


def done(task: Task) -> Done:
    began = time.process_time()
    time.sleep(task.wait)
    while time.process_time() - began < task.toil:
        pass
    return Done(seconds=time.process_time() - began)


async def asked(clerk: Clerk[Done], *tasks: Task) -> list[float]:
    try:
        return [(await clerk.ask(task)).seconds for task in tasks]
    finally:
        await clerk.close()


def test_a_question_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(Fault, match="this takes too long") as given_up:
        asyncio.run(asked(Clerk("tests.server.test_clerk", Done, seconds=0.2), Task(toil=30.0)))
    assert given_up.value.error == "too_large"


def test_the_time_that_a_process_waits_does_not_count() -> None:
    """Nor do questions that were answered before."""
    clerk = Clerk("tests.server.test_clerk", Done, seconds=0.5)
    assert len(asyncio.run(asked(clerk, Task(wait=0.7), *[Task(toil=0.2)] * 4))) == 5


if __name__ == "__main__":
    decoder = msgspec.json.Decoder(Task)
    work(lambda line: done(decoder.decode(line)), Done)

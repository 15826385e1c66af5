"""Processes that answer each line of JSON with one, over pipes: both ends."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import msgspec

KINDNESS: Final = 15  # of a process that takes long


async def exchanged(process: Process, message: msgspec.Struct, seconds: float) -> bytes:
    """The line with which a process answers; b"" if it has ended. If it takes longer, TimeoutError is raised."""
    assert process.stdin is not None and process.stdout is not None
    async with asyncio.timeout(seconds):
        try:
            process.stdin.write(msgspec.json.encode(message) + b"\n")
            await process.stdin.drain()
            return await process.stdout.readline()
        except ConnectionError:
            return b""


async def told(process: Process, message: msgspec.Struct, silence: float) -> AsyncIterator[bytes]:
    """The lines with which a process answers, until it ends. If it is silent for longer, TimeoutError is raised."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(msgspec.json.encode(message) + b"\n")
    await process.stdin.drain()
    while True:
        async with asyncio.timeout(silence):
            line = await process.stdout.readline()
        if not line:
            return
        yield line


def answer_lines(answer: Callable[[bytes], Any]) -> None:
    """In such a process: answer one line after the other, until there are no more."""

    def work() -> None:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(line)) + b"\n")
            sys.stdout.buffer.flush()

    until_nobody_reads(work)


def quietly(work: Callable[[], None]) -> None:
    """Work in a process that lets everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    until_nobody_reads(work)


def until_nobody_reads(work: Callable[[], None]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server answers to Ctrl-C
    try:
        work()
    except BrokenPipeError:  # nobody is there to read it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains when it closes it

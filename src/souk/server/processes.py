"""A server of several processes, which share one address and one PostgreSQL.

The parent binds the address and starts the others:  python -m souk.server.processes SOCKET
Whichever process is free takes the next connection, so the sockets of one table end up anywhere; what one process
writes, PostgreSQL tells the others (store/bell.py). A process that dies is replaced; all end with their parent.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from souk.engine.errors import SoukError
from souk.server.logs import keep_log
from souk.server.metrics import of_process
from souk.server.settings import Settings

STARTING: Final = 60.0  # seconds that a process may take to start
STOPPING: Final = 10.0  # … and to stop
SHORT: Final = 5.0  # a process that lived for less than this many seconds is not replaced at once …
PAUSE: Final = 2.0  # … but after this many
READY: Final = b"ready\n"

LOG = logging.getLogger("souk")


def run_together(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run all processes until a signal comes, then pass it on to this one, which it stops."""
    if os.name == "nt":
        raise SoukError("--processes: on Windows a server has one process")
    if not settings.url.startswith("postgresql"):
        raise SoukError("--processes: several processes need PostgreSQL (--database postgresql://…)")
    received = asyncio.run(Processes(settings, listening, ready).run())
    signal.raise_signal(received)


class Processes:
    def __init__(self, settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
        self.settings = settings
        self.listening = listening
        self.ready = ready
        self.running: dict[int, Process] = {}
        self.stopping: asyncio.Future[signal.Signals]

    async def run(self) -> signal.Signals:
        loop = asyncio.get_running_loop()
        self.stopping = loop.create_future()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, self.stop, one)
        numbers = range(self.settings.processes)
        try:
            await asyncio.gather(*(self.start(number) for number in numbers))
            self.ready()
            keepers = [asyncio.create_task(self.keep(number)) for number in numbers]
            received = await self.stopping
            for keeper in keepers:
                keeper.cancel()
            return received
        finally:
            await asyncio.gather(*(end(process) for process in self.running.values()))

    def stop(self, received: signal.Signals) -> None:
        if not self.stopping.done():
            self.stopping.set_result(received)

    async def start(self, number: int) -> None:
        """Start a process and wait until people can connect to it."""
        number_of_socket = self.listening.fileno()
        self.running[number] = process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "souk.server.processes", str(number_of_socket)),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=[number_of_socket],
            start_new_session=True,  # Ctrl-C is for the parent, which tells the others
        )
        assert process.stdin is not None and process.stdout is not None
        # Anyone can read arguments, and there may be a password in these. The pipe stays open: it ends with the parent.
        process.stdin.write(msgspec.json.encode(settings_of(self.settings, number)) + b"\n")
        try:
            async with asyncio.timeout(STARTING):
                said = await process.stdout.readline()
        except TimeoutError:
            said = b""
        if said != READY and not self.stopping.done():
            raise SoukError(f"process {number} could not start")

    async def keep(self, number: int) -> None:
        """Replace a process whenever it has died."""
        while True:
            began = time.monotonic()
            code = await self.running[number].wait()
            LOG.warning("a process has ended: starting another", extra={"number": number, "code": code})
            while True:
                if time.monotonic() - began < SHORT:
                    await asyncio.sleep(PAUSE)
                began = time.monotonic()
                try:
                    await self.start(number)
                    break
                except SoukError as error:
                    LOG.error("%s", error)
                    await end(self.running[number])


def settings_of(settings: Settings, number: int) -> Settings:
    """The settings of one process: a share of the bots' processes, and its own address for figures."""
    workers = max(settings.workers // settings.processes, 1)
    return replace(settings, processes=1, workers=workers, metrics=of_process(settings.metrics, number))


async def end(process: Process) -> None:
    if process.returncode is None:
        process.terminate()
    try:
        async with asyncio.timeout(STOPPING):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


# In each of the processes --------------------------------------------------------------------------------------------


def run_one(settings: Settings, listening: socket.socket) -> None:
    from souk.server.serve import run

    keep_log(settings.log)
    threading.Thread(target=end_with_parent, daemon=True).start()
    run(settings, listening, lambda: print(READY.decode(), end="", flush=True))


def end_with_parent() -> None:
    """Wait until the parent has gone, which closes our input, and then stop."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    try:
        given = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
        run_one(given, socket.socket(fileno=int(sys.argv[1])))
    except SoukError as error:
        sys.exit(f"souk: {error}")

"""A server as a process of its own, with settings that no user needs:  python tests/server/serving.py JSON"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SOON = 300.0  # seconds within which anything that should happen does, however busy the machine is
WORKER = "souk.server.worker"


class Server:
    """A server that can be killed at any moment and restarted at the same address with the same database."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        usual = {"hurry": 0, "workers": 1, "connections": 100_000}
        self.settings = {"port": free_port(), "database": str(folder / "souk.db"), **usual, **settings}
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.settings['port']}"

    def start(self) -> None:
        with (self.folder / "server.log").open("a") as log:
            command = [sys.executable, __file__, json.dumps(self.settings)]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("http://"), self.log()

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        with self.process:
            return self.process.wait(SOON)

    def pids(self, bots: bool) -> list[int]:
        """The processes of its bots, or all its others; none if the system does not say."""
        assert self.process is not None
        return [pid for pid in descendants(self.process.pid) if (WORKER in command_of(pid)) == bots]

    def seconds(self, bots: bool = False) -> float:
        """Processor time of the server so far, or of its bots."""
        return sum(seconds_of(pid) for pid in self.pids(bots))

    def memory(self) -> int:
        """Bytes of memory that the server uses, without its bots."""
        return sum(memory_of(pid) for pid in self.pids(bots=False))

    def log(self) -> str:
        return (self.folder / "server.log").read_text()


# What the system says about processes (Linux) ------------------------------------------------------------------------


def descendants(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(child) for child in children.read_text().split()] if children.exists() else []
    return [pid, *(one for child in found for one in descendants(child))]


def is_running(pid: int) -> bool:
    """Whether a process is there, and is not merely waiting for somebody to take note of its end."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")


def seconds_of(pid: int) -> float:
    user, system = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int) -> int:
    """Resident bytes that are in no file: those are shared with other processes."""
    pages = Path(f"/proc/{pid}/statm").read_text().split()
    return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Server]:
    """A running server, which must not log any complaint."""
    server = Server(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
    assert not server.log(), server.log()


if __name__ == "__main__":
    from souk.server.serve import serve
    from souk.server.settings import Settings

    serve(Settings(**json.loads(sys.argv[1])), lambda address: print(address, flush=True))

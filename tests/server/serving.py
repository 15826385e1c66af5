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

STARTING = 60.0  # seconds


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
            return self.process.wait(STARTING)

    def seconds(self) -> float:
        """Processor time of the server and its bots so far; 0 if the system does not say."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children")
        pids = [str(pid), *children.read_text().split()] if children.exists() else []
        ticks = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()[11:13] for one in pids]
        return sum(int(user) + int(system) for user, system in ticks) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Memory of the server itself; 0 if the system does not say."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status")
        lines = status.read_text().splitlines() if status.exists() else []
        return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def log(self) -> str:
        return (self.folder / "server.log").read_text()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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

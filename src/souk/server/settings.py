"""What whoever runs a server may decide."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8778
    database: str = ""  # an address as SQLAlchemy has it, or the name of a file
    hosts: tuple[str, ...] = ()  # the names this server goes by, if not every name will do
    keep: float = 30 * DAY  # how long a game waits for somebody to come back
    workers: int = field(default_factory=lambda: max((os.cpu_count() or 2) - 1, 1))  # processes in which bots think
    pause: float = 0.05  # between two choices of a bot: no screen can follow faster
    alive: float = 2.0  # seconds that other servers wait for a sign of life before they move its bots
    gone: float = 30.0  # seconds without a socket after which somebody counts as absent …
    patience: float = 180.0  # … and of letting the others wait
    tables: int = 2_000  # most that are in memory at a time
    sockets: int = 4_000
    hurry: float = 1.0  # all rate limits, multiplied; 0: none

    @property
    def url(self) -> str:
        """The address of the database; without one, a file in the user's own folder for data."""
        named = self.database or str(default_file())
        if "://" not in named:
            return f"sqlite:///{named}"
        kind, _, rest = named.partition("://")
        driver = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
        return f"{driver.get(kind, kind)}://{rest}"

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """Where only this machine can reach it, a name that is not its own is a trick of some page (DNS rebinding)."""
        return self.hosts or (LOOPBACK if self.host in LOOPBACK else ())


def default_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(os.environ.get("LOCALAPPDATA") or home) / "souk"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "souk.db"

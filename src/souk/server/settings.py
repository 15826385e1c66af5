"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from souk.server.logs import LogFormat

LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8778
    database: str = ""  # a URL as SQLAlchemy has it, or the name of a file
    hosts: tuple[str, ...] = ()  # the host names this server answers to, if not to all
    proxies: tuple[str, ...] = ()  # the addresses of proxies, which are believed when they name a client's address
    keep: float = 30 * DAY  # seconds that an unfinished game waits for somebody to come back
    workers: int = field(default_factory=lambda: max((os.cpu_count() or 2) - 1, 1))  # processes for bots
    pause: float = 0.05  # seconds between a move and the next one by a bot: no screen can follow faster
    alive: float = 2.0  # seconds without a sign of life after which other servers move its bots
    gone: float = 30.0  # seconds without a socket after which somebody counts as absent …
    patience: float = 180.0  # … and of keeping the others waiting
    numbers: float = 60.0  # seconds that the numbers for the dice may take before another attempt
    tables: int = 2_000  # in memory at a time, at most
    sockets: int = 4_000
    connections: int = 256  # requests under way from one address, and as many feeds
    opened: int = 200  # tables that one address may open in an hour, with uploads and forks
    head: float = 10.0  # seconds to send the head of a request …
    body: float = 30.0  # … and its body
    health: float = 5.0  # seconds within which the storage must answer
    building: str = ""  # the file that says when the compiled rules are there, if they are being built
    hurry: float = 1.0  # a factor for all rate limits; 0 switches them off
    processes: int = 1  # that serve together, on one PostgreSQL
    metrics: str = ""  # where Prometheus may ask for figures, if anywhere: PORT or ADDRESS:PORT
    log: LogFormat = "plain"
    pages: str = ""  # the folder with the pages, if not that of the package

    @property
    def url(self) -> str:
        """The URL of the database; by default a file in the user's data folder."""
        named = self.database or str(default_file())
        if "://" not in named:
            return f"sqlite:///{named}"
        kind, _, rest = named.partition("://")
        driver = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
        return f"{driver.get(kind, kind)}://{rest}"

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """The names to answer to. On loopback any other name is the trick of some page (DNS rebinding)."""
        return self.hosts or (LOOPBACK if self.host in LOOPBACK else ())


def default_file() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(os.environ.get("LOCALAPPDATA") or home) / "souk"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "souk.db"

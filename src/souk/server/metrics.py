"""Figures for whoever runs a server, in the format that Prometheus reads.

They have an address of their own (`--metrics`), apart from that of the tables: how many people play, and when, is
nobody's business by default. A server of several processes has one such address for each of them.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from prometheus_client import Counter, Gauge, Histogram, Info, disable_created_metrics, start_http_server

import souk
from souk.engine.build import compiled
from souk.engine.errors import SoukError

if TYPE_CHECKING:
    from souk.server.hall import Hall

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # else each figure also tells since when it is counted

MOVES: Final = Counter("souk_moves", "Moves that this process has written", ["by"])
BY_PERSON: Final = MOVES.labels("person")
BY_BOT: Final = MOVES.labels("bot")
BATCHES: Final = Counter("souk_batches", "Transactions in which this process has written lines and other things")
ACKNOWLEDGED: Final = Histogram("souk_acknowledge_seconds", "From a request to its acknowledgement", buckets=SECONDS)
BOTS_ASKED: Final = Gauge("souk_bots_queue", "Questions to bots that have not been answered yet")
BOTS_ANSWERED: Final = Histogram("souk_bot_seconds", "From a question to a bot's answer, waiting included")
SERVER: Final = Info("souk_server", "Which Souk this process runs")
COMPLAINTS: Final = Counter("souk_complaints", "Lines of the log that are warnings or worse", ["level"])

OF_HALL: Final[dict[str, tuple[str, Callable[[Hall], float]]]] = {
    "souk_tables": ("Tables in memory", lambda hall: len(hall.rooms)),
    "souk_sockets": ("Open sockets", lambda hall: hall.sockets),
    "souk_writer_queue": ("Lines and other jobs that wait to be written", lambda hall: len(hall.store.writer.waiting)),
}
GAUGES: Final = {name: Gauge(name, about) for name, (about, _) in OF_HALL.items()}


def watch(hall: Hall) -> None:
    """Read the gauges from this hall whenever somebody asks for them."""
    SERVER.info({"version": souk.__version__, "compiled": str(compiled()).lower(), "pid": str(os.getpid())})
    for name, (_, value) in OF_HALL.items():
        GAUGES[name].set_function(lambda value=value: value(hall))  # type: ignore[misc]  # a default binds it now


class Counting(logging.Handler):
    """Count what is logged."""

    def emit(self, record: logging.LogRecord) -> None:
        COMPLAINTS.labels(record.levelname.lower()).inc()


@contextmanager
def exposed(address: str) -> Iterator[None]:
    """Serve the figures at HOST:PORT, or at PORT on this machine only. Without an address, serve nothing."""
    if not address:
        yield
        return
    host, port = host_and_port(address)
    try:
        server, thread = start_http_server(port, host)
    except OSError as error:
        raise SoukError(f"{host}:{port}: {error.strerror}") from error
    counting = Counting(logging.WARNING)
    logging.getLogger().addHandler(counting)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(counting)
        server.shutdown()
        server.server_close()
        thread.join()


def host_and_port(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise SoukError(f"--metrics {address}: it must be written as PORT or ADDRESS:PORT")
    return host.strip("[]") or "127.0.0.1", int(port)


def of_process(address: str, number: int) -> str:
    """The address for one of several processes: each has the port after that of the one before."""
    if not address:
        return ""
    host, port = host_and_port(address)
    return f"{host}:{port + number}"

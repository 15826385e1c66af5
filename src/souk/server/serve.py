"""Run a server until somebody stops it: one process with one event loop, or several (processes.py)."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from souk.engine.errors import SoukError
from souk.server.app import application
from souk.server.connections import protocols
from souk.server.conversation import LONGEST
from souk.server.logs import keep_log
from souk.server.metrics import exposed
from souk.server.processes import run_together
from souk.server.settings import Settings
from souk.server.store.database import prepare

YOUNG = (50_000, 20)  # thresholds for collecting garbage among new objects
NEVER = 1_000_000_000


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped. `ready` is called with the address once people can connect."""
    keep_log(settings.log)
    prepare(settings.url)
    listening = bound(settings)
    start = run if settings.processes == 1 else run_together
    start(settings, listening, lambda: ready(address(settings, listening)))


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Run this process of a server until it is stopped."""
    http, ws = protocols(settings)
    allow_many_files()
    config = uvicorn.Config(
        application(settings),
        log_config=None,
        access_log=False,  # table ids do not belong in a log
        server_header=False,
        http=http,
        ws=ws,
        ws_max_size=2 * LONGEST,
        ws_per_message_deflate=False,  # it costs more time than the bytes are worth
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    gc.freeze()  # what exists now stays
    gc.set_threshold(*YOUNG, NEVER)  # collecting the old ones would halt all tables: the hall does it, rarely
    server = Server(config, ready)
    with exposed(settings.metrics):
        server.run(sockets=[listening])
    if not server.started:
        raise SoukError("the server could not start")


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop on the first signal. It takes seconds at most; a second signal would only cut that short."""
        if not self.should_exit:
            super().handle_exit(sig, frame)


def allow_many_files() -> None:
    """Allow as many open sockets as the system does, where it has such a limit."""
    try:
        import resource
    except ModuleNotFoundError:  # on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def bound(settings: Settings) -> socket.socket:
    """Bind the socket to listen on. Port 0 means any free port."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise SoukError(f"{settings.host}:{settings.port}: {error.strerror}") from error
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listening.getsockname()[1]}/"

"""The door: check the host, the origin and the rate of requests, and add the headers that protect browsers."""

from __future__ import annotations

import math
import re
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send

from souk.server.faults import Fault
from souk.server.limits import Buckets
from souk.server.settings import Settings
from souk.server.wire.rest import FaultInfo

READS: Final = ("GET", "HEAD", "OPTIONS")
PER_SECOND: Final = 20.0  # plain requests from one address …
BURST: Final = 200.0  # … after a pause
WRITES: Final = 10.0  # a request that writes costs this many of those
FOUNDS: Final = re.compile(r"/api/(tables|records|explore/table|tables/[^/]+/fork)/?")  # requests that open a table
HOUR: Final = 3600.0
REFUSED: Final = 1008  # the WebSocket code for a violated policy

POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # colours and positions of pieces
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.hosts = settings.allowed_hosts
        hurry, opened = settings.hurry, settings.opened * settings.hurry
        self.buckets = Buckets(PER_SECOND * hurry, BURST * hurry) if hurry else None
        self.founders = Buckets(opened / HOUR, opened)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            retry = self.check(scope)
        except Fault as fault:
            await refuse(scope, send, fault)
            return
        if retry:
            await refuse(scope, send, Fault("too_fast", "that is too fast"), math.ceil(retry))
            return
        await self.app(scope, receive, with_headers(send))

    def check(self, scope: Any) -> float:
        """How many seconds to wait; 0 if the request may pass."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if self.hosts and name_of(f"//{host}") not in self.hosts:
            raise Fault("wrong_origin", "this server does not answer to that name")
        reads = scope["type"] == "http" and scope["method"] in READS
        origin = headers.get("origin", "")
        if origin and not reads and urlsplit_netloc(origin) != host.lower():
            raise Fault("wrong_origin", "a page of another site may not do that")
        if self.buckets is None or not scope["path"].startswith("/api/"):
            return 0.0
        address = scope["client"][0] if scope.get("client") else ""
        retry = self.buckets.take(address, 1.0 if reads else WRITES)
        if retry or reads or not FOUNDS.fullmatch(scope["path"]):
            return retry
        return self.founders.take(address, 1.0)


def urlsplit_netloc(url: str) -> str:
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def name_of(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


def with_headers(send: Send) -> Send:
    async def sent(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sent


async def refuse(scope: Any, send: Any, fault: Fault, retry: int = 0) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": REFUSED, "reason": fault.error})
        return
    body = msgspec.json.encode(FaultInfo(fault.status, fault.error, str(fault)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if retry:
        headers.append((b"retry-after", str(retry).encode()))
    await send({"type": "http.response.start", "status": fault.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

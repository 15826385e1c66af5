"""The application: the handler for each address, behind the guard."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

import souk
from souk.engine.errors import SoukError
from souk.server.api import boxes, docs, explore, games, guides, lessons, past, study, tables
from souk.server.conversation import feed
from souk.server.faults import Fault
from souk.server.guard import Guard
from souk.server.hall import Hall, open_hall
from souk.server.metrics import watch
from souk.server.settings import Settings
from souk.server.site import pages, site
from souk.server.wire.rest import FaultInfo

LARGEST: Final = 256 * 1024  # bytes in a request
GROUPS: Final = (games, boxes, tables, past, study, explore, lessons, guides, docs)
CODES: Final = {401: "wrong_key", 404: "not_found", 405: "not_found", 413: "too_large"}

LOG = logging.getLogger("souk")
AnyHttpRequest = Request[Any, Any, Any]


def application(settings: Settings) -> ASGIApp:
    hall = Hall(settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with open_hall(hall):
            watch(hall)
            LOG.info("open")
            yield
        LOG.info("closed")

    def provided() -> Hall:
        return hall

    app = Litestar(
        [*(one for group in GROUPS for one in group.HANDLERS), feed, site(pages(settings.pages))],
        dependencies={"hall": Provide(provided, sync_to_thread=False)},
        exception_handlers={
            SoukError: refused,
            HTTPException: failed,
            RecursionError: nested,
            Exception: broken,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(title="Souk", version=souk.__version__, path="/api/schema", render_plugins=[]),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    return Guard(app, settings)


def answered(status: int, error: str, text: str) -> Response[FaultInfo]:
    return Response(FaultInfo(status, error, " ".join(text.split())), status_code=status)


def refused(_: AnyHttpRequest, error: SoukError) -> Response[FaultInfo]:
    if isinstance(error, Fault):
        return answered(error.status, error.error, str(error))
    return answered(400, "bad_request", str(error))


def failed(_: AnyHttpRequest, error: HTTPException) -> Response[FaultInfo]:
    text = error.detail
    if isinstance(error.extra, list):  # which field it was
        text = "; ".join(f"{one.get('key', '')} {one.get('message', '')}".strip() for one in error.extra) or text
    return answered(error.status_code, CODES.get(error.status_code, "bad_request"), text)


def nested(_: AnyHttpRequest, __: RecursionError) -> Response[FaultInfo]:
    return answered(400, "bad_request", "this JSON is nested too deeply")


def broken(request: AnyHttpRequest, error: Exception) -> Response[FaultInfo]:
    LOG.error("%s %s", request.scope.get("method", ""), request.scope["path"], exc_info=error)
    return answered(500, "broken", "something went wrong here; it has been logged")

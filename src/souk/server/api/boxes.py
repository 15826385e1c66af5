"""Owners' boxes: what is in a box, what an owner says of it, and with which box a table is played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import cache
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.response import Stream

from souk.games import title_of
from souk.server.api import Lang
from souk.server.boxes import box_info, table_box
from souk.server.faults import Fault
from souk.server.hall import Hall
from souk.server.wire.rest import BoxInfo, BoxWanted, LabWanted, TableBox


@post("/api/boxes", status_code=200)
async def box(data: BoxWanted, hall: Hall, lang: Lang = "en") -> BoxInfo:
    """A title's box as an owner has it. The server keeps nothing of it."""
    if data.text or data.tables:
        return await hall.reading.box(data, lang)
    return await asyncio.to_thread(usual_box, data.title, lang)


@cache
def usual_box(title: str, lang: str) -> BoxInfo:
    return box_info(BoxWanted(title_of(title).key), lang)


@get("/api/tables/{table:str}/box")
async def at_table(table: str, hall: Hall, lang: Lang = "en") -> TableBox:
    """The box that a table is played with, and in what it differs from the usual one."""
    setting = await hall.setting(table)
    if not setting.box:
        raise Fault("not_found", f"table {table} is played with the usual box")
    return await asyncio.to_thread(table_box, setting, lang)


@post("/api/lab", status_code=200)
async def lab(data: LabWanted, hall: Hall, request: Request[Any, Any, Any], lang: Lang = "en") -> Stream:
    """Play games with a box before and after some changes. The answer is a stream: JSON lines, each with all that has
    been found so far. Whoever stops reading stops the games."""
    address = request.client.host if request.client else ""
    if data.box:  # anything may be written there
        await hall.reading.box(BoxWanted(data.title, data.box))
    hall.experiments.must_have_room(address)

    async def lines() -> AsyncIterator[bytes]:
        async for info in hall.experiments.play(data, lang, address):
            yield msgspec.json.encode(info) + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


HANDLERS = [box, at_table, lab]

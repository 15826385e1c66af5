"""Opening a table, taking a seat, and seeing who is there."""

from __future__ import annotations

import asyncio

from litestar import get, post

from souk.server.api import Bearer, key_of
from souk.server.founding import new_table
from souk.server.hall import Hall
from souk.server.names import tidy
from souk.server.wire.rest import BoxWanted, SeatClaim, SeatOffered, SeatTaken, SeatWanted, TableMade, TableWanted
from souk.server.wire.shared import SettingInfo, TableInfo


@post("/api/tables")
async def make(data: TableWanted, hall: Hall) -> TableMade:
    setting = SettingInfo(data.title, len(data.seats), data.modules, data.options, data.box)
    if data.box:  # anything may be written there
        await hall.reading.box(BoxWanted(data.title, data.box))
    founding, given = await asyncio.to_thread(new_table, setting, tidied(data.seats), data.listed, data.hints)
    await hall.open_table(founding)
    return TableMade(founding.table, given)


def tidied(seats: list[SeatWanted]) -> list[SeatWanted]:
    return [SeatWanted(one.by, tidy(one.name), one.bot) for one in seats]


@get("/api/tables")
async def listed(hall: Hall) -> list[TableInfo]:
    """The listed tables, which anybody may watch, newest first."""
    return [venue.info(None) for venue in await hall.listed()]


@get("/api/tables/{table:str}")
async def info(table: str, hall: Hall, bearer: Bearer) -> TableInfo:
    venue = await hall.venue(table)
    key = key_of(bearer)
    return venue.info(venue.viewer_of(key) if key else None)


@get("/api/tables/{table:str}/seats")
async def offered(table: str, hall: Hall, bearer: Bearer) -> SeatOffered:
    """The seat that an invitation is for, if nobody has taken it."""
    venue = await hall.venue(table)
    return SeatOffered(venue.invited_seat(key_of(bearer)))


@post("/api/tables/{table:str}/seats")
async def claim(table: str, data: SeatClaim, hall: Hall) -> SeatTaken:
    """Take a seat with an invitation."""
    venue = await hall.venue(table)
    seat, key = await venue.safely(venue.claim(data.invite, tidy(data.name)))
    return SeatTaken(seat, key)


HANDLERS = [make, listed, info, offered, claim]

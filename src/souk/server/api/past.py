"""Looking back on a game, saving its record, and continuing from the middle of it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from souk.engine.errors import SoukError
from souk.server.api import Bearer, Lang, key_of
from souk.server.api.tables import tidied
from souk.server.founding import fork_of
from souk.server.hall import Hall
from souk.server.past import eyes_of
from souk.server.review import chosen, in_brief, record_text, step_info
from souk.server.wire.rest import Archived, BoxedRecord, Fork, StepInfo, Steps, TableMade

Through = Annotated[str, Parameter(query="as", default="", max_length=20, description="a seat, spectator or open")]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/tables/{table:str}/steps")
async def steps(table: str, hall: Hall, bearer: Bearer, through: Through, lang: Lang = "en") -> Steps:
    """The whole log."""
    room = await hall.room(table)
    async with room.lock:
        eyes = eyes_of(room.chronicle, through, key_of(bearer))
        seen = room.steps(eyes)
    briefs = await asyncio.to_thread(in_brief, seen, eyes, room.audience.telling(lang))
    return Steps(str(eyes), room.chronicle.over, briefs)


@get("/api/tables/{table:str}/steps/{step:int}")
async def one_step(
    table: str, step: Number, hall: Hall, bearer: Bearer, through: Through, lang: Lang = "en"
) -> StepInfo:
    """One step, with the table after it."""
    room = await hall.room(table)
    async with room.lock:
        eyes = eyes_of(room.chronicle, through, key_of(bearer))
        return step_info(room.past, room.steps(eyes), step, eyes, room.audience.telling(lang))


@get("/api/tables/{table:str}/record")
async def record(table: str, hall: Hall, bearer: Bearer, through: Through) -> Response[str]:
    """The record as text: what the viewer may know while the game runs, all of it once it is over."""
    room = await hall.room(table)
    async with room.lock:
        text = record_text(room.chronicle, eyes_of(room.chronicle, through, key_of(bearer)))
    headers = {"content-disposition": f'attachment; filename="souk-{table}.souk"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/api/records")
async def upload(body: bytes, hall: Hall) -> Archived:
    """Upload a record, to look back on it here."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise SoukError(f"this is not text in UTF-8 (byte {error.start})") from error
    founding, lines = await hall.reading.read(text)
    await hall.open_table(founding, lines)
    return Archived(founding.table)


@post("/api/records/boxed")
async def upload_boxed(data: BoxedRecord, hall: Hall) -> Archived:
    """Upload a record together with the box it was played with."""
    founding, lines = await hall.reading.read(data.record, data.box)
    await hall.open_table(founding, lines)
    return Archived(founding.table)


@post("/api/tables/{table:str}/fork")
async def fork(table: str, data: Fork, hall: Hall, bearer: Bearer) -> TableMade:
    """Open a table that continues from a step of this one, with new dice."""
    room = await hall.room(table)
    async with room.lock:
        eyes = eyes_of(room.chronicle, data.through, key_of(bearer))
        step = chosen(room.steps(eyes), data.step)
        position = room.past.position(eyes, step.at, secrets.randbits(63))
    founding, given = fork_of(room.chronicle, tidied(data.seats), position)
    await hall.open_table(founding)
    return TableMade(founding.table, given)


HANDLERS = [steps, one_step, record, upload, upload_boxed, fork]

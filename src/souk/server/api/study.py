"""Studying a game: where it turned, what each move cost, and how much was luck."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import Parameter

from souk.server.api import Bearer, Lang, key_of
from souk.server.api.past import Number
from souk.server.faults import Fault
from souk.server.hall import Hall
from souk.server.past import Eyes, eyes_of
from souk.server.review import line_infos, told_record
from souk.server.room import Room
from souk.server.wire.rest import StepInfo, StudyInfo
from souk.study.analysis import Depth

Deep = Annotated[Depth, Parameter(query="depth")]


def eyes_for(room: Room, bearer: str) -> Eyes:
    """The eyes through which a game is studied: open ones, or a seat's own while it is running."""
    eyes = eyes_of(room.chronicle, "", key_of(bearer))
    if not eyes.open and eyes.viewer is None:
        raise Fault("hidden", "while a game is running, only its players may study it, each by what they know")
    return eyes


@get("/api/tables/{table:str}/study")
async def study(
    table: str, hall: Hall, bearer: Bearer, request: Request[Any, Any, Any], depth: Deep = "quick", lang: Lang = "en"
) -> StudyInfo:
    """The analysis of a game. It is begun if nobody has asked for it yet; ask again until it is done."""
    room = await hall.room(table)
    async with room.lock:
        eyes = eyes_for(room, bearer)
        text, box = told_record(room.chronicle, eyes), room.chronicle.founding.setting.box
    address = request.client.host if request.client else ""
    now = await hall.studies.ask(text, eyes.viewer, depth, lang, address, box)
    analysis, words = (now.found.analysis, now.found.words) if now.found else (None, {})
    return StudyInfo(str(eyes), depth, now.state, now.progress, now.text, analysis, words)


@get("/api/tables/{table:str}/study/{step:int}/line")
async def line(table: str, step: Number, hall: Hall, bearer: Bearer, lang: Lang = "en") -> list[StepInfo]:
    """The better line at a step that has a mark, as it would look on the board."""
    room = await hall.room(table)
    async with room.lock:
        eyes = eyes_for(room, bearer)
        text = told_record(room.chronicle, eyes)
    found = await hall.studies.known(text, eyes.viewer, lang)
    marks = [mark for mark in found.analysis.marks if mark.step == step] if found else []
    if not marks:
        raise Fault("unknown_step", f"step {step} has no better line")
    async with room.lock:
        return line_infos(room.past, room.steps(eyes), step, marks[0].line, eyes, room.audience.telling(lang))


HANDLERS = [study, line]

"""Going through a game, keeping it, and going on from the middle of it."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from souk.engine.errors import Refused, SoukError
from souk.server import past
from souk.server.api import Bearer, Lang, key_of
from souk.server.api.tables import tidied
from souk.server.faults import Fault
from souk.server.founding import archived, founded
from souk.server.hall import Hall
from souk.server.room import Room
from souk.server.telling import Telling, said
from souk.server.wire.rest import Archived, Fork, Step, Steps, StepSaid, TableMade

Through = Annotated[str, Parameter(query="as", default="", max_length=20, description="a seat, spectator or open")]
Number = Annotated[int, Parameter(ge=0, le=1_000_000)]


@get("/api/tables/{table:str}/steps")
async def steps(table: str, hall: Hall, bearer: Bearer, through: Through, lang: Lang = "en") -> Steps:
    """The whole log."""
    room = await hall.room(table)
    async with room.lock:
        eyes = past.eyes_of(room.chronicle, through, key_of(bearer))
        found = room.past.steps(eyes)
    told = await asyncio.to_thread(all_said, found, eyes, room.audience.telling(lang))
    return Steps(str(eyes), room.chronicle.over, told)


def all_said(steps: list[past.Step], eyes: past.Eyes, telling: Telling) -> list[StepSaid]:
    return [step_said(number, step, eyes, telling) for number, step in enumerate(steps)]


def step_said(number: int, step: past.Step, eyes: past.Eyes, telling: Telling) -> StepSaid:
    seat, choice = (step.line.seat, step.line.text) if step.line else (None, "")
    text = telling.story(step.events, eyes.viewer) or (telling.label(choice) if choice else "")
    return StepSaid(number, seat, choice, text, step.turn)


@get("/api/tables/{table:str}/steps/{step:int}")
async def one_step(table: str, step: Number, hall: Hall, bearer: Bearer, through: Through, lang: Lang = "en") -> Step:
    """One step, with the table as it was after it."""
    room = await hall.room(table)
    async with room.lock:
        eyes = past.eyes_of(room.chronicle, through, key_of(bearer))
        return shown(room.past, step, eyes, room.audience.telling(lang))


def shown(gone: past.Past, number: int, eyes: past.Eyes, telling: Telling) -> Step:
    steps = gone.steps(eyes)
    step = chosen(steps, number)
    game = telling.game
    s = gone.table(step.at)
    decision = game.decision(s)
    brief = step_said(number, step, eyes, telling)
    return Step(
        step=number,
        last=len(steps) - 1,
        seat=brief.seat,
        choice=brief.choice,
        text=brief.text,
        turn=brief.turn,
        events=said(step.events),
        fates=step.fates,
        view=s.clone().view() if eyes.open else game.view(s, eyes.viewer),
        to_act=None if decision is None else decision.seat,
        decision=telling.decision(s, number) if decision and (eyes.open or decision.seat == eyes.viewer) else None,
        outcome=telling.outcome(s, eyes.viewer),
    )


def chosen(steps: list[past.Step], number: int) -> past.Step:
    if number >= len(steps):
        raise Fault("unknown_step", f"there are {len(steps)} steps, from 0")
    return steps[number]


@get("/api/tables/{table:str}/record")
async def record(table: str, hall: Hall, bearer: Bearer, through: Through) -> Response[str]:
    """As text: what the viewer may have while the game runs, all of it when it is over."""
    room = await hall.room(table)
    async with room.lock:
        text = written(room, past.eyes_of(room.chronicle, through, key_of(bearer)))
    headers = {"content-disposition": f'attachment; filename="souk-{table}.souk"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def written(room: Room, eyes: past.Eyes) -> str:
    kept, founding = room.chronicle.match.record, room.chronicle.founding
    if not eyes.open:
        return kept.scrubbed(eyes.viewer)
    return kept.spelled() if founding.archived else f"# secret {founding.secret.hex()}\n{kept.spelled()}"


@post("/api/records")
async def upload(body: bytes, hall: Hall) -> Archived:
    """A record to be gone through here."""
    try:
        founding, lines = await asyncio.to_thread(archived, body.decode())
    except UnicodeDecodeError as error:
        raise SoukError(f"it is no text in UTF-8 (byte {error.start})") from error
    except Refused as refusal:
        raise SoukError(str(refusal)) from refusal
    await hall.found(founding, lines)
    return Archived(founding.table)


@post("/api/tables/{table:str}/fork")
async def fork(table: str, data: Fork, hall: Hall, bearer: Bearer) -> TableMade:
    """A new table that goes on from a step of this one, with new dice."""
    room = await hall.room(table)
    async with room.lock:
        eyes = past.eyes_of(room.chronicle, data.through, key_of(bearer))
        step = chosen(room.past.steps(eyes), data.step)
        position = room.past.position(eyes, step.at, secrets.randbits(63))
    founding, given = founded(room.chronicle.founding.setting, tidied(data.seats), position=position, origin=table)
    await hall.found(founding)
    return TableMade(founding.table, given)


HANDLERS = [steps, one_step, record, upload, fork]

"""Exploring: any position, looked at, played on, edited and judged. Nothing is kept."""

from __future__ import annotations

import secrets

from litestar import get, post
from msgspec.structs import replace

from souk.explore.source import game_in
from souk.server.api import Bearer, key_of
from souk.server.api.past import Through
from souk.server.api.tables import tidied
from souk.server.exploring import ExploreQuestion
from souk.server.faults import Fault
from souk.server.founding import new_table
from souk.server.hall import Hall
from souk.server.past import eyes_of
from souk.server.review import chosen
from souk.server.room import Room
from souk.server.wire.exploring import (
    EditWanted,
    Explored,
    Judged,
    JudgeWanted,
    LookWanted,
    PlayWanted,
    PositionInfo,
    TableFrom,
)
from souk.server.wire.rest import TableMade


@post("/api/explore/look", status_code=200)
async def look(data: LookWanted, hall: Hall) -> Explored:
    """A position, as some eyes see it."""
    return await hall.exploring.explored(ExploreQuestion(look=data))


@post("/api/explore/play", status_code=200)
async def play(data: PlayWanted, hall: Hall) -> Explored:
    """The position after a choice and its lots."""
    return await hall.exploring.explored(ExploreQuestion(play=data))


@post("/api/explore/edit", status_code=200)
async def edit(data: EditWanted, hall: Hall) -> Explored:
    """A position with some fields changed, or the rule that forbids it."""
    return await hall.exploring.explored(ExploreQuestion(edit=data))


@post("/api/explore/judge", status_code=200)
async def judge(data: JudgeWanted, hall: Hall) -> Judged:
    """Chances, and what each choice is worth, by a few rollouts. Ask again with another seed to know more."""
    return await hall.exploring.judged(data)


@post("/api/explore/table")
async def table(data: TableFrom, hall: Hall) -> TableMade:
    """Open a table that begins with a position."""
    seen = await hall.exploring.explored(ExploreQuestion(look=LookWanted(text=data.text)))
    founding, given = new_table(seen.setting, tidied(data.seats))
    rules = int(game_in(seen.text)[0].book.rules_version)
    await hall.open_table(replace(founding, position=seen.text, rules=rules))
    return TableMade(founding.table, given)


@get("/api/tables/{table:str}/position")
async def position(table: str, hall: Hall, bearer: Bearer, through: Through, step: int | None = None) -> PositionInfo:
    """A position of a game that is over, or of a running one in which a person plays against bots: then by what that
    seat knows, with everything else imagined."""
    room = await hall.room(table)
    async with room.lock:
        eyes = eyes_of(room.chronicle, through, key_of(bearer))
        if not eyes.open:
            must_be_alone(room, eyes.viewer)
        steps = room.steps(eyes)
        at = chosen(steps, len(steps) - 1 if step is None else step).at
        text = room.past.position(eyes, at, secrets.randbits(63))
    return PositionInfo(text, str(eyes), not eyes.open)


def must_be_alone(room: Room, viewer: int | None) -> None:
    """While a game is running, only a person who plays against bots may explore it."""
    others = [one for seat, one in enumerate(room.chronicle.sitters) if seat != viewer]
    if room.chronicle.closed:
        return
    if viewer is None or any(one.kind != "bot" for one in others):
        raise Fault("hidden", "a game with other people cannot be explored while it is running")


HANDLERS = [look, play, edit, judge, table, position]

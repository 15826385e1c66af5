"""Guides: a game in two pages."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import get

from souk.guides.told import told_guide
from souk.server.api import Lang
from souk.server.api.games import AtTable, Modules, Seats, asked
from souk.server.composition import game_of, with_defaults
from souk.server.hall import Hall
from souk.server.wire.rest import GuideInfo


@get("/api/guides/{title:str}")
async def one_guide(
    title: str, modules: Modules, seats: Seats, hall: Hall, table: AtTable = "", lang: Lang = "en"
) -> GuideInfo:
    """The guide to a title, with the numbers for that many seats, or for a table."""
    game = game_of(with_defaults(await hall.setting(table) if table else asked(title, modules, seats)))
    return msgspec.convert(await asyncio.to_thread(told_guide, game, lang), GuideInfo, from_attributes=True)


HANDLERS = [one_guide]

"""What this server has: titles, bots, words, rules."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from itertools import combinations
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

import souk
from souk.engine.book import Title
from souk.engine.build import compiled
from souk.engine.data import together
from souk.games import LIST
from souk.lessons import taught
from souk.server.api import Lang
from souk.server.composition import game_of, with_defaults
from souk.server.faults import Fault
from souk.server.hall import Hall
from souk.server.network import network_address
from souk.server.strength import SLOW, STRENGTHS
from souk.server.telling import Telling
from souk.server.wire.rest import BotKind, BoxWanted, Health, NetworkInfo, OptionInfo, Sample, TitleInfo, UnitInfo
from souk.server.wire.shared import PROTOCOL, RuleInfo, SettingInfo
from souk.words.catalogue import LANGUAGES, LOCALES, SHARED, WRITTEN
from souk.words.origin import counted

Modules = Annotated[str, Parameter(default="", max_length=200, description="separated by commas")]
AtTable = Annotated[str, Parameter(max_length=32, description="a table, for its setting and its box")]
Seats = Annotated[int, Parameter(default=0, ge=0, le=9)]


@get("/api/health")
async def health(hall: Hall) -> Response[Health]:
    """Whether the server is at work: it has just written something and read it back. The status is 503 if not."""
    ok = await hall.pulse.beats()
    info = Health(ok, souk.__version__, PROTOCOL, compiled(), len(hall.rooms), hall.sockets)
    return Response(info, status_code=200 if ok else 503)


@get("/api/network")
async def network(request: Request[Any, Any, Any], hall: Hall) -> NetworkInfo:
    """For people at this computer: where others in its network find the server."""
    client = request.client.host if request.client else ""
    return NetworkInfo(network_address(hall.settings, client))


@get("/api/titles")
async def titles() -> list[TitleInfo]:
    return [
        described(title, list(added))
        for title in LIST
        for many in range(len(title.modules) + 1)
        for added in combinations(title.modules, many)
    ]


def described(title: Title, added: list[str]) -> TitleInfo:
    modules = [*title.fixed_modules, *added]
    family = title.package.rpartition(".")[2]
    return TitleInfo(
        title=title.key,
        modules=added,
        family=family,
        seats=(title.low, title.high),
        rules=title.rules_version,
        ledgers=title.ledgers(modules),
        catalogues=catalogues(family, modules),
        options=[OptionInfo(one.key, one.values, one.default, one.free) for one in title.options_for(modules)],
        lesson=title.key in taught(),
        details=counted(row for rows in together(title.rows(modules)).values() for row in rows),
    )


def catalogues(family: str, modules: list[str]) -> list[str]:
    names = [*SHARED, family, *(f"{family}-{module}" for module in modules)]
    return [name for name in names if (LOCALES / WRITTEN / f"{name}.ftl").exists()]


@get("/api/bots")
async def bots(hall: Hall) -> list[BotKind]:
    slow = "" if hall.thinking.fast else "building" if hall.thinking.building else "plain"
    return [BotKind(code, strength, slow if strength == SLOW else "") for strength, code in STRENGTHS.items()]


@post("/api/sample", status_code=200)
async def sample(data: SettingInfo, hall: Hall) -> Sample:
    """A table set up with a setting, as a spectator sees it."""
    if data.box:  # anything may be written there
        await hall.reading.box(BoxWanted(data.title, data.box))
    setting = with_defaults(data)
    game = game_of(setting)
    return Sample(setting, game.view(game.start(secrets.randbits(32)), None))


@get("/api/glossary/{title:str}")
async def glossary(
    title: str, modules: Modules, seats: Seats, hall: Hall, table: AtTable = "", lang: Lang = "en"
) -> dict[str, UnitInfo]:
    """The name of every unit, what it does, and the numbers on it: those of the box that a table is played with."""
    setting = await hall.setting(table) if table else asked(title, modules, seats)
    return await asyncio.to_thread(lambda: units(with_defaults(setting), lang))


ELSEWHERE: Final = ("about", "state")  # forms that are no part of a name: what explains it, and what is about a table


def units(setting: SettingInfo, lang: str) -> dict[str, UnitInfo]:
    game = game_of(setting)
    words = Telling(game, lang).words
    found: dict[str, UnitInfo] = {}
    for kind, keys in game.book.names.items():
        for key in keys:
            message = words.unit(kind, key)
            if words.catalogue.has(message):
                known = [form for form in words.catalogue.forms(message) if form not in ELSEWHERE]
                forms = {form: words.form(kind, key, form, count=1) for form in known}
                name, about = words.form(kind, key, "", count=1), words.about(kind, key)
                found[f"{kind}-{key}"] = UnitInfo(name, about, forms, words.data(kind, key), *words.origin(kind, key))
    return found


@get("/api/words/{lang:str}/{file:str}", media_type="text/plain; charset=utf-8")
async def words(lang: str, file: str) -> Response[str]:
    """A catalogue of words, in Fluent."""
    if (lang, file) not in all_words():
        raise Fault("not_found", f"there is no catalogue {lang}/{file}")
    return Response(all_words()[lang, file], media_type=MediaType.TEXT, headers={"cache-control": "no-cache"})


@cache
def all_words() -> dict[tuple[str, str], str]:
    files = [(lang, path) for lang in LANGUAGES for path in sorted((LOCALES / lang).glob("*.ftl"))]
    return {(lang, path.name): path.read_text(encoding="utf-8") for lang, path in files}


@get("/api/rules/{title:str}")
async def rules(title: str, modules: Modules, lang: Lang = "en") -> list[RuleInfo]:
    """The rows of a title's ledger."""
    return await asyncio.to_thread(Telling(game_of(with_defaults(asked(title, modules, 0))), lang).rules)


def asked(title: str, modules: str, seats: int) -> SettingInfo:
    return SettingInfo(title, seats, tuple(word.strip() for word in modules.split(",") if word.strip()))


HANDLERS = [health, network, titles, bots, sample, glossary, words, rules]

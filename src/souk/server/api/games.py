"""What there is: titles, bots, words, rules."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from itertools import combinations
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

import souk
from souk.engine import book, play
from souk.games import LIST
from souk.lessons import taught
from souk.server.api import Lang
from souk.server.faults import Fault
from souk.server.hall import Hall
from souk.server.playing import game_of, settled
from souk.server.strength import STRENGTHS
from souk.server.telling import Telling
from souk.server.wire.rest import BotKind, Health, Option, Sample, Title, Unit
from souk.server.wire.shared import PROTOCOL, RuleRow, Setting
from souk.words.catalogue import LANGUAGES, LOCALES, SHARED, WRITTEN

Modules = Annotated[str, Parameter(default="", max_length=200, description="with commas between them")]
Seats = Annotated[int, Parameter(default=0, ge=0, le=9)]
COMPILED = not str(play.__file__).endswith(".py")


@get("/api/health")
async def health(hall: Hall) -> Health:
    return Health(True, souk.__version__, PROTOCOL, COMPILED, len(hall.rooms), hall.sockets)


@get("/api/titles")
async def titles() -> list[Title]:
    return [
        described(title, list(added))
        for title in LIST
        for many in range(len(title.modules) + 1)
        for added in combinations(title.modules, many)
    ]


def described(title: book.Title, added: list[str]) -> Title:
    modules = [*title.fixed_modules, *added]
    family = title.package.rpartition(".")[2]
    return Title(
        title=title.key,
        modules=added,
        family=family,
        seats=(title.low, title.high),
        rules=title.rules_version,
        ledgers=title.ledgers(modules),
        catalogues=catalogues(family, modules),
        options=[Option(one.key, one.values, one.default, one.free) for one in title.options_for(modules)],
        lesson=title.key in taught(),
    )


def catalogues(family: str, modules: list[str]) -> list[str]:
    names = [*SHARED, family, *(f"{family}-{module}" for module in modules)]
    return [name for name in names if (LOCALES / WRITTEN / f"{name}.ftl").exists()]


@get("/api/bots")
async def bots() -> list[BotKind]:
    return [BotKind(code, strength) for strength, code in STRENGTHS.items()]


@post("/api/sample", status_code=200)
async def sample(data: Setting) -> Sample:
    """A table, set up as asked for, as a spectator sees it."""
    setting = settled(data)
    game = game_of(setting)
    return Sample(setting, game.view(game.start(secrets.randbits(32)), None))


@get("/api/glossary/{title:str}")
async def glossary(title: str, modules: Modules, seats: Seats, lang: Lang = "en") -> dict[str, Unit]:
    """What every unit is called, what it does, and the numbers on it."""
    return await asyncio.to_thread(units, settled(asked(title, modules, seats)), lang)


def units(setting: Setting, lang: str) -> dict[str, Unit]:
    game = game_of(setting)
    words = Telling(game, lang).words
    found: dict[str, Unit] = {}
    for kind, keys in game.book.names.items():
        for key in keys:
            message = words.unit(kind, key)
            if words.catalogue.has(message):
                known = [form for form in words.catalogue.forms(message) if form != "state"]  # that is of a table
                forms = {form: words.form(kind, key, form, count=1) for form in known}
                name, about = words.form(kind, key, "", count=1), forms.pop("about", "")
                found[f"{kind}-{key}"] = Unit(name, about, forms, words.data(kind, key))
    return found


@get("/api/words/{lang:str}/{file:str}", media_type="text/plain; charset=utf-8")
async def words(lang: str, file: str) -> Response[str]:
    """A catalogue, in Fluent."""
    if (lang, file) not in all_words():
        raise Fault("not_found", f"there is no catalogue {lang}/{file}")
    return Response(all_words()[lang, file], media_type=MediaType.TEXT, headers={"cache-control": "no-cache"})


@cache
def all_words() -> dict[tuple[str, str], str]:
    files = [(lang, path) for lang in LANGUAGES for path in sorted((LOCALES / lang).glob("*.ftl"))]
    return {(lang, path.name): path.read_text(encoding="utf-8") for lang, path in files}


@get("/api/rules/{title:str}")
async def rules(title: str, modules: Modules, lang: Lang = "en") -> list[RuleRow]:
    """The rows of the ledger."""
    return await asyncio.to_thread(Telling(game_of(settled(asked(title, modules, 0))), lang).rules)


def asked(title: str, modules: str, seats: int) -> Setting:
    return Setting(title, seats, tuple(word.strip() for word in modules.split(",") if word.strip()))


HANDLERS = [health, titles, bots, sample, glossary, words, rules]

"""All titles, one package per family. `game` composes one of them for a table."""

from __future__ import annotations

from typing import Final

from souk.engine.book import Title
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.record import Header
from souk.games.bazar.title import Bazar
from souk.games.dice.title import Dice
from souk.games.istanbul.base import BASE
from souk.games.istanbul.mocha import MOCHA
from souk.games.istanbul.title import Istanbul

LIST: Final[list[Title]] = [
    Istanbul("istanbul", [BASE, MOCHA], fixed=1),
    Istanbul("mocha", [BASE, MOCHA], fixed=2),
    Dice("dice"),
    Bazar("bazar"),
]
TITLES: Final[dict[str, Title]] = {title.key: title for title in LIST}


def title_of(key: str) -> Title:
    if key not in TITLES:
        raise SoukError(f"there is no title {key!r}; known: {', '.join(TITLES)}")
    return TITLES[key]


def game(
    key: str,
    seats: int = 0,
    modules: list[str] | None = None,
    data: str = "",
    rules: int = 0,
    **options: str,
) -> Game:
    """Compose a title for a table.

    `seats` 0 means the fewest the title allows, `rules` 0 the current version of the rules; `data` is the path of an
    owner's file. Options left out have their default.
    """
    return composed(key, seats, modules or [], data, options, rules)


def composed(key: str, seats: int, modules: list[str], data: str, options: dict[str, str], rules: int = 0) -> Game:
    """Compose a title as `game` does, with the options as a dict: their names come from outside and are checked."""
    title = title_of(key)
    rules = rules or title.rules_version
    if not 1 <= rules <= title.rules_version:
        raise SoukError(f"{key} has rules versions 1 to {title.rules_version}, not {rules}")
    seats = seats or title.low
    if not title.low <= seats <= title.high:
        raise SoukError(f"{key} is for {title.low} to {title.high} seats, not {seats}")
    chosen = [*title.fixed_modules]
    for module in modules:
        if module in chosen:
            continue
        if module not in title.modules:
            raise SoukError(f"{key} has no module {module!r}; known: {', '.join(title.modules) or 'none'}")
        chosen.append(module)
    known = [option.key for option in title.options_for(chosen)]
    for name in options:
        if name not in known:
            raise SoukError(f"{key} has no option {name!r}; known: {', '.join(known)}")
    settled = {
        option.key: option.check(options.get(option.key, option.default)) for option in title.options_for(chosen)
    }
    return Game(title.compose(seats, chosen, settled, data, rules))


def game_of(header: Header, data: str = "") -> Game:
    """The game that a record or a position belongs to, under the rules version it was played by."""
    return composed(header.title, header.seats, header.modules, data, header.options, header.rules)

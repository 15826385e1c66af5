"""The game that a setting describes. Games hold no state, so tables with equal settings share one."""

from __future__ import annotations

from functools import lru_cache

from souk.engine.game import Game
from souk.games import composed
from souk.server.wire.shared import SettingInfo

Plain = tuple[str, int, tuple[str, ...], tuple[tuple[str, str], ...], int]  # a setting and rules version, as a key


def game_of(setting: SettingInfo, rules: int = 0) -> Game:
    """The game under a version of its rules; 0 is the current one."""
    options = tuple(sorted(setting.options.items()))
    return shared_game((setting.title, setting.seats, tuple(setting.modules), options, rules))


@lru_cache(maxsize=256)
def shared_game(setting: Plain) -> Game:
    title, seats, modules, options, rules = setting
    return composed(title, seats, list(modules), "", dict(options), rules)


def with_defaults(setting: SettingInfo) -> SettingInfo:
    """A setting with its defaults filled in. Raise an error that says what is impossible."""
    book = game_of(setting).book
    return SettingInfo(book.title.key, int(book.seats), tuple(book.modules), dict(book.options))

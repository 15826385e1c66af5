"""What is played at a table. The arena, the server, the command line and the tests all compose their games here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from souk.engine.book import Book
from souk.engine.data import called, heading, owners
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.games import composed


@dataclass(frozen=True)
class Setting:
    """Plain values, so that a setting can be sent to another process, compared, and used as a key."""

    title: str
    seats: int = 0  # 0: as few as can play
    options: Mapping[str, str] = field(default_factory=dict, hash=False)  # those left out have their defaults
    modules: tuple[str, ...] = ()  # beside those that the title always has
    data: str = ""  # an owner's file that changes numbers: its path, or its text
    rules: int = 0  # the version of the rules; 0: the current one

    def game(self) -> Game:
        """The game itself, or an error that says what is impossible. Games hold no state: equal settings share one."""
        return shared_game(self)

    def settled(self) -> Setting:
        """This setting with every default filled in."""
        return setting_of(self.game().book)

    def __str__(self) -> str:
        return "-".join([self.title, str(self.seats), *self.options.values()])


@lru_cache(maxsize=256)
def shared_game(setting: Setting) -> Game:
    modules, options = list(setting.modules), dict(setting.options)
    of = heading(owners(setting.data))["title"] if setting.data else ""
    if of not in {"", setting.title}:
        raise SoukError(f"{called(owners(setting.data))}: this is a box of {of}, not {setting.title}")
    return composed(setting.title, setting.seats, modules, setting.data, options, setting.rules)


def setting_of(book: Book) -> Setting:
    """The setting from which a game was composed, with nothing left to defaults."""
    version = int(book.rules_version)
    return Setting(book.title.key, int(book.seats), dict(book.options), tuple(book.modules), book.data, version)

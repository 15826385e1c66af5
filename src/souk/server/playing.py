"""Settings as they are sent over the network, and the games they describe."""

from __future__ import annotations

from souk import setting as library
from souk.engine.game import Game
from souk.server.wire.shared import Setting


def game_of(setting: Setting) -> Game:
    return read(setting).game()


def read(setting: Setting) -> library.Setting:
    return library.Setting(setting.title, setting.seats, options=setting.options, modules=setting.modules)


def settled(setting: Setting) -> Setting:
    """The setting with every default filled in, or an error that says what is impossible."""
    full = read(setting).settled()
    return Setting(full.title, full.seats, full.modules, dict(full.options))

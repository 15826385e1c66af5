"""Settings as they are sent over the network, and the games they describe."""

from __future__ import annotations

from souk.engine.game import Game
from souk.server.wire.shared import SettingInfo
from souk.setting import Setting


def game_of(info: SettingInfo, rules: int = 0) -> Game:
    """The game under a version of its rules; 0 is the current one."""
    return setting_of(info, rules).game()


def setting_of(info: SettingInfo, rules: int = 0) -> Setting:
    return Setting(info.title, info.seats, options=info.options, modules=info.modules, rules=rules)


def with_defaults(info: SettingInfo) -> SettingInfo:
    """A setting with every default filled in. Raise an error that says what is impossible."""
    full = setting_of(info).settled()
    return SettingInfo(full.title, full.seats, full.modules, dict(full.options))

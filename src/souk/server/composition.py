"""Settings as they are sent over the network, and the games they describe."""

from __future__ import annotations

from msgspec.structs import replace

from souk.engine.game import Game
from souk.server.wire.shared import BoxBrief, SettingInfo
from souk.setting import Setting


def game_of(info: SettingInfo, rules: int = 0) -> Game:
    """The game under a version of its rules; 0 is the current one."""
    return setting_of(info, rules).game()


def setting_of(info: SettingInfo, rules: int = 0) -> Setting:
    return Setting(info.title, info.seats, info.options, info.modules, info.box, rules)


def with_defaults(info: SettingInfo) -> SettingInfo:
    """A setting with every default filled in. Raise an error that says what is impossible."""
    full = setting_of(info).settled()
    return SettingInfo(full.title, full.seats, full.modules, dict(full.options), full.data)


def told(info: SettingInfo) -> SettingInfo:
    """A setting as those are told who look at a table: without the text of its box."""
    return replace(info, box="")


def box_of(info: SettingInfo) -> BoxBrief | None:
    if not info.box:
        return None
    book = game_of(info).book
    return BoxBrief(book.box_name, book.data_digest)

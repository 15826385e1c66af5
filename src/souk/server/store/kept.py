"""What is stored of a table: how it was founded, and one line for each thing that has happened there."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from souk.server.wire.shared import SettingInfo

Kind = Literal["set_up", "move", "undo", "sit", "name", "bot", "back", "next"]

SET_UP: Final = "set_up"
MOVE: Final = "move"  # text: the choice; more: what chance brought
UNDO: Final = "undo"  # text: how many choices
SIT: Final = "sit"  # text: the name; more: the hash of the key
NAME: Final = "name"
BOT: Final = "bot"  # plays for an absent person; text: which bot
BACK: Final = "back"
NEXT: Final = "next"  # text: the table of the rematch


class Kept(Struct, frozen=True):
    """One line. Its key is (table, ply), so of two that are written at once one is refused."""

    ply: int
    kind: str
    seat: int = 0
    text: str = ""
    more: str = ""
    at: int = 0


class Seat(Struct, frozen=True):
    """A seat as it was given out. Keys and invitations are stored as hashes, of no use to a reader of the database."""

    kind: Literal["person", "guest", "bot"]
    name: str = ""
    bot: str = ""
    key: str = ""
    invite: str = ""


class Founding(Struct, frozen=True):
    """What never changes about a table. `rules` is the version of the rules, `secret` the source of chance, `position`
    what the game began with if not with the set-up."""

    table: str
    created: int
    setting: SettingInfo
    rules: int
    seats: tuple[Seat, ...]
    secret: bytes
    listed: bool = False
    archived: bool = False
    origin: str = ""
    position: str = ""

"""What is written down of a table: how it was founded, and one line for each thing that has happened there."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from souk.server.wire.shared import Setting

Kind = Literal["set_up", "move", "undo", "sit", "name", "bot", "back", "next"]

SET_UP: Final = "set_up"
MOVE: Final = "move"  # text: the choice; more: what chance brought
UNDO: Final = "undo"  # text: how many choices
SIT: Final = "sit"  # text: the name; more: what the key hashes to
NAME: Final = "name"
BOT: Final = "bot"  # plays for who is absent; text: which
BACK: Final = "back"
NEXT: Final = "next"  # text: the table of the rematch


class Kept(Struct, frozen=True):
    """One line. (table, ply) is its key: of two that are written at once, one is refused."""

    ply: int
    kind: str
    seat: int = 0
    text: str = ""
    more: str = ""
    at: int = 0


class Seat(Struct, frozen=True):
    """As it was given out. Keys and invitations are kept as hashes, so that who reads the database sits nowhere."""

    kind: Literal["person", "guest", "bot"]
    name: str = ""
    bot: str = ""
    key: str = ""
    invite: str = ""


class Founding(Struct, frozen=True):
    """What never changes. `secret` is where chance comes from; `position` is there if the game began in the middle."""

    table: str
    created: int
    setting: Setting
    rules: int
    seats: tuple[Seat, ...]
    secret: bytes
    listed: bool = False
    archived: bool = False
    origin: str = ""
    position: str = ""

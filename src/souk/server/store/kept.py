"""What is stored of a table: how it was founded, and one line for each thing that has happened there."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from msgspec import Struct

from souk.server.wire.shared import SettingInfo

Kind = Literal[
    "seal", "commit", "begin", "number", "set_up", "move", "undo", "sit", "name", "bot", "back", "next", "hint"
]

SEAL: Final = "seal"  # of a secret, which begins an attempt; more: the secret, which nobody is told before the end
COMMIT: Final = "commit"  # text: a player's commitment to a number
BEGIN: Final = "begin"  # text: the list of all commitments
NUMBER: Final = "number"  # text: the number that a player committed to
SET_UP: Final = "set_up"
MOVE: Final = "move"  # text: the choice, or several with spaces between; more: what chance brought in the end
UNDO: Final = "undo"  # text: how many choices
SIT: Final = "sit"  # text: the name; more: the hash of the key
NAME: Final = "name"
BOT: Final = "bot"  # plays for an absent person; text: which bot
BACK: Final = "back"
NEXT: Final = "next"  # text: the table of the rematch
HINT: Final = "hint"  # the seat has asked what the bot would do


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
    """What never changes about a table. `rules` is the version of the rules, `position` what the game began with if not
    with the set-up. `asked` are the seats whose browsers bring a number, `owner` is the seat that may begin without
    them. `secret` is the source of chance of a table of the older kind; others have it in their lines. `sealing` is
    what an uploaded record says about its dice. `hints`: players may ask what the bot would do."""

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
    asked: tuple[int, ...] = ()
    owner: int = -1
    sealing: tuple[str, ...] = ()
    hints: bool = False


class Age(NamedTuple):
    """When a server last looked at an old game, and for how many seconds servers have seen it as old."""

    looked: int
    seconds: int

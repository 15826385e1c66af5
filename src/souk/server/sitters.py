"""Who sits where, and how a line changes that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from souk.server.faults import Fault
from souk.server.keys import same
from souk.server.store import Founding, Kept
from souk.server.store.kept import BACK, BOT, NAME, SIT
from souk.server.wire.shared import Person


@dataclass(frozen=True)
class Sitter:
    """The present occupant of a seat."""

    kind: str
    name: str
    bot: str
    key: str
    invite: str


def sitters_of(founding: Founding) -> list[Sitter]:
    return [Sitter(one.kind, one.name, one.bot, one.key, one.invite) for one in founding.seats]


def changed(sitter: Sitter, kept: Kept) -> Sitter:
    """The occupant of a seat after somebody came, left or changed their name."""
    if kept.kind == SIT:
        return replace(sitter, kind="person", name=kept.text, key=kept.more, invite="", bot="")
    if kept.kind == NAME:
        return replace(sitter, name=kept.text)
    if kept.kind == BOT:
        return replace(sitter, bot=kept.text)
    if kept.kind == BACK:
        return replace(sitter, bot="")
    return sitter


def seat_of(sitters: list[Sitter], key: str) -> int:
    for seat, sitter in enumerate(sitters):
        if same(key, sitter.key):
            return seat
    raise Fault("wrong_key", "no seat at this table has that key")


def invited_seat(sitters: list[Sitter], founding: Founding, invite: str) -> int:
    """The seat that an invitation is for, if nobody has taken it."""
    for seat, sitter in enumerate(sitters):
        if same(invite, sitter.invite):
            return seat
    if any(same(invite, one.invite) for one in founding.seats):
        raise Fault("taken", "somebody has taken this seat")
    raise Fault("wrong_key", "that is no invitation to this table")


def people_infos(sitters: list[Sitter], is_here: Callable[[int], bool]) -> list[Person]:
    return [
        Person(seat, one.kind, one.name, one.bot, one.kind == "bot" or is_here(seat))  # type: ignore[arg-type]
        for seat, one in enumerate(sitters)
    ]

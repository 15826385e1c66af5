"""New tables: set for the first time, for a rematch, from a position, or from a record."""

from __future__ import annotations

import secrets
import time
from typing import Final

from souk.engine.errors import SoukError
from souk.engine.match import Match
from souk.engine.record import UNDO as TAKEN_BACK
from souk.engine.record import read_record
from souk.games import title_of
from souk.server.chronicle import Chronicle
from souk.server.faults import Fault
from souk.server.keys import hashed, new_id, new_key
from souk.server.playing import game_of, settled
from souk.server.store import Founding, Kept, Seat
from souk.server.store.kept import MOVE, SET_UP, UNDO
from souk.server.strength import known_bot
from souk.server.wire.rest import SeatGiven, SeatWanted
from souk.server.wire.shared import Setting

SECRET: Final = 32  # bytes
LONGEST: Final = 20_000  # lines of a record


def founded(
    setting: Setting, wanted: list[SeatWanted], listed: bool = False, position: str = "", origin: str = ""
) -> tuple[Founding, list[SeatGiven]]:
    """A new table, and what its seats are taken with."""
    setting = settled(setting)
    if len(wanted) != setting.seats:
        raise SoukError(f"{len(wanted)} players for {setting.seats} seats")
    seats, given = [], []
    for number, one in enumerate(wanted):
        key = new_key()
        if one.by == "bot":
            seats.append(Seat("bot", one.name, known_bot(one.bot)))
        elif one.by == "me":
            seats.append(Seat("person", one.name, key=hashed(key)))
            given.append(SeatGiven(number, key=key))
        else:
            seats.append(Seat("guest", one.name, invite=hashed(key)))
            given.append(SeatGiven(number, invite=key))
    return made(setting, tuple(seats), listed=listed, position=position, origin=origin), given


def made(
    setting: Setting, seats: tuple[Seat, ...], listed: bool = False, position: str = "", origin: str = ""
) -> Founding:
    rules = title_of(setting.title).rules_version
    secret = secrets.token_bytes(SECRET)
    return Founding(new_id(), int(time.time()), setting, rules, seats, secret, listed, origin=origin, position=position)


def once_more(chronicle: Chronicle) -> Founding:
    """The same people and bots, each one place on; who stood in for somebody goes."""
    sitters = [*chronicle.sitters[1:], chronicle.sitters[0]]
    seats = [
        Seat(one.kind, one.name, one.bot if one.kind == "bot" else "", one.key, one.invite)  # type: ignore[arg-type]
        for one in sitters
    ]
    return made(chronicle.founding.setting, tuple(seats), chronicle.founding.listed)


def archived(text: str) -> tuple[Founding, list[Kept]]:
    """A record that somebody has, to be gone through here. It is played again, so that it is known to be right."""
    record = read_record(text)
    header = record.header
    if header.data:
        raise SoukError("this game was played with numbers of its owner's own, which are not here")
    if len(record.lines) > LONGEST:
        raise Fault("too_large", f"{len(record.lines)} lines: at most {LONGEST}")
    setting = settled(Setting(header.title, header.seats, tuple(header.modules), header.options))
    match = Match.resume(game_of(setting), record)
    now = int(time.time())
    lines = [
        Kept(ply, kind_of(line.text), line.seat, "1" if line.text == TAKEN_BACK else line.text, fates, now)
        for ply, line in enumerate(match.record.lines)
        for fates in [" ".join(lot.text for lot in line.lots)]
    ]
    seats = tuple(Seat("guest") for _ in range(setting.seats))
    founding = Founding(new_id(), now, setting, header.rules, seats, b"", archived=True, position=record.position)
    return founding, lines


def kind_of(text: str) -> str:
    return {"*": SET_UP, TAKEN_BACK: UNDO}.get(text, MOVE)

"""New tables: for a new game, a rematch, a fork, or an uploaded record."""

from __future__ import annotations

import secrets
import time
from typing import Final

from msgspec.structs import replace

from souk.engine.errors import SoukError
from souk.engine.match import Match
from souk.engine.record import UNDO as TAKEN_BACK
from souk.engine.record import read_record
from souk.games import title_of
from souk.server.chronicle import Chronicle
from souk.server.composition import game_of, with_defaults
from souk.server.faults import Fault
from souk.server.keys import hashed, new_id, new_key
from souk.server.limits import LINES, UNDOS
from souk.server.store import Founding, Kept, Seat
from souk.server.store.kept import MOVE, SET_UP, UNDO
from souk.server.strength import known_bot
from souk.server.wire.rest import SeatGiven, SeatWanted
from souk.server.wire.shared import SettingInfo

SECRET: Final = 32  # bytes


def new_table(setting: SettingInfo, wanted: list[SeatWanted], listed: bool = False) -> tuple[Founding, list[SeatGiven]]:
    """The founding of a new game under the current rules, with a key or an invitation for each seat."""
    setting = with_defaults(setting)
    seats, given = new_seats(setting, wanted)
    return new_founding(setting, seats, listed), given


def fork_of(chronicle: Chronicle, wanted: list[SeatWanted], position: str) -> tuple[Founding, list[SeatGiven]]:
    """The founding of a table that continues from a position of another one, under the same rules."""
    origin = chronicle.founding
    seats, given = new_seats(origin.setting, wanted)
    founding = new_founding(origin.setting, seats)
    return replace(founding, rules=origin.rules, origin=origin.table, position=position), given


def new_seats(setting: SettingInfo, wanted: list[SeatWanted]) -> tuple[tuple[Seat, ...], list[SeatGiven]]:
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
    return tuple(seats), given


def new_founding(setting: SettingInfo, seats: tuple[Seat, ...], listed: bool = False) -> Founding:
    rules = title_of(setting.title).rules_version
    secret = secrets.token_bytes(SECRET)
    return Founding(new_id(), int(time.time()), setting, rules, seats, secret, listed)


def rematch_of(chronicle: Chronicle) -> Founding:
    """The founding of another game for the same people and bots, each one seat further on. Bots that only played for an
    absent person leave."""
    sitters = [*chronicle.sitters[1:], chronicle.sitters[0]]
    seats = [
        Seat(one.kind, one.name, one.bot if one.kind == "bot" else "", one.key, one.invite)  # type: ignore[arg-type]
        for one in sitters
    ]
    return new_founding(chronicle.founding.setting, tuple(seats), chronicle.founding.listed)


def archive_of(text: str) -> tuple[Founding, list[Kept]]:
    """The founding and the lines of an uploaded record. All of it is played, to be sure that it is right."""
    record = read_record(text)
    header = record.header
    if header.data:
        raise SoukError("this game was played with its owner's own numbers, which this server does not have")
    undos = sum(line.text == TAKEN_BACK for line in record.lines)
    for many, most, what in [(len(record.lines), LINES, "lines"), (undos, UNDOS, "choices taken back")]:
        if many > most:
            raise Fault("too_large", f"{many} {what}: at most {most}")
    setting = with_defaults(SettingInfo(header.title, header.seats, tuple(header.modules), header.options))
    match = Match.resume(game_of(setting, header.rules), record)
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

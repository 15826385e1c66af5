"""New tables: for a new game, a rematch, a fork, or an uploaded record."""

from __future__ import annotations

import time

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


def new_table(
    setting: SettingInfo, wanted: list[SeatWanted], listed: bool = False, hints: bool | None = None
) -> tuple[Founding, list[SeatGiven]]:
    """The founding of a new game under the current rules, with a key or an invitation for each seat. If nobody says
    anything about hints, a person who plays against bots may have them."""
    setting = with_defaults(setting)
    seats, given = new_seats(setting, wanted)
    founding = asking(new_founding(setting, seats, listed), wanted)
    return replace(founding, hints=are_alone(wanted) if hints is None else hints), given


def are_alone(wanted: list[SeatWanted]) -> bool:
    """Whether one person plays against bots."""
    return sum(one.by != "bot" for one in wanted) == 1


def fork_of(chronicle: Chronicle, wanted: list[SeatWanted], position: str) -> tuple[Founding, list[SeatGiven]]:
    """The founding of a table that continues from a position of another one, under the same rules."""
    origin = chronicle.founding
    seats, given = new_seats(origin.setting, wanted)
    founding = asking(new_founding(origin.setting, seats), wanted)
    founding = replace(founding, rules=origin.rules, origin=origin.table, position=position)
    return replace(founding, hints=are_alone(wanted)), given


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


def asking(founding: Founding, wanted: list[SeatWanted]) -> Founding:
    """Ask each browser for a number: whoever opens the table has one for all seats at that screen, bots have none."""
    mine = [seat for seat, one in enumerate(wanted) if one.by == "me"]
    guests = [seat for seat, one in enumerate(wanted) if one.by == "guest"]
    return replace(founding, asked=tuple(sorted(mine[:1] + guests)), owner=mine[0] if mine else -1)


def new_founding(setting: SettingInfo, seats: tuple[Seat, ...], listed: bool = False) -> Founding:
    rules = title_of(setting.title).rules_version
    return Founding(new_id(), int(time.time()), setting, rules, seats, b"", listed)


def rematch_of(chronicle: Chronicle) -> Founding:
    """The founding of another game for the same people and bots, each one seat further on. Bots that only played for an
    absent person leave."""
    sitters = [*chronicle.sitters[1:], chronicle.sitters[0]]
    seats = [
        Seat(one.kind, one.name, one.bot if one.kind == "bot" else "", one.key, one.invite)  # type: ignore[arg-type]
        for one in sitters
    ]
    origin, many = chronicle.founding, len(seats)
    founding = new_founding(origin.setting, tuple(seats), origin.listed)
    people = [seat for seat, one in enumerate(sitters) if one.kind != "bot"]
    asked = tuple(sorted((seat - 1) % many for seat in origin.asked)) if origin.asked else tuple(people)
    owner = (origin.owner - 1) % many if origin.owner >= 0 else -1
    return replace(founding, asked=asked, owner=owner, hints=origin.hints)


def archive_of(text: str, box: str = "") -> tuple[Founding, list[Kept]]:
    """The founding and the lines of an uploaded record, with the box it was played with if that is not the usual one.
    All of it is played, to be sure that it is right."""
    record = read_record(text)
    header = record.header
    if header.data and not box:
        raise SoukError(f"this game was played with {header.played_with}, which is missing: send it with the record")
    undos = sum(line.text == TAKEN_BACK for line in record.lines)
    for many, most, what in [(len(record.lines), LINES, "lines"), (undos, UNDOS, "choices taken back")]:
        if many > most:
            raise Fault("too_large", f"{many} {what}: at most {most}")
    setting = with_defaults(SettingInfo(header.title, header.seats, tuple(header.modules), header.options, box))
    match = Match.resume(game_of(setting, header.rules), record)
    now = int(time.time())
    lines = [
        Kept(ply, kind_of(line.text), line.seat, "1" if line.text == TAKEN_BACK else line.text, fates, now)
        for ply, line in enumerate(match.record.lines)
        for fates in [" ".join(lot.spelled for lot in line.lots)]
    ]
    seats = tuple(Seat("guest") for _ in range(setting.seats))
    founding = Founding(new_id(), now, setting, header.rules, seats, b"", archived=True, position=record.position)
    return replace(founding, sealing=tuple(record.sealing)), lines


def kind_of(text: str) -> str:
    return {"*": SET_UP, TAKEN_BACK: UNDO}.get(text, MOVE)

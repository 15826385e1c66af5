"""A game as text, one line for each decision with the fates that followed it: to keep, to diff, to paste.

souk 1 · istanbul · modules base · seats 3 · layout short · rules 1 · seed 7
* | roll:2+5 roll:4+4 draw:stay draw:five_lira
0 move:walk>police_station
0 undo
0 move:walk>tea_house
…
0 tea_house.bid:7 | roll:2+5

A game that began in the middle has the position under its header, as one line of JSON. Lines that begin with @ say how
its dice can be checked (sealing.py), and then each lot is followed by the number behind it.
"""

from __future__ import annotations

from typing import Final, final

from souk.engine.errors import SoukError
from souk.engine.fate import UNKNOWN, Lot

FORMAT: Final = "1"
UNDO: Final = "undo"
BETWEEN: Final = " · "
SET_UP: Final = "*"
SEALING: Final = "@ "
OLD_SECRET: Final = "# secret "  # a secret was once a comment
LONGEST: Final = 40  # digits of a number


@final
class Line:
    """One entry: a decision, an undo, or (first, without a decision) the set-up."""

    def __init__(self, seat: int, text: str, lots: list[Lot], number: int = 0) -> None:
        self.seat = seat
        self.text = text
        self.lots = lots
        self.number = number  # in the file it was read from
        self.undoable = False
        self.public = True  # others may know that there was something to decide
        self.taken_back = False

    @property
    def where(self) -> str:
        return f"line {self.number}" if self.number else f"{self.seat} {self.text}"

    @property
    def said(self) -> str:
        return f"{self.seat} {self.text}" if self.text != SET_UP else SET_UP

    def spelled(self) -> str:
        return joined(self.said, [lot.spelled for lot in self.lots])


def joined(said: str, fates: list[str]) -> str:
    return f"{said} | {' '.join(fates)}" if fates else said


@final
class Header:
    """Everything needed to set the table up again. `data` is the digest of the owner's file, if one was used, and
    `box` what its owner calls it."""

    def __init__(self, title: str, modules: list[str], seats: int, options: dict[str, str], rules: int) -> None:
        self.title = title
        self.modules = modules
        self.seats = seats
        self.options = options
        self.rules = rules
        self.data = ""
        self.box = ""
        self.seed: int | None = None

    def must_match(self, wanted: Header) -> None:
        """Raise an error unless this header describes that game."""
        if self.data != wanted.data:
            raise SoukError(f"this game was played with {self.played_with}; what is here is {wanted.played_with}")
        for name, have, want in [
            ("title", self.title, wanted.title),
            ("modules", "+".join(self.modules), "+".join(wanted.modules)),
            ("seats", str(self.seats), str(wanted.seats)),
            ("rules", str(self.rules), str(wanted.rules)),
            *[(key, self.options.get(key, value), value) for key, value in wanted.options.items()],
        ]:
            if have != want:
                raise SoukError(f"the header says {name} {have or 'none'}, this game has {want or 'none'}")

    @property
    def played_with(self) -> str:
        """Which box, by name and digest."""
        return f"the box {self.box or 'without a name'} (data {self.data})" if self.data else "the usual box"

    def spelled(self, seed: bool = False) -> str:
        modules = [f"modules {'+'.join(self.modules)}"] if self.modules else []
        fields = [f"souk {FORMAT}", self.title, *modules, f"seats {self.seats}"]
        fields += [f"{key} {value}" for key, value in self.options.items()]
        fields.append(f"rules {self.rules}")
        if self.data:
            fields += [f"data {self.data}", *([f"box {self.box}"] if self.box else [])]
        if seed and self.seed is not None:
            fields.append(f"seed {self.seed}")
        return BETWEEN.join(fields)


@final
class Record:
    """`position` is what it begins with, if not with the set-up; `sealing` says how the dice can be checked."""

    def __init__(self, header: Header, lines: list[Line], position: str = "") -> None:
        self.header = header
        self.lines = lines
        self.position = position
        self.sealing: list[str] = []

    def effective(self) -> list[Line]:
        """The lines that count: an undo cancels the decision before it, and itself. Whether that was allowed shows when
        the record is replayed."""
        standing: list[Line] = []
        for line in self.lines:
            line.taken_back = False
            if line.text != UNDO:
                standing.append(line)
            elif len(standing) > 1 and standing[-1].seat == line.seat:
                standing.pop().taken_back = True
            else:
                raise SoukError(f"{line.where}: there is nothing for seat {line.seat} to undo")
        return standing

    def spelled(self) -> str:
        """The whole record: for a game that is over, or for storage."""
        begun = [self.position] if self.position else []
        begun += [f"{SEALING}{line}" for line in self.sealing]
        return "\n".join([self.header.spelled(seed=True), *begun, *[line.spelled() for line in self.lines], ""])

    def scrubbed(self, viewer: int | None) -> str:
        """What a seat, or a spectator, may have while the game runs: without the seed, the first position and anything
        taken back; secrets only of the seat itself; and no line for a question that others were asked only because of
        what they hold."""
        said: list[str] = []
        fates: list[list[str]] = []
        for line in self.effective():
            if line.public or line.seat == viewer:
                said.append(line.said)
                fates.append([])
            fates[-1] += [lot.scrubbed(viewer) for lot in line.lots]
        return "\n".join([self.header.spelled(), *map(joined, said, fates), ""])


def read_record(text: str) -> Record:
    header: Header | None = None
    position = ""
    sealing: list[str] = []
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        stripped = raw.strip()
        if stripped.startswith(OLD_SECRET):
            sealing.append(stripped.removeprefix("# "))
        if not stripped or stripped.startswith("#"):
            continue
        if header is None:
            header = read_header(stripped, number)
        elif stripped.startswith("{") and not (position or lines):
            position = stripped
        elif stripped.startswith(SEALING) and not lines:
            sealing.append(stripped.removeprefix(SEALING))
        else:
            lines.append(read_line(stripped, number))
    if header is None:
        raise SoukError("line 1: a record begins with: souk 1 · title · seats …")
    if not lines or lines[0].text != SET_UP:
        lines.insert(0, Line(0, SET_UP, []))
    record = Record(header, lines, position)
    record.sealing = sealing
    return record


def read_header(text: str, number: int) -> Header:
    fields = [field.strip() for field in text.split(BETWEEN.strip())]
    if fields[0] != f"souk {FORMAT}" or len(fields) < 2:
        raise SoukError(f"line {number}: a record begins with: souk {FORMAT} · title · seats …")
    pairs: dict[str, str] = {}
    for field in fields[2:]:
        name, _, value = field.partition(" ")
        if not value or name in pairs:
            raise SoukError(f"line {number}: {field!r} is not a name with a value, or is there twice")
        pairs[name] = value.strip()
    modules = pairs.pop("modules", "")
    seats = whole(pairs.pop("seats", ""), "seats", number)
    rules = whole(pairs.pop("rules", "1"), "rules", number)
    seed = pairs.pop("seed", "")
    data, box = pairs.pop("data", ""), pairs.pop("box", "")
    header = Header(fields[1], modules.split("+") if modules else [], seats, pairs, rules)
    header.data = data
    header.box = box
    if seed:
        header.seed = whole(seed, "seed", number)
    return header


def whole(text: str, name: str, number: int) -> int:
    if not text.isdecimal() or len(text) > LONGEST:
        raise SoukError(f"line {number}: {name} must be a whole number, not {text!r}")
    return int(text)


def read_line(text: str, number: int) -> Line:
    said, _, fates = text.partition("|")
    lots = [read_lot(lot) for lot in fates.split()]
    parts = said.split()
    if parts == [SET_UP]:
        return Line(0, SET_UP, lots, number)
    if len(parts) != 2 or not parts[0].isdecimal() or len(parts[0]) > LONGEST:
        raise SoukError(f"line {number}: {text!r} is not a seat with its choice")
    return Line(int(parts[0]), parts[1], lots, number)


def read_lot(text: str) -> Lot:
    outcome, _, drawn = text.partition("#")
    return Lot(outcome, UNKNOWN, drawn)

"""Bazar on a terminal: the city as a grid, what its districts pay, and the guilds.

Lped is the pedlar of player L; permanent tiles are in capitals. ▸ marks what can be chosen. [P3] is an illustration,
with the letter of its district and what the district pays now.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from souk.cli.terminal.families import base
from souk.cli.terminal.families.signs import INKS, SAFFRON, View, key_of, letter
from souk.engine.event import Happening
from souk.engine.game import Decision, Game
from souk.engine.table import Table
from souk.games.bazar.ground import COLUMNS
from souk.games.bazar.rules import Rules
from souk.words import Words

JOINTS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # of lines that go up (1), right (2), down (4), left (8)
CELL: Final = 6  # columns: a mark, and the piece
WIDE: Final = 112  # columns: from here on, the districts are drawn beside the board
NOTES: Final = {"tile_moves": "desk-note-moves", "tile_leaves": "desk-note-leaves", "tile_blocked": "desk-note-blocked"}


class Tabletop(base.Tabletop):
    units = ("tile", "way", "district", "event_card")
    said_by_the_choice = (["places"],)
    example_rule = "BAZ-P7"

    def __init__(self, words: Words, game: Game) -> None:
        super().__init__(words, game)
        rules = game.book
        assert isinstance(rules, Rules)
        names = rules.names
        self.district_of = {key: names["district"][rules.district_of[at]] for at, key in enumerate(names["space"])}

    # What is on the table -------------------------------------------------------------------------------------------

    def board(self, view: View, width: int, offered: set[str]) -> RenderableType:
        city, districts = self.city(view, offered), self.districts(view)
        return Columns([city, districts], padding=(0, 4)) if width >= WIDE else Group(city, districts)

    def city(self, view: View, offered: set[str]) -> Text:
        """The city, with lines between the districts."""
        plan = view["map"]
        drawn = Text(no_wrap=True)
        drawn.append("   " + "".join(f" {COLUMNS[x]:^{CELL}}" for x in range(len(plan[0]))) + "\n", style="dim")
        for y, line in enumerate([*plan, ""]):
            border = self.border(plan, y)
            if "─" in border:
                drawn.append(f"   {border}\n", style="dim")
            if line:
                drawn.append(f"{y + 1:>2} ", style="dim")
                drawn.append(self.row(view, y, offered)).append("\n")
        return drawn[:-1]

    def row(self, view: View, y: int, offered: set[str]) -> Text:
        plan = view["map"]
        drawn = Text()
        for x, sign in enumerate(plan[y]):
            drawn.append("│" if parted(plan, (y, x - 1), (y, x)) else " ", style="dim")
            drawn.append(self.cell(view, sign, f"{COLUMNS[x]}{y + 1}", offered))
        return drawn.append("│" if parted(plan, (y, x), (y, x + 1)) else "", style="dim")

    def border(self, plan: list[str], y: int) -> str:
        """The line above a row."""
        line = ""
        for x in range(len(plan[0]) + 1):
            here, left, above, across = (y, x), (y, x - 1), (y - 1, x), (y - 1, x - 1)
            arms = [(across, above), (above, here), (left, here), (across, left)]  # up, right, down, left
            line += JOINTS[sum(parted(plan, a, b) << at for at, (a, b) in enumerate(arms))]
            line += ("─" if parted(plan, above, here) else " ") * CELL
        return line.rstrip()

    def cell(self, view: View, sign: str, space: str, offered: set[str]) -> Text:
        if sign == ".":
            return Text(" " * CELL)
        district = self.district(view, sign)
        shade = "" if district["in_play"] else "dim"
        if sign.islower():
            shown = f"[{sign.upper()}{district['value']}]"
            return Text(f"{shown:^{CELL}}", style=f"bold {shade}")
        mark = Text("▸" if f"space.{space}" in offered else " ", style=SAFFRON)
        piece = view["spaces"].get(space)
        if piece is None:
            return mark.append(f"{'·':^{CELL - 1}}", style=f"dim {shade}")
        ink = f"{'bold ' if piece['face_up'] else ''}{INKS[piece['seat']]}"
        return mark.append(f"{self.piece(piece['seat'], piece['tile']):<{CELL - 1}}", style=ink)

    def piece(self, seat: int, tile: str) -> str:
        return letter(self.words, seat) + self.words.form("tile", tile, "short")

    def district(self, view: View, sign: str) -> View:
        found: View = next(one for one in view["districts"].values() if one["letter"] == sign.upper())
        return found

    def districts(self, view: View) -> Grid:
        words = self.words
        grid = table([words.say(f"desk-column-{name}") for name in ("district", "value", "tiles", "owner")])
        for key, one in view["districts"].items():
            counts = [(letter(words, seat), n) for seat, n in enumerate(one["tiles"]) if n]
            tokens = " ".join(words.name("token", token) for token in one["tokens"])
            pays = str(one["value"]) if one["in_play"] else words.say("desk-aside")
            owner = one["possessed_by"]
            grid.add_row(
                Text(f"{one['letter']} {words.marked('district', key)}", style="" if one["in_play"] else "dim"),
                Text(f"{pays} ({tokens})" if tokens else pays),
                Text(" ".join(f"{sign}{n}" for sign, n in counts) or "–"),
                Text(words.people[owner], style=INKS[owner]) if owner is not None else Text("–"),
            )
        return grid

    def players(self, view: View, me: int | None, width: int) -> RenderableType:
        words = self.words
        names = ["player", "order", "coins", "hand", "pile", "out", "districts"]
        grid = table([words.say(f"desk-column-{name}") for name in names])
        for at, seat in enumerate(view["order"]):
            one = view["players"][seat]
            owned = [d["letter"] for d in view["districts"].values() if d["possessed_by"] == seat and d["in_play"]]
            grid.add_row(
                Text(f"{letter(words, seat)} {words.people[seat]}", style=INKS[seat]),
                Text(str(at + 1)),
                Text(f"{one['coins']}/{view['target']}", style=SAFFRON),
                *[Text(str(n)) for n in (one["held"], one["pile"], len(one["out"]))],
                Text(" ".join(owned) or "–"),
                style="bold" if seat == me else "",
            )
        return grid

    def legend(self, view: View, seat: int, width: int) -> str:
        return self.words.say("desk-legend", letter=letter(self.words, seat))

    def remarks(self, view: View) -> list[str]:
        """The event of this turn, and the conditional events in waiting."""
        words = self.words
        said = []
        if view["event"]:
            name, about = words.marked("event_card", view["event"]), words.about("event_card", view["event"])
            said.append(words.say("desk-event", event_card=name, about=about))
        if view["conditional"]:
            numerals = {key: roman(card["numeral"]) for key, card in view["conditional"].items()}
            waiting = [f"{numeral} {words.marked('event_card', key)}" for key, numeral in numerals.items()]
            said.append(words.say("desk-conditional", cards=", ".join(waiting)))
        return said

    def hand(self, view: View, seat: int) -> list[str]:
        tiles = [self.words.marked("tile", key) for key in view["players"][seat]["hand"]]
        return [self.words.say("desk-hand", tiles=", ".join(tiles)) if tiles else self.words.say("desk-hand-empty")]

    def held(self, view: View, seat: int) -> list[tuple[str, str, Iterable[str]]]:
        return [("hand", "tile", view["players"][seat]["hand"])]

    # The choices ----------------------------------------------------------------------------------------------------

    def group(self, decision: Decision, text: str) -> str:
        """Spaces are grouped by district."""
        space = key_of(self.game.book.parts(text).get("space", ""))
        return self.words.marked("district", self.district_of[space]) if space in self.district_of else ""

    def in_lines(self, decision: Decision) -> bool:
        return "space" in self.game.book.parts(decision.choices[0])

    def hint(self, table: Table, decision: Decision, text: str) -> str:
        """Spaces have no hints: there are too many of them."""
        return "" if self.in_lines(decision) else super().hint(table, decision, text)

    def effects(self, events: list[Happening], seat: int) -> list[str]:
        """Where each tile would end up."""
        said: dict[tuple[int, str], str] = {}  # by tile: the last thing that happens to it
        for one in events:
            if one.key in NOTES:
                whose, tile = int(one.args["whose"]), str(one.args["tile"])
                piece = self.piece(whose, tile)
                said[whose, tile] = self.words.say(NOTES[one.key], piece=piece, space=one.args["space"])
        return [*said.values()]


def parted(plan: list[str], one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two cells (row, column) belong to different districts."""
    return of(plan, *one) != of(plan, *other)


def of(plan: list[str], y: int, x: int) -> str:
    """The letter of the district that a cell belongs to; a dot outside the city."""
    return plan[y][x].upper() if 0 <= y < len(plan) and 0 <= x < len(plan[0]) else "."


def table(headings: list[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for heading in headings:
        grid.add_column(heading, no_wrap=True)
    return grid


def roman(n: int) -> str:
    return "I" * n if n < 4 else str(n)

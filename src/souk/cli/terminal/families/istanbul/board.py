"""The bazaar on a terminal: a grid of places, each with its state and the pieces there.

[L3] is a merchant with three assistants, (L) an assistant, ^L a family member, ▸ a place that can be reached. A barrier
is drawn in the place to the right of it (▌) or below it (▀).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from souk.cli.terminal.families.istanbul.places import extra, state
from souk.cli.terminal.families.notes import BETWEEN
from souk.cli.terminal.families.signs import CRIMSON, INKS, SAFFRON, View, letter
from souk.words import Words

NARROWEST: Final = 20  # columns of a place with its border: on a narrower terminal the places are listed
WIDEST: Final = 28  # columns of a place
RIGHT_OF: Final = "▌"
BELOW: Final = "▀"


def board(words: Words, view: View, width: int, reach: set[str]) -> RenderableType:
    """The grid, or a list if the terminal is narrow. `reach` are the places that can be chosen: "place.tea_house"."""
    rows = view["board"]
    if width < NARROWEST * len(rows[0]):
        return listing(words, view, reach)
    inner = min((width - len(rows[0]) - 1) // len(rows[0]), WIDEST)
    grid = Table(box=ROUNDED, show_header=False, show_lines=True, padding=0, border_style="dim")
    for _ in rows[0]:
        grid.add_column(width=inner)
    for row in rows:
        grid.add_row(*[cell(words, view, key, inner, f"place.{key}" in reach) for key in row])
    return grid


def cell(words: Words, view: View, key: str, width: int, within: bool) -> Text:
    ink = CRIMSON if "rubies" in view["places"][key] else "dim"
    offers = state(words, view, key, width - 1).split(BETWEEN)
    edge = barrier_edge(view, key)
    below = [*map(Text, offers), Text(extra(words, view, key), style=ink), pieces(words, view, key)]
    lines = [heading(words, view, key, width, within, edge or " "), *filter(None, below)]
    made = Text(f"\n{edge or ' '}").join(lines)
    return Text.assemble((BELOW * width, "bold"), "\n", made) if is_below_barrier(view, key) else made


def barrier_edge(view: View, key: str) -> str:
    """The left edge of the place to the right of a barrier; "" for other places."""
    first, second = view.get("barrier") or ("", "")
    return RIGHT_OF if key == second and in_one_row(view, first, second) else ""


def is_below_barrier(view: View, key: str) -> bool:
    first, second = view.get("barrier") or ("", "")
    return key == second and not in_one_row(view, first, second)


def in_one_row(view: View, first: str, second: str) -> bool:
    return any(first in row and second in row for row in view["board"])


def heading(words: Words, view: View, key: str, width: int, within: bool, edge: str = " ") -> Text:
    number = view["places"][key]["number"]
    mark = "▸" if within else edge
    name = words.marked("place", key)
    if len(name) + 4 > width:
        name = words.marked("place", key, "short")
    return Text(f"{mark}{number} {name}", style=SAFFRON if within else "bold")


def listing(words: Words, view: View, reach: set[str]) -> RenderableType:
    """The places as a list, without the grid."""
    lines: list[Text] = []
    for key in (key for row in view["board"] for key in row):
        line = heading(words, view, key, WIDEST, f"place.{key}" in reach)
        line.append(f": {state(words, view, key)}", style="not bold")
        more = extra(words, view, key)
        lines.append(line.append(f" · {more}" if more else "", style="dim").append("  ") + pieces(words, view, key))
    return Group(*lines)


def pieces(words: Words, view: View, key: str) -> Text:
    """The merchants, assistants, family members and tokens at a place."""
    found = list(of_players(words, view, key))
    found += [Text("[+]") for place in view["strangers"] if place == key]
    found += [Text("(+)") for _ in range(view["strays"].get(key, 0))]
    for token, place in view["tokens"].items():
        if place == key:
            found.append(Text(words.form("encounter", token, "short"), style="bold italic"))
    return Text(" ").join(found)


def of_players(words: Words, view: View, key: str) -> Iterator[Text]:
    for seat, player in enumerate(view["players"]):
        if player["place"] == key:
            yield Text(f"[{letter(words, seat)}{len(player['stack'])}]", style=f"bold {INKS[seat]}")
    for seat, player in enumerate(view["players"]):
        if key in player["assistants"]:
            yield Text(f"({letter(words, seat)})", style=INKS[seat])
        if player["family"] == key:
            yield Text(f"^{letter(words, seat)}", style=INKS[seat])


def barrier(words: Words, view: View) -> str:
    """Where the barrier stands, and who may pass it; "" if it is off the board."""
    if not view.get("barrier"):
        return ""
    first, second = (words.name("place", key) for key in view["barrier"])
    return words.say("desk-barrier", first=first, second=second, who=words.people[view["right_of_way"]])

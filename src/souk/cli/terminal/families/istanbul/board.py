"""The bazaar on a terminal: a grid of places, each with its state and the pieces there.

[L3] is a merchant with three assistants, (L) an assistant, ^L a family member, ▸ a place that can be reached. A barrier
is drawn in the place to the right of it (▌) or below it (▀).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from souk.cli.terminal.families.notes import BETWEEN
from souk.cli.terminal.families.signs import CRIMSON, INKS, SAFFRON, View, letter
from souk.words import Words

NARROWEST: Final = 20  # columns of a place with its border: on a narrower terminal the places are listed
WIDEST: Final = 28  # columns of a place
SHORT: Final = 5  # letters
RIGHT_OF: Final = "▌"
BELOW: Final = "▀"


def good(words: Words, key: str) -> str:
    return words.form("good", key, "letter")


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
    name = words.name("place", key)
    if len(name) + 4 > width:
        name = words.form("place", key, "short")
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


def state(words: Words, view: View, key: str, width: int = 0) -> str:
    """What a place does now, in a few signs; in fewer if they do not fit into `width` columns."""
    shown = view["places"][key]
    args: dict[str, Any] = {"letter": good(words, shown.get("good", "jewel"))}
    if "upper" in shown:
        args["mail"] = mail(words, shown)
    if "demand" in shown:
        args["demand"] = " ".join(good(words, one) for one, n in shown["demand"].items() for _ in range(n))
    if "tiles" in shown:
        either = f" {words.say('desk-or')} " if "rubies" in shown else " "  # there is no room for that at the Tavern
        args["tiles"] = either.join(needs(words, tile, left) for tile, left in shown["tiles"].items() if left) or "–"
    if "goods" in shown:
        args["goods"] = spaced([good(words, one) for one in shown["goods"]])
    args |= {name: shown[name] for name in ("coffee", "barrier", "baksheesh") if name in shown}
    if "price" in shown:
        price = shown["price"]
        args["price"] = price if isinstance(price, int) else spaced([good(words, one) for one in price or []])
    said = words.form("place", key, "state", **args)
    narrow = width and len(said) > width and "brief" in words.catalogue.forms(f"place-{key}")
    return words.form("place", key, "brief", **args) if narrow else said


def spaced(letters: list[str]) -> str:
    """Letters with spaces between them, or without if there are many."""
    return (" " if len(letters) <= SHORT else "").join(letters) or "–"


def mail(words: Words, shown: View) -> str:
    """What the uncovered spaces give: goods, then lira."""
    down = shown["down"]
    spaces = [str(space) for space in shown["upper"][:down] + shown["lower"][down:]]
    lira = sum(int(space) for space in spaces if space.isdigit())
    goods = [good(words, space) for space in spaces if not space.isdigit()]
    return " ".join([*goods, words.say("n-lira-sign", lira=lira)])


def needs(words: Words, tile: str, left: list[int]) -> str:
    """How many goods the top tile of a stack requires; a tile paid with coffee is named."""
    asked = words.amounts(f"tile-{tile}").get("good")
    if asked is None:
        return f"{words.form('tile', tile, 'short')} {left[0]}{good(words, 'coffee')}"
    return f"{left[0]}{good(words, asked)}"


def extra(words: Words, view: View, key: str) -> str:
    """The second line: rubies left, revenue, the top of the discards."""
    shown = view["places"][key]
    if "rubies" in shown:
        return words.say("desk-rubies-left", rubies=shown["rubies"])
    if "revenue" in shown:
        return words.say("n-lira-sign", lira=" ".join(map(str, shown["revenue"])))
    if key == "caravansary" and view["discards"]:
        return words.say("desk-top-card", card=words.name("card", view["discards"][-1]))
    if key == "guild_hall":
        return words.say("desk-guild-pile", cards=view["guild_pile"])
    return ""


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

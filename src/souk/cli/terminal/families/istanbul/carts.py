"""The carts of all players, the hand of one, and the meaning of the signs."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from souk.cli.terminal.families.istanbul.places import good
from souk.cli.terminal.families.signs import CRIMSON, INKS, View, letter
from souk.words import Words

ROOMY: Final = 92  # columns: on a narrower terminal goods are named by their letters only …
WITH_COFFEE: Final = 20  # … and this many more for the columns of coffee and guild cards


def kinds(view: View) -> list[str]:
    """The columns of a cart: the goods, and coffee if it is in play."""
    player = view["players"][0]
    return [*player["goods"], *(["coffee"] if "coffee" in player else [])]


def roomy(view: View) -> int:
    return ROOMY + (WITH_COFFEE if "coffee" in kinds(view) else 0)


def carts(words: Words, view: View, me: int | None, width: int) -> Table:
    """What everybody may see of each player, in one row each."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for name in ["player", "rubies"]:
        table.add_column(words.say(f"desk-column-{name}"), no_wrap=True)
    table.add_column("₺", justify="right")
    for one in kinds(view):
        name = f" {words.name('good', one)}" if width >= roomy(view) else ""
        table.add_column(good(words, one) + name, justify="center")
    for name in ["cards", *(["guild"] if "guild_pile" in view else []), "assistants", "tiles"]:
        table.add_column(words.say(f"desk-column-{name}"))
    for seat, player in enumerate(view["players"]):
        table.add_row(*cart(words, view, seat, player), style="bold" if seat == me else "")
    return table


def cart(words: Words, view: View, seat: int, player: View) -> list[Text]:
    return [
        Text(f"{letter(words, seat)} {words.people[seat]}", style=INKS[seat]),
        Text(f"{player['rubies']}/{view['target']}", style=CRIMSON),
        Text(str(player["lira"])),
        *[Text(f"{n}/{player['capacity']}") for n in player["goods"].values()],
        *[Text(str(player[name])) for name in ("coffee", "cards", "guilds") if name in player],
        Text(str(len(player["stack"]))),
        Text(" ".join(words.marked("tile", tile, "short") for tile in player["tiles"]) or "–"),
    ]


def legend(words: Words, view: View, seat: int, width: int) -> str:
    said = words.say("desk-legend", letter=letter(words, seat))
    if width < roomy(view):
        glue = "\u00a0" if "coffee" in kinds(view) else " "  # a line this long would be broken within a pair
        said += "   " + "  ".join(f"{good(words, one)}{glue}{words.name('good', one)}" for one in kinds(view))
    if view["strangers"] or view["strays"] or any("neutral" in player["stack"] for player in view["players"]):
        said += "   " + words.say("desk-legend-neutral")
    return said


def hand(words: Words, me: View) -> list[str]:
    names = [words.marked("card", card) + (f" ×{n}" if n > 1 else "") for card, n in me["hand"].items()]
    lines = [words.say("desk-hand", cards=", ".join(names)) if names else words.say("desk-hand-empty")]
    if me.get("guild"):
        guild = [words.marked("opening", key, "short") for key in me["guild"]]
        lines.append(words.say("desk-hand-guild", cards=", ".join(guild)))
    return lines

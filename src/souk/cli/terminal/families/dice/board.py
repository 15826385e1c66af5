"""What lies on the table: the dice, the ruby zones, the mosque tiles, the supply and the bazaar cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from souk.cli.terminal.families.notes import BETWEEN
from souk.cli.terminal.families.signs import CRIMSON, SAFFRON, View
from souk.words import Words

ROOMY: Final = 80  # columns: on a narrower terminal the mosque tiles are below the ruby zones, and everything is closer
RUBY: Final = "◆"
FACE_INKS: Final = {
    "red": "#e0525c",
    "yellow": "#f3ab1c",
    "green": "#5fb04a",
    "blue": "#5b8def",
    "coin": "#d8b34a",
    "card": "#a57ae0",
}


def board(words: Words, view: View, width: int, offered: set[str]) -> RenderableType:
    both = Table.grid(padding=(0, 2, 0, 0))
    tables = zones(words, view, offered), mosque(words, view, offered)
    if width >= ROOMY:
        both.add_row(*tables)
    else:
        for table in tables:
            both.add_row(table)
    return Group(tray(words, view, width), both, supply(words, view), bazaar(words, view))


def letter(words: Words, kind: str, key: str) -> str:
    return words.form(kind, key, "letter")


# The dice -----------------------------------------------------------------------------------------------------------


def tray(words: Words, view: View, width: int) -> RenderableType:
    """The dice that can still be used: as pictures or, without room for those, as letters."""
    args: View = {"actions": view["actions_left"]}
    words.put_person(args, "whose", view["active"], None)
    heading = Text(words.say("desk-tray", **args), style="dim")
    faces = [face for face, n in view["faces"].items() for _ in range(n)]
    if not faces:
        return Group(heading, Text(f" {words.say('desk-tray-empty')}", style="dim"))
    broad = 1 + max(len(words.name("face", face)) for face in view["faces"])
    if len(faces) * broad >= width:
        return Group(heading, Text(" ").join(die(words, face, "[", "]") for face in faces))
    rows = [Text(" ") for _ in range(4)]
    for face in faces:
        for row, piece in zip(rows, pictured(words, face), strict=True):
            row.append_text(piece)
            row.append(" " * (broad - len(piece)))
    return Group(heading, *rows)


def die(words: Words, face: str, left: str, right: str) -> Text:
    return Text(f"{left}{letter(words, 'face', face)}{right}", style=f"bold {FACE_INKS[face]}")


def pictured(words: Words, face: str) -> list[Text]:
    name = Text(words.name("face", face), style="dim")
    return [Text("╭───╮", style="dim"), die(words, face, "│ ", " │"), Text("╰───╯", style="dim"), name]


# Rubies and tiles ---------------------------------------------------------------------------------------------------


def zones(words: Words, view: View, offered: set[str]) -> Table:
    """For each zone, the price of the next ruby, the prices after that, and how many rubies are left."""
    table = plain_table(words.say("desk-zones"), *(words.say(f"desk-zones-{name}") for name in ("next", "then")), RUBY)
    for key, shown in view["zones"].items():
        prices = shown["prices"]
        price = words.form("zone", key, "state", price=prices[0]) if prices else "–"
        then = " ".join(words.form("zone", key, "brief", price=price) for price in prices[1:]) if any(prices) else ""
        mark, ink = marked(f"zone.{key}" in offered)
        name = Text(mark + words.marked("zone", key, "short"), style=ink)
        table.add_row(name, Text(price), Text(then, style="dim"), Text(str(shown["rubies"]), style=CRIMSON))
    return table


def mosque(words: Words, view: View, offered: set[str]) -> Table:
    """The face-up tiles, with what they cost and give."""
    headings = [words.say(f"desk-{name}", tiles=view["pile"]) for name in ("mosque", "zones-next", "mosque-pile")]
    table = plain_table(*headings)
    shown: Counter[str] = Counter(view["display"])
    for key, n in shown.items():
        mark, ink = marked(f"tile.{key}" in offered)
        name = words.marked("tile", key, "short") + (f" ×{n}" if n > 1 else "")
        table.add_row(Text(mark + name, style=ink), Text(cost(words, key)), Text(words.form("tile", key, "state")))
    return table


def cost(words: Words, tile: str) -> str:
    """The price of a tile in letters: CCC."""
    amounts = words.amounts(f"tile-{tile}")
    assert words.game is not None
    colours = words.game.book.names["colour"]
    return "".join(letter(words, "resource", colour) * amounts.get(colour, 0) for colour in colours)


def next_tile(words: Words, view: View) -> str:
    """The next tile of the pile, if everybody knows it: discarded tiles go under the pile, in sight of everybody."""
    under = view["under"]
    if not under or len(under) < view["pile"]:
        return ""
    return words.say("desk-mosque-under", tile=words.marked("tile", under[0]))


def plain_table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for heading in headings:
        table.add_column(heading, no_wrap=True)
    return table


def marked(offered: bool) -> tuple[str, str]:
    return ("▸", SAFFRON) if offered else (" ", "")


# Supply and cards ---------------------------------------------------------------------------------------------------


def supply(words: Words, view: View) -> Text:
    """The supply. Resources that have run out are marked: taking one makes everybody give one back."""
    line = Text(words.say("desk-supply"), style="dim")
    for kind, n in view["supply"].items():
        sign = letter(words, "resource", kind)
        line.append(f"  {sign} {n}" if n else f"  {sign} ✗", style="not dim" if n else f"not dim {CRIMSON}")
    return line.append(f"  {words.say('n-dice', dice=view['spare_dice'])}", style="not dim")


def bazaar(words: Words, view: View) -> Text:
    said = [words.say("desk-bazaar", pile=view["deck"], discards=sum(view["discards"].values()))]
    cards: Counter[str] = Counter(view["revealed"])
    revealed = [words.marked("card", card) + (f" ×{n}" if n > 1 else "") for card, n in cards.items()]
    if revealed:
        said.append(words.say("desk-bazaar-revealed", cards=", ".join(revealed)))
    return Text(BETWEEN.join(said), style="dim")

"""What everybody owns, and the meaning of letters and signs."""

from __future__ import annotations

from collections import Counter

from rich.table import Table
from rich.text import Text

from souk.cli.terminal.families import signs
from souk.cli.terminal.families.dice.board import ROOMY, RUBY, letter
from souk.cli.terminal.families.signs import CRIMSON, INKS, View
from souk.words import Words


def players(words: Words, view: View, me: int | None, width: int) -> Table:
    """One row for each player: rubies, resources, extra dice, and mosque tiles towards their ruby (✓: it is taken)."""
    table = Table(box=None, padding=(0, 1) if width >= ROOMY else (0, 1, 0, 0), header_style="dim")
    table.add_column(words.say("desk-column-player"), no_wrap=True)
    table.add_column(RUBY, no_wrap=True)
    for kind in kinds(view):
        table.add_column(letter(words, "resource", kind), justify="right", no_wrap=True)
    for name in ("dice", "mosque"):
        table.add_column(words.say(f"desk-column-{name}"), justify="right", no_wrap=True)
    table.add_column(words.say("desk-column-tiles"))
    for seat, player in enumerate(view["players"]):
        table.add_row(*row(words, view, seat, player), style="bold" if seat == me else "")
    return table


def kinds(view: View) -> list[str]:
    """The resources, with lira and crystals before the goods."""
    *goods, crystal, lira = view["supply"]
    return [lira, crystal, *goods]


def row(words: Words, view: View, seat: int, player: View) -> list[Text]:
    tiles: Counter[str] = Counter()
    for key, n in player["tiles"].items():
        tiles[words.marked("tile", key, "short")] += n
    way = "✓" if player["mosque_ruby"] else f"{sum(tiles.values())}/{view['mosque_tiles']}"
    return [
        Text(f"{signs.letter(words, seat)} {words.people[seat]}", style=INKS[seat]),
        Text(f"{player['rubies']}/{view['target']}", style=CRIMSON),
        *[Text(str(player[kind]) if player[kind] else "·") for kind in kinds(view)],
        Text(f"+{player['dice']}" if player["dice"] else "·"),
        Text(way),
        Text(", ".join(f"{name} ×{n}" if n > 1 else name for name, n in tiles.items()) or "–"),
    ]


def legend(words: Words, view: View) -> str:
    units = [("resource", kind) for kind in view["supply"]]
    units += [("face", face) for face in view["faces"] if face not in view["supply"]]
    pairs = [f"{letter(words, kind, key)}\u00a0{words.name(kind, key)}" for kind, key in units]
    pairs += [words.say("desk-legend-signs")]
    pairs += [words.say("desk-legend-short")] if 0 in view["supply"].values() else []
    return "  ".join(pairs)

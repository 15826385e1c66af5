"""souk perft: count the ways to make 1, 2, 3 … decisions, for comparing versions and builds."""

from __future__ import annotations

from typing import Annotated

import typer

from souk.cli.commands.options import AsJson, DataFile, Modules, Seats, Seed, TitleKey, TitleOptions, setting
from souk.cli.output.plain import as_json, as_table, number, progress
from souk.cli.speech import say

Depth = Annotated[int, typer.Option(min=0, max=100, metavar="N", help="opt-depth", show_default=False)]


def perft(
    title: TitleKey,
    depth: Depth,
    seed: Seed = 1,
    seats: Seats = 0,
    option: TitleOptions = None,
    modules: Modules = "",
    data: DataFile = "",
    json: AsJson = False,
) -> None:
    from souk.engine.perft import perft as count

    game = setting(title, seats, option, modules, data).game()
    nodes = []
    with progress(say("perft-progress", title=title), depth + 1) as advance:
        for deep in range(depth + 1):
            nodes.append(int(count(game.start(seed), deep)))
            advance(1)
    if json:
        as_json({"title": title, "seats": int(game.book.seats), "seed": seed, "depth": depth, "nodes": nodes})
    else:
        as_table([say("head-depth"), say("head-nodes")], [[str(deep), number(n)] for deep, n in enumerate(nodes)])

"""souk perft: how many ways there are to make 1, 2, 3 … decisions. For comparing versions and builds."""

from __future__ import annotations

from typing import Annotated

import typer

from souk.cli.common import AsJson, DataFile, Layout, Modules, Options, Seats, Seed, TitleKey, setting
from souk.cli.show import as_json, as_table, number, progress
from souk.cli.speech import say

Depth = Annotated[int, typer.Option(min=0, max=100, metavar="N", help="opt-depth", show_default=False)]


def perft(
    title: TitleKey,
    depth: Depth,
    seed: Seed = 1,
    seats: Seats = 0,
    option: Options = None,
    layout: Layout = "",
    modules: Modules = "",
    data: DataFile = "",
    json: AsJson = False,
) -> None:
    from souk.engine.perft import perft as counted

    game = setting(title, seats, option, layout, modules, data).game()
    nodes = []
    with progress(say("perft-progress", title=title), depth + 1) as advance:
        for deep in range(depth + 1):
            nodes.append(int(counted(game.start(seed), deep)))
            advance(1)
    if json:
        as_json({"title": title, "seats": int(game.book.seats), "seed": seed, "depth": depth, "nodes": nodes})
    else:
        as_table([say("head-depth"), say("head-nodes")], [[str(deep), number(n)] for deep, n in enumerate(nodes)])

"""What commands that play many games share: how many and how, and the tables that tell of them."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from souk.cli.show import as_table, number
from souk.cli.speech import say
from souk.engine.game import Game

Games = Annotated[int, typer.Option(min=1, metavar="N", help="opt-games")]
Jobs = Annotated[int, typer.Option(min=1, metavar="N", help="opt-jobs")]
Limit = Annotated[int, typer.Option(min=1, max=2**31, metavar="N", help="opt-limit")]


def figures_table(figures: dict[str, Any], finished: int, game: Game) -> None:
    """What the title has to say of its games: the mean of each figure, over those games in which it came up."""
    from souk.words import Words

    words = Words(game=game)
    rows = [
        [words.figure(name), shown(one["mean"]), number(one["games"] / max(1, finished), 1, "percent")]
        for name, one in figures.items()
    ]
    if rows:
        as_table([say("head-figure"), say("head-mean"), say("head-games")], rows)


def shown(value: float | None) -> str:
    if value is None:
        return "–"
    return number(value, 0 if value == int(value) or value >= 1000 else 2)

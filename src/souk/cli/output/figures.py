"""What a title counts in its games, as a table."""

from __future__ import annotations

from typing import Any

from souk.cli.output.plain import as_table, number
from souk.cli.speech import say
from souk.engine.game import Game


def figures_table(figures: dict[str, Any], finished: int, game: Game) -> None:
    """Print the mean of each figure over the games in which it came up, and how many games those were."""
    from souk.words import Words
    from souk.words.origin import marked_figure

    words = Words(game=game)
    rows = [
        [marked_figure(words, name), shown(one["mean"]), number(one["games"] / max(1, finished), 1, "percent")]
        for name, one in figures.items()
    ]
    if rows:
        as_table([say("head-figure"), say("head-mean"), say("head-games")], rows)


def shown(value: float | None) -> str:
    """A number with as many digits as it deserves; a dash for None."""
    if value is None:
        return "–"
    return number(value, 0 if value == int(value) or value >= 1000 else 2)

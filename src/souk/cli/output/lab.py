"""What the Lab found, as tables for people and as a page of its own."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from souk.cli.output.page import document, table
from souk.cli.output.plain import as_table, number
from souk.cli.speech import say
from souk.engine.game import Game
from souk.words import Words

if TYPE_CHECKING:
    from souk.arena.simulation import Simulation

WITHOUT_WEIGHTS: Final = ("random", "eager")  # bots that nothing has been fitted for
OURS: Final = ("rounds", "decisions", "lead_changes", "half_time")  # figures of every title


def print_findings(found: dict[str, Any], bots: tuple[str, ...], game: Game) -> None:
    as_table(heads(), rows(found, game), title=say("lab-games", games=found["games"]))
    for line in conclusions(found, bots, game):
        print(line)


def write_page(path: Path, found: dict[str, Any], changes: list[str], asked: Simulation, game: Game) -> None:
    words = Words(game=game)
    title = say("lab-title", title=words.say(f"title-{asked.setting.title}"))
    lines = [say("lab-changed", changes=", ".join(changes)), *conclusions(found, asked.bots, game)]
    body = "".join(f"<p>{escape(line)}</p>" for line in lines) + table(heads(), rows(found, game))
    about = say("lab-about", games=found["games"], bots=", ".join(asked.bots), seed=str(asked.seed))
    path.write_text(document(words.lang, title, body, about), encoding="utf-8")


def heads() -> list[str]:
    return [say(f"lab-head-{name}") for name in ("figure", "before", "after", "difference", "interval", "sure")]


def rows(found: dict[str, Any], game: Game) -> list[list[str]]:
    words = Words(game=game)
    return [
        [
            named(words, one["figure"]),
            number(found["before"][one["figure"]], 2),
            number(found["after"][one["figure"]], 2),
            signed(one["difference"]),
            f"{signed(one['low'])} … {signed(one['high'])}",
            say("lab-yes" if one["sure"] else "lab-no"),
        ]
        for one in found["changes"]
    ]


def conclusions(found: dict[str, Any], bots: tuple[str, ...], game: Game) -> list[str]:
    """What changed beyond doubt in one sentence, and how far the bots can be trusted with a changed box."""
    words = Words(game=game)
    sure = [f"{named(words, one['figure'])} {signed(one['difference'])}" for one in found["changes"] if one["sure"]]
    lines = [say("lab-sure", what=words.listed(sure)) if sure else say("lab-nothing", games=found["games"])]
    return [*lines, say("lab-doubt")] if set(bots) - set(WITHOUT_WEIGHTS) else lines


def named(words: Words, figure: str) -> str:
    """A figure in words: one of every title's, or one that this title counts."""
    name, _, seat = figure.partition(":")
    if name == "wins":
        return say("lab-wins", seat=words.people[int(seat)])
    return say(f"lab-{name}") if name in OURS else words.figure(figure)


def signed(value: float) -> str:
    return f"{'+' if value > 0 else '−' if value < 0 else '±'}{number(abs(value), 2)}"

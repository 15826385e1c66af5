"""What the Lab found, as tables for people and as a page of its own."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from souk.cli.output.page import document, table
from souk.cli.output.plain import as_table
from souk.cli.speech import say
from souk.engine.game import Game
from souk.words import Words
from souk.words.lab import conclusions, figure_name, rounded, signed

if TYPE_CHECKING:
    from souk.arena.simulation import Simulation


def print_findings(found: dict[str, Any], bots: tuple[str, ...], game: Game) -> None:
    as_table(heads(), rows(found, game), title=say("lab-games", games=found["games"]))
    for line in conclusions(Words(game=game), found, bots):
        print(line)


def write_page(path: Path, found: dict[str, Any], changes: list[str], asked: Simulation, game: Game) -> None:
    words = Words(game=game)
    title = say("lab-title", title=words.say(f"title-{asked.setting.title}"))
    lines = [say("lab-changed", changes=", ".join(changes)), *conclusions(words, found, asked.bots)]
    body = "".join(f"<p>{escape(line)}</p>" for line in lines) + table(heads(), rows(found, game))
    about = say("lab-about", games=found["games"], bots=", ".join(asked.bots), seed=str(asked.seed))
    path.write_text(document(words.lang, title, body, about), encoding="utf-8")


def heads() -> list[str]:
    return [say(f"lab-head-{name}") for name in ("figure", "before", "after", "difference", "interval", "sure")]


def rows(found: dict[str, Any], game: Game) -> list[list[str]]:
    words = Words(game=game)
    return [
        [
            figure_name(words, one["figure"], marked=True),
            rounded(words, found["before"][one["figure"]]),
            rounded(words, found["after"][one["figure"]]),
            signed(words, one["difference"]),
            f"{signed(words, one['low'])} … {signed(words, one['high'])}",
            say("lab-yes" if one["sure"] else "lab-no"),
        ]
        for one in found["changes"]
    ]

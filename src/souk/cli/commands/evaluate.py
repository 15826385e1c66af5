"""souk eval: each seat's chance of winning, and what each choice is worth."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import typer

from souk.cli.commands.options import AsJson, DataFile, Seed
from souk.cli.commands.records import explained, read_text
from souk.cli.output.plain import as_json, as_table, number, progress
from souk.cli.speech import say
from souk.engine.errors import SoukError
from souk.explore.source import game_in, table_in

if TYPE_CHECKING:
    from souk.bots.assessment import Assessment
    from souk.engine.game import Game
    from souk.engine.table import Table

Source = Annotated[str, typer.Argument(metavar="FILE", help="arg-eval-file", show_default=False)]
Step = Annotated[int | None, typer.Option(min=0, metavar="K", help="opt-step", show_default=False)]
Depth = Annotated[str, typer.Option(metavar="judge|rollout|deep", help="opt-eval-depth")]
Count = Annotated[int, typer.Option("--rollouts", min=2, max=100_000, metavar="N", help="opt-rollouts")]


def evaluate(
    file: Source,
    step: Step = None,
    depth: Depth = "rollout",
    rollouts: Count = 64,
    seed: Seed = 0,
    data: DataFile = "",
    json: AsJson = False,
) -> None:
    from souk.bots.assessment import assess

    game, s = position_in(file, step, data)
    began = time.perf_counter()
    with progress(say("eval-progress"), 2 * rollouts) as advance:
        found = assess(game, s, depth, rollouts, seed, advance)
    if json:
        seconds = round(time.perf_counter() - began, 3)
        as_json(described(game, found) | {"rollouts": found.rollouts, "seconds": seconds})
    else:
        report(game, found)


def position_in(file: str, step: int | None, data: str) -> tuple[Game, Table]:
    """The game and the table that a file describes: a position, or a record after some of its decisions."""
    text = read_text(file)
    try:
        return position_of(text, step, data)
    except SoukError as error:
        raise SoukError(f"{file}: {error}") from error


def position_of(text: str, step: int | None, data: str) -> tuple[Game, Table]:
    game, record = game_in(text, data)
    try:
        return game, table_in(game, text, record, step)
    except SoukError as error:
        raise SoukError(explained(error, game)) from error


def described(game: Game, found: Assessment) -> dict[str, object]:
    return {
        "title": game.book.title.key,
        "seats": int(game.book.seats),
        "to_act": found.to_act,
        "chances": found.chances,
        "se": found.se,
        "choices": [{"choice": one.choice, "mean": one.mean, "se": one.se} for one in found.choices],
    }


def report(game: Game, found: Assessment) -> None:
    from souk.words import Words
    from souk.words.origin import marked_choice

    words = Words(game=game)
    heads = [say(f"head-{name}") for name in ("seat", "chance", "give-or-take")]
    chances = zip(found.chances, found.se, strict=True)
    as_table(heads, [[words.person(seat, None), *percent(*one)] for seat, one in enumerate(chances)])
    if found.choices:
        heads[0] = say("head-choice")
        as_table(heads, [[marked_choice(words, one.choice), *percent(one.mean, one.se)] for one in found.choices])


def percent(mean: float, se: float) -> list[str]:
    """A chance, and by how much it may be off: two standard errors."""
    return [number(mean, 1, "percent"), number(2 * se, 1, "percent")]

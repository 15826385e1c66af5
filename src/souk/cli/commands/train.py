"""souk train: play games to learn from, fit a title's judge to them, and measure how good it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from souk.arena.extras import extra
from souk.cli.commands.options import Cluster, Games, Jobs, Seats, Seed, TitleKey
from souk.cli.output.plain import progress
from souk.cli.speech import say
from souk.engine.errors import SoukError
from souk.games import TITLES

if TYPE_CHECKING:
    from souk.train.games import Course, GameLine

Whole = TypeVar("Whole")
Part = TypeVar("Part")
Result = TypeVar("Result")

Action = Annotated[
    str, typer.Argument(metavar="data|ends|truth|fit|temper|say|check", help="arg-train-action", show_default=False)
]
File = Annotated[str, typer.Option("--file", metavar="FILE", help="opt-train-file", show_default=False)]
Layers = Annotated[str, typer.Option("--net", metavar="N×N", help="opt-train-net", show_default=False)]
Budget = Annotated[int, typer.Option(min=0, metavar="N", help="opt-train-budget", show_default=False)]
Before = Annotated[str, typer.Option(metavar="FILE", help="opt-train-before", show_default=False)]
Into = Annotated[str, typer.Option("--into", metavar="FILE", help="opt-train-into", show_default=False)]
Search = Annotated[bool, typer.Option("--search", help="opt-train-search", show_default=False)]
Tune = Annotated[bool, typer.Option("--tune", help="opt-train-tune", show_default=False)]
Every = Annotated[int, typer.Option(min=1, metavar="N", help="opt-train-every")]


def train(
    action: Action,
    title: TitleKey,
    games: Games = 20_000,
    file: File = "",
    seed: Seed = 1_000_000,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    net: Layers = "",
    every: Every = 2,
    budget: Budget = 0,
    seats: Seats = 0,
    before: Before = "",
    into: Into = "",
    search: Search = False,
    tune: Tune = False,
) -> None:
    if title not in TITLES:
        raise SoukError(f"there is no title {title!r}; known: {', '.join(TITLES)}")
    path = Path(file or f"souk-train-{title}.jsonl")
    with extra("arena"):
        actions: dict[str, Callable[[], None]] = {
            "data": lambda: make_games(title, games, path, seed, jobs, cluster, budget, seats),
            "ends": lambda: look_into_games(title, games, path, seed, jobs, cluster, seats),
            "truth": lambda: find_truth(title, games, path, jobs, cluster),
            "fit": lambda: fit_search(title, path, seats) if search else fit(title, games, path, net, every, tune),
            "temper": lambda: temper(title, path),
            "say": lambda: write_down(title, path),
            "check": lambda: check(title, path, before, into),
        }
        if action not in actions:
            raise SoukError(f"train {action}: it must be one of {', '.join(actions)}")
        actions[action]()


def make_games(title: str, games: int, path: Path, seed: int, jobs: int, cluster: str, budget: int, seats: int) -> None:
    """Play the games that a file lacks."""
    from souk.train.games import Course, Manner, play_game

    add_games(play_game, Course(title, Manner(budget) if budget else None, seats), games, path, seed, jobs, cluster)


def look_into_games(title: str, games: int, path: Path, seed: int, jobs: int, cluster: str, seats: int) -> None:
    """Play the games that a file lacks, and find out what ends of turns in them are worth."""
    from souk.train.ends import looked_into
    from souk.train.games import Course

    add_games(looked_into, Course(title, None, seats), games, path, seed, jobs, cluster)


def add_games(
    play: Callable[[Course, int], GameLine], course: Course, games: int, path: Path, seed: int, jobs: int, cluster: str
) -> None:
    from souk.train.games import numbers_in, write_games

    done = numbers_in(path)
    missing = [number for number in range(seed, seed + games) if number not in done]
    with progress(say("sim-progress", title=course.title), games) as advance:
        advance(games - len(missing))
        for _ in write_games(path, shared(play, course, missing, jobs, cluster)):
            advance(1)


def find_truth(title: str, positions: int, path: Path, jobs: int, cluster: str) -> None:
    """Find out about positions of the games in a file, one from each; those that are known stay."""
    from souk.train.truth import Inquiry, found_out, read_truth, write_truth

    known = {line["at"] for line in read_truth(beside(path, "truth"))}
    missing = [at for at in range(positions) if at not in known]
    with progress(say("sim-progress", title=title), positions) as advance:
        advance(positions - len(missing))
        inquiry = Inquiry(title, str(path))
        for _ in write_truth(beside(path, "truth"), shared(found_out, inquiry, missing, jobs, cluster)):
            advance(1)


def shared(
    do: Callable[[Whole, Part], Result], whole: Whole, parts: list[Part], jobs: int, cluster: str
) -> Iterator[Result]:
    """Yield do(whole, part) for every part, in any order, from processes of this machine or from a cluster."""
    from souk.arena.pool import share_out

    if not cluster or not parts:
        return share_out(do, whole, parts, jobs)
    from souk.arena.cluster import share_out_on_cluster

    return share_out_on_cluster(cluster, do, whole, parts)


def beside(path: Path, what: str) -> Path:
    """The file beside a file of games that has what was found out about them."""
    return path.with_suffix(f".{what}.jsonl")


def write_down(title: str, path: Path) -> None:
    """Write down what the judge says of the games in a file, for a later one to be compared with."""
    from souk.train.check import all_said, write_sayings

    write_sayings(beside(path, "said"), all_said(title, path))


def check(title: str, path: Path, before: str, into: str) -> None:
    """Print how good the judge is, or replace that section of a document."""
    from souk.train.check import read_sayings
    from souk.train.report import put_into, report

    section = report(title, path, beside(path, "truth"), read_sayings(Path(before)) if before else None)
    if into:
        put_into(Path(into), section)
    else:
        print(section)


def fit(title: str, games: int, path: Path, net: str, every: int, tune: bool) -> None:
    from souk.train.fit import fit_title, load_samples, tune_title, write_model

    shape = shape_of(net)
    samples = load_samples(title, path, every, games)
    write_model(title, tune_title(title, samples) if tune else fit_title(title, samples, shape))


def fit_search(title: str, path: Path, seats: int) -> None:
    """Fit the weights for tables of two to ends at such tables, or those for all others to the other ends."""
    from souk.train import fit_ends
    from souk.train.ends import read_ends
    from souk.train.fit import write_search

    duel = seats == 2
    found = {many: ends for many, ends in read_ends(title, path).items() if (many == 2) == duel}
    if not found:
        raise SoukError(f"{path}: there is nothing about tables with {'two' if duel else 'three or more'} seats")
    write_search(title, fit_ends.fit_search(title, found), duel)


def temper(title: str, path: Path) -> None:
    from souk.train.fit import write_heat
    from souk.train.temper import heat_for

    write_heat(title, heat_for(title, path))


def shape_of(text: str) -> tuple[int, int]:
    """The size of a net's layers, such as "32x16"; (0, 0) for none."""
    sizes = [int(word) for word in text.replace("×", "x").split("x") if word.isdigit()]
    if text and (len(sizes) != 2 or any(size % 4 or not 4 <= size <= 256 for size in sizes)):
        raise SoukError(f"--net {text}: it must be two multiples of 4, such as 32x16")
    return (sizes[0], sizes[1]) if sizes else (0, 0)

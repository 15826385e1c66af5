# pure: runs once a game
"""Judges of the families, one file each, and one table of weights for each title or module that has its own."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from souk.bots.heuristics.bazar import BazarJudge
from souk.bots.heuristics.dice import DiceJudge
from souk.bots.heuristics.istanbul import IstanbulJudge
from souk.bots.judge import Heuristic
from souk.bots.net import Net
from souk.engine.book import Book
from souk.engine.errors import SoukError

Weights = dict[str, list[float]]
FOLDER: Final = Path(__file__).parent
JUDGES: Final[dict[str, Callable[[Book, Weights], Heuristic]]] = {  # by family
    "istanbul": IstanbulJudge,
    "dice": DiceJudge,
    "bazar": BazarJudge,
}


@lru_cache(maxsize=8)
def tables_of(title: str) -> dict[str, Weights]:
    """The tables of weights in a title's file, by name: `weights`, and perhaps `search`, `search_2` and `heat`."""
    read: dict[str, Any] = tomllib.loads((FOLDER / f"{title}.toml").read_text(encoding="utf-8"))
    return {
        table: {name: [float(weight) for weight in by_stage] for name, by_stage in rows.items()}
        for table, rows in read.items()
        if isinstance(rows, dict)
    }


def weights_of(title: str) -> Weights:
    """For each feature, its weight at each stage."""
    return tables_of(title)["weights"]


def search_of(title: str, seats: int = 0) -> Weights | None:
    """The weights that a search goes by at a table with so many seats, if they are others. With two seats a game is
    another one: whatever harms the rival helps."""
    tables = tables_of(title)
    return tables.get(f"search_{seats}", tables.get("search"))


def heat_of(title: str) -> Weights | None:
    """For each number of seats, as `seats_2`, how many times smaller differences are than the weights say; `search`
    does not go by it."""
    return tables_of(title).get("heat")


@lru_cache(maxsize=8)
def net_of(title: str) -> dict[str, Any] | None:
    """The numbers of a title's net, if it has one: see `Net`."""
    path = FOLDER / f"{title}.net.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def heuristic(book: Book, weights: Weights | None = None, net: dict[str, Any] | None = None) -> Heuristic:
    """The judge of a game, with the given weights and net or with those fitted to it: those of the last of its modules
    that has some, else those of its title. What the judge does not know, it passes over."""
    title = book.title
    family = title.package.rpartition(".")[2]
    fitted = [key for key in (*reversed(book.modules), title.key) if (FOLDER / f"{key}.toml").exists()]
    if family not in JUDGES or not (weights or fitted):
        raise SoukError(f"no bot can judge {title.key} yet; random, eager and oneply need no judge")
    judge = JUDGES[family](book, weights or weights_of(fitted[0]))
    search = None if weights else search_of(fitted[0], book.seats)
    if search is not None:
        judge.searched = judge.by_stage(search)
        judge.apart = True
    heat = None if weights else heat_of(fitted[0])
    if heat is not None:
        judge.heat = heat.get(f"seats_{book.seats}", [1.0])[0]
    parts = net if weights else net_of(fitted[0])
    if parts is not None:
        judge.net = Net(judge.names, judge.rivalry, parts)
    return judge

"""Break the rules of a title in many small ways, one at a time:  python tools/mutate.py TITLE

Each number of the data is raised by one, each flag is flipped, and each `usable` and `playable` is inverted. Each time
the tests that cite the corresponding row of the ledger are run, and one of them must fail. Mutants that survive are
listed: changes that no test catches.
"""

from __future__ import annotations

import copy
import importlib
import inspect
import io
import multiprocessing
import os
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from rich.progress import Progress

import souk.games
from souk.engine import data
from souk.engine.book import Title
from souk.engine.unit import Unit

ROOT = Path(__file__).resolve().parents[1]
QUIET = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"]
Trail = tuple[str | int, ...]  # the path to a value inside a row


@dataclass(frozen=True)
class Mutant:
    """One change, and the rows of the ledger whose tests must catch it."""

    what: str
    cites: tuple[str, ...]
    module: str = ""
    kind: str = ""
    key: str = ""
    trail: Trail = ()
    unit: str = ""  # a class, for an inverted method
    method: str = ""


# What can be broken ---------------------------------------------------------------------------------------------------


def values(value: Any, trail: Trail) -> Iterator[Trail]:
    """The paths to all numbers and flags inside a field."""
    if isinstance(value, int):
        yield trail
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from values(item, (*trail, i))
    elif isinstance(value, dict):
        for name, item in value.items():
            yield from values(item, (*trail, name))


def data_mutants(title: Title) -> Iterator[Mutant]:
    """Mutants of the data of the title's own module. The modules it builds on belong to another title."""
    folder = title.fixed_modules[-1] if title.fixed_modules else title.package.rpartition(".")[2]  # that has its data
    for kind, rows in title.rows(title.fixed_modules)[-1].items():
        for row in rows:
            for field, value in row.fields.items():
                if field in data.ABOUT:
                    continue
                for trail in values(value, (field,)):
                    what = f"{kind} {row.key}: {'.'.join(str(part) for part in trail)}"
                    cited = row.cites(field)
                    yield Mutant(what, (cited,) if cited else (), folder, kind, row.key, trail)


def method_mutants(title: Title) -> Iterator[Mutant]:
    """Mutants of the classes that define `usable` or `playable`; their docstrings name the rows they implement."""
    package = importlib.import_module(title.package)
    foreign = {f"{title.package}.{key}" for key in [*title.fixed_modules[:-1], *title.modules]}
    for module in pkgutil.walk_packages(package.__path__, f"{title.package}."):
        own = len(title.fixed_modules) < 2 or module.name.startswith(f"{title.package}.{title.fixed_modules[-1]}")
        if any(module.name.startswith(name) for name in foreign) or not own:
            continue
        for name, unit in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if not issubclass(unit, Unit) or unit.__module__ != module.name:
                continue
            for method in ("usable", "playable"):
                if method in vars(unit) and "NotImplementedError" not in inspect.getsource(vars(unit)[method]):
                    text = f"{unit.__doc__} {vars(unit)[method].__doc__}"
                    cites = tuple(re.findall(r"[A-Z]+-[A-Z]\d+[a-z]?", text))
                    yield Mutant(f"{name}.{method}", cites, unit=f"{module.name}:{name}", method=method)


# Breaking it ----------------------------------------------------------------------------------------------------------


def break_data(mutant: Mutant) -> None:
    original = data.parse

    def parse(file: Path | str) -> dict[str, list[dict[str, Any]]]:
        tables = copy.deepcopy(original(file))
        of_module = isinstance(file, Path) and file.parent.parent.name == mutant.module
        for table in tables.get(mutant.kind, []):
            if table["key"] == mutant.key and of_module:
                inner: Any = table
                for part in mutant.trail[:-1]:
                    inner = inner[part]
                value = inner[mutant.trail[-1]]
                inner[mutant.trail[-1]] = not value if isinstance(value, bool) else value + 1
        return tables

    data.parse = parse


def break_method(mutant: Mutant) -> None:
    module, name = mutant.unit.split(":")
    unit = getattr(importlib.import_module(module), name)
    original: Callable[..., bool] = getattr(unit, mutant.method)
    setattr(unit, mutant.method, lambda self, s: not original(self, s))


def survives(job: tuple[Mutant, list[str]]) -> str:
    """Run the tests that should catch a mutant, in a process of its own; return a line if it survives, else ""."""
    mutant, tests = job
    if not mutant.cites:
        return f"{mutant.what}: cites no row of the ledger"
    if not tests:
        return f"{mutant.what}: no test cites {', '.join(mutant.cites)}"
    (break_method if mutant.method else break_data)(mutant)
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        code = pytest.main([*QUIET, *tests])
    return f"{mutant.what}: survives {', '.join(mutant.cites)}" if code == pytest.ExitCode.OK else ""


# The tests that cite a row --------------------------------------------------------------------------------------------


class Collector:
    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                self.tests.setdefault(mark.args[0], []).append(item.nodeid)


def collect(title: str) -> dict[str, list[str]]:
    collector = Collector()
    with redirect_stdout(io.StringIO()):
        pytest.main([*QUIET, "--collect-only", f"tests/rules/{title}"], plugins=[collector])
    return collector.tests


def main(key: str) -> int:
    os.chdir(ROOT)
    title = souk.games.title_of(key)
    fork = multiprocessing.get_context("fork")
    with fork.Pool(1) as pool:  # in another process, so that this one stays clean for each mutant to start from
        tests = pool.apply(collect, (key,))
    mutants = [*data_mutants(title), *method_mutants(title)]
    jobs = [(mutant, [test for cited in mutant.cites for test in tests.get(cited, [])]) for mutant in mutants]
    survivors: list[str] = []
    with fork.Pool(maxtasksperchild=1) as pool, Progress() as progress:
        bar = progress.add_task(f"{len(jobs)} mutants of {key}", total=len(jobs))
        for survivor in pool.imap_unordered(survives, jobs):
            progress.advance(bar)
            if survivor:
                survivors.append(survivor)
    for survivor in sorted(survivors):
        print(survivor)
    print(f"{len(jobs)} mutants, {len(survivors)} survivors")
    return 1 if survivors else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))

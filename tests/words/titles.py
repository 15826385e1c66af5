"""What each title can say, ask, offer or refuse: the events, steps and rules of its own modules, and no others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import souk
from souk.engine.book import Title
from souk.engine.data import together
from souk.engine.event import Event
from souk.engine.game import Game
from souk.engine.step import ASK, Step
from tests.contract.games import FULLEST


def fullest(title: Title) -> Game:
    setting = FULLEST[title.package.rpartition(".")[2]]
    return replace(setting, title=title.key).game()


GAMES = {key: fullest(title) for key, title in souk.TITLES.items()}
# By family: what is spoken of like a unit and is none.
NO_UNITS = {
    "istanbul": {"good-any", "good-coffee"},  # a space of the Sultan's track, and what is counted like a good
    "dice": {"resource-goods", "resource-tile", "resource-ruby"},  # what prices and gifts may also be made of
}


def packages(game: Game) -> list[str]:
    """The family's, then those of the modules in play."""
    family = game.book.title.package
    return [family, *(f"{family}.{module}" for module in game.book.modules)]


@cache
def events(title: str) -> list[Event]:
    found: list[Event] = []
    for package in packages(GAMES[title]):
        if find_spec(f"{package}.events") is not None:
            declared = vars(import_module(f"{package}.events")).values()
            found += [value for value in declared if isinstance(value, Event)]
    return found


def asked_steps(title: str) -> list[Step[Any]]:
    """Steps that ask a question of their own; asides are offered beside others'."""
    steps = [step for step in GAMES[title].book.steps.values() if step.kind == ASK]
    asides = {step.aside.key for step in steps if step.aside is not None}
    return [step for step in steps if step.key not in asides]


def has_aim(step: Step[Any]) -> bool:
    """Whether this step says what a roll is for."""
    return type(step).aim is not Step.aim


def sources(title: str) -> Iterator[Path]:
    """The code of the family and of the modules in play."""
    book = GAMES[title].book
    root = Path(souk.__file__).parent / "games" / book.title.package.rpartition(".")[2]
    absent = [root / module for module in book.all_modules() if module not in book.modules]
    for path in root.rglob("*.py"):
        if not any(folder in path.parents for folder in absent):
            yield path


@cache
def rules_cited(title: str) -> set[str]:
    """Rows that a refusal can name: in the code, and in the fields of the data that the code looks them up by."""
    book = GAMES[title].book
    found: set[str] = set()
    fields: set[str] = set()
    for path in sources(title):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_rule(node.value):
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "cites":
                words = [one for arg in node.args for one in ast.walk(arg) if isinstance(one, ast.Constant)]
                fields |= {str(one.value) for one in words}
    for kind, rows in together(book.title.rows(book.modules)).items():
        if kind in book.names:  # only units are asked why not
            found |= {row.cites(field) for row in rows for field in fields}
    return found - {""}


def is_rule(text: str) -> bool:
    start, dash, rest = text.partition("-")
    return bool(dash) and len(start) == 3 and start.isupper() and rest.isalnum()

"""The shell (command line, arena, server, words) names no title and no part of one: families bring those themselves.

The pages have the same test: web/tests/shell.test.ts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import souk
from souk.engine.data import together
from souk.words.words import belonging
from tests.words.titles import GAMES

SOURCES = Path(souk.__file__).parent
PACKAGES = ("arena", "cli", "server", "words")
OF_FAMILIES = re.compile(r"/families/(faces/)?(bazar|dice|istanbul)\b")
# What rulebooks call their things, where that is no key.
SPOKEN = {"assistant", "basket", "coin", "goods", "guild", "lira", "merchant", "rubies", "ruby", "wheelbarrow"}
# Keys that are also everyday words or words of Python, and which the shell uses in that sense.
EVERYDAY = {
    *("action", "amount", "base", "board", "end", "events", "family", "first", "item", "long", "low", "play", "port"),
    *("random", "resource", "ruling", "short", "space", "start", "target", "token", "turn", "way", "worth"),
}


def shell() -> list[str]:
    files = [SOURCES / "setting.py", *(path for name in PACKAGES for path in (SOURCES / name).rglob("*.py"))]
    return sorted(path.relative_to(SOURCES).as_posix() for path in files if not OF_FAMILIES.search(path.as_posix()))


@cache
def parts() -> set[str]:
    """The keys of all titles, modules and options, of the kinds of units, and of the units themselves."""
    found = set(SPOKEN)
    for game in GAMES.values():
        book = game.book
        rows = together(book.title.rows(book.modules))
        family, modules = belonging(game)
        found |= {book.title.key, family, *modules, *book.options, *book.names, *rows}
        found |= {key for keys in book.names.values() for key in keys}
        found |= {row.key for of_kind in rows.values() for row in of_kind}
    return found - EVERYDAY


def texts(source: str) -> Iterator[str]:
    """Every name and every text of the code, except docstrings, which may give examples."""
    tree = ast.parse(source)
    examples = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) not in examples:
            fields = [value for _, value in ast.iter_fields(node)]
            yield from (value for value in fields if isinstance(value, str))


def named(source: str) -> set[str]:
    """The parts that a source names, alone or within a longer name: `layouts`, `check_layout`."""
    words = {word for text in texts(source) for word in re.findall(r"\w+", text.lower())}
    words |= {piece for word in words for piece in word.split("_")}
    words |= {word.removesuffix("s") for word in words}
    return words & parts()


def test_it_is_known_what_to_look_for() -> None:
    assert {"istanbul", "mocha", "bazar", "dice", "layout", "reach", "fabric", "tea_house", "basket"} <= parts()
    assert named("def check_layout(baskets): pass") == {"layout", "basket"}
    assert named('def say():\n    """Such as tea_house."""\n    return f"fabric {here}"') == {"fabric"}
    assert len(shell()) > 60


@pytest.mark.parametrize("file", shell())
def test_the_shell_names_no_part_of_a_game(file: str) -> None:
    assert named((SOURCES / file).read_text(encoding="utf-8")) == set()


def test_no_everyday_word_is_listed_in_vain() -> None:
    everything = " ".join((SOURCES / file).read_text(encoding="utf-8") for file in shell())
    assert {word for word in EVERYDAY if not re.search(rf"\b{word}|_{word}", everything)} == set()

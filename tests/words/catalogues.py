"""The catalogues as they are written: messages with their texts, variables, references and forms."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import souk
from souk.engine.game import Game
from souk.words.words import belonging

LOCALES = Path(souk.__file__).parent / "locales"
SHARED = ("engine", "box", "play", "study")


@dataclass
class Said:
    """A message, or one of its attributes."""

    texts: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class Reader(Visitor):
    def __init__(self) -> None:
        self.said = Said()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.said.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.said.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.said.references.add(node.id.name)


def read(pattern: ast.Pattern) -> Said:
    reader = Reader()
    reader.visit(pattern)
    return reader.said


def files(game: Game) -> list[str]:
    """Those of the family, and of the modules in play that have one."""
    family, modules = belonging(game)
    names = [family, *(f"{family}-{module}" for module in modules)]
    return [name for name in names if (LOCALES / "en" / f"{name}.ftl").exists()]


def of_game(lang: str, game: Game) -> dict[str, Said]:
    """All that is said in a game; what a module says anew counts."""
    return {key: said for name in files(game) for key, said in catalogue(lang, name).items()}


def catalogue(lang: str, name: str) -> dict[str, Said]:
    """By "message" and "message.attribute"."""
    resource = FluentParser().parse((LOCALES / lang / f"{name}.ftl").read_text(encoding="utf-8"))
    found: dict[str, Said] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{name}.ftl: {entry.id.name} is there twice"
            assert entry.value is not None
            found[entry.id.name] = read(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = read(attribute.value)
    return found

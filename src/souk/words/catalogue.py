"""The messages of one language, from locales/. A missing message is shown as its key: no game stops for a word."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LOCALES: Final = Path(__file__).parents[1] / "locales"
WRITTEN: Final = "en"  # the language that everything is written in first, and spoken where no other is asked for
LANGUAGES: Final = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))  # to add one, add a folder
REMEMBERED: Final = 20_000  # texts of one catalogue: a server says the same things over and over
PLAIN: Final = (str, int)  # arguments by which a text can be found again
SHARED: Final = ("engine", "cli", "play")  # files that belong to no title; a title has its own, and one for each module


def language(wanted: str = "") -> str:
    """Which language to speak: the one wanted, else that of SOUK_LANG, else that of the system."""
    asked = [wanted, *(os.environ.get(name, "") for name in ("SOUK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    said = next((text for text in asked if text), "")
    return next((lang for lang in LANGUAGES if said.lower().startswith(lang)), WRITTEN)


@cache
def language_names() -> dict[str, str]:
    """What each language calls itself, by its code."""
    return {lang: catalogue(lang, "").text("language-name", {}) for lang in LANGUAGES}


class Catalogue:
    def __init__(self, lang: str, files: list[Path]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.faults: list[str] = []  # messages and forms that are missing; tests expect none
        self.messages: dict[str, ast.Message] = {}
        self.mentioned: dict[str, set[str]] = {}  # the variables of each message
        self.said: dict[tuple[Any, ...], str] = {}  # what has been said before, by message and arguments
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for message in resource.body:
                if isinstance(message, ast.Message):
                    self.messages[message.id.name] = redefined(self.messages.get(message.id.name), message)
            self.bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def forms(self, key: str) -> list[str]:
        """The attributes of a message: grammatical forms, explanations."""
        return list(self.bundle.get_message(key).attributes) if self.has(key) else []

    def variables(self, key: str) -> set[str]:
        """The variables that a message mentions, directly or through other messages."""
        if key not in self.mentioned:
            references = References()
            references.visit(self.messages[key])
            self.mentioned[key] = references.variables  # set first, since the other messages may refer back to this one
            for other in references.messages & self.messages.keys():
                references.variables |= self.variables(other)
        return self.mentioned[key]

    def text(self, key: str, args: Mapping[str, Any], form: str = "") -> str:
        if not self.has(key) or (form and form not in self.forms(key)):
            self.faults.append(f"{key}.{form}" if form else key)
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            self.faults.append(key)
            return key
        wanted = {name: args[name] for name in self.variables(key) if name in args}  # each one passed takes time
        if not all(type(value) in PLAIN for value in wanted.values()):
            return self.formatted(key, pattern, wanted)
        asked = (key, form, *wanted.items())
        if asked not in self.said:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[asked] = self.formatted(key, pattern, wanted)
        return self.said[asked]

    def formatted(self, key: str, pattern: Any, args: dict[str, Any]) -> str:
        said, errors = self.bundle.format_pattern(pattern, args)
        self.faults += [f"{key}: {error}" for error in errors]
        return str(said)


class References(Visitor):
    """The variables and messages that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def redefined(old: ast.Message | None, new: ast.Message) -> ast.Message:
    """A message that a module redefines. Attributes which the module leaves out stay as they were."""
    changed = {attribute.id.name for attribute in new.attributes}
    new.attributes += [one for one in old.attributes if one.id.name not in changed] if old else []
    return new


@cache
def catalogue(lang: str, family: str, modules: tuple[str, ...] = ()) -> Catalogue:
    """The shared messages, those of a family of titles, and those its modules add: FAMILY.ftl, FAMILY-MODULE.ftl."""
    names = [*SHARED, family, *(f"{family}-{module}" for module in modules)]
    files = [LOCALES / lang / f"{name}.ftl" for name in names]
    return Catalogue(lang, [file for file in files if file.exists()])


@cache
def lesson_words(lang: str, title: str) -> Catalogue:
    """The texts of a lesson."""
    return Catalogue(lang, [LOCALES / lang / f"lesson-{title}.ftl"])

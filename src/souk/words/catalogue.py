"""The messages of one language, from locales/. A missing message is shown as its key: no game stops for a word."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator, Mapping
from functools import cache, reduce
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from souk.words.fluent import FluentBundle, FluentResource

LOCALES: Final = Path(__file__).parents[1] / "locales"
WRITTEN: Final = "en"  # the language that everything is written in first, and spoken where no other is asked for
LANGUAGES: Final = tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))  # to add one, add a folder
REMEMBERED: Final = 20_000  # texts of one catalogue: a server says the same things over and over
PLAIN: Final = frozenset((str, int, type(None)))  # types of arguments by which a text can be found again
TEXT: Final = frozenset((str,))  # numbers are spelled by Fluent
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # the name of a message, where it begins
# Files that belong to no title; a title has its own, and one for each module.
SHARED: Final = ("engine", "box", "cli", "play", "study")

K = TypeVar("K")
V = TypeVar("V")


class Remembered(dict[K, V]):
    """What has been worked out before. It forgets everything before it becomes too much."""

    def __init__(self, most: int = REMEMBERED) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= self.most:
            self.clear()
        super().__setitem__(key, value)


def language(wanted: str = "") -> str:
    """Which language to speak: the one wanted, else that of SOUK_LANG, else that of the system."""
    asked = [wanted, *(os.environ.get(name, "") for name in ("SOUK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    said = next((text for text in asked if text), "")
    return next((lang for lang in LANGUAGES if said.lower().startswith(lang)), WRITTEN)


@cache
def language_names() -> dict[str, str]:
    """What each language calls itself, by its code: from its shortest file, since every help text needs all of them."""
    return {lang: Catalogue(lang, [LOCALES / lang / "engine.ftl"]).text("language-name", {}) for lang in LANGUAGES}


class Pattern(NamedTuple):
    """The text of a message or of one of its forms, and the variables that it mentions. If it is nothing but text and
    variables, it is also there as a template for `%`: filling that in takes a third of the time."""

    content: Any
    variables: tuple[str, ...]
    template: str | None


class Catalogue:
    """Messages are parsed when they are first asked for: a command needs a few of a thousand, and is not kept waiting
    for the others. A server asks from several threads, so parsing is done by one at a time."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.faults: list[str] = []  # messages and forms that are missing; tests expect none
        self.written: dict[str, list[str]] = {}  # the source of each message, once for each file that has it
        self.messages: dict[str, ast.Message] = {}  # those that have been parsed
        self.mentioned: dict[tuple[str, str], set[str]] = {}  # the variables of each message and form
        self.patterns: dict[tuple[str, str], Pattern | None] = {}  # by message and form, once asked for; None: missing
        self.said: Remembered[tuple[Any, ...], str] = Remembered()  # by message, form and variables
        self.parsing = threading.RLock()
        for file in files:
            for key, source in messages_in(file.read_text(encoding="utf-8")):
                self.written.setdefault(key, []).append(source)

    def has(self, key: str) -> bool:
        return key in self.written

    def message(self, key: str) -> ast.Message:
        with self.parsing:
            if key not in self.messages:
                resources = [FluentResource(source) for source in self.written[key]]
                parsed = [one for resource in resources for one in resource.body if isinstance(one, ast.Message)]
                self.messages[key] = reduce(redefined, parsed)
                self.bundle.add_resource(resources[-1])
            return self.messages[key]

    def forms(self, key: str) -> list[str]:
        """The attributes of a message: grammatical forms, explanations."""
        return [one.id.name for one in self.message(key).attributes] if self.has(key) else []

    def variables(self, key: str, form: str) -> set[str]:
        """The variables that a message or one of its forms mentions, directly or through other messages."""
        if (key, form) not in self.mentioned:
            references = References()
            message = self.message(key)
            references.visit(written(message, form))
            self.mentioned[key, form] = references.variables  # set first: the others may refer back to this one
            for other in references.messages:
                if self.has(other[0]):
                    references.variables |= self.variables(*other)
        return self.mentioned[key, form]

    def text(self, key: str, args: Mapping[str, Any], form: str = "", usual: Mapping[str, Any] = NOTHING) -> str:
        """A message or one of its forms. Variables that are not in `args` are looked for in `usual`."""
        pattern = self.pattern(key, form)
        if pattern is None:
            self.faults.append(f"{key}.{form}" if form else key)
            return key
        values = [args[name] if name in args else usual.get(name) for name in pattern.variables]
        if pattern.template is not None and TEXT.issuperset(map(type, values)):
            return pattern.template % dict(zip(pattern.variables, values, strict=True))
        if not PLAIN.issuperset(map(type, values)):
            return self.formatted(key, pattern, values)
        saying = (key, form, *values)
        said = self.said.get(saying)
        if said is None:
            said = self.said[saying] = self.formatted(key, pattern, values)
        return said

    def pattern(self, key: str, form: str) -> Pattern | None:
        """The text of a message or of one of its forms, if there is one."""
        asked = key, form
        if asked not in self.patterns:
            with self.parsing:
                self.patterns[asked] = self.found(key, form)
        return self.patterns[asked]

    def found(self, key: str, form: str) -> Pattern | None:
        if not self.has(key) or (form and form not in self.forms(key)):
            return None
        variables = tuple(sorted(self.variables(key, form)))
        message = self.bundle.get_message(key)
        content = message.attributes[form] if form else message.value
        return None if content is None else Pattern(content, variables, template(written(self.message(key), form)))

    def formatted(self, key: str, pattern: Pattern, values: list[Any]) -> str:
        named = zip(pattern.variables, values, strict=True)
        args = {name: value for name, value in named if value is not None}
        said, errors = self.bundle.format_pattern(pattern.content, args)
        self.faults += [f"{key}: {error}" for error in errors]
        return str(said)


class References(Visitor):
    """The variables and messages, in which form, that a text refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))


def written(message: ast.Message, form: str) -> ast.Pattern | None:
    """A message as it is written, or one of its forms."""
    return next((one.value for one in message.attributes if one.id.name == form), message.value)


def template(pattern: ast.Pattern | None) -> str | None:
    """A template for `%` that says the same, for texts that select and compute nothing."""
    pieces = [piece(one) for one in pattern.elements] if pattern else [None]
    return None if None in pieces else "".join(filter(None, pieces))


def piece(element: ast.TextElement | ast.Placeable) -> str | None:
    if isinstance(element, ast.TextElement):
        return element.value.replace("%", "%%")
    inside = element.expression
    return f"%({inside.id.name})s" if isinstance(inside, ast.VariableReference) else None


def messages_in(text: str) -> Iterator[tuple[str, str]]:
    """Each message in the text of a file: its name, and its source as far as the next one begins."""
    begins = [*MESSAGE.finditer(text)]
    ends = [*(one.start() for one in begins[1:]), len(text)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], text[begin.start() : end]


def redefined(old: ast.Message, new: ast.Message) -> ast.Message:
    """A message that a module redefines. Attributes which the module leaves out stay as they were."""
    changed = {attribute.id.name for attribute in new.attributes}
    new.attributes += [one for one in old.attributes if one.id.name not in changed]
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


@cache
def guide_words(lang: str, family: str, modules: tuple[str, ...] = ()) -> Catalogue:
    """The texts of a guide, and what modules add to them: guide-FAMILY.ftl, guide-FAMILY-MODULE.ftl."""
    names = [f"guide-{family}", *(f"guide-{family}-{module}" for module in modules)]
    files = [LOCALES / lang / f"{name}.ftl" for name in names]
    return Catalogue(lang, [file for file in files if file.exists()])

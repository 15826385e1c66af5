"""The language of the commands: that of --lang, else whatever `souk.words.language` finds."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from souk.engine.errors import SoukError

VARIABLE = "SOUK_LANG"  # read wherever text is made, in other processes too


def say(message: str, **args: Any) -> str:
    """A message from the commands' own catalogue."""
    from souk.words import Words

    return Words().say(f"cli-{message}", **args)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use a language inside this block; "" changes nothing."""
    before = os.environ.get(VARIABLE)
    if language:
        os.environ[VARIABLE] = language
    try:
        yield
    finally:
        os.environ.pop(VARIABLE, None)
        if before is not None:
            os.environ[VARIABLE] = before


def language_of(args: list[str]) -> tuple[str, list[str]]:
    """The language asked for anywhere among the arguments, and the other arguments. Even the help is in that language,
    so it must be known before anything else is parsed."""
    asked = ""
    rest: list[str] = []
    words = iter(args)
    for word in words:
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        asked = known(value if equals else next(words, ""))
    return asked, rest


def languages() -> str:
    """Those there are, by code and name: "en (English), fr (français)"."""
    from souk.words import language_names

    return ", ".join(f"{code} ({name})" for code, name in language_names().items())


def known(language: str) -> str:
    from souk.words import LANGUAGES

    if language not in LANGUAGES:
        raise SoukError(f"--lang {language}: it must be one of {', '.join(LANGUAGES)}")
    return language

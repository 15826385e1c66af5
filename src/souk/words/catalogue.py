"""The messages of one language, from locales/. What is missing is told as its key: a game never stops for a word."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LOCALES: Final = Path(__file__).parents[1] / "locales"
LANGUAGES: Final = ("en", "fr")
SHARED: Final = ("engine", "cli", "play")  # files that belong to no title; a title has its own, and one for each module


def language(wanted: str = "") -> str:
    """Which language to speak: the one wanted, else that of SOUK_LANG, else that of the system."""
    asked = [wanted, *(os.environ.get(name, "") for name in ("SOUK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    said = next((text for text in asked if text), "")
    return "fr" if said.lower().startswith("fr") else "en"


class Catalogue:
    def __init__(self, lang: str, files: list[Path]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.faults: list[str] = []  # what was asked for in vain; the tests want it empty
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def forms(self, key: str) -> list[str]:
        """The attributes of a message: grammatical forms, explanations."""
        return list(self.bundle.get_message(key).attributes) if self.has(key) else []

    def text(self, key: str, args: dict[str, Any], form: str = "") -> str:
        if not self.has(key) or (form and form not in self.forms(key)):
            self.faults.append(f"{key}.{form}" if form else key)
            return key
        message = self.bundle.get_message(key)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            self.faults.append(key)
            return key
        said, errors = self.bundle.format_pattern(pattern, args)
        self.faults += [f"{key}: {error}" for error in errors]
        return str(said)


@cache
def catalogue(lang: str, family: str) -> Catalogue:
    """What is shared, and what belongs to a family of titles: istanbul.ftl, istanbul-mocha.ftl …"""
    folder = LOCALES / lang
    files = [folder / f"{name}.ftl" for name in SHARED]
    if family:
        files += [folder / f"{family}.ftl", *sorted(folder.glob(f"{family}-*.ftl"))]
    return Catalogue(lang, [file for file in files if file.exists()])

"""What has been put into words before, for all tables of a game: the same things are said over and over."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from souk.engine.game import Game
from souk.words.catalogue import Catalogue, Remembered
from souk.words.gist import TurnLine
from souk.words.numbers import GAMES
from souk.words.origin import Origin
from souk.words.story import Sentence

NOT_FORMS: Final = ("about", "state", "brief", "letter")  # attributes that are never part of a sentence


class SpokenUnit:
    """A unit as all tables of a game speak of it in one language. `amounts` are the numbers of the data."""

    def __init__(self, catalogue: Catalogue, message: str, key: str, amounts: Mapping[str, Any]) -> None:
        self.catalogue = catalogue
        self.message = message
        self.key = key
        patterns = {form: catalogue.pattern(message, form) for form in ("", *catalogue.forms(message))}
        mentioned = {form: pattern.variables if pattern else () for form, pattern in patterns.items()}
        self.usual = {name: amounts[name] for names in mentioned.values() for name in names if name in amounts}
        self.usual["key"] = key
        self.forms = [form for form in mentioned if form not in NOT_FORMS]
        self.depends = sorted({name for form in self.forms for name in mentioned[form]} - {"key"})
        self.known: Remembered[tuple[Any, ...], dict[str, Any]] = Remembered()

    def form(self, form: str, args: Mapping[str, Any]) -> str:
        return self.catalogue.text(self.message, args, form, self.usual)

    def variables(self, name: str, args: dict[str, Any]) -> dict[str, Any]:
        """The variables by which a sentence mentions the unit: $card, $card_key, $card_the …"""
        asked = (name, *[args.get(one) for one in self.depends])
        said = self.known.get(asked)
        if said is None:
            said = {f"{name}_{form}" if form else name: self.form(form, args) for form in self.forms}
            said = self.known[asked] = {**said, f"{name}_key": self.key}
        return said


class Known:
    """What has been said of one game in one language."""

    def __init__(self) -> None:
        self.units: dict[tuple[str, str], SpokenUnit] = {}  # by kind and key
        self.abouts: dict[tuple[str, str], str] = {}  # by kind and key
        self.origins: dict[tuple[str, str], Origin] = {}  # by kind and key
        self.mentioned: dict[str, list[str]] = {}  # by question: see `Words.mentioned`
        self.questions: Remembered[tuple[Any, ...], tuple[str, str]] = Remembered()  # with their explanations
        self.sentences: Remembered[tuple[Any, ...], list[Sentence]] = Remembered()  # see `Happening.told`
        self.phrases: Remembered[tuple[Any, ...], str] = Remembered()  # by message and what was told
        self.turns: Remembered[tuple[Any, ...], tuple[TurnLine | None, str]] = Remembered()  # by what was told
        self.messages: dict[str, tuple[str, str]] = {}  # by event: see `Words.phrases_of`
        self.amounts: Remembered[tuple[str, str, int], str] = Remembered()  # see `Words.amount`


@lru_cache(GAMES)
def known(lang: str, game: Game | None) -> Known:
    return Known()

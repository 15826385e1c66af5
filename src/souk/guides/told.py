"""A guide in words, with the numbers of a game."""

from __future__ import annotations

from dataclasses import dataclass

from souk.engine.game import Game
from souk.guides import GuideSection, Statement, guide
from souk.words import Words
from souk.words.catalogue import Catalogue, guide_words
from souk.words.story import capital
from souk.words.words import belonging


@dataclass(frozen=True)
class ToldStatement:
    """`picture` says what the picture shows, if there is one."""

    key: str
    heading: str
    text: str
    picture: str
    rules: tuple[str, ...]
    units: tuple[str, ...]
    module: str


@dataclass(frozen=True)
class ToldSection:
    """The heading may be empty."""

    key: str
    page: int
    look: str
    heading: str
    statements: list[ToldStatement]


@dataclass(frozen=True)
class ToldGuide:
    title: str
    sections: list[ToldSection]


def told_guide(game: Game, lang: str) -> ToldGuide:
    family, modules = belonging(game)
    words, said = Words(lang, game), guide_words(lang, family, modules)
    sections = [told_section(section, words, said) for section in guide(family, modules)]
    return ToldGuide(said.text("guide-title", {}), sections)


def told_section(section: GuideSection, words: Words, said: Catalogue) -> ToldSection:
    message = f"guide-section-{section.key}"
    heading = said.text(message, {}) if said.has(message) else ""
    statements = [told_statement(one, words, said) for one in section.statements]
    return ToldSection(section.key, section.page, section.look, heading, statements)


def told_statement(one: Statement, words: Words, said: Catalogue) -> ToldStatement:
    message, numbers = f"guide-{one.key}", words.amounts()
    forms = said.forms(message)
    if "heading" in forms:
        heading = said.text(message, {}, "heading", numbers)
    else:
        kind, _, key = one.units[0].partition("-")
        heading = capital(words.name(kind, key))
    text = capital(said.text(message, {}, "", numbers))
    picture = said.text(message, {}, "picture", numbers) if "picture" in forms else ""
    return ToldStatement(one.key, heading, text, picture, one.rules, one.units, one.module)

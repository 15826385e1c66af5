"""A guide in words, with the numbers of a game."""

from __future__ import annotations

from dataclasses import dataclass

from souk.engine.game import Game
from souk.guides import GuideSection, Statement, guide
from souk.ledger import is_reconstructed, rule_row
from souk.words import Words
from souk.words.catalogue import Catalogue, guide_words
from souk.words.origin import BY_THE_BOOK, MARKS, Origin
from souk.words.story import capital
from souk.words.words import belonging


@dataclass(frozen=True)
class ToldStatement:
    """`picture` says what the picture shows, if there is one; `mark` and `origin` how sure the statement is."""

    key: str
    heading: str
    text: str
    picture: str
    rules: tuple[str, ...]
    units: tuple[str, ...]
    module: str
    mark: str
    origin: str


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
    return ToldStatement(one.key, heading, text, picture, one.rules, one.units, one.module, *origin(one, words))


def origin(one: Statement, words: Words) -> Origin:
    """A statement is as sure as the least sure of the units and rules that it is about."""
    found = [(words.name(*unit.split("-", 1)), words.origin(*unit.split("-", 1))) for unit in one.units]
    worst = max((from_where.mark for _, from_where in found), key=MARKS.index, default=BY_THE_BOOK)
    if worst != MARKS[-1] and (rulings := [ruling(rule, words) for rule in one.rules if is_reconstructed(rule)]):
        return Origin(MARKS[-1], " ".join(rulings))
    names: dict[str, list[str]] = {}
    for name, from_where in found:
        if from_where.mark == worst:
            names.setdefault(from_where.text, []).append(name)
    if len(names) < 2:
        return Origin(worst, "".join(names))
    named = [words.say("origin-named", name=capital(words.listed(of)), origin=text) for text, of in names.items()]
    return Origin(worst, " ".join(named))


def ruling(rule: str, words: Words) -> str:
    assert words.game is not None
    book = words.game.book
    return rule_row(book.title, book.modules, rule, words.lang).ruling.replace("`", "")

"""What can be checked of good writing without reading it: spaces, ellipses, signs, capitals, plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from souk.ledger import FOLDERS, WRITTEN
from souk.words import LANGUAGES, language_names
from tests.words.catalogues import LOCALES

CATALOGUES = [pytest.param(path, id=f"{path.parent.name}-{path.stem}") for path in sorted(LOCALES.glob("*/*.ftl"))]
FRENCH = sorted((LOCALES / "fr").glob("*.ftl"))
FRENCH_LEDGERS = [path for folder in FOLDERS for path in sorted((folder / "fr").glob("*.md"))]
LIRA = {"en": r"[\d}]₺", "fr": r"[\d}]\u00a0₺"}  # the one way of writing an amount with its sign

# Nouns that are counted, and that have a plural.
NOUNS = {
    "en": "action assistant bot card coffee coin crystal die dice event fabric fruit game good jewel spice step tile "
    "turn",
    "fr": "action assistant bijou café carte case cristal cristaux dé événement fruit joueur livre marchandise pièce "
    "robot tissu tour tuile épice",
}
KIND = "bonus |brown |fewer |guild |more |mosque "  # words that may stand between a number and its noun
# Never one: what a range ends with, a list of numbers, how many sit at a table.
NEVER_ONE = {"high", "highest", "revenue", "seats"}
APPOSED = {
    r"\bcartes? (bonus|guilde)\b",
    r"\btuiles? (bakchich|demande|mosquée|mouvement|rencontre|taverne)\b",
    r"\bdés? (bijou|carte|fruit|pièce|tissu|épice)\b",
    r"\bMarché noir\b",
}


def messages(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute of a catalogue, by its key."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def spelled(pattern: ast.Pattern) -> Iterator[str]:
    """Each text of a message on its own line, with "{}" for what is filled in; variants are texts of their own."""
    text = ""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            text += part.value
            continue
        text += "{}"
        if isinstance(part.expression, ast.SelectExpression):
            for variant in part.expression.variants:
                yield from spelled(variant.value)
    yield text


def counted(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Variables outside any selection on them, each with the text after it."""
    for part, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(part, ast.Placeable):
            continue
        expression = part.expression
        if isinstance(expression, ast.SelectExpression):
            on = expression.selector
            name = on.id.name if isinstance(on, ast.VariableReference) else ""
            for variant in expression.variants:
                yield from counted(variant.value, selected | {name})
        if not isinstance(expression, ast.VariableReference) or not isinstance(following, ast.TextElement):
            continue
        if expression.id.name not in selected:
            yield expression.id.name, following.value


@pytest.mark.parametrize("path", CATALOGUES)
def test_no_message_is_defined_twice(path: Path) -> None:
    names = re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("path", CATALOGUES)
def test_a_number_before_a_noun_has_its_plural(path: Path) -> None:
    nouns = "|".join(NOUNS[path.parent.name].split())
    for key, pattern in messages(path):
        for variable, after in counted(pattern):
            found = re.match(rf"[ \u00a0](?:{KIND})?(?:{nouns})[sx]?\b", after)
            assert not found or variable in NEVER_ONE or variable.endswith("_of"), (key, variable, after)


@pytest.mark.parametrize("path", CATALOGUES)
def test_an_ellipsis_is_glued_to_its_word(path: Path) -> None:
    for key, pattern in messages(path):
        for text in spelled(pattern):
            assert not re.search(r"\S[ \u00a0]…", text), (key, text)


@pytest.mark.parametrize("path", CATALOGUES)
def test_lira_are_written_in_one_way(path: Path) -> None:
    for key, pattern in messages(path):
        for text in spelled(pattern):
            signs, amounts = re.findall(r"[\d}]\s?₺", text), re.findall(LIRA[path.parent.name], text)
            assert signs == amounts, (key, text)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.stem)
def test_french_spaces_do_not_break(path: Path) -> None:
    """Before : ; ! ? » and %, and after «. A question mark that is a key or a good is not punctuation."""
    for key, pattern in messages(path):
        for text in spelled(pattern):
            plain = re.sub(r"ou \? pour|\. \? explique| \?,|^\? |   \? au choix", "", text)
            assert not re.search(r"[^\s] [:;!?»%]|« ", plain), (key, text)


@pytest.mark.parametrize("path", FRENCH_LEDGERS, ids=lambda path: path.stem)
def test_french_spaces_do_not_break_in_the_ledger_either(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        assert not re.search(r"[^\s|`] [:;!?»%]|« ", line), line


@pytest.mark.parametrize("path", [*FRENCH, *FRENCH_LEDGERS], ids=lambda path: path.name)
def test_apposed_nouns_have_their_capital(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        assert not any(re.search(noun, line) for noun in APPOSED), line


def test_every_language_has_a_name_of_its_own() -> None:
    names = language_names()
    assert list(names) == list(LANGUAGES) and WRITTEN in names
    assert len(set(names.values())) == len(LANGUAGES) and "language-name" not in names.values()

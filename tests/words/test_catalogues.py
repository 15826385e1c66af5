"""Both languages say the same things with the same variables, and nothing that nobody asks for."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.box.details import listed
from souk.engine.step import ASK, CHANCE
from souk.games import LIST
from souk.plan import LATER, TOGETHER, family_of
from souk.words import LANGUAGES
from souk.words.catalogue import Catalogue
from souk.words.catalogue import catalogue as words_catalogue
from souk.words.words import belonging, dashed
from tests.words.catalogues import LOCALES, SHARED, catalogue, files, of_game
from tests.words.titles import GAMES, NO_UNITS, asked_steps, events, has_aim, rules_cited

SOURCES = Path(souk.__file__).parent
WEB = Path(__file__).resolve().parents[2] / "web" / "src"
GRAMMAR = {"vowel"}  # variables that one language needs and the other does not
NOT_IN_SENTENCES = {"about", "state", "brief", "letter", "short"}
LONG = 12  # letters: shorter words may be the same in both languages
PAGES = sorted(path.stem for path in (LOCALES / "en").glob("web*.ftl"))  # what the browser says besides
LESSONS = sorted(path.stem for path in (LOCALES / "en").glob("lesson-*.ftl"))
GUIDES = sorted(path.stem for path in (LOCALES / "en").glob("guide-*.ftl"))
FILES = [*SHARED, *PAGES, *LESSONS, *GUIDES, *sorted({name for game in GAMES.values() for name in files(game)})]


def test_every_file_is_read_by_some_game() -> None:
    for lang in LANGUAGES:
        assert {path.stem for path in (LOCALES / lang).glob("*.ftl")} == {*FILES, "cli"}


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_and_variables(name: str) -> None:
    english, french = catalogue("en", name), catalogue("fr", name)
    assert english.keys() == french.keys()
    for key, said in english.items():
        assert said.variables - GRAMMAR == french[key].variables - GRAMMAR, key
        assert said.references == french[key].references, key


@pytest.mark.parametrize("name", FILES)
def test_no_english_is_left_in_french(name: str) -> None:
    english, french = catalogue("en", name), catalogue("fr", name)
    for key, said in french.items():
        letters = sum(c.isalpha() for text in said.texts for c in text)
        assert letters <= LONG or said.texts != english[key].texts, key


@pytest.mark.parametrize("name", FILES)
def test_french_signs_are_not_parted_from_their_word(name: str) -> None:
    for key, said in catalogue("fr", name).items():
        for text in said.texts:
            assert not re.search(r"[^\W\d] [:;?!»]|« ", text.replace("ou ? ", "")), (key, text)
            assert "'" not in text, (key, text)


@pytest.mark.parametrize("title", GAMES)
def test_no_message_of_the_game_is_unused(title: str) -> None:
    said = of_game("en", GAMES[title])
    known = {key for key in said if "." not in key}
    references = {reference for one in said.values() for reference in one.references}
    family = GAMES[title].book.title.package
    titles = [one for one, game in GAMES.items() if game.book.title.package == family]  # they share the family's words
    used = {message for one in titles for message in wanted(one, known)}
    unused = known - used - references - mentioned(known)
    assert unused == set()


@pytest.mark.parametrize("name", PAGES)
def test_the_pages_say_all_that_is_there_and_nothing_else(name: str) -> None:
    """In their sources a message is named whole, or as `web-fault-${name}` with the rest somewhere else."""
    files = [path for path in WEB.rglob("*") if path.suffix in {".svelte", ".ts"}]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    said = set(re.findall(r"\bweb-[a-z][\w-]*(?<!-)", sources))
    starts = tuple(re.findall(r"\b(web-[\w-]*-)\$\{", sources))
    known = {key.partition(".")[0] for page in PAGES for key in catalogue("en", page)}
    here = {key for key in catalogue("en", name) if "." not in key}
    assert {key for key in here - said if not key.startswith(starts)} == set()
    assert {key for key in said - known if not any(start.startswith(key) for start in starts)} == set()


@pytest.mark.parametrize("name", SHARED)
def test_no_other_message_is_unused(name: str) -> None:
    known = {key for key in catalogue("en", name) if "." not in key}
    assert {key for key in known if not key.startswith("cli-")} - mentioned(known) == set()
    assert {key for key in known if key.startswith("cli-")} - {f"cli-{word}" for word in quoted()} == set()


@pytest.mark.parametrize("title", GAMES)
def test_every_form_is_used(title: str) -> None:
    said = of_game("en", GAMES[title])
    variables = {variable for one in said.values() for variable in one.variables}
    forms = {key.partition(".")[2] for key in said if "." in key} - NOT_IN_SENTENCES
    assert {form for form in forms if not any(name.endswith(f"_{form}") for name in variables)} == set()


def wanted(title: str, known: set[str]) -> set[str]:
    """The messages that this game's units, events, steps and rules are told by."""
    book = GAMES[title].book
    found = {f"{kind}-{key}" for kind, keys in book.names.items() for key in keys} | set(book.names)
    found |= NO_UNITS.get(belonging(GAMES[title])[0], set())
    found |= {f"{how}-{event.key}" for event in events(title) for how in ("event", "fact", "head", "deed")}
    found |= {f"ask-{dashed(step.key)}" for step in asked_steps(title)}
    found |= {f"rule-{rule}" for rule in rules_cited(title)}
    for key in TOGETHER.get(family_of(GAMES[title]), {}).values():
        own = {f"together-{dashed(one.replace(':', '-'))}" for one in book.spelled[int(book.steps[key].id)]}
        found |= own if own <= known else {f"together-{dashed(key)}"}
    found |= {f"later-{dashed(key)}" for key in LATER & set(book.steps)}
    for step in book.steps.values():
        key = dashed(step.key)
        if has_aim(step):
            found.add(f"aim-{key}")
        if step.kind == CHANCE:
            found |= {f"fate-{key}", f"chance-{key}"}
        if step.kind == ASK:
            spellings = [text.partition(":")[2] for text in book.spelled[int(step.id)]]
            own = {f"choice-{key}-{dashed(spelling)}" for spelling in spellings}
            found |= own if own <= known else own | {f"choice-{key}"}
            found |= {f"choice-{key}-{name}" for spelling in spellings for name in step.domain.parts(spelling)}
    return found


def quoted() -> set[str]:
    """Every text in the sources: messages are asked for by name."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    return set(re.findall(r"""["']([\w{}.-]+)["']""", sources))


def in_boxes() -> set[str]:
    """The kinds, rows and fields of every box, which are named in the data: "amount", "board-3p", "tile-mosque"."""
    found = set()
    for title in LIST:
        forms = title.forms(title.fixed_modules)
        for row in listed(title):
            fields = {*row.fields, *forms.of(row).fields}
            found |= {row.kind, f"{title.key}-{row.kind}", *fields}
            found |= {f"{row.kind}-{name}" for name in (row.key, *fields)}
    return found


def mentioned(known: set[str]) -> set[str]:
    """Those that the sources name, whole or as f"desk-help-{name}" with the rest somewhere else."""
    texts = quoted() | in_boxes()
    starts = {text.partition("{")[0] for text in texts if "-{" in text}
    found = known & texts
    for start in starts:
        found |= {key for key in known if key.startswith(start) and known_rest(key[len(start) :], texts)}
    return found


def known_rest(rest: str, texts: set[str]) -> bool:
    return rest.isdigit() or rest in texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_templates_say_what_fluent_says(lang: str, title: str) -> None:
    family, modules = belonging(GAMES[title])
    all_messages = words_catalogue(lang, family, modules)
    patterns = [
        (key, form, all_messages.pattern(key, form))
        for key in all_messages.written
        for form in ("", *all_messages.forms(key))
    ]
    plain = [(key, form, one) for key, form, one in patterns if one and one.template is not None]
    assert len(plain) > 500
    for key, form, one in plain:
        values = [f"<{name} 5%>" for name in one.variables]
        said = all_messages.text(key, dict(zip(one.variables, values, strict=True)), form)
        assert said == all_messages.formatted(key, one, values)


def test_several_threads_may_ask_for_the_same_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server does, and nothing has been parsed when it starts. Parsing is held up where others could come between."""
    fresh = Catalogue("en", [LOCALES / "en" / "engine.ftl"])
    add = fresh.bundle.add_resource

    def add_late(resource: Any) -> None:
        time.sleep(0.01)
        add(resource)

    monkeypatch.setattr(fresh.bundle, "add_resource", add_late)
    with ThreadPoolExecutor(4) as threads:
        said = list(threads.map(lambda _: fresh.text("list-and", {"first": "a", "last": "b"}), range(4)))
    assert said == ["a and b"] * 4 and not fresh.faults

"""Documents are true: paths and tests that they name exist, none that an example has is left out, and records replay.

In a path, `<title>` and the like stand for the names of an example; `path::name` is a test.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import souk
from souk.engine.data import together
from souk.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = {
    "docs/adding-a-game.md": {"family": "bazar", "title": "bazar"},
    "docs/adding-a-place.md": {"place": "coffee_house", "module": "mocha", "title": "mocha"},
    "CONTRIBUTING.md": {"title": "mocha", "family": "bazar", "command": "perft", "Page": "Rules", "bot": "greedy"},
}
FOLDERS = ("src", "docs", "tests", "web/src")


def named(doc: str) -> list[str]:
    """The paths in a document, and the tests, as they are written."""
    spans = re.findall(r"`([^`\n]+)`", (ROOT / doc).read_text(encoding="utf-8"))
    words = [word for span in spans for word in ([span] if "::" in span else span.split())]
    return sorted({word for word in words if "/" in word or word.endswith(".md")})


def filled(path: str, example: dict[str, str]) -> list[str]:
    """A path with the names of an example, in each language if it has one."""
    for name, value in example.items():
        path = path.replace(f"<{name}>", value)
    return list(dict.fromkeys(path.replace("<lang>", lang) for lang in LANGUAGES))


def mentioned(doc: str, example: dict[str, str]) -> list[str]:
    return [path for one in named(doc) for path in filled(one.partition("::")[0], example)]


def is_test(name: str, file: Path) -> bool:
    """Whether a file has a test of this name."""
    text = file.read_text(encoding="utf-8")
    return f"def {name}(" in text if file.suffix == ".py" else f"('{name}'" in text


@pytest.mark.parametrize(("doc", "written"), [(doc, written) for doc in EXAMPLES for written in named(doc)])
def test_every_path_and_every_test_is_there(doc: str, written: str) -> None:
    path, _, test = written.partition("::")
    for one in filled(path, EXAMPLES[doc]):
        assert (ROOT / one).exists(), one
        assert (ROOT / one).is_dir() == one.endswith("/"), one
        assert not test or is_test(test, ROOT / one), written


@pytest.mark.parametrize(
    ("doc", "stems"),
    [
        ("docs/adding-a-game.md", {"bazar", "web-bazar", "lesson-bazar", "guide-bazar"}),
        ("docs/adding-a-place.md", {"mocha", "istanbul-mocha", "guide-istanbul-mocha", "lesson-mocha", "mocha_scene"}),
        ("docs/adding-a-place.md", {"coffee_house", "test_coffee_house"}),
    ],
)
def test_what_bears_the_name_of_an_example_is_on_its_page(doc: str, stems: set[str]) -> None:
    """It is found by that name, so the next one needs it too."""
    known = mentioned(doc, EXAMPLES[doc])
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.stem in stems]
    assert len(found) >= len(stems)
    for path in found:
        assert any(one.startswith(path.relative_to(ROOT).as_posix()) for one in known), path


def test_every_folder_with_a_file_for_each_place_is_on_the_page() -> None:
    doc = "docs/adding-a-place.md"
    rows = together(souk.TITLES["mocha"].rows(["base", "mocha"]))["place"]
    stems = {stem for row in rows for stem in (row.what, f"test_{row.what}")}
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.stem in stems and path.is_file()]
    parents = [path.parent for path in files]
    of_places = {parent for parent in parents if parents.count(parent) > 2}  # one or two may share a name by chance
    base = {**EXAMPLES[doc], "module": "base", "title": "istanbul"}
    known = {(ROOT / one).parent for example in (EXAMPLES[doc], base) for one in mentioned(doc, example)}
    assert len(of_places) >= 5
    assert of_places - known == set()


@pytest.mark.parametrize("guide", ["adding-a-game.md", "adding-a-place.md"])
@pytest.mark.parametrize("doc", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_contributors_are_led_to_the_guides(doc: str, guide: str) -> None:
    assert f"](docs/{guide})" in (ROOT / doc).read_text(encoding="utf-8")


def test_the_record_of_the_notation_is_one() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    record = souk.read_record(text.partition("```\n")[2].partition("```")[0])
    game = souk.game_of(record.header)
    decision = game.decision(game.replay(record))
    assert decision is not None and (decision.seat, decision.key) == (1, "move")
    assert record.header.rules == souk.TITLES["istanbul"].rules_version

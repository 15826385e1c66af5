"""Every lesson is played through, and says what it is about in both languages."""

from __future__ import annotations

import pytest

from souk.engine.errors import SoukError
from souk.engine.game import Decision
from souk.ledger import rules_in_play
from souk.lessons import FOLDER, LEARNER, LessonStep, lesson, read_lesson, taught
from tests.words.catalogues import catalogue

TITLES = sorted(path.stem for path in FOLDER.glob("*.souk"))
FEWEST, MOST = 8, 15
TEXT = (FOLDER / "istanbul.souk").read_text(encoding="utf-8")


def asked(title: str, step: LessonStep) -> Decision:
    """What the learner has to decide."""
    match = lesson(title).chapters[step.chapter]
    decision = match.game.decision(match.game.replay(match.record, until=step.line - 1))
    assert decision is not None
    return decision


def test_every_file_is_the_lesson_of_a_title() -> None:
    assert sorted(taught()) == TITLES


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_has_neither_too_few_steps_nor_too_many(title: str) -> None:
    assert FEWEST <= len(lesson(title).steps) <= MOST


@pytest.mark.parametrize("title", TITLES)
def test_every_step_wants_something_that_is_offered_to_the_learner(title: str) -> None:
    found = lesson(title)
    for step in found.steps.values():
        decision = asked(title, step)
        assert decision.seat == LEARNER, step.key
        assert found.chapters[step.chapter].record.lines[step.line].text in decision.choices, step.key


@pytest.mark.parametrize("title", TITLES)
def test_chapters_need_no_seed(title: str) -> None:
    assert all(match.record.header.seed is None and match.record.position for match in lesson(title).chapters)


@pytest.mark.parametrize("title", TITLES)
def test_every_step_cites_rules_of_the_title(title: str) -> None:
    found = lesson(title)
    for step in found.steps.values():
        book = found.chapters[step.chapter].game.book
        assert set(step.rules) <= rules_in_play(book.title, book.modules).keys(), step.key


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", TITLES)
def test_every_step_has_its_words_and_there_are_no_others(title: str, lang: str) -> None:
    wanted = {f"lesson-{key}{form}" for key in lesson(title).steps for form in ("", ".task", ".done")}
    said = catalogue(lang, f"lesson-{title}")
    assert said.keys() == wanted
    for key, one in said.items():
        text = "".join(one.texts)
        assert one.variables == set() and "*" not in text, key
        assert text.endswith((".", "!", "?")) or "." not in key, key


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("#: walk IST-M2", "#: Walk IST-M2", "line 4: a note is a key and one to three rules"),
        ("#: walk IST-M2 IST-M3", "#: walk", "line 4: a note is a key and one to three rules"),
        ("#: walk IST-M2 IST-M3\n", "", "a chapter begins with a step"),
        ("#: leave ", "#: walk ", "line 7: there is already a step walk"),
        (
            "1 move:walk>spice",
            "#: other IST-M2\n1 move:walk>spice",
            "line 10: a note stands right above a line of seat 0",
        ),
        ("0 assistant:leave\n", "0 assistant:leave\n0 undo\n0 assistant:leave\n", "nothing is taken back"),
        ("0 move:walk>fruit_warehouse", "0 move:walk>great_mosque", "line 5: move:walk>great_mosque is not allowed"),
        ("souk 1 · istanbul", "souk 1 · mocha", "the lesson of istanbul has a chapter of mocha"),
    ],
)
def test_what_is_wrong_in_a_lesson_is_named(old: str, new: str, told: str) -> None:
    assert old in TEXT
    with pytest.raises(SoukError, match=told):
        read_lesson("istanbul", TEXT.replace(old, new, 1))


def test_a_title_without_a_lesson_is_refused() -> None:
    with pytest.raises(SoukError, match="there is no lesson for 'chess'"):
        lesson("chess")

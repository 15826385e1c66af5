"""Whatever a game can say, ask, offer or refuse has words in French and in English, and they can be formatted."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.engine.data import together
from souk.engine.event import EVENTS, HIDDEN, Event, Happening
from souk.engine.game import Decision
from souk.engine.step import ASK, CHANCE, Step
from souk.words import LANGUAGES, Words

GAME = souk.game("istanbul", seats=4, variant="neutral_assistants")
KINDS = list(GAME.book.names)
GAMES = Path(souk.__file__).parent / "games" / "istanbul"


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Iterator[Words]:
    """Nothing may be asked for in vain."""
    spoken = Words(str(request.param), GAME)
    spoken.catalogue.faults.clear()
    yield spoken
    assert spoken.catalogue.faults == []


def asked_steps() -> list[Step[Any]]:
    """Steps that ask a question of their own; asides are offered beside others'."""
    steps = [step for step in GAME.book.steps.values() if step.kind == ASK]
    asides = {step.aside.key for step in steps if step.aside is not None}
    return [step for step in steps if step.key not in asides]


def samples(event: Event) -> Iterator[Happening]:
    """With every unit that it may speak of, and with few and many."""
    kinds = dict(zip(event.names, event.kinds, strict=True))
    longest = max((len(GAME.book.names.get(kind, [])) for kind in event.kinds), default=1)
    for at in range(max(longest, 3)):
        args: dict[str, int | str] = {}
        for name, kind in kinds.items():
            known = GAME.book.names.get(kind)
            args[name] = known[at % len(known)] if known else 1 if kind == "seat" else at
        yield Happening(event, 0, args)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.key)
def test_every_event(words: Words, event: Event) -> None:
    for happening in samples(event):
        told = {viewer: words.event(happening, viewer) for viewer in (0, 1, 2, None)}
        for said in told.values():
            assert said.endswith(".") and said[0].isupper(), said
        if not words.catalogue.has(f"fact-{event.key}"):
            assert told[0].startswith(words.say("you")) and told[2].startswith(words.people[0])
        if event.secret:
            assert told[2] == told[None] != told[0]
            assert HIDDEN not in told[2]


@pytest.mark.parametrize("step", asked_steps(), ids=lambda step: step.key)
def test_every_question(words: Words, step: Step[Any]) -> None:
    view = GAME.view(GAME.start(1), 0)
    texts = tuple(GAME.book.spelled[int(step.id)])
    for choices in (texts[:1], texts):
        decision = Decision(0, step.key, (), choices)
        assert words.prompt(decision, view).endswith("?")
        assert words.help(decision, view).endswith(".")


@pytest.mark.parametrize("kind", [ASK, CHANCE])
def test_every_answer_has_a_label_of_its_own(words: Words, kind: int) -> None:
    for step in GAME.book.steps.values():
        if step.kind != kind:
            continue
        texts = GAME.book.spelled[int(step.id)]
        labels = [words.choice(text) if kind == ASK else words.fate(text) for text in texts]
        empty = [text for text in texts if text.endswith(":0-0-0-0")]
        assert all(label for label, text in zip(labels, texts, strict=True) if text not in empty)
        if step.key != "move":  # walking and going far lead to the same places
            assert len(set(labels)) == len(labels), step.key
        if kind == CHANCE:
            assert words.chance(step.key)
        if step.secret:
            assert HIDDEN not in words.fate(f"{step.key}:{HIDDEN}")


@pytest.mark.parametrize("kind", KINDS)
def test_every_unit(words: Words, kind: str) -> None:
    for key in GAME.book.names[kind]:
        assert words.name(kind, key)
        assert words.about(kind, key).endswith(".")


def test_every_refusal(words: Words) -> None:
    for rule in rules_cited():
        assert words.rule(rule).endswith("."), rule


def test_every_tie_break(words: Words) -> None:
    for index in range(len(GAME.start(1).scores()[0])):
        assert words.say(f"decided-{index}").endswith(".")


def test_a_whole_game_is_told_without_a_fault(words: Words) -> None:
    match = souk.Match(GAME, seed=11)
    at = 0
    while (decision := match.decision) is not None and at < 400:
        at += 1
        assert words.prompt(decision, GAME.view(match.table, decision.seat))
        labels = [words.choice(text) for text in decision.choices]
        assert len(set(labels)) == len(labels)
        progress = match.play(decision.seat, decision.choices[at * 7 % len(decision.choices)])
        for viewer in (0, None):
            words.story(progress.events, viewer)
        for lot in progress.lots:
            words.fate(lot.scrubbed(0))


def rules_cited() -> set[str]:
    """Rows that a refusal can name: in the code, and in the fields of the data that the code looks them up by."""
    found: set[str] = set()
    fields: set[str] = set()
    for path in GAMES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_rule(node.value):
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "cites":
                words = [one for arg in node.args for one in ast.walk(arg) if isinstance(one, ast.Constant)]
                fields |= {str(one.value) for one in words}
    for rows in together(GAME.book.title.rows(GAME.book.modules)).values():
        found |= {row.cites(field) for row in rows for field in fields}
    return found - {""}


def is_rule(text: str) -> bool:
    return text.startswith("IST-") and text[4:].isalnum()

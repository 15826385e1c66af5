"""Whatever a game can say, ask, offer or refuse has words in French and in English, and they can be formatted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import souk
from souk.bots import bot
from souk.bots.field import Field
from souk.engine.event import HIDDEN, Event, Happening
from souk.engine.game import Decision, Game
from souk.engine.odds import Aim
from souk.engine.step import ASK, CHANCE, Step
from souk.words import LANGUAGES, Words
from tests.words.titles import GAMES, asked_steps, events, has_aim, rules_cited

EVENTS = [pytest.param(title, event, id=f"{title}-{event.key}") for title in GAMES for event in events(title)]
STEPS = [pytest.param(title, step, id=f"{title}-{step.key}") for title in GAMES for step in asked_steps(title)]
KINDS = [pytest.param(title, kind, id=f"{title}-{kind}") for title in GAMES for kind in GAMES[title].book.names]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, title: str) -> Iterator[Words]:
    """Nothing may be asked for in vain."""
    spoken = Words(str(request.param), GAMES[title])
    spoken.catalogue.faults.clear()
    yield spoken
    assert spoken.catalogue.faults == []


def samples(game: Game, event: Event) -> Iterator[Happening]:
    """With every unit that it may speak of, and with few and many."""
    kinds = dict(zip(event.names, event.kinds, strict=True))
    longest = max((len(game.book.names.get(kind, [])) for kind in event.kinds), default=1)
    for at in range(max(longest, 3)):
        args: dict[str, int | str] = {}
        for name, kind in kinds.items():
            known = game.book.names.get(kind)
            args[name] = known[at % len(known)] if known else 1 if kind == "seat" else at
        yield Happening(event, 0, args)


@pytest.mark.parametrize(("title", "event"), EVENTS)
def test_every_event(words: Words, title: str, event: Event) -> None:
    for happening in samples(GAMES[title], event):
        told = {viewer: words.event(happening, viewer) for viewer in (0, 1, 2, None)}
        for said in told.values():
            assert said.endswith(".") and said[0].isupper(), said
        if not words.catalogue.has(f"fact-{event.key}"):
            assert told[0].startswith(words.say("you")) and told[2].startswith(words.people[0])
        if event.secret:
            assert told[2] == told[None] != told[0]
            assert HIDDEN not in told[2]


@pytest.mark.parametrize(("title", "step"), STEPS)
def test_every_question(words: Words, title: str, step: Step[Any]) -> None:
    game = GAMES[title]
    view = game.view(game.start(1), 0)
    texts = tuple(game.book.spelled[int(step.id)])
    for choices in (texts[:1], texts):
        decision = Decision(0, step.key, (), choices)
        assert words.prompt(decision, view).endswith("?")
        assert words.help(decision, view).endswith(".")


@pytest.mark.parametrize("title", GAMES)
@pytest.mark.parametrize("kind", [ASK, CHANCE])
def test_every_answer_has_a_label_of_its_own(words: Words, title: str, kind: int) -> None:
    book = GAMES[title].book
    for step in book.steps.values():
        if step.kind != kind:
            continue
        texts = book.spelled[int(step.id)]
        labels = [words.choice(text) if kind == ASK else words.fate(text) for text in texts]
        empty = [text for text in texts if set(text.partition(":")[2]) == {"0", "-"}]
        assert all(label for label, text in zip(labels, texts, strict=True) if text not in empty)
        if "reach" not in step.domain.parts(texts[0].partition(":")[2]):  # two ways may lead to one place
            assert len(set(labels)) == len(labels), step.key
        if kind == CHANCE:
            assert words.chance(step.key)
        if step.secret:
            assert HIDDEN not in words.fate(f"{step.key}:{HIDDEN}")


@pytest.mark.parametrize("title", ["istanbul", "mocha"])
def test_what_every_roll_is_for(words: Words, title: str) -> None:
    """That the dice may be changed is said only where it helps."""
    aims = [step.key for step in GAMES[title].book.steps.values() if has_aim(step)]
    assert aims
    for key in aims:
        kept = words.aim(Aim(key, Fraction(1, 4), Fraction(1, 4)))
        changed = words.aim(Aim(key, Fraction(1, 4), Fraction(1, 2)))
        assert kept and len(changed) > len(kept)


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_every_unit(words: Words, title: str, kind: str) -> None:
    for key in GAMES[title].book.names[kind]:
        assert words.name(kind, key)
        assert words.about(kind, key).endswith(".")


@pytest.mark.parametrize("title", GAMES)
def test_every_refusal(words: Words, title: str) -> None:
    for rule in rules_cited(title):
        assert words.rule(rule).endswith("."), rule


@pytest.mark.parametrize("title", GAMES)
def test_every_tie_break(words: Words, title: str) -> None:
    for index in range(len(GAMES[title].start(1).scores()[0])):
        assert words.say(f"decided-{index}").endswith(".")


@pytest.mark.parametrize("title", GAMES)
def test_every_result(words: Words, title: str) -> None:
    """A score names all that it is made of."""
    names = GAMES[title].book.title.ranked_by
    scores = [[10 * seat + at + 1 for at in range(len(names))] for seat in range(4)]
    for seat, line in enumerate(words.outcome(souk.Outcome([1, 2, 3, 4], scores, 0))[1:5]):
        assert set(map(str, scores[seat])) <= set(re.findall(r"\d+", line))


@pytest.mark.parametrize("title", GAMES)
def test_every_figure(words: Words, title: str) -> None:
    game = GAMES[title]
    s = Field(game, [bot("eager")] * int(game.book.seats)).play(1, 100_000)
    names = [words.figure(name) for name in game.book.title.figures([], s)]
    assert names and len(set(names)) == len(names)


@pytest.mark.parametrize("title", GAMES)
def test_every_title_has_a_name(words: Words, title: str) -> None:
    assert words.say(f"title-{title}")


@pytest.mark.parametrize("title", GAMES)
def test_a_whole_game_is_told_without_a_fault(words: Words, title: str) -> None:
    game = GAMES[title]
    match = souk.Match(game, seed=11)
    at = 0
    while (decision := match.decision) is not None and at < 400:
        at += 1
        assert words.prompt(decision, game.view(match.table, decision.seat))
        labels = [words.choice(text) for text in decision.choices if ":straight>" not in text]
        assert len(set(labels)) == len(labels)
        progress = match.play(decision.seat, decision.choices[at * 7 % len(decision.choices)])
        for viewer in (0, None):
            words.story(progress.events, viewer)
        for lot in progress.lots:
            words.fate(lot.scrubbed(0))

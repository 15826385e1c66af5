"""Learning a game: the steps of a lesson, each with the table as the learner sees it. Nothing is kept here."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from souk.lessons import LEARNER, Step, lesson
from souk.server.api import Lang
from souk.server.api.past import shown
from souk.server.faults import Fault
from souk.server.past import Eyes, Past
from souk.server.telling import Telling
from souk.server.wire import rest, tells
from souk.server.wire.shared import Person, Setting
from souk.words.catalogue import lesson_words

Choice = Annotated[str, Parameter(min_length=1, max_length=200)]


@get("/api/lessons/{title:str}")
async def steps(title: str, lang: Lang = "en") -> list[rest.LessonSaid]:
    """All of them, in their order."""
    found, words = lesson(title), lesson_words(lang, title)
    return [rest.LessonSaid(step.key, words.text(message(step), {}), step.chapter) for step in found.steps.values()]


@get("/api/lessons/{title:str}/{step:str}")
async def one_step(title: str, step: str, lang: Lang = "en") -> rest.LessonStep:
    """One of them: the question, what is wanted, and what comes of it."""
    return told(title, step_of(title, step), lang)


@get("/api/lessons/{title:str}/{step:str}/preview")
async def preview(title: str, step: str, choice: Choice, lang: Lang = "en") -> tells.Ahead:
    """What a choice would do, as over the feed."""
    now = step_of(title, step)
    return telling(title, now.chapter, lang).ahead(past(title, now.chapter).table(now.line - 1), LEARNER, choice, 0)


@get("/api/lessons/{title:str}/{step:str}/why")
async def why(title: str, step: str, choice: Choice, lang: Lang = "en") -> tells.Reason:
    """Whether a choice is allowed, and if not, why; as over the feed."""
    now = step_of(title, step)
    return telling(title, now.chapter, lang).reason(past(title, now.chapter).table(now.line - 1), choice, 0)


def step_of(title: str, key: str) -> Step:
    found = lesson(title).steps.get(key)
    if found is None:
        raise Fault("unknown_step", f"the lesson of {title} has no step {key}")
    return found


@cache
def past(title: str, chapter: int) -> Past:
    """Looked at again and again by everybody who learns."""
    return Past(lesson(title).chapters[chapter])


@cache
def telling(title: str, chapter: int, lang: str) -> Telling:
    return Telling(lesson(title).chapters[chapter].game, lang)


def message(step: Step) -> str:
    return f"lesson-{step.key}"


def told(title: str, step: Step, lang: str) -> rest.LessonStep:
    gone, tell, words = past(title, step.chapter), telling(title, step.chapter, lang), lesson_words(lang, title)
    book = tell.game.book
    eyes = Eyes(LEARNER)
    seen = [number for number, one in enumerate(gone.steps(eyes)) if step.line - 1 <= one.at < step.until]
    now, *then = [shown(gone, number, eyes, tell) for number in seen]
    return rest.LessonStep(
        key=step.key,
        heading=words.text(message(step), {}),
        task=words.text(message(step), {}, "task"),
        done=words.text(message(step), {}, "done"),
        rules=tell.rules(*step.rules),
        setting=Setting(book.title.key, int(book.seats), tuple(book.modules), dict(book.options)),
        people=[Person(seat, "person", "", "", True) for seat in range(int(book.seats))],
        wanted=then[0].choice,
        now=now,
        then=then,
    )


HANDLERS = [steps, one_step, preview, why]

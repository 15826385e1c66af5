"""Lessons: their steps, each with the table as the learner sees it. The server keeps nothing about learners."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import get
from litestar.params import Parameter

from souk.lessons import LEARNER, LessonStep, lesson
from souk.server.api import Lang
from souk.server.faults import Fault
from souk.server.past import Eyes, Past
from souk.server.review import step_info
from souk.server.telling import Telling
from souk.server.wire.rest import LessonBrief, LessonStepInfo, MarkedInfo
from souk.server.wire.shared import Person, SettingInfo
from souk.server.wire.tells import PreviewInfo, WhyInfo
from souk.words.catalogue import lesson_words
from souk.words.mentions import marked

Choice = Annotated[str, Parameter(min_length=1, max_length=200)]


@get("/api/lessons/{title:str}")
async def steps(title: str, lang: Lang = "en") -> list[LessonBrief]:
    """The steps of a lesson, in order."""
    steps, words = lesson(title).steps, lesson_words(lang, title)
    return [LessonBrief(step.key, words.text(message(step), {}), step.chapter) for step in steps.values()]


@get("/api/lessons/{title:str}/{step:str}")
async def one_step(title: str, step: str, lang: Lang = "en") -> LessonStepInfo:
    """One step: the question, the wanted choice, and what comes of it."""
    return info_of(title, step_of(title, step), lang)


@get("/api/lessons/{title:str}/{step:str}/preview")
async def preview(title: str, step: str, choice: Choice, lang: Lang = "en") -> PreviewInfo:
    """What a choice would do, as the feed answers it."""
    now = step_of(title, step)
    return telling(title, now.chapter, lang).preview(past(title, now.chapter).table(now.line - 1), LEARNER, choice, 0)


@get("/api/lessons/{title:str}/{step:str}/why")
async def why(title: str, step: str, choice: Choice, lang: Lang = "en") -> WhyInfo:
    """Whether a choice is allowed, and if not, why; as the feed answers it."""
    now = step_of(title, step)
    return telling(title, now.chapter, lang).why(past(title, now.chapter).table(now.line - 1), choice, 0)


def step_of(title: str, key: str) -> LessonStep:
    found = lesson(title).steps.get(key)
    if found is None:
        raise Fault("unknown_step", f"the lesson of {title} has no step {key}")
    return found


@cache
def past(title: str, chapter: int) -> Past:
    """A chapter to look back on. It is kept, since every learner asks for it."""
    return Past(lesson(title).chapters[chapter])


@cache
def telling(title: str, chapter: int, lang: str) -> Telling:
    return Telling(lesson(title).chapters[chapter].game, lang)


def message(step: LessonStep) -> str:
    return f"lesson-{step.key}"


def info_of(title: str, step: LessonStep, lang: str) -> LessonStepInfo:
    chapter, words = past(title, step.chapter), lesson_words(lang, title)
    in_words, eyes = telling(title, step.chapter, lang), Eyes(LEARNER)
    book, steps = in_words.game.book, chapter.steps(eyes)
    seen = [number for number, one in enumerate(steps) if step.line - 1 <= one.at < step.until]
    now, *then = [step_info(chapter, steps, number, eyes, in_words) for number in seen]
    said = [words.text(message(step), {}, form) for form in ("", "task", "done")]
    return LessonStepInfo(
        key=step.key,
        heading=said[0],
        task=said[1],
        done=said[2],
        rules=in_words.rules(*step.rules),
        marked=[MarkedInfo(*one) for one in marked(in_words.words, said, then[0].choice)],
        setting=SettingInfo(book.title.key, int(book.seats), tuple(book.modules), dict(book.options)),
        people=[Person(seat, "person", "", "", True) for seat in range(int(book.seats))],
        wanted=then[0].choice,
        now=now,
        then=then,
    )


HANDLERS = [steps, one_step, preview, why]

"""The analysis of a game as one self-contained page: no script, no other file, no other server."""

from __future__ import annotations

from html import escape
from itertools import islice
from typing import TYPE_CHECKING

from souk.cli.output.page import document, table
from souk.cli.output.plots import curves
from souk.cli.output.review import tables
from souk.cli.speech import say
from souk.words import Words

if TYPE_CHECKING:
    from souk.study.analysis import Analysis
    from souk.study.course import GameCourse


def review_page(analysis: Analysis, course: GameCourse) -> str:
    words = Words(game=course.game)
    title = say("review-title", title=words.say(f"title-{analysis.title}"))
    people = [words.person(seat, None) for seat in range(analysis.seats)]
    series = {name: [step.chances[seat] for step in analysis.steps] for seat, name in enumerate(people)}
    body = [f"<h2>{escape(say('review-chances'))}</h2>", curves(say("review-chances"), series)]
    for name, heads, rows in islice(tables(analysis, words), 1, None):  # the first has the chances, as signs
        body += [f"<h2>{escape(name)}</h2>", table(heads, rows)]
    body.append(f"<p>{escape(say('review-split' if analysis.split else 'review-unsplit'))}</p>")
    return document(words.lang, title, "\n".join(body), say("review-about", depth=say(f"review-{analysis.depth}")))

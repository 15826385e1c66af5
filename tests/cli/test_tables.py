"""Every title can be played at the terminal: whatever is shown, listed or explained has words in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import souk
from souk.cli.terminal.desk import Desk
from souk.cli.terminal.families import tabletop
from souk.cli.terminal.questioner import Questioner
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.ledger import rules_in_play
from souk.words import LANGUAGES, Words

DECISIONS = 60
WIDTHS = (60, 100, 140)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", souk.TITLES)
def test_every_question_can_be_shown_and_every_choice_explained(title: str, lang: str) -> None:
    game = souk.game(title, souk.TITLES[title].high)
    match, rng, words = Match(game, seed=8), seeded(8), Words(lang, game)
    words.catalogue.faults.clear()
    for at in range(DECISIONS):
        decision = match.decision
        assert decision is not None
        width = WIDTHS[at % len(WIDTHS)]
        screen = io.StringIO()
        desk = Desk(Console(file=screen, width=width))
        questioner = Questioner(desk, match, tabletop(words, game), lambda path: None)
        questioner.show_table(decision)
        menu = questioner.menu(decision)
        desk.show(menu.drawn())
        questioner.explainer.explain_question(decision)
        for item in menu.items[:3]:
            questioner.explainer.explain_choice(decision, item)
        numbers = [item.number for item in menu.items]
        assert len(set(numbers)) == len(numbers) and all(menu.matching(str(number)) for number in numbers)
        assert all(item.label in screen.getvalue() for item in menu.items[:1])
        assert max(len(line.rstrip()) for line in screen.getvalue().splitlines()) <= width
        match.play(decision.seat, decision.choices[int(rng.below(len(decision.choices)))])
    assert words.catalogue.faults == []


@pytest.mark.parametrize("title", souk.TITLES)
def test_the_rule_that_is_named_as_an_example_is_one(title: str) -> None:
    game = souk.game(title)
    assert tabletop(Words("en", game), game).example_rule in rules_in_play(game.book.title, game.book.modules)

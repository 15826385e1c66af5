"""Nothing reconstructed is shown as certain in the terminal: names, choices and explanations carry a sign."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from souk.bots import bot
from souk.cli.output.review import mark_row
from souk.cli.terminal.desk import Desk
from souk.cli.terminal.explainer import Explainer
from souk.cli.terminal.families import tabletop
from souk.cli.terminal.questioner import Questioner
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.games import TITLES, game
from souk.ledger import is_reconstructed, rules_in_play
from souk.study.analysis import Mark
from souk.words import LANGUAGES, Words
from souk.words.origin import SIGN, choice_sign
from tests.cli.calls import call

DECISIONS = 30
QUICK = ("--games", "3", "--bots", "eager")
CHANGES = {"mocha": "amount.wheelbarrow.capacity=3", "dice": "amount.supply.red=9", "bazar": "amount.guild.coins=1"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_terminal_marks_what_it_shows_and_explains(title: str, lang: str) -> None:
    """Some turns of a game: names on the table, choices in the menu, and what `?` says of each of them."""
    match = Match(game(title), 5)
    words = Words(lang, match.game)
    top = tabletop(words, match.game)
    ours = {(kind, key) for kind, keys in match.game.book.names.items() for key in keys}
    ours = {(kind, key) for kind, key in ours if words.origin(kind, key).mark == "reconstructed"}
    signs = 0
    for _ in range(DECISIONS):
        decision = match.decision
        assert decision is not None
        screen = io.StringIO()
        questioner = Questioner(Desk(Console(file=screen, width=200)), match, top, print)
        questioner.show_table(decision)
        for kind, key in ours:
            bare = rf"(?<![\w’ ]){re.escape(words.name(kind, key))}(?![\w’\u00a0]| [\w«“(])"
            assert not re.search(bare, screen.getvalue()), (kind, key, screen.getvalue())
        signs += screen.getvalue().count(SIGN) - 1  # that of the legend
        for item in questioner.menu(decision).items:
            parts = [tuple(part.split(".", 1)) for part in match.game.book.parts(item.text).values() if "." in part]
            told = [part for part in parts if part in ours]
            assert (SIGN in item.sign) == bool(told), item
        match.play(decision.seat, decision.choices[len(match.events) % len(decision.choices)])
    assert (signs > 0) == bool(ours), "what is reconstructed is somewhere on the table"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_help_says_of_each_unit_what_is_not_by_the_book(title: str, lang: str) -> None:
    match = Match(game(title), 5)
    words, screen = Words(lang, match.game), io.StringIO()
    explainer = Explainer(Desk(Console(file=screen, width=400)), match, tabletop(words, match.game))
    for kind in tabletop(words, match.game).units:
        explainer.explain_units("hand", kind, match.game.book.names[kind])
    for kind in tabletop(words, match.game).units:
        for key in match.game.book.names[kind]:
            assert words.origin(kind, key).text in screen.getvalue()


@pytest.mark.parametrize(("lang", "said"), [("en", "reconstructed"), ("fr", "reconstitué")])
@pytest.mark.parametrize("title", TITLES)
def test_rules_say_what_of_them_is_reconstructed(title: str, lang: str, said: str) -> None:
    for rule in rules_in_play(TITLES[title], TITLES[title].fixed_modules):
        if is_reconstructed(rule):
            assert said in call("--lang", lang, "rules", title, rule).out.lower(), rule


def a_choice_about_something_ours(match: Match, words: Words) -> int:
    """Play on until there is one. Return how many decisions have been made."""
    rng = seeded(5)
    for step in range(1_000):
        decision = match.decision
        assert decision is not None
        if any(choice_sign(words, text) for text in decision.choices):
            return step
        match.play(decision.seat, bot("eager").choose(match.sight(decision.seat), rng))
    raise AssertionError("no choice is about anything reconstructed")


@pytest.mark.once
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", CHANGES)
def test_tables_of_commands_sign_what_they_name(title: str, lang: str, tmp_path: Path) -> None:
    """What commands list: choices, and what is counted in games."""
    match = Match(game(title), 5)
    words = Words(lang, match.game)
    step = a_choice_about_something_ours(match, words)
    (tmp_path / "game.souk").write_text(match.record.spelled(), encoding="utf-8")
    units = [(kind, key) for kind, keys in match.game.book.names.items() for key in keys]
    ours = [words.name(*unit) for unit in units if words.origin(*unit).mark == "reconstructed"]
    others = [words.name(*unit) for unit in units if words.origin(*unit).mark != "reconstructed"]
    named = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(set(ours) - set(others))))
    said = [
        call("--lang", lang, "sim", title, *QUICK, "--report"),
        call("--lang", lang, "lab", title, "--change", CHANGES[title], *QUICK),
        call("--lang", lang, "eval", str(tmp_path / "game.souk"), "--step", str(step), "--depth", "judge"),
    ]
    rows = [line for ran in said for line in ran.out.splitlines() if line.startswith("│")]
    assert [line for line in rows if named.search(line) and SIGN not in line] == []
    assert any(SIGN in line for line in rows)


def test_a_review_signs_choices() -> None:
    match = Match(game("bazar"), 5)
    words = Words("en", match.game)
    a_choice_about_something_ours(match, words)
    assert match.decision is not None
    ours = next(text for text in match.decision.choices if choice_sign(words, text))
    row = mark_row(Mark(3, 0, ours, "event.none", 0.1, 0.01, "blunder", [ours], ""), words)
    assert [SIGN in cell for cell in row] == [at in (2, 6) for at in range(len(row))]

"""What `?` and `r` print: help on a question, on a choice and its effects, or a row of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from souk.cli.terminal.desk import Desk
from souk.cli.terminal.families import Tabletop
from souk.cli.terminal.families.notes import BETWEEN
from souk.cli.terminal.menu import MenuItem
from souk.engine.errors import SoukError
from souk.engine.game import Decision
from souk.engine.match import Match
from souk.ledger import rule_row
from souk.words.origin import SIGN
from souk.words.story import TURN_BEGINS

COMMANDS = ("number", "whole", "explain", "undo", "board", "rule", "save", "quit")


class Explainer:
    def __init__(self, desk: Desk, match: Match, tabletop: Tabletop) -> None:
        self.desk = desk
        self.match = match
        self.tabletop = tabletop
        self.words = tabletop.words

    def explain_question(self, decision: Decision) -> None:
        """Explain what is asked, the commands, and what the player holds."""
        words = self.words
        view = self.match.game.view(self.match.table, decision.seat)
        self.print_heading("question")
        self.desk.say("  " + words.help(decision, view))
        self.print_heading("commands")
        for name in COMMANDS:
            self.desk.say("  " + words.say(f"desk-help-{name}", rule=self.tabletop.example_rule))
        self.desk.say("  " + words.say("desk-help-notation", example=decision.choices[0]))
        for heading, kind, keys in self.tabletop.held(view, decision.seat):
            self.explain_units(heading, kind, keys)

    def explain_units(self, heading: str, kind: str, keys: Iterable[str]) -> None:
        for at, key in enumerate(keys):
            if at == 0:
                self.print_heading(heading)
            self.desk.say(f"  {self.words.name(kind, key)}. {self.words.about(kind, key)}")
            self.explain_origin(kind, key)

    def explain_origin(self, kind: str, key: str) -> None:
        """Print what of a unit is not by the book."""
        mark, text = self.words.origin(kind, key)
        if text:
            self.desk.say(f"  {SIGN if mark == 'reconstructed' else ''} {text}", "dim")

    def print_heading(self, name: str) -> None:
        self.desk.say(self.words.say(f"desk-help-{name}"), "bold")

    def explain_choice(self, decision: Decision, item: MenuItem) -> None:
        """Explain what a choice is, what it is certain to do, and which rule it follows."""
        words = self.words
        self.desk.say(f"{item.number} · {item.label}", "bold")
        for name, value in self.match.game.book.parts(item.text).items():
            kind, _, key = value.partition(".")
            if kind in self.tabletop.units and name != "other":  # the second of two of a kind needs no explanation
                self.desk.say("  " + words.about(kind, key))
                self.explain_origin(kind, key)
        for note in item.hint.split(BETWEEN):
            if note.startswith("✗"):
                self.desk.say(f"  {note}")
        self.print_effect(decision, item)
        rule = self.tabletop.rule(item.text)
        if rule:
            self.desk.say("  " + words.say("desk-rule-see", rule=rule), "dim")

    def print_effect(self, decision: Decision, item: MenuItem) -> None:
        """Print what a choice is certain to do, unless its label says as much."""
        words = self.words
        preview = self.match.game.preview(self.match.table, decision.seat, item.text)
        sure = [one for one in preview.events if one.key != TURN_BEGINS]
        if [one.key for one in sure] not in self.tabletop.said_by_the_choice:
            story = words.story(sure, decision.seat) or words.say("desk-note-nothing")
            self.desk.say("  " + words.say("desk-would", story=story))
        if preview.open:
            self.desk.say("  " + words.say("desk-would-then", then=words.chance(preview.open)))

    def show_rule(self, name: str) -> None:
        """Print a row of the ledger, with the place in the rulebook."""
        words = self.words
        if not name:
            self.desk.say(words.say("desk-rule-name", rule=self.tabletop.example_rule))
            return
        try:
            book = self.match.game.book
            row = rule_row(book.title, book.modules, name, words.lang)
        except SoukError as error:
            self.desk.say(str(error))
            return
        if words.catalogue.has(f"rule-{row.id}"):
            self.desk.say(words.say("desk-rule-said", rule=row.id, text=words.rule(row.id)))
        self.desk.say("  " + words.say("desk-rule", rule=row.id, text=row.rule))
        self.desk.say("  " + words.say("desk-ledger-book", book=row.book))
        if row.ruling:
            self.desk.say("  " + words.say("desk-ledger-ruling", ruling=row.ruling))

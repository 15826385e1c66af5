"""What `?` and `r` say: the question, a choice with what it would do, a row of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from souk.cli.desk import Desk
from souk.cli.menu import Entry
from souk.cli.tables import Tabletop
from souk.cli.tables.notes import BETWEEN
from souk.engine.errors import SoukError
from souk.engine.game import Decision
from souk.engine.match import Match
from souk.ledger import rule_row
from souk.words.story import TURN_BEGINS

COMMANDS = ("number", "explain", "undo", "board", "rule", "save", "quit")


class Explain:
    def __init__(self, desk: Desk, match: Match, tabletop: Tabletop) -> None:
        self.desk = desk
        self.match = match
        self.tabletop = tabletop
        self.words = tabletop.words

    def question(self, decision: Decision) -> None:
        """What is asked, the commands, and what is in hand."""
        words = self.words
        view = self.match.game.view(self.match.table, decision.seat)
        self.heading("question")
        self.desk.say("  " + words.help(decision, view))
        self.heading("commands")
        for name in COMMANDS:
            self.desk.say("  " + words.say(f"desk-help-{name}", rule=self.tabletop.example_rule))
        self.desk.say("  " + words.say("desk-help-notation", example=decision.choices[0]))
        for heading, kind, keys in self.tabletop.held(view, decision.seat):
            self.held(heading, kind, keys)

    def held(self, heading: str, kind: str, keys: Iterable[str]) -> None:
        for at, key in enumerate(keys):
            if at == 0:
                self.heading(heading)
            self.desk.say(f"  {self.words.name(kind, key)}. {self.words.about(kind, key)}")

    def heading(self, name: str) -> None:
        self.desk.say(self.words.say(f"desk-help-{name}"), "bold")

    def choice(self, decision: Decision, entry: Entry) -> None:
        """What it is, what it would surely do, and which rule that is."""
        words = self.words
        self.desk.say(f"{entry.number} · {entry.label}", "bold")
        for name, value in self.match.game.book.parts(entry.text).items():
            kind, _, key = value.partition(".")
            if kind in self.tabletop.units and name != "other":  # of two of a kind it is about the first
                self.desk.say("  " + words.about(kind, key))
        for note in entry.hint.split(BETWEEN):
            if note.startswith("✗"):
                self.desk.say(f"  {note}")
        self.effect(decision, entry)
        rule = self.tabletop.rule(entry.text)
        if rule:
            self.desk.say("  " + words.say("desk-rule-see", rule=rule), "dim")

    def effect(self, decision: Decision, entry: Entry) -> None:
        """What it would surely do, unless the choice itself says as much."""
        words = self.words
        preview = self.match.game.preview(self.match.table, decision.seat, entry.text)
        sure = [one for one in preview.events if one.key != TURN_BEGINS]
        if [one.key for one in sure] not in self.tabletop.said_by_the_choice:
            story = words.story(sure, decision.seat) or words.say("desk-note-nothing")
            self.desk.say("  " + words.say("desk-would", story=story))
        if preview.open:
            self.desk.say("  " + words.say("desk-would-then", then=words.chance(preview.open)))

    def rule(self, name: str) -> None:
        """A row of the ledger, with where the rulebook has it."""
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

"""What `?` and `r` say: the question, a choice with what it would do, a row of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from souk.cli.board import BETWEEN
from souk.cli.desk import Desk
from souk.cli.menu import Entry
from souk.engine.errors import SoukError
from souk.engine.game import Decision
from souk.engine.match import Match
from souk.ledger import rule_row
from souk.words import Words

COMMANDS = ("number", "explain", "undo", "board", "rule", "save", "quit")
SAID_BY_THE_CHOICE = (["moves"], ["announces"])  # events
UNITS = ("place", "card", "play", "opening", "tile", "encounter", "tweak", "good")  # what a choice may be about


class Explain:
    def __init__(self, desk: Desk, match: Match, words: Words) -> None:
        self.desk = desk
        self.match = match
        self.words = words

    def question(self, decision: Decision) -> None:
        """What is asked, the commands, and the cards in hand."""
        words = self.words
        view = self.match.game.view(self.match.table, decision.seat)
        self.heading("question")
        self.desk.say("  " + words.help(decision, view))
        self.heading("commands")
        for name in COMMANDS:
            self.desk.say("  " + words.say(f"desk-help-{name}"))
        self.desk.say("  " + words.say("desk-help-notation", example=decision.choices[0]))
        me = view["players"][decision.seat]
        self.cards("hand", "card", me["hand"])
        self.cards("guild", "opening", me.get("guild", []))

    def cards(self, heading: str, kind: str, held: Iterable[str]) -> None:
        for at, key in enumerate(held):
            if at == 0:
                self.heading(heading)
            self.desk.say(f"  {self.words.name(kind, key)}. {self.words.about(kind, key)}")

    def heading(self, name: str) -> None:
        self.desk.say(self.words.say(f"desk-help-{name}"), "bold")

    def choice(self, decision: Decision, entry: Entry) -> None:
        """What it is, what it would surely do, and which rule that is."""
        words = self.words
        game = self.match.game
        self.desk.say(f"{entry.number} · {entry.label}", "bold")
        step, _, spelling = entry.text.partition(":")
        parts = game.book.steps[step].domain.parts(spelling)
        for name, value in parts.items():
            kind, _, key = value.partition(".")
            if kind in UNITS and name != "other":  # of two places it is about the first
                self.desk.say("  " + words.about(kind, key))
        for note in entry.hint.split(BETWEEN):
            if note.startswith("✗"):
                self.desk.say(f"  {note}")
        self.effect(decision, entry)
        rule = game.book.steps[step].rule
        if rule and "opening" not in parts:  # the rule is that of moving, which it replaces
            self.desk.say("  " + words.say("desk-rule-see", rule=rule), "dim")

    def effect(self, decision: Decision, entry: Entry) -> None:
        """What it would surely do, unless the choice itself says as much."""
        words = self.words
        preview = self.match.game.preview(self.match.table, decision.seat, entry.text)
        sure = [one for one in preview.events if one.key != "turn_begins"]
        if [one.key for one in sure] not in SAID_BY_THE_CHOICE:
            story = words.story(sure, decision.seat) or words.say("desk-note-nothing")
            self.desk.say("  " + words.say("desk-would", story=story))
        if preview.open:
            self.desk.say("  " + words.say("desk-would-then", then=words.chance(preview.open)))

    def rule(self, name: str) -> None:
        """A row of the ledger, with where the rulebook has it."""
        words = self.words
        if not name:
            self.desk.say(words.say("desk-rule-name"))
            return
        try:
            book = self.match.game.book
            row = rule_row(book.title, book.modules, name)
        except SoukError as error:
            self.desk.say(str(error))
            return
        if words.catalogue.has(f"rule-{row.id}"):
            self.desk.say(words.say("desk-rule-said", rule=row.id, text=words.rule(row.id)))
        self.desk.say("  " + words.say("desk-rule", rule=row.id, text=row.rule))
        self.desk.say("  " + words.say("desk-ledger-book", book=row.book))
        if row.ruling:
            self.desk.say("  " + words.say("desk-ledger-ruling", ruling=row.ruling))
        if words.lang != "en":
            self.desk.say("  " + words.say("desk-ledger-language"), "dim")

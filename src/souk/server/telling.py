"""Everything that a table tells, in the words of one language and for one viewer's eyes."""

from __future__ import annotations

from souk.engine import game as engine
from souk.engine.errors import Refused, SoukError
from souk.engine.event import Happening
from souk.engine.game import Game
from souk.engine.odds import aim, odds
from souk.engine.table import Table
from souk.ledger import rule_row, rules_in_play
from souk.server.feed import Item, Viewer
from souk.server.wire import shared, tells
from souk.words import Words
from souk.words.story import TURN_BEGINS, by_turn


class Telling:
    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.words = Words(lang, game)
        self.usual = self.words.people
        self.labels: dict[str, str] = {}  # of choices: they come again and again

    def call(self, names: list[str]) -> None:
        """The people at the table; who has given no name is called by the motif of the seat."""
        self.words.people = [name or usual for name, usual in zip(names, self.usual, strict=True)]
        self.labels.clear()

    # What happened --------------------------------------------------------------------------------------------------

    def log(self, events: list[Happening], viewer: Viewer) -> list[shared.Said]:
        """What happened, in sentences. That a turn begins needs no words, but may be the beginning of a round."""
        lines = []
        for turn in by_turn(events):
            if turn[0].key == TURN_BEGINS:
                lines.append(shared.Said(None, "", int(turn.pop(0).args["round"])))
            lines += [shared.Said(*one, round=0) for one in self.words.sentences(turn, viewer)]
        return lines

    def story(self, events: list[Happening], viewer: Viewer) -> str:
        return " ".join(one.text for one in self.log(events, viewer) if one.text)

    def entry(self, item: Item, viewer: Viewer) -> tells.Entry:
        """Its words are kept for the next who wants to read them."""
        if self.lang not in item.told:
            item.told[self.lang] = self.log(item.events, viewer)
        return tells.Entry(item.version, item.seat, item.told[self.lang], said(item.events), item.undo)

    # What is to be decided ------------------------------------------------------------------------------------------

    def decision(self, s: Table, at: int) -> shared.Decision | None:
        """For the seat that has to make it."""
        decision = self.game.decision(s)
        if decision is None:
            return None
        view = self.game.view(s, decision.seat)
        return shared.Decision(
            at=at,
            key=decision.key,
            path=list(decision.path),
            prompt=self.words.prompt(decision, view),
            help=self.words.help(decision, view),
            rule=self.game.book.steps[decision.key].rule,
            choices=self.choices(decision),
        )

    def choices(self, decision: engine.Decision) -> list[shared.Choice]:
        book = self.game.book
        step = book.steps[decision.key]
        idle = book.spelled[int(step.id)][step.idle] if step.idle >= 0 else ""
        return [
            shared.Choice(
                choice=text,
                label=self.label(text),
                parts=book.parts(text),
                idle=text == idle,
                aside=text.partition(":")[0] != decision.key,
            )
            for text in decision.choices
        ]

    def label(self, choice: str) -> str:
        if choice not in self.labels:
            self.labels[choice] = self.words.choice(choice)
        return self.labels[choice]

    def ahead(self, s: Table, seat: int, choice: str, number: int) -> tells.Ahead:
        """What a choice would do, what chance follows, and what may come of that."""
        ahead = self.game.preview(s, seat, choice)
        best = odds(self.game, s, seat, choice) if ahead.open else []
        aimed = aim(best, odds(self.game, s, seat, choice, steered=False)) if best else None
        return tells.Ahead(
            id=number,
            choice=choice,
            text=self.story(ahead.events, seat),
            events=said(ahead.events),
            open=ahead.open,
            then=self.words.chance(ahead.open) if ahead.open else "",
            odds=[
                shared.Prospect(one.weight, one.of, self.story(one.events, seat), said(one.events), one.fates)
                for one in best
            ],
            aim=shared.AimInfo(aimed.key, float(aimed.kept), float(aimed.best), self.words.aim(aimed))
            if aimed
            else None,
        )

    # Rules and results ----------------------------------------------------------------------------------------------

    def rule(self, rule: str) -> tuple[str, shared.RuleRow | None]:
        """Why something is refused, and the row of the ledger."""
        text = self.words.rule(rule)
        book = self.game.book
        try:
            row = rule_row(book.title, book.modules, rule, self.lang)
        except SoukError:
            return text, None
        return text, shared.RuleRow(row.id, row.rule, row.book, row.ruling, row.section)

    def reason(self, s: Table, choice: str, number: int) -> tells.Reason:
        """Whether a choice is allowed, and if not, why."""
        rule, text, row = "", "", None
        try:
            self.game.checked(s, choice)
        except Refused as refusal:
            rule = refusal.rule
            text, row = self.rule(rule)
        return tells.Reason(id=number, choice=choice, allowed=not rule, rule=rule, text=text, row=row)

    def rules(self, *wanted: str) -> list[shared.RuleRow]:
        """Rows of the ledger: those wanted, or all."""
        book = self.game.book
        rows = rules_in_play(book.title, book.modules, self.lang)
        found = [rows[rule] for rule in wanted] or rows.values()
        return [shared.RuleRow(row.id, row.rule, row.book, row.ruling, row.section) for row in found]

    def outcome(self, s: Table, viewer: Viewer) -> shared.Outcome | None:
        outcome = self.game.outcome(s)
        if outcome is None:
            return None
        return shared.Outcome(
            ranks=outcome.ranks,
            scores=outcome.scores,
            names=self.game.book.title.ranked_by,
            winners=outcome.winners,
            decided_by=outcome.decided_by,
            text=self.words.outcome(outcome, viewer),
        )


def said(events: list[Happening]) -> list[shared.EventSaid]:
    return [one.json() for one in events]

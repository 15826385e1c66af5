"""A program's seat at a table of bots. All it is told comes from its own sight."""

from __future__ import annotations

import secrets
from io import StringIO
from typing import Final

from rich.console import Console

from souk.bots import bot
from souk.bots.registry import is_ours, known
from souk.cli.terminal.desk import Desk
from souk.cli.terminal.families import tabletop
from souk.cli.terminal.questioner import Questioner
from souk.engine.errors import Refused, SoukError
from souk.engine.event import Happening
from souk.engine.game import Decision
from souk.engine.match import Match
from souk.engine.odds import Prospect, aim, odds
from souk.engine.rng import seeded
from souk.ledger import RuleRow, rule_row, rules_in_play
from souk.setting import Setting
from souk.words import Words
from souk.words.origin import marked_choice

WIDTH: Final = 100  # of a table drawn in text
MANY_SEEDS: Final = 2**32
MOST_PROSPECTS: Final = 12
MOST_RULES: Final = 20


class Guest:
    """One seat of a match; `bots` play the others, in the order of the seats."""

    def __init__(self, setting: Setting, bots: list[str], seat: int, seed: int | None, lang: str) -> None:
        self.game = setting.game()
        seats = int(self.game.book.seats)
        if not 0 <= seat < seats:
            raise SoukError(f"there is no seat {seat}: they are 0 to {seats - 1}")
        self.seat = seat
        others = [one for one in range(seats) if one != seat]
        self.bots = {one: bot(checked_code(code)) for one, code in zip(others, full(bots, len(others)), strict=True)}
        seed = secrets.randbelow(MANY_SEEDS) if seed is None else seed
        self.match = Match(self.game, seed)
        self.rng = seeded(seed + 1)  # not that of the table, which tells the future
        self.words = Words(lang, self.game)
        self.tabletop = tabletop(self.words, self.game)
        self.heard = 0  # lines of the log that have been told
        self.let_others_play()

    # Playing --------------------------------------------------------------------------------------------------------

    def let_others_play(self) -> None:
        while (decision := self.match.decision) is not None and decision.seat != self.seat:
            self.match.play(decision.seat, self.bots[decision.seat].choose(self.match.sight(decision.seat), self.rng))

    def decision(self) -> Decision:
        decision = self.match.decision
        if decision is None:
            raise SoukError("the game is over: open another table")
        return decision

    def choose(self, choice: str) -> str:
        """Play a choice, let the others play, and tell what has happened since."""
        self.decision()
        try:
            self.match.play(self.seat, choice)
        except Refused as refusal:
            raise SoukError(self.refused(choice, refusal.rule)) from refusal
        self.let_others_play()
        return "\n\n".join([self.news(), self.question()])

    # Looking --------------------------------------------------------------------------------------------------------

    def news(self) -> str:
        """What has happened since the last time, in words."""
        lines = self.match.events[self.heard :]
        self.heard = len(self.match.events)
        return self.words.story((one for line in lines for one in line), self.seat)

    def look(self) -> str:
        """The table as this seat sees it, drawn in text."""
        page = StringIO()
        desk = Desk(Console(file=page, width=WIDTH, color_system=None, highlight=False))
        decision = self.match.decision
        if decision is not None:
            Questioner(desk, self.match, self.tabletop, print).show_table(decision)
        else:
            desk.show(self.tabletop.players(self.game.view(self.match.table, self.seat), self.seat, WIDTH))
        return "\n".join(line.rstrip() for line in page.getvalue().splitlines())

    def question(self) -> str:
        """The question and its choices, or the result."""
        outcome = self.match.outcome
        if outcome is not None:
            return "\n".join(self.words.outcome(outcome, self.seat))
        decision = self.decision()
        view = self.game.view(self.match.table, self.seat)
        asked, explained = self.words.prompt_and_help(decision, view)
        return "\n".join([asked, explained, *[self.labelled(decision, text) for text in decision.choices]])

    def labelled(self, decision: Decision, choice: str) -> str:
        hint = self.tabletop.hint(self.match.table, decision, choice)
        return f"- `{choice}`: {marked_choice(self.words, choice)}{f' ({hint})' if hint else ''}"

    # Asking ---------------------------------------------------------------------------------------------------------

    def why(self, choice: str) -> str:
        """What an allowed choice is certain to do, and its rule; otherwise why it is not allowed."""
        decision = self.decision()
        if choice not in decision.choices:
            return self.refused(choice, self.game.why(self.match.table, choice))
        preview = self.game.preview(self.match.table, self.seat, choice)
        lines = [marked_choice(self.words, choice), self.told(preview.events)]
        if preview.open:
            lines.append(self.words.say("desk-would-then", then=self.words.chance(preview.open)))
        rule = self.tabletop.rule(choice)
        return "\n".join([*[line for line in lines if line], *([self.rule(rule)] if rule else [])])

    def told(self, events: list[Happening]) -> str:
        story = self.words.story(events, self.seat)
        return self.words.say("desk-would", story=story) if story else self.words.say("desk-note-nothing")

    def refused(self, choice: str, rule: str) -> str:
        reason = self.words.say("desk-refused", reason=self.words.rule(rule), rule=rule)
        return f"{choice}: {reason}\n{self.rule(rule)}"

    def odds(self, choice: str) -> str:
        """What may come of a choice, likeliest first, as far as this seat can know."""
        self.decision()
        best = odds(self.game, self.match.table, self.seat, choice)
        if not best:
            return self.why(choice)
        aimed = aim(best, odds(self.game, self.match.table, self.seat, choice, steered=False))
        lines = [f"- {self.prospect(one)}" for one in best[:MOST_PROSPECTS]]
        rest = sum(one.weight for one in best[MOST_PROSPECTS:])
        lines += [f"- {rest / best[0].of:.1%}: …"] if rest else []
        return "\n".join([marked_choice(self.words, choice), *([self.words.aim(aimed)] if aimed else []), *lines])

    def prospect(self, one: Prospect) -> str:
        told = self.words.story(one.events, self.seat) or self.words.listed(
            [self.words.fate(text) for text in one.fates]
        )
        return f"{one.weight / one.of:.1%}: {told}"

    # Rules ----------------------------------------------------------------------------------------------------------

    def rule(self, row_id: str) -> str:
        book = self.game.book
        return spelled(rule_row(book.title, book.modules, row_id, self.words.lang))

    def rules(self, search: str) -> str:
        """The row with this id, or all rows in which every word occurs."""
        book = self.game.book
        rows = rules_in_play(book.title, book.modules, self.words.lang)
        if search.upper() in {row_id.upper() for row_id in rows}:
            return self.rule(search)
        wanted = search.lower().split()
        found = [row for row in rows.values() if all(word in searched(row) for word in wanted)]
        if not found:
            raise SoukError(f"no rule of {book.title.key} mentions {search!r}")
        more = [f"… {len(found) - MOST_RULES}"] if len(found) > MOST_RULES else []
        return "\n".join([*[spelled(row) for row in found[:MOST_RULES]], *more])


def full(bots: list[str], many: int) -> list[str]:
    """A code for each bot's seat: the last one named takes all that are left."""
    if len(bots) > many:
        raise SoukError(f"{many} bots can sit at this table, not {len(bots)}")
    codes = bots or [known()[-1]]
    return (codes + [codes[-1]] * many)[:many]


def checked_code(code: str) -> str:
    """Only bots of this package: others are programs of the machine, which a guest must not start."""
    if not is_ours(code):
        raise SoukError(f"there is no bot {code!r}; known: {', '.join(known())}, ismcts:2000")
    return code


def searched(row: RuleRow) -> str:
    return f"{row.id} {row.section} {row.rule} {row.ruling}".lower()


def spelled(row: RuleRow) -> str:
    return f"{row.id}: {row.rule}" + (f" ({row.ruling})" if row.ruling else "")

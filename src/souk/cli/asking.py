"""Putting a question to a person, and understanding the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from souk.cli.desk import Desk
from souk.cli.explain import Explain
from souk.cli.menu import Menu
from souk.cli.tables import Tabletop
from souk.cli.tables.notes import BETWEEN, shared, without
from souk.cli.tables.signs import letter
from souk.engine.errors import Refused, SoukError
from souk.engine.game import Decision
from souk.engine.match import Match

FITTING = 8  # choices that are listed when several fit what was typed


class Quit(Exception):
    """Somebody has had enough, or nothing more comes in."""


class Asking:
    """`save` stores the game in a file."""

    def __init__(self, desk: Desk, match: Match, tabletop: Tabletop, save: Callable[[Path], None]) -> None:
        self.desk = desk
        self.match = match
        self.tabletop = tabletop
        self.words = tabletop.words
        self.explain = Explain(desk, match, tabletop)
        self.save = save

    # Showing --------------------------------------------------------------------------------------------------------

    def overview(self, decision: Decision) -> None:
        """The board, the players, and the hand of who decides."""
        seat, width = decision.seat, self.desk.width
        tabletop = self.tabletop
        view = self.match.game.view(self.match.table, seat)
        self.desk.blank()
        self.desk.rule(self.heading(seat, bool(view.get("last_round"))))
        self.desk.show(tabletop.board(view, width, self.offered(decision)))
        self.desk.say(tabletop.legend(view, seat, width), "dim")
        for line in tabletop.remarks(view):
            self.desk.say(line)
        self.desk.show(tabletop.players(view, seat, width))
        for line in tabletop.hand(view, seat):
            self.desk.say(line)

    def heading(self, seat: int, last_round: bool) -> str:
        words = self.words
        rounds = self.match.table.rounds()
        turn = words.say("desk-turn", round=rounds, who=words.people[seat], letter=letter(words, seat))
        return f"{turn} · {words.say('desk-last-round')}" if last_round else turn

    def offered(self, decision: Decision) -> set[str]:
        """The units among the choices."""
        return {part for text in decision.choices for part in self.match.game.book.parts(text).values()}

    def menu(self, decision: Decision) -> Menu:
        """With a line above it for what is the same beside each choice."""
        game, table = self.match.game, self.match.table
        hints = {text: self.tabletop.hint(table, decision, text) for text in decision.choices}
        common = shared(game, decision, hints)
        if common:
            self.desk.say("  " + self.words.say("desk-common", notes=BETWEEN.join(common)), "dim")
        hints = {text: without(said, common) for text, said in hints.items()}
        return Menu(self.tabletop, decision, game.view(table, decision.seat), hints)

    # Asking ---------------------------------------------------------------------------------------------------------

    def answer(self, decision: Decision) -> str:
        """Ask until there is an answer. After an undo it is an earlier question that is asked."""
        while True:
            view = self.match.game.view(self.match.table, decision.seat)
            self.desk.blank()
            self.desk.say(self.words.prompt(decision, view), "bold")
            menu = self.menu(decision)
            self.desk.show(menu.shown())
            chosen = self.read(menu)
            if chosen:
                return chosen
            following = self.match.decision
            assert following is not None
            decision = following

    def read(self, menu: Menu) -> str:
        """Lines up to a choice; "" when the question must be put again."""
        asked = f"{self.words.say('desk-ask')} ({self.words.say('desk-keys')}) ›"
        while True:
            typed = self.desk.ask(asked)
            if typed is None or typed.lower() == "q":
                raise Quit
            name, _, rest = typed.replace("?", "? ", 1).partition(" ") if typed[:1] == "?" else typed.partition(" ")
            if self.again(menu, name.lower(), rest.strip()):
                return ""
            if typed and not self.aside(menu, name.lower(), rest.strip()):
                chosen = self.chosen(menu, typed)
                if chosen:
                    return chosen

    def again(self, menu: Menu, name: str, rest: str) -> bool:
        """Commands after which the question is put again."""
        if rest or name not in ("b", "u"):
            return False
        if name == "b":
            self.overview(menu.decision)
        else:
            self.undo(menu.decision.seat)
        return True

    def aside(self, menu: Menu, name: str, rest: str) -> bool:
        """Commands that leave the question where it is."""
        if name == "?" and not rest:
            self.explain.question(menu.decision)
        elif name == "?":
            found = menu.find(rest)
            if len(found) == 1:
                self.explain.choice(menu.decision, found[0])
            else:
                self.chosen(menu, rest)
        elif name == "r":
            self.explain.rule(rest)
        elif name == "s":
            self.save_as(rest)
        else:
            return False
        return True

    def chosen(self, menu: Menu, typed: str) -> str:
        """The answer that was typed; else one line says why it is none."""
        found = menu.find(typed)
        if len(found) == 1:
            return found[0].text
        if found:
            fitting = [f"{entry.number} {entry.label}" for entry in found[:FITTING]] + ["…"] * (len(found) > FITTING)
            self.desk.say(self.words.say("desk-ambiguous", text=typed, numbers=", ".join(fitting)))
            return ""
        meant = menu.not_offered(typed) or typed
        try:
            self.match.game.checked(self.match.table, meant)
            return meant  # allowed, though not listed: another way to the same
        except Refused as refusal:
            reason = self.words.rule(refusal.rule)
            self.desk.say(self.words.say("desk-refused", reason=reason, rule=refusal.rule))
        except SoukError:
            self.desk.say(self.words.say("desk-unknown", text=typed))
        return ""

    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
            self.desk.say(self.words.say("desk-undone"))
        except SoukError:
            begun = any(line.seat == seat for line in self.match.record.effective()[1:])
            self.desk.say(self.words.say("desk-undo-none" if begun else "desk-undo-yet"))

    def save_as(self, name: str) -> None:
        if not name:
            self.desk.say(self.words.say("desk-save-name"))
            return
        try:
            self.save(Path(name))
        except SoukError as error:
            self.desk.say(str(error))

"""Putting a question to a person, and understanding the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from souk.cli.board import BETWEEN, View, barrier, board, carts, legend, letter
from souk.cli.desk import Desk
from souk.cli.explain import Explain
from souk.cli.hints import hint, shared, without
from souk.cli.menu import Menu
from souk.engine.errors import Refused, SoukError
from souk.engine.game import Decision
from souk.engine.match import Match
from souk.words import Words


class Quit(Exception):
    """Somebody has had enough, or nothing more comes in."""


class Asking:
    """`save` stores the game in a file."""

    def __init__(self, desk: Desk, match: Match, words: Words, save: Callable[[Path], None]) -> None:
        self.desk = desk
        self.match = match
        self.words = words
        self.explain = Explain(desk, match, words)
        self.save = save

    # Showing --------------------------------------------------------------------------------------------------------

    def overview(self, decision: Decision) -> None:
        """The board, the carts, and the hand of who decides."""
        words = self.words
        seat = decision.seat
        view = self.match.game.view(self.match.table, seat)
        heading = words.say("desk-turn", round=view["round"], who=words.people[seat], letter=letter(words, seat))
        if view["last_round"]:
            heading += f" · {words.say('desk-last-round')}"
        self.desk.blank()
        self.desk.rule(heading)
        self.desk.show(board(words, view, self.desk.width, self.reachable(decision)))
        self.desk.say(legend(words, view, seat, self.desk.width), "dim")
        self.desk.say(barrier(words, view))
        self.desk.show(carts(words, view, seat, self.desk.width))
        self.hand(view["players"][seat])

    def hand(self, me: View) -> None:
        words = self.words
        names = [words.name("card", card) + (f" ×{n}" if n > 1 else "") for card, n in me["hand"].items()]
        self.desk.say(words.say("desk-hand", cards=", ".join(names)) if names else words.say("desk-hand-empty"))
        if me.get("guild"):
            guild = [words.form("opening", key, "short") for key in me["guild"]]
            self.desk.say(words.say("desk-hand-guild", cards=", ".join(guild)))

    def reachable(self, decision: Decision) -> set[str]:
        """The places among the choices."""
        found = set()
        for text in decision.choices:
            key, _, spelling = text.partition(":")
            parts = self.match.game.book.steps[key].domain.parts(spelling)
            found.add(parts.get("place", "").partition(".")[2])
        return found

    def menu(self, decision: Decision) -> Menu:
        """With a line above it for what is the same beside each choice."""
        game, table = self.match.game, self.match.table
        hints = {text: hint(self.words, game, table, decision, text) for text in decision.choices}
        common = shared(game, decision, hints)
        if common:
            self.desk.say("  " + self.words.say("desk-common", notes=BETWEEN.join(common)), "dim")
        hints = {text: without(said, common) for text, said in hints.items()}
        return Menu(self.words, game, decision, game.view(table, decision.seat), hints)

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
            fitting = ", ".join(f"{entry.number} {entry.label}" for entry in found)
            self.desk.say(self.words.say("desk-ambiguous", text=typed, numbers=fitting))
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

"""Asking a person a question, and understanding the answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from souk.cli.terminal.desk import Desk
from souk.cli.terminal.explainer import Explainer
from souk.cli.terminal.families import Tabletop
from souk.cli.terminal.families.notes import BETWEEN, shared, without
from souk.cli.terminal.families.signs import letter
from souk.cli.terminal.menu import Menu
from souk.engine.errors import Refused, SoukError
from souk.engine.game import Decision
from souk.engine.match import Match
from souk.plan import plan
from souk.words.origin import SIGN

WHOLE = "!"  # after a choice: and the rest of the turn with it
FITTING = 8  # the most choices to list when several match what was typed


class Quit(Exception):
    """Somebody has quit, or the input has ended."""


class Questioner:
    """`save` stores the game in a file."""

    def __init__(self, desk: Desk, match: Match, tabletop: Tabletop, save: Callable[[Path], None]) -> None:
        self.desk = desk
        self.match = match
        self.tabletop = tabletop
        self.words = tabletop.words
        self.explainer = Explainer(desk, match, tabletop)
        self.going: int | None = None  # the seat that wants the whole turn
        self.save = save

    # Showing --------------------------------------------------------------------------------------------------------

    def show_table(self, decision: Decision) -> None:
        """Show the board, the players, and the hand of the player who decides."""
        seat, width = decision.seat, self.desk.width
        tabletop = self.tabletop
        view = self.match.game.view(self.match.table, seat)
        self.desk.blank()
        self.desk.rule(self.heading(seat, bool(view.get("last_round"))))
        self.desk.show(tabletop.board(view, width, self.offered(decision)))
        self.desk.say(tabletop.legend(view, seat, width), "dim")
        if tabletop.is_reconstructed():
            self.desk.say(self.words.say("desk-legend-origin", sign=SIGN), "dim")
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
        """The choices as a menu. Notes that all of them share are printed once, above it."""
        game, table = self.match.game, self.match.table
        hints = {text: self.tabletop.hint(table, decision, text) for text in decision.choices}
        common = shared(game, decision, hints)
        if common:
            self.desk.say("  " + self.words.say("desk-common", notes=BETWEEN.join(common)), "dim")
        hints = {text: without(hint, common) for text, hint in hints.items()}
        return Menu(self.tabletop, decision, game.view(table, decision.seat), hints)

    # Asking ---------------------------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> list[str]:
        """Ask until there is an answer, or several. After an undo, an earlier question is asked instead. Whoever wanted
        the whole turn is not asked for what is nearly always wanted after chance either."""
        going = plan(self.match.game, self.match.table, decision.seat, []) if self.going == decision.seat else None
        if going and going.choices:
            return going.choices
        while True:
            view = self.match.game.view(self.match.table, decision.seat)
            self.desk.blank()
            self.desk.say(self.words.prompt(decision, view), "bold")
            menu = self.menu(decision)
            self.desk.show(menu.drawn())
            chosen = self.read(menu)
            if chosen:
                return chosen
            following = self.match.decision
            assert following is not None
            decision = following

    def read(self, menu: Menu) -> list[str]:
        """Read lines until one is a choice, and return it; nothing if the question must be asked again. With an
        exclamation mark, all that is nearly always wanted follows."""
        asked = f"{self.words.say('desk-ask')} ({self.words.say('desk-keys')}) ›"
        while True:
            typed = self.desk.ask(asked)
            if typed is None or typed.lower() == "q":
                raise Quit
            name, _, rest = typed.replace("?", "? ", 1).partition(" ") if typed[:1] == "?" else typed.partition(" ")
            if self.obey_and_ask_again(menu, name.lower(), rest.strip()):
                return []
            if typed and not self.obey(menu, name.lower(), rest.strip()):
                chosen = self.chosen(menu, typed.removesuffix(WHOLE).strip())
                if chosen:
                    self.going = menu.decision.seat if typed.endswith(WHOLE) else None
                    return [chosen] if self.going is None else self.whole(menu.decision.seat, chosen)

    def whole(self, seat: int, choice: str) -> list[str]:
        """The choice with what follows from it, up to a real question or to chance."""
        return plan(self.match.game, self.match.table, seat, [choice]).choices

    def obey_and_ask_again(self, menu: Menu, name: str, rest: str) -> bool:
        """Carry out a command after which the question is asked again; False if it is none of those."""
        if rest or name not in ("b", "u"):
            return False
        if name == "b":
            self.show_table(menu.decision)
        else:
            self.undo(menu.decision.seat)
        return True

    def obey(self, menu: Menu, name: str, rest: str) -> bool:
        """Carry out a command that leaves the question as it is; False if it is none of those."""
        if name == "?" and not rest:
            self.explainer.explain_question(menu.decision)
        elif name == "?":
            matching = menu.matching(rest)
            if len(matching) == 1:
                self.explainer.explain_choice(menu.decision, matching[0])
            else:
                self.chosen(menu, rest)
        elif name == "r":
            self.explainer.show_rule(rest)
        elif name == "s":
            self.save_as(rest)
        else:
            return False
        return True

    def chosen(self, menu: Menu, typed: str) -> str:
        """The choice that was typed; "" after a line that says why it is none."""
        matching = menu.matching(typed)
        if len(matching) == 1:
            return matching[0].text
        if matching:
            fitting = [f"{item.number} {item.label}" for item in matching[:FITTING]] + ["…"] * (len(matching) > FITTING)
            self.desk.say(self.words.say("desk-ambiguous", text=typed, numbers=", ".join(fitting)))
            return ""
        meant = menu.not_offered(typed) or typed
        try:
            self.match.game.checked(self.match.table, meant)
            return meant  # allowed but not listed: another way to the same result
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

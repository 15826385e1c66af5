"""The Dice Game on a terminal: dice, rubies and tiles, what everybody owns, and what each choice would do."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import RenderableType

from souk.cli.terminal.families import base
from souk.cli.terminal.families.dice.board import board, next_tile
from souk.cli.terminal.families.dice.hints import hint
from souk.cli.terminal.families.dice.players import legend, players
from souk.cli.terminal.families.signs import View, plain, size
from souk.engine.game import Decision
from souk.engine.table import Table

THROW_AGAIN = "throw_again"


class Tabletop(base.Tabletop):
    units = ("zone", "tile", "card", "action", "colour", "item")
    said_by_the_choice = (["acts"], [])
    example_rule = "DIC-A1"

    def board(self, view: View, width: int, offered: set[str]) -> RenderableType:
        return board(self.words, view, width, offered)

    def players(self, view: View, me: int | None, width: int) -> RenderableType:
        return players(self.words, view, me, width)

    def legend(self, view: View, seat: int, width: int) -> str:
        return legend(self.words, view)

    def remarks(self, view: View) -> list[str]:
        return [next_tile(self.words, view)]

    def held(self, view: View, seat: int) -> list[tuple[str, str, Iterable[str]]]:
        """Nobody has secrets, but here is room to explain what the board shows in signs."""
        own = view["players"][seat]["tiles"]
        return [
            ("revealed", "card", dict.fromkeys(view["revealed"])),
            ("tiles", "tile", own),
            ("display", "tile", dict.fromkeys(view["display"])),
        ]

    def rule(self, text: str) -> str:
        """The eight actions are the first rows of their section, in the same order."""
        step, _, key = text.partition(":")
        actions = self.game.book.names["action"]
        return f"DIC-A{actions.index(key) + 1}" if step == "act" and key in actions else super().rule(text)

    def hint(self, table: Table, decision: Decision, text: str) -> str:
        return hint(self.words, self.game, table, decision, text)

    # Rerolls: there may be two hundred, so they are listed by the letters of the dice, which can also be typed.

    def in_lines(self, decision: Decision) -> bool:
        return decision.key == THROW_AGAIN

    def group(self, decision: Decision, text: str) -> str:
        dice = size(self.game.book.parts(text))
        return self.words.say("n-dice", dice=dice) if dice else super().group(decision, text)

    def rank(self, decision: Decision, text: str) -> tuple[int, ...]:
        """Rerolls of few dice come first (none at all before anything else), then in the order of the faces."""
        if decision.key != THROW_AGAIN:
            return super().rank(decision, text)
        faces = self.game.book.parts(text)
        return size(faces), *(-int(n) for n in faces.values())

    def brief(self, decision: Decision, text: str) -> str:
        faces = self.game.book.parts(text)
        letters = [self.words.form("face", face, "letter") * int(n) for face, n in faces.items()]
        return "".join(letters) or super().brief(decision, text)

    def meant(self, decision: Decision, typed: str) -> str:
        """A reroll as the letters of its dice in any order: "cco", "2C O" or "2 c, 1 o"."""
        if decision.key != THROW_AGAIN or typed.isdigit():
            return ""
        faces = self.game.book.names["face"]
        counts = dict.fromkeys((plain(self.words.form("face", face, "letter")) for face in faces), 0)
        pieces = re.findall(r"(\d*)(\D)", re.sub(r"[\s,+]", "", plain(typed)))
        if not pieces or any(letter not in counts for _, letter in pieces):
            return ""
        for n, letter in pieces:
            counts[letter] += int(n or 1)
        return f"{THROW_AGAIN}:{'-'.join(map(str, counts.values()))}"

"""Every choice of a game as one number: the flat action space of programs that learn."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from souk.engine.book import CODE_AT, Book
from souk.engine.run import at_hand
from souk.engine.step import ASIDE, ASK, REGISTRY, Step
from souk.engine.table import Table

ANSWER: Final = (1 << CODE_AT) - 1


@final
class Numbering:
    """The number of a choice is its position in `Book.actions`, whatever step is asked."""

    def __init__(self, book: Book) -> None:
        self.texts: list[str] = book.actions()
        self.size: i64 = len(self.texts)
        self.codes: vec[i64] = vec[i64]([book.codes.get(text, -1) for text in self.texts])
        number = {text: at for at, text in enumerate(self.texts)}
        self.first: vec[i64] = vec[i64]([-1 for _ in REGISTRY.steps])  # of each step, where its answers begin in …
        self.numbers: vec[i64] = vec[i64]()  # … the list of all numbers
        for step in REGISTRY.steps:
            if book.has(step) and step.kind == ASK:
                self.first[step.id] = len(self.numbers)
                for text in book.spelled[int(step.id)]:
                    self.numbers = append(self.numbers, number[text])

    def number(self, step: Step[Any], x: i64) -> i64:
        """The number of an answer to a step, or to its aside."""
        if x >= ASIDE:
            aside = step.aside
            assert aside is not None
            return self.numbers[self.first[aside.id] + x - ASIDE]
        return self.numbers[self.first[step.id] + x]

    def answer(self, step: Step[Any], number: i64) -> i64:
        """The answer that a number stands for, if it is one to this step or to its aside."""
        code = self.codes[number]
        x = code & ANSWER
        return x if code >> CODE_AT == step.id else x + ASIDE

    def mark(self, s: Table, mask: vec[u8], at: i64, value: u8) -> None:
        """Write a value for each choice of a settled table into a mask that begins at `at`."""
        step = at_hand(s)
        for i in range(s.count):
            mask[at + self.number(step, s.offers[i])] = value

    def legal(self, s: Table) -> list[int]:
        """The numbers of the choices of a settled table, in ascending order."""
        step = at_hand(s)
        return sorted([int(self.number(step, s.offers[i])) for i in range(s.count)])

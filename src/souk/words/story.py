"""Events as sentences: what one person does in a row becomes one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from souk.engine.event import Happening

if TYPE_CHECKING:
    from souk.words.words import Words


TURN_BEGINS: Final = "turn_begins"  # an event of every family …
GAME_ENDS: Final = "game_ends"  # … and another
TURN_ENDS: Final = frozenset((TURN_BEGINS, GAME_ENDS))  # with these, the turn before them is over


class Sentence(NamedTuple):
    seat: int | None  # the person it is about; None for a plain fact
    text: str


def capital(text: str) -> str:
    """A sentence whose first word is a name in the middle of others: "the Port is closed" begins with "The"."""
    return text[:1].upper() + text[1:]


def by_turn(happenings: Iterable[Happening]) -> list[list[Happening]]:
    """Events in lists, each of which starts where a turn begins."""
    turns: list[list[Happening]] = []
    for one in happenings:
        if one.key == TURN_BEGINS or not turns:
            turns.append([])
        turns[-1].append(one)
    return turns


class Story:
    def __init__(self, words: Words, viewer: int | None) -> None:
        self.words = words
        self.viewer = viewer
        self.sentences: list[Sentence] = []
        self.begin(-1)

    def begin(self, actor: int) -> None:
        """Begin a sentence about somebody."""
        self.actor = actor
        self.phrases: list[str] = []

    def end(self) -> None:
        """Finish the current sentence."""
        if self.phrases:
            who = self.words.person(self.actor, self.viewer)
            text = self.words.say("sentence", who=who, phrase=self.words.listed(self.phrases))
            self.sentences.append(Sentence(self.actor, text))

    def fact(self, text: str) -> None:
        self.sentences.append(Sentence(None, text))

    def add(self, one: Happening) -> None:
        alone = self.words.catalogue.has(f"fact-{one.key}")
        if alone or one.seat != self.actor:
            self.end()
            self.begin(one.seat)
        args = self.words.event_args(one.scrubbed(self.viewer), self.viewer)
        if alone:
            self.fact(self.words.catalogue.text(f"fact-{one.key}", args))
            return
        message = self.message(one, args)
        self.phrases.append(" ".join(filter(None, self.words.catalogue.text(message, args).split(" "))))

    def message(self, one: Happening, args: dict[str, int | str]) -> str:
        """The message for an event. A family may choose another one, or change the variables."""
        return f"event-{one.key}"

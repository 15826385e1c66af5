"""Events as sentences: what one person does in a row is one of them, and names each place once."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from souk.engine.event import Happening

if TYPE_CHECKING:
    from souk.words.words import Words


TURN_BEGINS: Final = "turn_begins"  # an event that every family tells


class Sentence(NamedTuple):
    seat: int | None  # whose it is; nobody's where it says how things are
    text: str


def capital(text: str) -> str:
    """A sentence whose first word is a name in the middle of others: "the Port is closed" begins with "The"."""
    return text[:1].upper() + text[1:]


def by_turn(happenings: Iterable[Happening]) -> list[list[Happening]]:
    """Cut where a turn begins: that stands first."""
    turns: list[list[Happening]] = []
    for one in happenings:
        if one.key == TURN_BEGINS or not turns:
            turns.append([])
        turns[-1].append(one)
    return turns


class Story:
    at_hand: tuple[str, ...] = ()  # events whose place is plain once it was named: they need no "there"

    def __init__(self, words: Words, viewer: int | None) -> None:
        self.words = words
        self.viewer = viewer
        self.told: list[Sentence] = []
        self.begin(-1)

    def begin(self, actor: int) -> None:
        """Somebody's sentence."""
        self.actor = actor
        self.phrases: list[str] = []
        self.where: int | str = ""  # the place that was named last
        self.pointed = False  # … and meant by "there"

    def end(self) -> None:
        """Finish the sentence that is being made."""
        if self.phrases:
            who = self.words.person(self.actor, self.viewer)
            text = self.words.say("sentence", who=who, phrase=self.words.listed(self.phrases))
            self.told.append(Sentence(self.actor, text))

    def fact(self, text: str) -> None:
        self.told.append(Sentence(None, text))

    def add(self, one: Happening) -> None:
        alone = self.words.catalogue.has(f"fact-{one.key}")
        if alone or one.seat != self.actor:
            self.end()
            self.begin(one.seat)
        args = self.words.event_args(one.scrubbed(self.viewer), self.viewer)
        if alone:
            self.fact(self.words.catalogue.text(f"fact-{one.key}", args))
            return
        if "place" in args:
            self.point(one, args)
        message = self.message(one, args)
        self.phrases.append(re.sub(" +", " ", self.words.catalogue.text(message, args)).strip(" "))

    def point(self, one: Happening, args: dict[str, int | str]) -> None:
        """A place that was just named is "there", and after that needs no words."""
        if self.where == args["place_key"]:
            args["place_at"] = "" if self.pointed or one.key in self.at_hand else self.words.say("there")
            self.pointed = True
        else:
            self.pointed = False
        # Of two places nobody knows which one "there" would be.
        self.where = args["place_key"] if one.event.kinds.count("place") == 1 else ""

    def message(self, one: Happening, args: dict[str, int | str]) -> str:
        """Which one tells it; a family may tell several events as one."""
        return f"event-{one.key}"

"""The sentences of Bazar: the tile that a question is about, and events that are told together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from souk.engine.data import Row
from souk.engine.event import Happening
from souk.words import story
from souk.words.families import base
from souk.words.families.faces import bazar as faces
from souk.words.gist import Gist, TurnLine
from souk.words.story import capital

if TYPE_CHECKING:
    from souk.words.words import Words

# What players do to a tile of their own is told without their name.
OWN: Final = {
    "tile_moves": "event-tile_moves-own",
    "tile_blocked": "event-tile_blocked-own",
    "tile_leaves": "event-tile_leaves-own",
    "tile_lost": "event-tile_lost-own",
}

DETAILS: Final = ("draws", "takes_stall")
TOLD: Final = 4  # a pedlar may push many tiles: the rest are counted


class Manner(base.Manner):
    labels = base.labelled(
        {
            "name": "unnamed",
            "condition": "coins events",
            "spaces": "letter",
            "enters": "aside full",
            "kind": "permanent start",
        }
    )

    # The tile for which a space is wanted.
    situation = MappingProxyType({"tile": lambda words, seat, view: ("tile", view["tile"])})

    # Income, then the next turn with its event.
    apart = frozenset({"gains_coins", "turn_comes"})

    def described(self, row: Row) -> str:
        """A tile is explained by what it does, which may be what another one does."""
        return faces.event_card(self.words, row) if row.kind == "event_card" else self.explained(row, row.what)

    def story(self, viewer: int | None) -> Story:
        return Story(self.words, viewer)

    def gist(self, seat: int, viewer: int | None) -> Placement:
        return Placement(self.words, seat, viewer)

    def between(self, events: Sequence[Happening], viewer: int | None) -> str:
        """The income of everybody, and the event that comes."""
        income: Counter[int] = Counter()
        for one in events:
            if one.key == "gains_coins":
                income[one.seat] += int(one.args["coins"])
        words = self.words
        people = {seat: words.person(seat, viewer, "inside") for seat in income}
        shares = [words.say("turn-other", who=people[seat], result=f"+{n}") for seat, n in income.items()]
        told = [words.say("between-income", income=", ".join(shares))] if shares else []
        told += [words.event(one, viewer) for one in events if one.key == "event_comes"]
        return " ".join(told)


class Story(story.Story):
    """The tokens of all players are one sentence, and so are tokens of one kind that an event places."""

    def begin(self, actor: int) -> None:
        super().begin(actor)
        self.gathered: list[Happening] = []

    def add(self, one: Happening) -> None:
        if one.key not in ("takes_token", "token_laid"):
            if self.gathered:
                self.end()
                self.begin(one.seat)
            super().add(one)
            return
        if not self.gathered or self.kind_of(self.gathered[0]) != self.kind_of(one):
            self.end()
            self.begin(-1)
        self.gathered.append(one)

    def kind_of(self, one: Happening) -> tuple[str, int | str]:
        return one.key, one.args.get("token", "")

    def end(self) -> None:
        super().end()
        if not self.gathered:
            return
        first, words = self.gathered[0], self.words
        if first.key == "takes_token":
            people = [words.people[one.seat] for one in self.gathered]
            self.fact(words.say("fact-takes_token", people=", ".join(people)))
        else:
            token = str(first.args["token"])
            keys = [str(one.args["district"]) for one in self.gathered]
            districts = words.listed([words.form("district", key, "the") for key in keys])
            args: dict[str, int | str] = {"token": words.name("token", token), "token_key": token}
            args |= {"districts": districts, "district_key": keys[0], "count": len(keys)}
            self.fact(capital(words.say("fact-token_laid", **args)))

    def message(self, one: Happening, args: dict[str, int | str]) -> str:
        own = one.args.get("whose") == one.seat
        return OWN[one.key] if own and one.key in OWN else super().message(one, args)


class Placement(Gist):
    """A turn as one sentence: what was placed, and what became of other tiles in the end. What is drawn, and where a
    tile goes that has left, are details."""

    def __init__(self, words: Words, seat: int, viewer: int | None) -> None:
        super().__init__(words, seat, viewer)
        self.done: dict[tuple[int | str, ...], Happening] = {}  # by tile; one that moves twice is told once

    def add(self, one: Happening) -> None:
        super().add(one)
        if one.seat == self.seat and one.key not in DETAILS:
            moved = (one.args["whose"], one.args["tile"]) if "whose" in one.args else (one.key,)
            self.done.pop(moved, None)
            self.done[moved] = one

    def line(self) -> TurnLine:
        done, words = list(self.done.values()), self.words
        text = words.story(done[:TOLD], self.viewer)
        if len(done) > TOLD:
            text = f"{text} {words.say('turn-more', count=len(done) - TOLD)}"
        return TurnLine(self.seat, text, ", ".join(self.heads), "")

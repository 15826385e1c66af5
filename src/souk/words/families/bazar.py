"""The sentences of Bazar: the tile that a question is about, and events that are told together."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from souk.engine.event import Happening
from souk.words import story
from souk.words.families import base
from souk.words.story import capital

# What players do to a tile of their own is told without their name.
OWN: Final = {
    "tile_moves": "event-tile_moves-own",
    "tile_blocked": "event-tile_blocked-own",
    "tile_leaves": "event-tile_leaves-own",
    "tile_lost": "event-tile_lost-own",
}


class Manner(base.Manner):
    # The tile for which a space is wanted.
    situation = MappingProxyType({"tile": lambda words, seat, view: ("tile", view["tile"])})

    def story(self, viewer: int | None) -> Story:
        return Story(self.words, viewer)


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

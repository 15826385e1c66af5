"""How Istanbul is told: what a question may mention, and events that are one thing together."""

from __future__ import annotations

from typing import Any, Final

from souk.engine.event import Happening
from souk.words import story
from souk.words.families import base

WITH_ASSISTANT: Final = ("takes_assistant", "takes_neutral", "leaves_assistant", "leaves_neutral")


class Manner(base.Manner):
    def situation(self, seat: int, view: dict[str, Any]) -> dict[str, base.Said]:
        """Where the seat stands, the dice, who else is there."""
        words = self.words
        me = view["players"][seat]
        here = me["place"]
        others = [
            words.people[other] for other, one in enumerate(view["players"]) if other != seat and one["place"] == here
        ]
        others += [words.say("neutral-merchant") for place in view["strangers"] if place == here]
        first, second = view["dice"]
        top = view["discards"][-1:]
        return {
            "place": ("place", here),
            "family": ("place", me["family"]),
            "merchants": words.listed(others),
            "first": first,
            "second": second,
            "total": first + second,
            "top": words.name("card", top[0]) if top else words.say("nothing"),
        }

    def story(self, viewer: int | None) -> Story:
        return Story(self.words, viewer)


class Story(story.Story):
    at_hand = ("takes_ruby",)

    def begin(self, actor: int) -> None:
        super().begin(actor)
        self.helped = False  # by an assistant: what ends the turn then is the toll
        self.given: list[str] = []  # goods, perhaps for lira

    def message(self, one: Happening, args: dict[str, int | str]) -> str:
        """Goods that bring lira at once are sold."""
        if one.key == "pays_goods":
            self.given.append(str(args["good_some"]))
            return "event-pays_goods"
        given, self.given = self.given, []
        if given and one.key == "gains_lira":
            del self.phrases[-len(given) :]
            args["basket"] = self.words.listed(given)
            return "event-sells"
        unpaid = one.key == "stops" and self.helped
        self.helped = self.helped or one.key in WITH_ASSISTANT
        return "event-stops-unpaid" if unpaid else super().message(one, args)

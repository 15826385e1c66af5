"""The sentences of Istanbul: variables of questions and choices, and events that are told together."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from souk.engine.data import Row
from souk.engine.event import Happening
from souk.words import story
from souk.words.families import base
from souk.words.families.faces import istanbul as faces
from souk.words.gist import Booking, Gist

if TYPE_CHECKING:
    from souk.words.words import Words

View = dict[str, Any]

WITH_ASSISTANT: Final = ("takes_assistant", "takes_neutral", "leaves_assistant", "leaves_neutral")
ROLLS: Final = ("rolls", "turns_die")
FACES: Final = {"opening": faces.guild_card, "bonus": faces.bonus}  # by kind
AT_HAND: Final = ("takes_ruby",)  # events whose place is obvious once it has been named: they need no "there"


def merchants(words: Words, seat: int, view: View) -> str:
    """Whoever else is where the seat is."""
    here = view["players"][seat]["place"]
    others = [words.people[at] for at, one in enumerate(view["players"]) if at != seat and one["place"] == here]
    return words.listed([*others, *[words.say("neutral-merchant") for place in view["strangers"] if place == here]])


def top(words: Words, seat: int, view: View) -> str:
    """The card on top of the discards."""
    return words.name("card", view["discards"][-1]) if view["discards"] else words.say("nothing")


class Manner(base.Manner):
    stand_ins = MappingProxyType({"play": "card"})  # what is played is usually a card

    labels = base.labelled(
        {
            "cost": "costs price needed fee",
            "place": "place",
            "moments": "moments option option_value option_moments",
            "rubies": "rubies",
            "bonuses": "bonuses",
            "sides": "sides",
        }
    )

    situation = MappingProxyType(
        {
            "place": lambda words, seat, view: ("place", view["players"][seat]["place"]),
            "family": lambda words, seat, view: ("place", view["players"][seat]["family"]),
            "merchants": merchants,
            "first": lambda words, seat, view: view["dice"][0],
            "second": lambda words, seat, view: view["dice"][1],
            "total": lambda words, seat, view: sum(view["dice"]),
            "top": top,
        }
    )

    def described(self, row: Row) -> str:
        if row.kind == "card" and row.has("bonuses"):
            return faces.dice_card(self.words, row)
        return FACES[row.kind](self.words, row) if row.kind in FACES else super().described(row)

    def answer(self, text: str) -> dict[str, int | str]:
        """The goods of which a choice consists, the dice of a roll, and whether what is played is a card."""
        assert self.words.game is not None
        book = self.words.game.book
        parts = {name: value.partition(".")[2] for name, value in book.parts(text).items()}
        goods = self.words.counted(text)
        return {
            "basket": self.words.listed(goods),
            "goods": len(goods),  # kinds of goods: none if a card is played instead
            "card": "",
            "play_power": "no" if parts.get("play", "") in book.names["card"] else "yes",
            **two_dice(parts.get("word", "")),
        }

    def story(self, viewer: int | None) -> Story:
        return Story(self.words, viewer)

    def gist(self, seat: int, viewer: int | None) -> Errand:
        return Errand(self.words, seat, viewer)


def two_dice(spelling: str) -> dict[str, int]:
    """A roll such as "2+5" as two dice and their total; empty for any other word."""
    first, _, second = spelling.partition("+")
    if not (first.isdigit() and second.isdigit()):
        return {}
    return {"first": int(first), "second": int(second), "total": int(first) + int(second)}


class Story(story.Story):
    """Each place is named once: after that it is "there", or is not mentioned at all."""

    def begin(self, actor: int) -> None:
        super().begin(actor)
        self.where: int | str = ""  # the place that was named last
        self.pointed = False  # whether "there" has been said of it
        self.helped = False  # by an assistant: whatever ends the turn after that is the toll
        self.given: list[str] = []  # goods, perhaps for lira

    def message(self, one: Happening, args: dict[str, int | str]) -> str:
        """Goods that bring lira at once have been sold."""
        if "place" in args:
            self.point(one, args)
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

    def point(self, one: Happening, args: dict[str, int | str]) -> None:
        """Say "there" for a place that was just named, and after that nothing."""
        if self.where == args["place_key"]:
            args["place_at"] = "" if self.pointed or one.key in AT_HAND else self.words.say("there")
            self.pointed = True
        else:
            self.pointed = False
        # After an event with two places, "there" would be ambiguous.
        self.where = args["place_key"] if one.event.kinds.count("place") == 1 else ""


class Errand(Gist):
    """A turn: a place, who was paid on the way, what came of it. A roll that only sends somebody elsewhere is left
    out, and one that is turned is told as it lies in the end."""

    changes = MappingProxyType(
        {
            "gains_lira": Booking("n-lira", 1, "lira"),
            "pays_lira": Booking("n-lira", -1, "lira"),
            "gains_goods": Booking("good", 1, "count", "good"),
            "pays_goods": Booking("good", -1, "count", "good"),
            "gains_coffee": Booking("n-coffee", 1, "coffee"),
            "pays_coffee": Booking("n-coffee", -1, "coffee"),
            "takes_ruby": Booking("n-rubies"),
            "draws": Booking("n-cards"),
            "takes_discard": Booking("n-cards"),
            "discards": Booking("n-cards", -1),
            "draws_guild": Booking("n-guilds"),
            "discards_guild": Booking("n-guilds", -1),
            "assistant_returns": Booking("n-assistants"),
        }
    )

    def __init__(self, words: Words, seat: int, viewer: int | None) -> None:
        super().__init__(words, seat, viewer)
        self.rolled: list[str] = []  # not yet told

    def add(self, one: Happening) -> None:
        if one.key in ROLLS:
            self.rolled = self.phrase("deed-rolls", one)
            return
        if one.key == "token_moves":
            self.rolled = []
        elif one.key == "meets":
            self.close()
        super().add(one)

    def close(self) -> None:
        self.deeds += self.rolled
        self.rolled = []

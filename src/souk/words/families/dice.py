"""The sentences of the Dice Game: variables of questions, prices and gifts in words, events told together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from souk.engine.data import Row
from souk.engine.event import Happening
from souk.games.dice.rules import BOARD, BOARD_OPTION
from souk.words import story
from souk.words.families import base
from souk.words.families.faces import dice as faces
from souk.words.gist import LESS, Booking, Gist

if TYPE_CHECKING:
    from souk.words.words import Words

View = dict[str, Any]

SHORTAGE: Final = "returns"
PAYMENT: Final = ("pays", "uses_face")
# For each event, the events that continue it and are told with it.
GO_ON: Final = {
    "throws": ("shows",),
    "throws_again": ("shows",),
    "shows": ("shows",),
    "acts": PAYMENT,
    "pays": (*PAYMENT, "gains"),
    "uses_face": (*PAYMENT, "gains", "reveals"),
    "gains": ("gains",),
    "tile_gives": ("gains",),
    "reveals": ("reveals", "uses_card"),
    "uses_card": (),
}
OPENING: Final = ("acts", "tile_gives", "throws", "last_round")  # events with which something else begins
SHOWN: Final = {"throws": "event-throws-shows", "throws_again": "event-throws_again-shows"}


def shown(words: Words, seat: int, view: View) -> str:
    """The dice, in words."""
    return words.listed(words.items("face", view["faces"])) or words.say("nothing")


def stock(words: Words, seat: int, view: View) -> str:
    """What the seat owns, in words."""
    counts = {kind: view["players"][seat][kind] for kind in view["supply"]}
    return words.listed(words.items("resource", counts)) or words.say("nothing")


class Manner(base.Manner):
    labels = base.labelled(
        {
            "cost": "red yellow green blue costs",
            "condition": "faces browns",
            "others": "others_cost others_get or_get",
            "instead": "instead",
            "prices": "prices tracks left_carpet right_carpet",
            "rubies": "mosque",
        }
    )

    situation = MappingProxyType(
        {
            "shown": shown,
            "stock": stock,
            "crystals": lambda words, seat, view: view["players"][seat]["crystal"],
            "actions": lambda words, seat, view: view["actions_left"],
        }
    )

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.known: dict[str, dict[str, str]] = {}

    def behind(self, kind: str, key: str) -> list[tuple[Row, Iterable[str]]]:
        """What the rubies of a zone cost, and how many there are, is printed on the board."""
        behind = super().behind(kind, key)
        if kind != "zone" or not self.words.numbers or not self.words.game:
            return behind
        book = self.words.game.book
        board = book.options.get(BOARD_OPTION.get(int(book.seats), ""), BOARD)
        return [*behind, *((self.words.numbers.rows[f"board-{board}"], [row.text("prices")]) for row, _ in behind)]

    def answer(self, text: str) -> dict[str, int | str]:
        """The dice or resources of which a choice consists."""
        return {"basket": self.words.listed(self.words.counted(text))}

    def phrases(self, unit: str) -> dict[str, str]:
        if unit not in self.known:
            numbers = self.words.numbers
            row = numbers.rows.get(unit) if numbers else None
            self.known[unit] = faces.amounts(self.words, row) if row else {}
        return self.known[unit]

    def described(self, row: Row) -> str:
        if row.kind == "card":
            return faces.card(self.words, row)
        return faces.tile(self.words, row) if row.kind == "tile" else super().described(row)

    def story(self, viewer: int | None) -> Story:
        return Story(self.words, viewer)

    def gist(self, seat: int, viewer: int | None) -> Exchanges:
        return Exchanges(self.words, seat, viewer)


class Story(story.Story):
    """A payment and what it buys are one phrase; so are the dice of a throw, and the cards revealed together."""

    def __init__(self, words: Words, viewer: int | None) -> None:
        self.held: list[Happening] = []  # not yet put into words: the next event may continue them
        self.returned: Counter[tuple[str, int]] = Counter()  # by resource and seat: what had to be given back
        super().__init__(words, viewer)

    def add(self, one: Happening) -> None:
        if one.key == SHORTAGE:  # comes between a price and what it buys: told after both
            self.returned[str(one.args["resource"]), int(one.args["whose"])] += 1
            return
        if self.held and not self.goes_on(one):
            self.release()
        if one.seat != self.actor:
            if self.phrases:
                self.end()
            self.begin(one.seat)
        if one.key in GO_ON:
            self.held.append(one)
        else:
            super().add(one)

    def goes_on(self, one: Happening) -> bool:
        last = self.held[-1]
        if one.seat != last.seat or one.key not in GO_ON[last.key]:
            return False
        revealed = sum(other.key == "reveals" for other in self.held)
        return one.key != "uses_card" or revealed == 1  # with several cards, it matters which one is used

    def end(self) -> None:
        self.release()
        super().end()
        returned, self.returned = self.returned, Counter()
        for kind, n in dict.fromkeys((kind, n) for (kind, _), n in returned.items()):
            seats = [seat for (other, seat), m in returned.items() if (other, m) == (kind, n)]
            who = [self.words.person(seat, self.viewer, "inside") for seat in seats]
            some = self.words.form("resource", kind, "some", count=n)
            self.fact(self.words.say("fact-returns", who=self.words.listed(who), resource_some=some, count=len(who)))

    def release(self) -> None:
        held, self.held = self.held, []
        if len(held) == 1:
            super().add(held[0])
        elif held:
            self.phrases.append(self.together(held))

    def together(self, held: list[Happening]) -> str:
        """One phrase for several events, with their amounts together where a single event has its own."""
        words = self.words
        keys = [one.key for one in held]
        used, paid = self.amounts(held, "uses_face", "face", "dice"), self.amounts(held, "pays", "resource")
        gained = self.amounts(held, "gains", "resource")
        cards = [words.name("card", str(one.args["card"])) for one in held if one.key == "reveals"]
        args = {**words.event_args(held[0], self.viewer), **words.event_args(held[-1], self.viewer)}
        args["face_some"] = words.listed(self.amounts(held, "shows", "face"))
        args["face_dice"] = words.listed(used)
        args["given"] = words.listed([*used, *paid])
        args["resource_some"] = words.listed(gained or [*used, *paid])
        args["cards"] = words.listed([words.say("quoted", card=card) for card in cards])
        return words.catalogue.text(message(keys), args)

    def amounts(self, held: list[Happening], event: str, kind: str, form: str = "some") -> list[str]:
        counts: Counter[str] = Counter()
        for one in held:
            if one.key == event:
                counts[str(one.args[kind])] += int(one.args["count"])
        return self.words.items(kind, counts, form)


def message(keys: list[str]) -> str:
    """The message for several events that are told together."""
    first, last = keys[0], keys[-1]
    if last == "shows":
        return SHOWN.get(first, "event-shows")
    if last == "reveals":
        return "event-reveals-some" if keys.count("reveals") > 1 else "event-reveals"
    if last == "uses_card":
        return "event-reveals-uses"
    if first == "tile_gives":
        return "event-tile_gives-gains"
    if last == "gains":
        return "event-exchanges" if any(key in PAYMENT for key in keys) else "event-gains"
    return "event-pays" if "pays" in keys else "event-uses_face"


class Exchanges(Gist):
    """A turn as what was given for what: "2 jewels → 1 jewel, 1 coin → 2 lira". Only for the others is there a sum."""

    changes = MappingProxyType(
        {
            "gains": Booking("resource", 1, "count", "resource"),
            "pays": Booking("resource", -1, "count", "resource"),
            "uses_face": Booking("face", -1, "count", "face"),
            "takes_ruby": Booking("n-rubies"),
        }
    )

    def __init__(self, words: Words, seat: int, viewer: int | None) -> None:
        super().__init__(words, seat, viewer)
        self.given: Counter[tuple[str, str]] = Counter()
        self.got: Counter[tuple[str, str]] = Counter()
        self.named: list[str] = []  # tiles and cards among what was got
        self.colours = words.game.book.names["colour"] if words.game else []

    def add(self, one: Happening) -> None:
        if one.key in OPENING:
            self.close()
        super().add(one)

    def book(self, one: Happening, change: Booking) -> None:
        if one.seat != self.seat:
            super().book(one, change)
            return
        unit = str(one.args[change.unit]) if change.unit else ""
        what = ("resource" if unit in self.colours else change.what), unit  # a die is as good as what it shows
        side = self.got if change.sign > 0 else self.given
        side[what] += int(one.args[change.number]) if change.number else 1

    def phrase(self, message: str, one: Happening) -> list[str]:
        """Cards, tiles and rerolls belong to the exchange at hand."""
        self.named += [said for said in super().phrase(message, one) if said not in self.named]
        return []

    def close(self) -> None:
        given, got = ([self.words.amount(*what, n) for what, n in side.items()] for side in (self.given, self.got))
        if given and (got or self.named):
            got = [*self.named, *got]
            self.deeds.append(self.words.say("turn-exchange", given=" + ".join(given), got=" + ".join(got)))
        else:
            self.deeds += [*(f"{LESS}{one}" for one in given), *self.named, *(f"+{one}" for one in got)]
        self.given.clear()
        self.got.clear()
        self.named.clear()

"""The note beside a choice: what it is certain to cost and bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souk.cli.terminal.families.dice.board import cost
from souk.cli.terminal.families.notes import BETWEEN, afterwards, signed, totals
from souk.cli.terminal.families.signs import View
from souk.engine.event import Happening
from souk.engine.game import Decision, Game
from souk.engine.table import Table
from souk.games.dice.demand import covers, of_colour, whole_purse
from souk.games.dice.mosque import AT_ITS_PRICE
from souk.games.dice.state import State
from souk.words import Words

RESOURCES: Final = {"gains": 1, "pays": -1}
FACES: Final = {"uses_face": -1}
# The fields of a card's row that say what an answer costs and what it brings.
DEALS: Final = {
    "meet:meet": ("costs", "gives"),
    "share:take": ("others_cost", "others_get"),
    "share:other": ("others_cost", "or_get"),
}


def hint(words: Words, game: Game, table: Table, decision: Decision, text: str) -> str:
    assert isinstance(table, State)
    view = game.view(table, decision.seat)
    step, _, key = text.partition(":")
    if text in DEALS:
        return BETWEEN.join(deal(words, table.rules.cards[table.arg].key, *DEALS[text]))
    if step == "use_card":
        return words.about("card", key)
    if step == "act" and key in OPEN:
        return ", ".join(OPEN[key](words, table, view))
    preview = game.preview(table, decision.seat, text)
    notes = effects(words, preview.events, decision.seat)
    if step == "pay":  # the label says what is paid; the note says what remains due
        notes = [words.say("desk-note-due", due=due(words, view["due"])), *(notes if len(notes) > 1 else [])]
    elif step == "take_ruby":
        notes = [price_of(words, view, key)] if table.arg == AT_ITS_PRICE else []
    elif step in ("take_tile", "discard_tile"):
        price = [cost(words, key)] if step == "take_tile" and table.arg == AT_ITS_PRICE else []
        notes = [*price, words.form("tile", key, "state")]
    return BETWEEN.join([*notes, *afterwards(words, preview, decision.seat)])


def effects(words: Words, events: list[Happening], seat: int) -> list[str]:
    """Totals of what the seat gains and pays."""
    own = [one for one in events if one.seat == seat]
    rubies = sum(one.key == "takes_ruby" for one in own)
    said = [signed(rubies, words.say("n-rubies", rubies=rubies))]
    for signs, kind, form in ((FACES, "face", "dice"), (RESOURCES, "resource", "some")):
        for key, n in totals(own, signs, kind, "count").items():
            said.append(signed(n, words.form(kind, key, form, count=abs(n))))
    return [note for note in said if note]


def deal(words: Words, card: str, price: str, gift: str) -> list[str]:
    known = words.amounts(f"card-{card}")
    return [*([f"−{known[price]}"] if price in known else []), f"+{known[gift]}"]


def due(words: Words, wanted: dict[str, int]) -> str:
    """The rest of a price."""
    if "different" in wanted:
        return words.say("desk-note-different", count=wanted["different"])
    return words.listed(words.items("resource", wanted))


def price_of(words: Words, view: View, zone: str) -> str:
    return words.form("zone", zone, "state", price=view["zones"][zone]["prices"][0])


# What an action can be used for -------------------------------------------------------------------------------------


def colours(words: Words, s: State, view: View) -> list[str]:
    """The colours of which the player has enough goods."""
    goods = words.amounts("action-same_goods")["goods"]
    names = s.rules.names["colour"]
    purse = whole_purse(s)
    return [words.name("colour", key) for index, key in enumerate(names) if covers(purse, of_colour(index, goods))]


def cards(words: Words, s: State, view: View) -> list[str]:
    faces = view["faces"]["card"]
    return [words.say("desk-note-upto", cards=faces)] if faces > 1 else []


def tiles(words: Words, s: State, view: View) -> list[str]:
    """The tiles that the player can pay for."""
    purse = whole_purse(s)
    shown = {int(tile) for tile in s.display}
    keys = [tile.key for tile in s.rules.tiles if tile.index in shown and covers(purse, tile.cost)]
    return [f"{words.form('tile', key, 'short')} {cost(words, key)}" for key in keys]


def zones(words: Words, s: State, view: View) -> list[str]:
    keys = [zone.key for zone in s.rules.zones if zone.affordable(s, whole_purse(s))]
    return [f"{words.form('zone', key, 'short')} {price_of(words, view, key)}" for key in keys]


def nothing(words: Words, s: State, view: View) -> list[str]:
    """No notes: the label says it all."""
    return []


OPEN: Final[dict[str, Callable[[Words, State, View], list[str]]]] = {
    "same_goods": colours,
    "two_different": nothing,
    "three_different": nothing,
    "four_different": nothing,
    "cards": cards,
    "mosque": tiles,
    "ruby": zones,
}

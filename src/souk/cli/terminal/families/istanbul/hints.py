"""The note beside a choice: what it is certain to cost and bring."""

from __future__ import annotations

from typing import Any, Final

from souk.cli.terminal.families.istanbul.places import state
from souk.cli.terminal.families.notes import BETWEEN, afterwards, aimed, signed, total, totals
from souk.cli.terminal.families.signs import is_counts, key_of, letter
from souk.engine.event import Happening
from souk.engine.game import Decision, Game
from souk.engine.table import Table
from souk.games.istanbul.state import State
from souk.words import Words

LIRA: Final = {"gains_lira": 1, "pays_lira": -1, "pays_toll": -1, "pays_stranger": -1}
GOODS: Final = {"gains_goods": 1, "pays_goods": -1}
COFFEE: Final = {"gains_coffee": 1, "pays_coffee": -1}
LOST: Final = {"loses_goods": 1}


def hint(words: Words, game: Game, table: Table, decision: Decision, text: str) -> str:
    """The note for one choice. A place to go to begins with its state."""
    view = game.view(table, decision.seat)
    step, _, spelling = text.partition(":")
    parts = game.book.parts(text)
    place = key_of(parts.get("place", ""))
    if "reach" in parts:
        notes = [
            state(words, view, place),
            *on_arrival(words, view, decision.seat, place),
            *closed(words, view, table, place),
        ]
        return BETWEEN.join(notes)
    if step == "police_station.send":
        return BETWEEN.join([state(words, view, place), *closed(words, view, table, place)])
    if "other" in parts:
        return ""  # edges for a barrier: there are too many for notes
    preview = game.preview(table, decision.seat, text)
    in_label = {*GOODS, *COFFEE} if is_counts(parts) else set()
    notes = effects(words, [one for one in preview.events if one.key not in in_label], decision.seat)
    if step == "barrier_visit" and spelling == "yes":
        notes = [*at_place(words, view, preview.events), *notes]
    if "opening" in parts and step == "move":
        notes = [words.name("place", words.amounts(f"opening-{spelling}")["place"]), *notes]
    chances = aimed(words, game, table, decision.seat, text) if preview.open else []
    if step == "visit" and spelling == "yes" and not notes:
        return BETWEEN.join([state(words, view, view["players"][decision.seat]["place"]), *chances])
    return BETWEEN.join([*notes, *(chances or afterwards(words, preview, decision.seat))])


def at_place(words: Words, view: dict[str, Any], events: list[Happening]) -> list[str]:
    """The place whose action is carried out, with its state."""
    places = [str(one.args["place"]) for one in events if one.key == "acts"]
    return [note for place in places[:1] for note in (words.name("place", place), state(words, view, place))]


def closed(words: Words, view: dict[str, Any], table: Table, key: str) -> list[str]:
    """Why the action of a place could not be carried out now, if that is so."""
    assert isinstance(table, State)
    place = table.rules.places[table.rules.place(key)]
    if place.usable(table):
        return []
    return [f"✗ {words.short_rule(place.why(table), price=view['places'][key].get('price'))}"]


def effects(words: Words, events: list[Happening], seat: int) -> list[str]:
    """Totals of what the seat gains and pays."""
    own = [one for one in events if one.seat == seat]
    rubies = sum(one.key == "takes_ruby" for one in own)
    lira = total(own, LIRA, "lira")
    coffee = total(own, COFFEE, "coffee")
    gains = [signed(rubies, words.say("n-rubies", rubies=rubies)), signed(lira, words.say("n-lira", lira=abs(lira)))]
    goods = totals(own, GOODS, "good", "count")
    gains += [signed(n, words.form("good", key, "some", count=abs(n))) for key, n in goods.items()]
    if coffee:
        gains.append(signed(coffee, words.form("good", "coffee", "some", count=abs(coffee))))
    cards = [f"+{words.name('card', str(one.args['card']))}" for one in own if one.key == "takes_discard"]
    lost = [words.form("good", key, "some", count=n) for key, n in totals(own, LOST, "good", "count").items()]
    return [*filter(None, gains), *cards, *(words.say("desk-note-lost", some=some) for some in lost)]


def on_arrival(words: Words, view: dict[str, Any], seat: int, place: str) -> list[str]:
    """Whether an assistant can help there, the tolls due, and who can be encountered."""
    me = view["players"][seat]
    notes: list[str] = []
    free = view["places"][place]["free"]
    if place in me["assistants"] or view["strays"].get(place):
        notes.append(words.say("desk-note-waits"))
    elif not free and not me["stack"]:
        notes.append(words.say("desk-note-none"))
    others = [letter(words, at) for at, one in enumerate(view["players"]) if at != seat and one["place"] == place]
    others += ["+" for stranger in view["strangers"] if stranger == place]
    if others and not free:
        notes.append(toll(words, me, others, len(others) * view["toll"]))
    for token, at in view["tokens"].items():
        if at == place:
            notes.append(words.say("desk-note-here", who=words.form("encounter", token, "the")))
    return notes


def toll(words: Words, me: dict[str, Any], others: list[str], due: int) -> str:
    """The toll due to others; marked if the player's lira and cards do not cover it."""
    said = f"{words.say('desk-note-toll', lira=due)} ({', '.join(others)})"
    numbers = [(words.amounts(f"card-{card}"), n) for card, n in me["hand"].items()]
    drawn = sum(card["lira"] * n for card, n in numbers if "lira" in card and "price" not in card)
    return said if due <= me["lira"] + drawn else f"✗ {said}{words.say('desk-note-lacking', lira=me['lira'])}"

"""What stands beside a choice: what it costs and brings, as far as that is sure."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from souk.cli.board import BETWEEN, letter, state
from souk.cli.menu import is_basket, key_of
from souk.engine.event import Happening
from souk.engine.game import Decision, Game
from souk.engine.table import Table
from souk.games.istanbul.state import State
from souk.words import Words

LIRA: Final = {"gains_lira": 1, "pays_lira": -1, "pays_toll": -1, "pays_stranger": -1}
GOODS: Final = {"gains_goods": 1, "pays_goods": -1}
COFFEE: Final = {"gains_coffee": 1, "pays_coffee": -1}


def hint(words: Words, game: Game, table: Table, decision: Decision, text: str) -> str:
    """For one choice. A place to go to tells its state first."""
    view = game.view(table, decision.seat)
    step, _, spelling = text.partition(":")
    parts = game.book.steps[step].domain.parts(spelling)
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
        return ""  # there are too many for more than their names
    preview = game.preview(table, decision.seat, text)
    in_label = {*GOODS, *COFFEE} if is_basket(parts) else set()
    notes = effects(words, [one for one in preview.events if one.key not in in_label], decision.seat)
    if step == "barrier_visit" and spelling == "yes":
        notes = [*at_place(words, view, preview.events), *notes]
    if "opening" in parts and step == "move":
        notes = [words.name("place", words.amounts(f"opening-{spelling}")["place"]), *notes]
    if step == "visit" and spelling == "yes" and not notes:
        return state(words, view, view["players"][decision.seat]["place"])
    if preview.open and not ends_turn(preview.events, decision.seat):
        notes.append(words.say("desk-note-then", then=words.chance(preview.open)))
    return BETWEEN.join(notes)


def shared(game: Game, decision: Decision, hints: dict[str, str]) -> list[str]:
    """What all that can be done has beside it; cards, and doing nothing, aside."""
    step = game.book.steps[decision.key]
    idle = game.book.spelled[int(step.id)][step.idle] if step.idle >= 0 else ""
    busy = [text for text in decision.choices if text.startswith(f"{decision.key}:") and text != idle]
    notes = [hints[text].split(BETWEEN) for text in busy]
    return [note for note in notes[0] if note and all(note in others for others in notes)] if len(notes) > 1 else []


def without(hint: str, notes: list[str]) -> str:
    return BETWEEN.join(note for note in hint.split(BETWEEN) if note not in notes)


def at_place(words: Words, view: dict[str, Any], events: list[Happening]) -> list[str]:
    """The place where an action is carried out, with its state."""
    places = [str(one.args["place"]) for one in events if one.key == "acts"]
    return [note for place in places[:1] for note in (words.name("place", place), state(words, view, place))]


def closed(words: Words, view: dict[str, Any], table: Table, key: str) -> list[str]:
    """Why the action of a place could not be carried out, as things are."""
    assert isinstance(table, State)
    place = table.rules.places[table.rules.place(key)]
    return [] if place.usable(table) else [f"✗ {words.short_rule(place.why(table), view['places'][key].get('price'))}"]


def ends_turn(events: list[Happening], seat: int) -> bool:
    """Somebody else has begun a turn: what comes then is not of this choice."""
    return any(one.key == "turn_begins" and one.seat != seat for one in events)


def effects(words: Words, events: list[Happening], seat: int) -> list[str]:
    """Sums of what the seat gains and pays."""
    lira = 0
    rubies = 0
    coffee = 0
    goods: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    notes: list[str] = []
    for one in events:
        if one.seat != seat:
            continue
        lira += LIRA.get(one.key, 0) * int(one.args.get("lira", 0))
        rubies += one.key == "takes_ruby"
        coffee += COFFEE.get(one.key, 0) * int(one.args.get("coffee", 0))
        if one.key in GOODS:
            goods[str(one.args["good"])] += GOODS[one.key] * int(one.args["count"])
        if one.key == "loses_goods":
            lost[str(one.args["good"])] += int(one.args["count"])
        if one.key == "takes_discard":
            notes.append(f"+{words.name('card', str(one.args['card']))}")
    notes += [words.say("desk-note-lost", some=words.form("good", key, "some", count=n)) for key, n in lost.items()]
    gains = [signed(rubies, words.say("n-rubies", rubies=rubies)), signed(lira, words.say("n-lira", lira=abs(lira)))]
    gains += [signed(n, words.form("good", key, "some", count=abs(n))) for key, n in goods.items()]
    if coffee:
        gains.append(signed(coffee, words.form("good", "coffee", "some", count=abs(coffee))))
    return [gain for gain in gains if gain] + notes


def signed(n: int, said: str) -> str:
    return f"{'+' if n > 0 else '−'}{said}" if n else ""


def on_arrival(words: Words, view: dict[str, Any], seat: int, place: str) -> list[str]:
    """Whether an assistant can help there, what the tolls would be, and who may be met."""
    me = view["players"][seat]
    notes: list[str] = []
    free = place == "fountain"
    if place in me["assistants"] or view["strays"].get(place):
        notes.append(words.say("desk-note-waits"))
    elif not free and not me["stack"]:
        notes.append(words.say("desk-note-none"))
    others = [letter(words, at) for at, one in enumerate(view["players"]) if at != seat and one["place"] == place]
    others += ["+" for stranger in view["strangers"] if stranger == place]
    if others and not free:
        notes.append(toll(words, me, others))
    for token, at in view["tokens"].items():
        if at == place:
            notes.append(words.say("desk-note-here", who=words.form("encounter", token, "the")))
    return notes


def toll(words: Words, me: dict[str, Any], others: list[str]) -> str:
    """What is due to them; marked where neither one's lira nor one's cards will do."""
    due = len(others) * words.amounts()["merchants_toll"]
    said = f"{words.say('desk-note-toll', lira=due)} ({', '.join(others)})"
    numbers = [(words.amounts(f"card-{card}"), n) for card, n in me["hand"].items()]
    drawn = sum(card["lira"] * n for card, n in numbers if "lira" in card and "price" not in card)
    return said if due <= me["lira"] + drawn else f"✗ {said}{words.say('desk-note-lacking', lira=me['lira'])}"

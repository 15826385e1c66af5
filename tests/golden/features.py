"""What a game can show: used to choose the golden games, and to see that they show everything."""

from __future__ import annotations

from souk.engine.data import together
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.step import ASK

# Which arguments of an event are worth seeing in every value.
BY_ARGUMENT = {
    "acts": "place",
    "acts_again": "place",
    "moves": "reach",
    "plays": "card",
    "takes_tile": "tile",
    "uses_tile": "tile",
    "meets": "encounter",
    "takes_ruby": "place",
    "plays_guild": "opening",
}


def features(match: Match) -> set[str]:
    shown = {f"step {line.text.split(':')[0]}" for line in match.record.lines}
    for events in match.events:
        for event in events:
            name = BY_ARGUMENT.get(event.key)
            shown.add(f"{event.key} {event.args[name]}" if name else event.key)
    outcome = match.outcome
    if outcome is not None:
        shown.add(f"decided by {outcome.decided_by}")
    return shown


def wanted(game: Game) -> set[str]:
    """Every place used, each repeated action, way to move, card, tile, encounter and source of rubies; every other
    kind of event; every decision; every way to win."""
    names = game.book.names
    rows = together(game.book.title.rows(game.book.modules))
    used = {row.text("tile") for kind in ("place", "power", "tweak") for row in rows[kind]} - {""}
    by_argument = {
        "acts": names["place"],
        "acts_again": [row.text("again") for row in rows["card"] if row.has("again")],
        "moves": names["reach"],
        "plays": names["card"],
        "takes_tile": names["tile"],
        "uses_tile": used,
        "meets": names["encounter"],
        "takes_ruby": [row.key for row in rows["place"] if row.has("rubies")],
        "plays_guild": names["opening"],
    }
    everything = {f"{event} {value}" for event, values in by_argument.items() for value in values}
    everything |= {f"decided by {level}" for level in (-1, 0, 1, 2, 3)}
    asked = [step for step in game.book.steps.values() if step.kind == ASK]
    # Steps that only let cards be played have one answer of their own, which eager players never give.
    everything |= {f"step {step.key}" for step in asked if len(game.book.spelled[int(step.id)]) > 1}
    return everything | {"stops", "takes_neutral", "leaves_neutral", "stranger_moves", "shuffles", "loses_goods"}

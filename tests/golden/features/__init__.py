"""What a game can show: used to choose the golden games, and to see that they show everything. What is worth seeing
stands in one module for each family of titles."""

from __future__ import annotations

from importlib import import_module

from souk.engine.data import together
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.step import ASK
from souk.words.words import belonging
from tests.golden.features.base import Features


def of_family(game: Game) -> Features:
    family, _ = belonging(game)
    found: Features = import_module(f"{__name__}.{family}").FEATURES
    return found


def features(match: Match) -> set[str]:
    by_argument = of_family(match.game).by_argument
    shown = {f"step {line.text.split(':')[0]}" for line in match.record.lines}
    for events in match.events:
        for event in events:
            name = by_argument.get(event.key)
            shown.add(f"{event.key} {event.args[name]}" if name else event.key)
    outcome = match.outcome
    if outcome is not None:
        shown.add(f"decided by {outcome.decided_by}")
    return shown


def wanted(game: Game) -> set[str]:
    """What the family wants to see; every decision; every way to win."""
    family = of_family(game)
    everything = {f"{event} {value}" for event, values in family.values(game).items() for value in values}
    everything |= {f"decided by {level}" for level in range(-1 if family.shared else 0, len(game.book.title.ranked_by))}
    gone = replaced(game)
    asked = [step for step in game.book.steps.values() if step.kind == ASK and step.key.partition(".")[0] not in gone]
    # Steps that only let cards be played have one answer of their own, which eager players never give.
    everything |= {f"step {step.key}" for step in asked if len(game.book.spelled[int(step.id)]) > 1}
    return everything | family.events


def replaced(game: Game) -> set[str]:
    """Kinds of units of which none is left, since another module has replaced them: nobody is asked their questions."""
    layers = game.book.title.rows(game.book.modules)
    every = {row.what for layer in layers for of_kind in layer.values() for row in of_kind}
    return every - {row.what for of_kind in together(layers).values() for row in of_kind}

"""The notes beside a choice, for all families: totals of what it brings, and what all choices have in common."""

from __future__ import annotations

from collections import Counter
from typing import Final

from souk.engine.event import Happening
from souk.engine.game import Decision, Game, Preview
from souk.engine.odds import aim, odds
from souk.engine.table import Table
from souk.words import Words
from souk.words.story import TURN_BEGINS

BETWEEN: Final = " · "  # separates notes

Signs = dict[str, int]  # whether an event gives (1) or takes (-1)


def total(events: list[Happening], signs: Signs, amount: str) -> int:
    """What these events bring in total: the sum of the argument `amount`."""
    return sum(signs[one.key] * int(one.args[amount]) for one in events if one.key in signs)


def totals(events: list[Happening], signs: Signs, unit: str, amount: str) -> Counter[str]:
    """What these events bring in total of each unit, which is the argument `unit`."""
    found: Counter[str] = Counter()
    for one in events:
        if one.key in signs:
            found[str(one.args[unit])] += signs[one.key] * int(one.args[amount])
    return found


def signed(n: int, said: str) -> str:
    return f"{'+' if n > 0 else '−'}{said}" if n else ""


def afterwards(words: Words, preview: Preview, seat: int) -> list[str]:
    """The chance that follows, unless it belongs to another player's turn."""
    if not preview.open or any(one.key == TURN_BEGINS and one.seat != seat for one in preview.events):
        return []
    return [words.say("desk-note-then", then=words.chance(preview.open))]


def aimed(words: Words, game: Game, table: Table, seat: int, text: str) -> list[str]:
    """What the roll that a choice leads to can be expected to bring."""
    best = odds(game, table, seat, text)
    found = aim(best, odds(game, table, seat, text, steered=False)) if best else None
    return [words.aim(found)] if found else []


def shared(game: Game, decision: Decision, hints: dict[str, str]) -> list[str]:
    """Notes that all choices share, not counting cards and the choice to do nothing."""
    nothing = idle(game, decision)
    busy = [text for text in decision.choices if text.startswith(f"{decision.key}:") and text != nothing]
    notes = [hints[text].split(BETWEEN) for text in busy]
    return [note for note in notes[0] if note and all(note in others for others in notes)] if len(notes) > 1 else []


def idle(game: Game, decision: Decision) -> str:
    """The choice to do nothing; "" if there is none."""
    step = game.book.steps[decision.key]
    return game.book.spelled[int(step.id)][step.idle] if step.idle >= 0 else ""


def without(hint: str, notes: list[str]) -> str:
    return BETWEEN.join(note for note in hint.split(BETWEEN) if note not in notes)

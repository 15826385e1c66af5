"""Whether a bot's choice depends on what it may not know. Shared by the tests and by tools/peeking.py."""

from __future__ import annotations

from souk.bots import bot
from souk.engine.game import Game
from souk.engine.rng import seeded
from souk.engine.sight import veiled
from souk.engine.table import Table


def dealt_anew(s: Table, seat: int, seed: int) -> Table:
    """A table that the seat cannot tell from this one: everything hidden is dealt again, and the dice are new."""
    other = veiled(s, seat)
    other.deal(seeded(seed))
    other.rng = seeded(seed + 1)
    return other


def peeks(game: Game, s: Table, code: str, seed: int) -> bool:
    seat = int(s.seat)
    choices = [bot(code).choose(game.sight(table, seat), seeded(seed)) for table in (s, dealt_anew(s, seat, seed))]
    return choices[0] != choices[1]

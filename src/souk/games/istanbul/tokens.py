"""Tokens that the dice move: the Governor, the Smuggler, and those that other boxes bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.step import Auto
from souk.games.istanbul.events import TOKEN_MOVES
from souk.games.istanbul.state import State


class MoveToken(Auto[State]):
    """IST-D1: move a token to the place whose number the dice show. The argument: the encounter."""

    def take(self, s: State, x: i64) -> None:
        s.token[x] = s.rules.numbered[s.die1 + s.die2]
        s.tell(TOKEN_MOVES, x, s.token[x])


MOVE_TOKEN: Final = MoveToken("move_token")

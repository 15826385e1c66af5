"""Bots that are not ours may answer anything, or break down: that is told in a line that names them."""

from __future__ import annotations

from souk.bots.base import Bot, policy_of
from souk.bots.registry import bot
from souk.engine.errors import SoukError
from souk.engine.rng import Rng
from souk.engine.sight import Sight


class Watched:
    def __init__(self, code: str, seat: int, watched: Bot) -> None:
        self.name = f"bot {code} (seat {seat})"
        self.watched = watched

    def choose(self, sight: Sight, rng: Rng) -> str:
        try:
            answer = self.watched.choose(sight, rng)
        except Exception as error:
            raise SoukError(f"{self.name} broke down: {type(error).__name__}: {error}") from error
        if answer not in sight.choices:
            step = sight.choices[0].partition(":")[0]
            raise SoukError(f"{self.name} answered {answer!r}, which is no choice it was given; asked: {step}")
        return answer


def watched_bot(code: str, seat: int) -> Bot:
    """A new bot; one with a policy is ours, and stays as fast as it is."""
    made = bot(code)
    return made if policy_of(made) is not None else Watched(code, seat, made)

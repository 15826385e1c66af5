"""Bots that are not ours may break down, hang, or answer anything: then `greedy` answers for them, and it is told."""

from __future__ import annotations

from typing import Final, final

from souk.bots.base import Bot
from souk.bots.greedy import Greedy
from souk.bots.proc import Proc, hosted
from souk.bots.registry import bot, is_ours
from souk.engine.errors import SoukError
from souk.engine.rng import Rng
from souk.engine.sight import Sight

PATIENCE: Final = 10.0  # seconds for an answer


@final
class Guarded:
    """`faults` is a line for each time."""

    def __init__(self, code: str, watched: Bot) -> None:
        self.code = code
        self.watched = watched
        self.stand_in = Greedy()
        self.faults: list[str] = []

    def choose(self, sight: Sight, rng: Rng) -> str:
        try:
            answer = self.watched.choose(sight, rng)
        except Exception as error:  # it is not our code
            cause = str(error) if isinstance(error, SoukError) else f"{type(error).__name__}: {error}"
            return self.stood_in(sight, rng, cause)
        if answer not in sight.choices:
            return self.stood_in(sight, rng, f"answered {answer!r}, which is no choice it was given")
        return answer

    def stood_in(self, sight: Sight, rng: Rng, cause: str) -> str:
        step = sight.choices[0].partition(":")[0]
        self.faults.append(f"bot {self.code} (seat {sight.seat}), asked for {step}: {cause}")
        return self.stand_in.choose(sight, rng)


def guarded(code: str, seconds: float = PATIENCE) -> Bot:
    """A bot of that code. One that is not ours thinks in a process of its own, and has so much time for an answer."""
    if is_ours(code):
        return bot(code)
    if code.startswith("proc:"):
        return Guarded(code, Proc(code.removeprefix("proc:"), seconds))
    return Guarded(code, hosted(code, seconds))

"""Foreign bots, which may break down, hang, or answer anything. A fault is reported in a line that names the bot; in a
tournament `greedy` then answers for it."""

from __future__ import annotations

from typing import Final, final

from souk.bots.base import Bot, policy_of
from souk.bots.greedy import Greedy
from souk.bots.proc import Proc, hosted
from souk.bots.registry import bot, is_ours
from souk.engine.errors import SoukError
from souk.engine.rng import Rng
from souk.engine.sight import Sight

PATIENCE: Final = 10.0  # seconds for an answer


@final
class Watched:
    """Passes on a legal answer, and raises a SoukError for anything else."""

    def __init__(self, code: str, chooser: Bot) -> None:
        self.code = code
        self.chooser = chooser

    def choose(self, sight: Sight, rng: Rng) -> str:
        name = f"bot {self.code} (seat {sight.seat})"
        try:
            answer = self.chooser.choose(sight, rng)
        except SoukError as error:
            raise SoukError(f"{name}: {error}") from error
        except Exception as fault:  # in foreign code anything may go wrong
            raise SoukError(f"{name} broke down: {type(fault).__name__}: {fault}") from fault
        if answer not in sight.choices:
            step = sight.choices[0].partition(":")[0]
            raise SoukError(f"{name} answered {answer!r}, which is no choice it was given; asked: {step}")
        return answer


@final
class Guarded:
    """Always answers. `faults` has a line for each time that `greedy` had to answer instead."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.stand_in = Greedy()
        self.faults: list[str] = []

    def choose(self, sight: Sight, rng: Rng) -> str:
        try:
            return self.watched.choose(sight, rng)
        except SoukError as error:
            self.faults.append(str(error))
            return self.stand_in.choose(sight, rng)


def watched_bot(code: str) -> Bot:
    """A new bot whose answers are checked. One with a policy is ours: it needs no check, and stays fast."""
    made = bot(code)
    return made if policy_of(made) is not None else Watched(code, made)


def guarded(code: str, seconds: float = PATIENCE) -> Bot:
    """A new bot that always answers. A foreign one thinks in a process of its own, with a time limit."""
    if is_ours(code):
        return bot(code)
    command = code.removeprefix("proc:")
    return Guarded(Watched(code, Proc(command, seconds) if command != code else hosted(code, seconds)))

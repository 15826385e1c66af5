"""Bots by short code; one of your own is named by where it is written, as "my_bots:Cautious"."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from souk.bots.base import Bot
from souk.bots.eager import Eager
from souk.bots.random import Random
from souk.engine.errors import SoukError

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": Random, "eager": Eager}


def known() -> list[str]:
    return list(BOTS)


def bot(code: str) -> Bot:
    """A new bot of that kind."""
    if code in BOTS:
        return BOTS[code]()
    if ":" in code:
        return imported(code)
    raise SoukError(f"there is no bot {code!r}; known: {', '.join(BOTS)}, or module:Class for one of your own")


def imported(code: str) -> Bot:
    module, _, name = code.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that nobody's random.py comes before Python's
    try:
        made: Any = getattr(importlib.import_module(module), name)()
    except Exception as error:  # it is not our code: anything may go wrong in it
        raise SoukError(f"bot {code!r}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise SoukError(f"bot {code!r}: it has no method choose(sight, rng)")
    found: Bot = made
    return found

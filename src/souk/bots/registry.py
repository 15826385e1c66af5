"""Bots by short code, some with a parameter: "greedy", "ismcts:2000", "master:1s", "proc:./mine --fast".

Name a bot of your own by where it is written, "my_bots.py:Cautious" or "my_bots:Cautious", or by the name under which
its package announces it (entry points of the group `souk.bots`).
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

from souk.bots.base import Bot
from souk.bots.casual import casual
from souk.bots.eager import EagerBot
from souk.bots.greedy import Greedy, greedy, one_ply
from souk.bots.ismcts import ismcts
from souk.bots.master import master
from souk.bots.proc import Proc
from souk.bots.random import RandomBot
from souk.engine.errors import SoukError

GROUP: Final = "souk.bots"
PLAIN: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "eager": EagerBot,
    "oneply": one_ply,
    "greedy": Greedy,
}
OURS: Final[dict[str, Callable[[str], Bot]]] = {
    "casual": casual,
    "greedy": greedy,
    "ismcts": ismcts,
    "master": master,
}
WITH_PARAMETER: Final[dict[str, Callable[[str], Bot]]] = {**OURS, "proc": Proc}
EXAMPLES: Final = ["casual:60", "ismcts:2000", "master:1s", "my.py:Class", "proc:COMMAND"]  # of codes with a parameter


def known() -> list[str]:
    """The codes that are always there."""
    return list(PLAIN)


def bot(code: str) -> Bot:
    """A new bot, by its code."""
    name, _, parameter = code.partition(":")
    if code in PLAIN:
        return PLAIN[code]()
    if name in WITH_PARAMETER:
        return WITH_PARAMETER[name](parameter)
    announced = [point for point in entry_points(group=GROUP) if point.name == code]
    if announced or ":" in code:
        return imported(code, announced)
    raise SoukError(f"there is no bot {code!r}; known: {', '.join(known() + EXAMPLES)}")


def is_ours(code: str) -> bool:
    """Whether a bot is part of this package, and so needs no watching."""
    return code in PLAIN or code.partition(":")[0] in OURS


def imported(code: str, announced: list[Any]) -> Bot:
    try:
        made: Any = (announced[0].load() if announced else class_of(code))()
    except Exception as error:  # in foreign code anything may go wrong
        raise SoukError(f"bot {code!r}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise SoukError(f"bot {code!r}: it has no method choose(sight, rng)")
    found: Bot = made
    return found


def class_of(code: str) -> Any:
    where, _, name = code.rpartition(":")
    if where.endswith(".py"):
        spec = importlib.util.spec_from_file_location(os.path.basename(where)[:-3], where)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return getattr(module, name)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # last, so that nobody's random.py comes before Python's
    return getattr(importlib.import_module(where), name)

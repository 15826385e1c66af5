"""The bots that a table may ask for, the weakest first."""

from __future__ import annotations

from typing import Final

from souk.bots import known
from souk.engine.errors import SoukError

STRENGTHS: Final = {"easy": "casual:60", "medium": "casual:20", "hard": "ismcts:2000", "master": "master:1s"}
SLOW: Final = "hard"  # takes seconds while the rules are not compiled; the others think little, or no longer than told
STAND_INS: Final = ("greedy", "eager")  # for a bot that breaks down; the second plays every title


def known_bot(code: str) -> str:
    """Check that a bot is one of ours with bounded thinking time: `module:Class` could run anything."""
    ours = [*STRENGTHS.values(), *known()]
    if code not in ours:
        raise SoukError(f"there is no bot {code!r}; known: {', '.join(dict.fromkeys(ours))}")
    return code

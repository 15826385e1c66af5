"""Which build of the rules is running."""

from __future__ import annotations

from souk.engine import run


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(run.__file__).endswith(".py")

"""Which build of the rules is running."""

from __future__ import annotations


def compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(play.__file__).endswith(".py")

"""The names that people give themselves."""

from __future__ import annotations

import unicodedata


def tidy(name: str) -> str:
    """A name without control characters, marks that change the direction of text, and superfluous blanks."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    return " ".join(kept.split())

"""Names that people give themselves: one line of letters, whatever they send."""

from __future__ import annotations

import unicodedata


def tidy(name: str) -> str:
    """Without control characters, marks that turn the direction of the text, and needless blanks."""
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in name)
    return " ".join(kept.split())

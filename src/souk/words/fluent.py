"""Fluent, as everything here imports it: quickly."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def hidden(module: str) -> Iterator[None]:
    """Let a module seem not to be installed while others are being imported that can do without it."""
    modules: dict[str, Any] = sys.modules
    if module in modules:
        yield
        return
    modules[module] = None
    try:
        yield
    finally:
        del modules[module]


# Babel, which Fluent needs, looks for the local time zone when it is imported: with pytz, by opening six hundred files.
with hidden("pytz"):
    import babel.dates  # noqa: F401

from fluent.runtime import FluentBundle, FluentResource  # noqa: E402
from fluent.runtime.types import fluent_number  # noqa: E402

__all__ = ["FluentBundle", "FluentResource", "fluent_number"]

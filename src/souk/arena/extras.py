"""Packages that only some commands need: the extras of pyproject.toml."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from souk.engine.errors import SoukError


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports in here may fail, and then tell what to install."""
    try:
        yield
    except ImportError as error:
        raise SoukError(f"this needs the extra {name!r}: pip install 'souk[{name}]' ({error})") from error

"""Packages that only some commands need: the extras of pyproject.toml."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from souk.engine.errors import SoukError


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Turn an import that fails in this block into an error that says what to install."""
    try:
        yield
    except ImportError as error:
        raise SoukError(f"this needs the extra {name!r}: pip install 'souk[{name}]' ({error})") from error

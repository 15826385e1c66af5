"""What each family of titles adds to the sentences of its catalogue: a module for each family that needs one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from souk.words.families.base import Manner

if TYPE_CHECKING:
    from souk.words.words import Words

__all__ = ["Manner", "manner"]


def manner(words: Words, family: str) -> Manner:
    return manner_of(family)(words)


@cache
def manner_of(family: str) -> type[Manner]:
    module = f"{__name__}.{family}"
    if not family or find_spec(module) is None:
        return Manner
    own: type[Manner] = import_module(module).Manner
    return own

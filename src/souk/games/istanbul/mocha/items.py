"""Lots of up to three goods and coffees, for the exchange card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Counts
from souk.games.istanbul.goods import KINDS, WORDS

ITEM_KINDS: Final = KINDS + 1

ITEMS: Final = Counts("good", [*WORDS, "coffee"], 3)
LOTS: Final = ITEMS.all
CONTENT: Final = vec[i64]([n for lot in LOTS for n in lot])
SIZES: Final = vec[i64]([sum(lot) for lot in LOTS])

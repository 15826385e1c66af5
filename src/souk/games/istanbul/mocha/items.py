"""Up to three goods and coffees, as the exchange card knows them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Domain, Names
from souk.games.istanbul.goods import KINDS, WORDS

MOST: Final = 3
COFFEE: Final = KINDS  # the kind after the goods
ITEM_KINDS: Final = KINDS + 1
ITEM_WORDS: Final = [*WORDS, "coffee"]

LOTS: Final = [
    [a, b, c, d, e]
    for a in range(MOST + 1)
    for b in range(MOST + 1 - a)
    for c in range(MOST + 1 - a - b)
    for d in range(MOST + 1 - a - b - c)
    for e in range(MOST + 1 - a - b - c - d)
]
CONTENT: Final = vec[i64]([n for lot in LOTS for n in lot])
SIZES: Final = vec[i64]([sum(lot) for lot in LOTS])


class Items(Domain):
    """Spelled as a count of each kind: "0-0-0-2-1" is two jewels and a coffee."""

    def spellings(self, names: Names) -> list[str]:
        return ["-".join(str(n) for n in lot) for lot in LOTS]

    def parts(self, spelling: str) -> dict[str, str]:
        return dict(zip(ITEM_WORDS, spelling.split("-"), strict=True))


ITEMS: Final = Items()

"""The four goods, and baskets of up to five of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Counts, Units
from souk.engine.table import Table

FABRIC: Final = 0
SPICE: Final = 1
FRUIT: Final = 2
JEWEL: Final = 3
KINDS: Final = 4
WORDS: Final = ["fabric", "spice", "fruit", "jewel"]
MOST: Final = 5  # the largest number of goods in a basket

GOOD: Final = Units("good")
GOOD_OR_NONE: Final = Units("good", "none")
GOOD_OR_LIRA: Final = Units("good", "lira")


def counted(words: list[str]) -> list[int]:
    """Count each kind of good: ["spice", "spice", "jewel"] becomes [0, 2, 0, 1]."""
    return [words.count(word) for word in WORDS]


# Every basket, sorted by fabric, then spice, fruit, jewel. A basket's number is its index; KEYS finds it by content.
BASKET: Final = Counts("good", WORDS, MOST)
BASKETS: Final = BASKET.all
CONTENT: Final = vec[i64]([n for basket in BASKETS for n in basket])
KEYS: Final = vec[i64]([-1] * 6**4)
for number, (a, b, c, d) in enumerate(BASKETS):
    KEYS[((a * 6 + b) * 6 + c) * 6 + d] = number


def offer_baskets(s: Table, fabric: i64, spice: i64, fruit: i64, jewel: i64, low: i64, high: i64) -> None:
    """Offer each basket of `low` to `high` goods that has at most the given number of each kind."""
    for a in range(min(fabric, high) + 1):
        for b in range(min(spice, high - a) + 1):
            for c in range(min(fruit, high - a - b) + 1):
                three = a + b + c
                for d in range(max(low - three, 0), min(jewel, high - three) + 1):
                    s.offer(KEYS[((a * 6 + b) * 6 + c) * 6 + d])

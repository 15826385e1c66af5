"""Post Office (5): get goods and Lira by mail; what you get changes with every use."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from souk.games.istanbul.events import MAIL_MOVES
from souk.games.istanbul.goods import KINDS, WORDS
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class PostOffice(Place):
    """IST-P5a, IST-P5b: an indicator that is down uncovers the space above it. After all are down, they go up again."""

    def bind(self, rules: Rules) -> None:
        self.upper = upper = self.row.texts("upper")
        self.lower = lower = self.row.texts("lower")
        known = [space in WORDS or (space.isascii() and space.isdigit()) for space in upper + lower]
        if len(upper) != len(lower) or not all(known):
            raise self.row.wrong(f"upper and lower must be of equal length, made of numbers and {', '.join(WORDS)}")
        self.columns: i64 = len(upper)
        goods: list[vec[i64]] = []
        lira: list[i64] = []
        for down in range(len(upper) + 1):
            open_spaces = upper[:down] + lower[down:]
            goods.append(vec[i64]([open_spaces.count(word) for word in WORDS]))
            lira.append(sum(int(space) for space in open_spaces if space not in WORDS))
        self.goods: vec[vec[i64]] = vec[vec[i64]](goods)  # the mail by number of indicators that are down
        self.lira: vec[i64] = vec[i64](lira)

    def use(self, s: State) -> None:
        down = s.track[self.index]
        for good in range(i64(KINDS)):
            if self.goods[down][good] > 0:
                s.gain_goods(good, self.goods[down][good] * s.factor)
        s.gain_lira(self.lira[down] * s.factor)
        s.track[self.index] = down + 1 if down < self.columns else i64(0)
        s.tell(MAIL_MOVES, s.track[self.index])

    def audit(self, s: State) -> str:
        return "" if s.track[self.index] <= self.columns else f"{self.key} has only {int(self.columns)} indicators"

    def face(self) -> dict[str, Any]:
        return {"upper": self.upper, "lower": self.lower}

    def show(self, s: State) -> dict[str, Any]:
        return {"down": int(s.track[self.index])}

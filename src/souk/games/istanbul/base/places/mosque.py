"""Small and Great Mosque (14, 15): get tiles with lasting powers, and a ruby for having both of a mosque."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Step
from souk.games.istanbul.base.tiles import MosqueTile
from souk.games.istanbul.goods import WORDS
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Place


class Mosque(Place):
    """IST-P14b, IST-P14e: take a tile; the second tile of a mosque brings a ruby."""

    def bind(self, rules: Rules) -> None:
        kept = [tile for tile in rules.tiles if isinstance(tile, MosqueTile)]
        self.tiles: vec[MosqueTile] = vec[MosqueTile]([t for t in kept if t.row.text("mosque") in self.stands_for])
        self.both: i64 = sum(1 << tile.index for tile in self.tiles)

    def usable(self, s: State) -> bool:
        return any(tile.obtainable(s) for tile in self.tiles)

    def use(self, s: State) -> None:
        s.then(TAKE_TILE, self.index)

    def hand_over(self, s: State, wanted: i64) -> None:
        for tile in self.tiles:
            if tile.index == wanted:
                tile.obtain(s)
        if s.me.tiles & self.both == self.both and s.track[self.index] > 0:
            s.take_ruby(self.index)

    def why(self, s: State) -> str:
        """The ledger row that forbids the last tile, or IST-P14c if goods are missing for any of them."""
        reasons = [tile.why(s) for tile in self.tiles]
        return "IST-P14c" if "IST-P14c" in reasons else reasons[-1]

    def face(self) -> dict[str, Any]:
        return {"counted": {t.key: WORDS[t.good] for t in self.tiles}}

    def show(self, s: State) -> dict[str, Any]:
        tiles = {t.key: [int(n) for n in t.needed[s.pile[t.index] :]] for t in self.tiles}
        return {"rubies": int(s.track[self.index]), "tiles": tiles}


def mosque(s: State) -> Mosque:
    """The mosque of the current step. The argument: the place."""
    place = s.rules.places[s.arg]
    assert isinstance(place, Mosque)
    return place


class ChooseMosqueTile(Step[State]):
    """Choose a tile of the mosque. The argument: the place."""

    def choices(self, s: State) -> None:
        for tile in mosque(s).tiles:
            if tile.obtainable(s):
                s.offer(tile.index)

    def take(self, s: State, x: i64) -> None:
        mosque(s).hand_over(s, x)

    def why(self, s: State, x: i64) -> str:
        for tile in mosque(s).tiles:
            if tile.index == x:
                return tile.why(s)
        return "IST-P14a"


TAKE_TILE: Final = ChooseMosqueTile("mosque.take", Units("tile"), "IST-P14c", moment=INSIDE, aside=PLAY)

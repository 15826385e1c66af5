"""What an Istanbul game is made of. Each unit is a row of data with the rule that reads it; modules bring them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.engine.data import Row
from souk.engine.unit import Unit
from souk.games.istanbul.events import PLAYS
from souk.games.istanbul.moments import LEFTOVER
from souk.games.istanbul.state import State

if TYPE_CHECKING:
    from souk.games.istanbul.ground import Ground
    from souk.games.istanbul.rules import Rules


class Part(Unit):
    """A unit of this family. `bind` looks up the others that its row names, once the game is composed."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row)

    def bind(self, rules: Rules) -> None:
        pass


P = TypeVar("P", bound=Part)


def made(classes: dict[str, type[P]], row: Row, seats: int) -> P:
    """The unit of a row, by the class that its `is` names."""
    if row.what not in classes:
        raise row.wrong(f"is: {row.what!r} is none of {', '.join(classes)}")
    return classes[row.what](row, seats)


class Place(Part):
    """A place never looks where the merchant stands: that is what lets a family member use it."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.number: i64 = row.number("number", 1, 99)
        self.rubies: i64 = row.by_seats("rubies", seats, 0, 99) if row.has("rubies") else 0
        self.free: bool = row.flag("free")  # asks for no assistant and no toll

    def set_up(self, s: State) -> None:
        s.track[self.index] = self.rubies

    def usable(self, s: State) -> bool:
        """Whether its action can be carried out (IST-A1). Must be exact: it decides whether the choice is offered."""
        return True

    def use(self, s: State) -> None:
        raise NotImplementedError

    def why(self, s: State) -> str:
        """The ledger row that keeps it from being used."""
        return "IST-A3"

    def audit(self, s: State) -> str:
        """What is wrong with its number in `track`; "" when nothing is."""
        return ""

    def show(self, s: State) -> dict[str, Any]:
        """Its live state, for a screen."""
        return {}


class Playable(Part):
    """What may be used as an aside: a card, or the power of a tile."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.moments: i64 = 0

    def bind(self, rules: Rules) -> None:
        self.moments = rules.moments_of(self.row)

    def ready(self, s: State) -> bool:
        raise NotImplementedError

    def pay(self, s: State) -> None:
        raise NotImplementedError

    def play(self, s: State) -> None:
        raise NotImplementedError

    def leaves_fee(self, s: State, fee: i64) -> bool:
        """Whether so many Lira, or a card, can surely still be paid afterwards, whatever the dice bring (IST-C9a)."""
        raise NotImplementedError

    def why(self, s: State) -> str:
        """The ledger row that keeps it from being used now."""
        raise NotImplementedError

    def not_now(self, s: State) -> str:
        """The ledger row of its moments."""
        return "IST-X3" if s.moment == LEFTOVER else self.row.cites("moments")


class Card(Playable):
    """A bonus card. Some are asides; others open a way to move or a way to use a place."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.copies: i64 = row.number("copies", 0, 26)

    def ready(self, s: State) -> bool:
        return s.me.hand[self.index] > 0 and self.playable(s)

    def playable(self, s: State) -> bool:
        """Whether its effect can take place now (IST-C10)."""
        return True

    def pay(self, s: State) -> None:
        s.tell(PLAYS, self.index)
        s.lay_down(self.index)

    def leaves_fee(self, s: State, fee: i64) -> bool:
        return s.me.cards > 1 or s.me.lira + self.sure_lira(s) >= fee

    def sure_lira(self, s: State) -> i64:
        """How many Lira it is sure to bring, or a card in their stead."""
        return 0

    def why(self, s: State) -> str:
        if s.me.hand[self.index] == 0:
            return "IST-C6"
        if self.moments >> s.moment & 1 == 0:
            return self.not_now(s)
        return self.row.cites("playable")

    def bound_why(self, s: State, place: i64) -> str:
        """Why it does not serve for the action of a place."""
        if s.me.hand[self.index] == 0:
            return "IST-C6"
        if s.unaided and self.ready(s):
            return s.rules.unaided
        bound_here = self.row.text("boosts") in s.rules.places[place].stands_for
        return self.row.cites("playable" if bound_here else "moments")


class Tile(Part):
    """A mosque tile; its power is a Play, a Tweak, or what happens when it is gained."""

    def gained(self, s: State) -> None:
        pass


class Opening(Part):
    """A way to spend a turn other than moving the merchant; `ways` of a player says which he has."""

    def possible(self, s: State) -> bool:
        """Whether it can be carried out as a whole."""
        raise NotImplementedError

    def begin(self, s: State) -> None:
        raise NotImplementedError

    def why(self, s: State) -> str:
        raise NotImplementedError


class Tweak(Part):
    """One way to change the dice after a roll. `bound`: only where a place asks for the roll."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.bound: bool = False

    def possible(self, s: State) -> bool:
        raise NotImplementedError

    def leaves_fee(self, s: State, fee: i64) -> bool:
        """Whether so many Lira, or a card, can still be paid afterwards (IST-C9a)."""
        return True

    def do(self, s: State) -> None:
        raise NotImplementedError

    def why(self, s: State) -> str:
        raise NotImplementedError


class Encounter(Part):
    """Somebody who may be met in phase 4. `must`: meeting them is no choice."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.must: bool = row.flag("must")
        self.rolled: bool = row.flag("rolled")  # its token starts where the dice say

    def here(self, s: State) -> bool:
        """Whether they are at the merchant's place, and there is something to be had."""
        raise NotImplementedError

    def meet(self, s: State) -> None:
        raise NotImplementedError

    def why(self, s: State) -> str:
        raise NotImplementedError


class Reach(Part):
    """A way to move: from each place, the places that it joins. Some ways cost a card."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.low: i64 = row.number("low") if row.has("low") else 0
        self.high: i64 = row.number("high") if row.has("high") else 0
        self.card: i64 = -1  # which it costs
        self.tile: i64 = -1  # of who may use it

    def bind(self, rules: Rules) -> None:
        if self.row.text("card"):
            self.card = self.row.one_of("card", rules.known["card"])
        if self.row.text("tile"):
            self.tile = self.row.one_of("tile", rules.known["tile"])

    def joins(self, ground: Ground, a: i64, b: i64) -> bool:
        return self.low <= ground.distance(a, b) <= self.high

    def joined(self, ground: Ground, here: i64) -> vec[i64]:
        there = vec[i64]()
        for place in range(len(ground.cells)):
            if self.joins(ground, here, place):
                there = append(there, place)
        return there

    def offer(self, s: State, base: i64) -> None:
        if self.at_hand(s):
            for place in s.paths().joined[self.index][s.me.place]:
                s.offer(base + place)

    def at_hand(self, s: State) -> bool:
        if self.card >= 0:
            return s.me.hand[self.card] > 0
        return self.tile < 0 or s.me.tiles >> self.tile & 1 == 1

    def why(self, s: State, place: i64) -> str:
        if not self.at_hand(s):
            return self.row.cites("tile") or "IST-C6"
        if self.joins(s.ground, s.me.place, place):  # but for the barrier
            return s.rules.barred
        return self.row.cites("high")

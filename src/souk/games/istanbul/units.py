"""The components of an Istanbul game. Each unit is a row of data with the rule that reads it; modules bring them."""

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
    """A unit of the Istanbul family. `bind` looks up the other units that its row names, once the game is composed."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row)

    def bind(self, rules: Rules) -> None:
        pass


P = TypeVar("P", bound=Part)


def made(classes: dict[str, type[P]], row: Row, seats: int) -> P:
    """Make the unit of a row, with the class that its `is` names."""
    if row.what not in classes:
        raise row.wrong(f"is: {row.what!r} is none of {', '.join(classes)}")
    return classes[row.what](row, seats)


class Place(Part):
    """A place of the bazaar. Its action never depends on where the merchant is, so that a family member can use it."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.number: i64 = row.number("number", 1, 99)
        self.rubies: i64 = row.by_seats("rubies", seats, 0, 99) if row.has("rubies") else 0
        self.free: bool = row.flag("free")  # needs no assistant and no toll

    def set_up(self, s: State) -> None:
        s.track[self.index] = self.rubies

    def usable(self, s: State) -> bool:
        """Whether its action can be carried out (IST-A1). This must be exact: the choice is offered only then."""
        return True

    def use(self, s: State) -> None:
        raise NotImplementedError

    def asks(self, s: State) -> i64:
        """The price of the action, if there is one, on the usual terms."""
        return 0

    def why(self, s: State) -> str:
        """The ledger row that forbids the action when it is not usable."""
        return "IST-A3"

    def audit(self, s: State) -> str:
        """Describe an error in its number in `track`, or return "" if there is none."""
        return ""

    def face(self) -> dict[str, Any]:
        """What never changes about it, for the view."""
        return {}

    def show(self, s: State) -> dict[str, Any]:
        """What does: its current state."""
        return {}


class Playable(Part):
    """A card or the power of a tile, which may be used as an aside."""

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
        """Whether a fee of `fee` Lira or a card can still be paid afterwards, whatever the dice show (IST-C9a)."""
        raise NotImplementedError

    def why(self, s: State) -> str:
        """The ledger row that forbids its use now."""
        raise NotImplementedError

    def not_now(self, s: State) -> str:
        """The ledger row that says at which moments it may be used."""
        return "IST-X3" if s.moment == LEFTOVER else self.row.cites("moments")


class Card(Playable):
    """A bonus card. Some are asides; others give a way to move or a way to use a place."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.copies: i64 = row.number("copies", 0, 26)

    def ready(self, s: State) -> bool:
        return s.me.hand[self.index] > 0 and self.playable(s)

    def playable(self, s: State) -> bool:
        """Whether it would have an effect now (IST-C10)."""
        return True

    def pay(self, s: State) -> None:
        s.tell(PLAYS, self.index)
        s.lay_down(self.index)

    def leaves_fee(self, s: State, fee: i64) -> bool:
        return s.me.cards > 1 or s.me.lira + self.sure_lira(s) >= fee

    def sure_lira(self, s: State) -> i64:
        """The number of Lira that it is sure to bring, or may replace by a card."""
        return 0

    def why(self, s: State) -> str:
        if s.me.hand[self.index] == 0:
            return "IST-C6"
        if self.moments >> s.moment & 1 == 0:
            return self.not_now(s)
        return self.row.cites("playable")

    def bound_why(self, s: State, place: i64) -> str:
        """The ledger row that forbids its use for the action of a place."""
        if s.me.hand[self.index] == 0:
            return "IST-C6"
        if s.unaided and self.ready(s):
            return s.rules.unaided
        bound_here = self.row.text("boosts") in s.rules.places[place].stands_for
        return self.row.cites("playable" if bound_here else "moments")


class Tile(Part):
    """A mosque or tavern tile. Its power is a Playable, a Tweak, a Reach, or an effect when it is gained."""

    def gained(self, s: State) -> None:
        pass


class Opening(Part):
    """A way to spend a turn other than moving the merchant. A player's `ways` says which ones they have."""

    def possible(self, s: State) -> bool:
        """Whether all of it can be carried out."""
        raise NotImplementedError

    def begin(self, s: State) -> None:
        raise NotImplementedError

    def why(self, s: State) -> str:
        raise NotImplementedError


class Tweak(Part):
    """A way to change the dice after a roll. `bound`: only if a place asked for the roll."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.bound: bool = False

    def possible(self, s: State) -> bool:
        raise NotImplementedError

    def leaves_fee(self, s: State, fee: i64) -> bool:
        """Whether a fee of `fee` Lira or a card can still be paid afterwards (IST-C9a)."""
        return True

    def do(self, s: State) -> None:
        raise NotImplementedError

    def why(self, s: State) -> str:
        raise NotImplementedError


class Encounter(Part):
    """Somebody a merchant may meet in phase 4. `must`: the encounter is not optional."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.must: bool = row.flag("must")
        self.rolled: bool = row.flag("rolled")  # its token starts at the place whose number is rolled

    def here(self, s: State) -> bool:
        """Whether they are at the merchant's place and have something to give."""
        raise NotImplementedError

    def meet(self, s: State) -> None:
        raise NotImplementedError

    def why(self, s: State) -> str:
        raise NotImplementedError


class Reach(Part):
    """A way to move: which places can be reached from each place. Some ways cost a card."""

    def __init__(self, row: Row, seats: int) -> None:
        super().__init__(row, seats)
        self.low: i64 = row.number("low") if row.has("low") else 0
        self.high: i64 = row.number("high") if row.has("high") else 0
        self.card: i64 = -1  # the card it costs
        self.tile: i64 = -1  # the tile whose owners may use it

    def bind(self, rules: Rules) -> None:
        if self.row.text("card"):
            self.card = self.row.one_of("card", rules.known["card"])
        if self.row.text("tile"):
            self.tile = self.row.one_of("tile", rules.known["tile"])

    def joins(self, ground: Ground, a: i64, b: i64) -> bool:
        return self.low <= ground.distance(a, b) <= self.high

    def answers(self, ground: Ground, here: i64) -> vec[i64]:
        """The places that can be reached from a place, as answers to MOVE."""
        many: i64 = len(ground.cells)
        there = vec[i64]()
        for place in range(many):
            if self.joins(ground, here, place):
                there = append(there, self.index * many + place)
        return there

    def at_hand(self, s: State) -> bool:
        if self.card >= 0:
            return s.me.hand[self.card] > 0
        return self.tile < 0 or s.me.tiles >> self.tile & 1 == 1

    def why(self, s: State, place: i64) -> str:
        if not self.at_hand(s):
            return self.row.cites("tile") or "IST-C6"
        if self.joins(s.ground, s.me.place, place):  # only the barrier is in the way
            return s.rules.barred
        return self.row.cites("high")

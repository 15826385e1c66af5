"""The two dice: rolling them, and changing the roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from souk.engine.domain import Named, Units
from souk.engine.step import Chance, Step
from souk.games.istanbul.events import ROLLS
from souk.games.istanbul.moments import INSIDE, PLAY
from souk.games.istanbul.state import State

if TYPE_CHECKING:
    from souk.games.istanbul.units import Tweak

KEEP: Final = 0
AT_A_PLACE: Final = 0
ELSEWHERE: Final = 1


class Roll(Chance[State]):
    """IST-D1: roll both dice."""

    def take(self, s: State, x: i64) -> None:
        s.die1 = 1 + x // 6
        s.die2 = 1 + x % 6
        s.tell(ROLLS, s.die1, s.die2)


def roll_again(s: State) -> None:
    """Pick up both dice and roll them again.

    Forget what they showed: the table is then the same whatever it was, and the odds look through one roll, not 36.
    """
    s.die1 = s.die2 = 1
    s.then(ROLL)


class Change(Step[State]):
    """Keep the roll, or change it with a tile or a card. The first argument: AT_A_PLACE if a place asked for the roll,
    or ELSEWHERE."""

    def choices(self, s: State) -> None:
        s.offer(KEEP)
        for tweak in s.rules.tweaks:
            if self.allowed(s, tweak) and tweak.possible(s):
                s.offer(tweak.index + 1)

    def allowed(self, s: State, tweak: Tweak) -> bool:
        return s.arg == AT_A_PLACE or not tweak.bound

    def take(self, s: State, x: i64) -> None:
        if x != KEEP:
            s.rules.tweaks[x - 1].do(s)
            s.then(self, s.arg, s.arg2)

    def why(self, s: State, x: i64) -> str:
        return s.rules.tweaks[x - 1].why(s)


ROLL: Final = Roll("roll", Named(*[f"{a}+{b}" for a in range(1, 7) for b in range(1, 7)]), sides=36)
CHANGE: Final = Change(
    "change_dice", Units("tweak", "keep"), "IST-B3", idle=KEEP, moment=INSIDE, aside=PLAY, steers=True
)

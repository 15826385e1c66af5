"""The last round of the Dice Game: who will be first, if everybody who still has a turn takes the rubies there are."""

from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.games.dice.scoring import sold
from souk.games.dice.state import Player, State

GAINS: Final = 3  # a turn brings no ruby, one or two
SPENT: Final = vec[float]([-3.0, 7.0, 19.0])  # Lira by which goods and Lira together become fewer then
BOTH: Final = 0.5  # how often two rubies are paid where each of them could be
SPREAD: Final = 16.0  # Lira: a lead of half as many settles a tie while somebody still has a turn
LEAST: Final = 0.003  # chances below it are all the same


@final
class LastRound:
    """What each seat may have at the end: rubies and, for ties, the worth of all that is left."""

    def __init__(self, seats: i64) -> None:
        self.rubies: vec[i64] = vec[i64]([0 for _ in range(seats)])
        self.worth: vec[float] = vec[float]([0.0 for _ in range(seats)])
        self.plays: i64 = 0  # the seats that still have a turn, one bit each
        self.gains: vec[vec[float]] = vec[vec[float]]([vec[float]([0.0] * GAINS) for _ in range(seats)])

    def note(self, s: State, p: Player, seat: i64, nearest: float, second: float) -> None:
        """Note a seat with the chances that it can pay for a ruby, and for another one."""
        self.rubies[seat] = p.rubies
        self.worth[seat] = float(sold(s, p))
        two = nearest * second * BOTH
        gains = self.gains[seat]
        gains[0] = 1.0 - nearest
        gains[1] = nearest - two
        gains[2] = two
        if seat >= s.active:
            self.plays |= i64(1) << seat
        else:
            self.plays &= ~(i64(1) << seat)

    def outlook(self, seat: i64) -> float:
        """The logarithm of a seat's chance of being first."""
        chance = 0.0
        for gain in range(self.most(seat)):
            first = self.gains[seat][gain]
            for rival in range(i64(len(self.rubies))):
                if rival != seat:
                    first *= self.beaten(rival, seat, gain)
            chance += first
        return log(max(chance, LEAST))

    def beaten(self, rival: i64, seat: i64, gain: i64) -> float:
        """The chance that a rival ends behind a seat which gains so many rubies."""
        chance = 0.0
        for theirs in range(self.most(rival)):
            lead = self.rubies[seat] + gain - self.rubies[rival] - theirs
            if lead == 0:
                chance += self.gains[rival][theirs] * self.tie(rival, theirs, seat, gain)
            elif lead > 0:
                chance += self.gains[rival][theirs]
        return chance

    def tie(self, rival: i64, theirs: i64, seat: i64, gain: i64) -> float:
        """The chance that a seat wins a tie."""
        lead = self.left(seat, gain) - self.left(rival, theirs)
        settled = self.most(seat) == 1 and self.most(rival) == 1
        return max(min(0.5 + lead / (0.001 if settled else SPREAD), 1.0), 0.0)

    def left(self, seat: i64, gain: i64) -> float:
        return self.worth[seat] - SPENT[gain] if self.most(seat) > 1 else self.worth[seat]

    def most(self, seat: i64) -> i64:
        """How many numbers of rubies a seat may still gain: none is one of them."""
        return GAINS if self.plays >> seat & 1 == 1 else i64(1)

"""Many tables of one game played side by side, for programs that learn: all that they need is in a few buffers.

Each table has a row in every buffer. The buffer protocol of Python shares their memory, so nothing is copied.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from souk.engine.book import Book
from souk.engine.errors import SoukError
from souk.engine.lens import Lens
from souk.engine.numbering import Numbering
from souk.engine.policy import Policy
from souk.engine.rng import Rng, seeded
from souk.engine.run import OVER, apply, at_hand, settle
from souk.engine.table import Table

# How the last step of a table ended.
GOES_ON: Final = 0
ENDED: Final = 1
CUT_SHORT: Final = 2

EVERYBODY: Final = -1  # all seats are learners

# What a finished game is worth.
BY_SHARE: Final = 0
BY_PLACEMENT: Final = 1


@final
class Batch:
    """Tables whose learners are asked for numbers; the other seats play by their policies.

    `learner` is the seat that learns, or EVERYBODY; if it `takes_turns`, it moves on by one seat with each new game. A
    game is cut short at a learner's first question after `limit` decisions of any seats.
    """

    def __init__(
        self,
        book: Book,
        lens: Lens,
        numbering: Numbering,
        policies: vec[Policy],
        many: i64,
        learner: i64,
        takes_turns: bool,
        limit: i64,
        worth: i64,
    ) -> None:
        self.book = book
        self.lens = lens
        self.numbering = numbering
        self.policies: vec[Policy] = policies
        self.many: i64 = many
        self.takes_turns = takes_turns
        self.limit: i64 = limit
        self.worth: i64 = worth
        self.tables: vec[Table] = vec[Table]()
        self.dice: vec[Rng] = vec[Rng]()  # of each row: they start its tables, and are those of its policies
        self.learners: vec[i64] = vec[i64]([learner for _ in range(many)])
        self.observations: vec[i16] = vec[i16]([0 for _ in range(many * lens.width)])
        self.finals: vec[i16] = vec[i16](
            [0 for _ in range(many * lens.width)]
        )  # what the learner saw last of a game that is over
        self.masks: vec[u8] = vec[u8]([0 for _ in range(many * numbering.size)])
        self.seats: vec[i64] = vec[i64]([0 for _ in range(many)])  # the seat that is asked
        self.endings: vec[u8] = vec[u8]([0 for _ in range(many)])
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(many * book.seats)])
        for row in range(many):
            self.dice = append(self.dice, seeded(int(row)))
            self.tables = append(self.tables, book.start(seeded(0)))

    # Starting -------------------------------------------------------------------------------------------------------

    def reset(self, row: i64, seed: int) -> None:
        """Begin a new game whose dice follow from a seed."""
        self.clear(row)
        self.forget_rewards(row)
        self.dice[row] = seeded(seed)
        if self.takes_turns:
            self.learners[row] = self.dice[row].below(self.book.seats)
        self.start(row)

    def restart(self, row: i64) -> None:
        """Begin another game with the dice that the row has."""
        self.clear(row)
        if self.takes_turns:
            self.learners[row] = (self.learners[row] + 1) % self.book.seats
        self.start(row)

    def clear(self, row: i64) -> None:
        """Forget what the table offered."""
        first = row * self.numbering.size
        for at in range(first, first + self.numbering.size):
            self.masks[at] = 0

    def forget_rewards(self, row: i64) -> None:
        first = row * self.book.seats
        for at in range(first, first + self.book.seats):
            self.rewards[at] = 0.0

    def start(self, row: i64) -> None:
        """Set up a table, and another one if the game ends before the learner is asked anything."""
        while True:
            self.tables[row] = self.book.start(self.dice[row].fork())
            if self.run_on(row) != ENDED:
                self.show(row)
                return

    # Playing --------------------------------------------------------------------------------------------------------

    def step(self, actions: vec[i64]) -> None:
        """Play an action at each table, and begin a new game where one is over."""
        for row in range(self.many):
            if self.play(row, actions[row]) != GOES_ON:
                self.restart(row)

    def play(self, row: i64, action: i64) -> i64:
        """Play an action at one table, and say how that ended. Rewards are those of this step."""
        if self.endings[row] == ENDED:  # otherwise there are none
            self.forget_rewards(row)
        s = self.tables[row]
        first = row * self.numbering.size
        if not 0 <= action < self.numbering.size or self.masks[first + action] == 0:
            raise SoukError(f"action {int(action)} is not legal at table {int(row)}")
        self.numbering.mark(s, self.masks, first, 0)
        apply(s, self.numbering.answer(at_hand(s), action))
        ending = self.run_on(row)
        self.endings[row] = u8(ending)
        if ending == GOES_ON:
            self.show(row)
            return ending
        learner = self.learners[row]
        self.look(row, learner if learner >= 0 else self.seats[row], self.finals)
        if ending == ENDED:
            self.reward(row)
        return ending

    def run_on(self, row: i64) -> i64:
        """Play on to the next question for the learner."""
        s = self.tables[row]
        learner = self.learners[row]
        while True:
            count = settle(s)
            if count == OVER:
                return ENDED
            if learner == EVERYBODY or s.seat == learner:
                return CUT_SHORT if s.ply >= self.limit else GOES_ON
            apply(s, self.policies[s.seat].pick(s, count, self.dice[row]))

    def show(self, row: i64) -> None:
        """Write what the seat that is asked sees, and what it may answer."""
        s = self.tables[row]
        self.seats[row] = s.seat
        self.lens.write(s, s.seat, self.observations, row * self.lens.width)
        self.numbering.mark(s, self.masks, row * self.numbering.size, 1)

    def look(self, row: i64, seat: i64, out: vec[i16]) -> None:
        """Write what any seat sees of a table into the row of a buffer."""
        self.lens.observe(self.tables[row], seat, out, row * self.lens.width)

    def reward(self, row: i64) -> None:
        """Write what the end of the game is worth to each seat. It adds up to 0."""
        worth = placed(self.tables[row].scores()) if self.worth == BY_PLACEMENT else shared(self.tables[row].scores())
        first = row * self.book.seats
        for seat in range(self.book.seats):
            self.rewards[first + seat] = worth[seat]


def shared(scores: list[list[int]]) -> list[float]:
    """1 for winning alone and -1 / (n - 1) for losing; a shared win is worth its share."""
    n = len(scores)
    best = max(scores)
    winners = sum(1 for score in scores if score == best)
    return [((n / winners if score == best else 0.0) - 1) / (n - 1) for score in scores]


def placed(scores: list[list[int]]) -> list[float]:
    """From 1 for the first place to -1 for the last in equal steps; those who share places get their mean."""
    n = len(scores)
    worth: list[float] = []
    for score in scores:
        better = sum(1 for other in scores if other > score)
        equal = sum(1 for other in scores if other == score)
        worth.append(1 - (2 * better + equal - 1) / (n - 1))
    return worth

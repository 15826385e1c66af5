"""Judges say what a position is worth. Families bring their own: see heuristics."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.net import Net
from souk.engine.policy import EAGER
from souk.engine.rng import Rng
from souk.engine.run import CHANCE_NEXT, RAN, apply, draw, once, settle
from souk.engine.step import ASIDE
from souk.engine.table import Table

DOUBT: Final = 0.1  # its share in what the search goes by
DOUBTED: Final = 8.0  # how many times smaller differences are in doubt
STEP_DOWN: Final = 1000.0  # how many times less the next score counts
PLACE: Final = 0.001  # what a search that cannot win any more gives for each rival that it leaves behind


class Judge:
    """Looks at a table between two turns."""

    def worth(self, s: Table, seat: i64) -> float:
        """What the table is worth to a seat: more is better. Means are meaningful, so that chance can be weighed."""
        raise NotImplementedError

    def pick(self, s: Table, count: i64, rng: Rng) -> i64:
        """An answer that somebody might give, at next to no cost: keep busy, and keep the cards."""
        own = count
        while s.offers[own - 1] >= ASIDE:
            own -= 1
        return EAGER.pick(s, own, rng) if own > 1 else s.offers[0]


class Ranking(Judge):
    """Judges only by what the rules rank players by: rubies, then Lira, then goods …"""

    def worth(self, s: Table, seat: i64) -> float:
        return ranked(s, seat)


class Heuristic(Judge):
    """Chances of winning, from what can be seen of each seat.

    Each seat has features of its own (`names`), and some that compare it with its rivals (`rivalry`). Every feature has
    one weight for each stage of the game. The weighted sums are set against each other (a softmax). A title may have a
    net beside its weights; then what the net makes of the same features is added to the sums.

    There are two answers. `share_out` writes the chances as they are, by weights and net, into `shares`: for people to
    read, and to learn from. `blunt` writes into `blunted` what a search goes by (`worth` returns one of them): by
    weights alone, since a search gains more from looking farther than from a net; by weights of its own (`searched`),
    if the title has some; and with a little doubt, as if all differences were much smaller. Otherwise a seat far ahead,
    or far behind, would no longer see any difference and might dither for ever.
    """

    def __init__(self, names: list[str], weights: dict[str, list[float]], stages: i64, rivalry: list[str]) -> None:
        self.names = names
        self.rivalry = rivalry
        # Features of which more can only be good, or bad. A fit to games that were not played well would at times say
        # the opposite, and bots would then dawdle; so it keeps these weights from the wrong side of 0.
        self.helpful: list[str] = []
        self.harmful: list[str] = []
        self.stages: i64 = stages
        self.seen: vec[float] = vec[float]([0.0 for _ in names + rivalry])
        self.at: i64 = 0  # of the feature that is seen next
        self.weights: vec[vec[float]] = self.by_stage(weights)
        self.searched: vec[vec[float]] = self.weights  # what a search goes by
        self.apart: bool = False  # whether these are others
        self.searching: bool = False  # whether a search asks at the moment
        self.as_searched: bool = False  # whether features are seen as those other weights know them
        # How many times smaller differences are for this number of seats than weights and net say, which are for all.
        self.heat: float = 1.0
        self.net: Net | None = None
        self.listening: Net | None = None  # the net, while it takes part
        self.standings: vec[float] = vec[float]()
        self.shares: vec[float] = vec[float]()
        self.blunted: vec[float] = vec[float]()

    def by_stage(self, weights: dict[str, list[float]]) -> vec[vec[float]]:
        names = self.names + self.rivalry
        return vec[vec[float]](
            [vec[float]([weight_at(weights.get(name), stage) for name in names]) for stage in range(self.stages + 1)]
        )

    # What a title says ----------------------------------------------------------------------------------------------

    def survey(self, s: Table) -> None:
        """Note what is the same for all seats, before they are looked at."""

    def look(self, s: Table, seat: i64) -> None:
        """Call `see` for each feature of a seat, in the order of `names`."""
        raise NotImplementedError

    def contrast(self, s: Table, seat: i64) -> None:
        """Call `see` for each feature in `rivalry`. All seats have been looked at."""

    def stage(self, s: Table) -> i64:
        """How far the game has come, from 0 on; `stages` in the last round."""
        raise NotImplementedError

    def is_over(self, s: Table) -> bool:
        """Whether nothing is left that can be judged better than by playing it out: leftover cards, counting."""
        return s.top == 0

    def decides(self, step: i64) -> bool:
        """Whether the best answer after this chance step depends on little but its outcome."""
        return False

    def by_rote(self, step: i64) -> bool:
        """Whether `pick` answers this question so well that a search looks into it only when it is at hand."""
        return False

    def see(self, value: float) -> None:
        at = self.at
        self.seen[at] = value
        self.at = at + 1

    def see_if(self, so: bool) -> None:
        self.see(1.0 if so else 0.0)

    # What follows from it -------------------------------------------------------------------------------------------

    def worth(self, s: Table, seat: i64) -> float:
        self.blunt(s)
        return self.blunted[seat]

    def share_out(self, s: Table) -> None:
        """Write each seat's chance of winning into `shares`."""
        self.make_room(s.book.seats)
        if self.is_over(s):
            decide(s, self.shares, 0.0)
        else:
            self.stand(s, False)
            soften(self.standings, self.shares, self.heat)

    def blunt(self, s: Table) -> None:
        """Write into `blunted` what a search goes by: each seat's chance, with doubt."""
        self.make_room(s.book.seats)
        blunted = self.blunted
        if self.is_over(s):
            decide(s, blunted, PLACE)
            return
        self.stand(s, True)
        soften(self.standings, blunted, DOUBTED)
        total = 0.0
        for doubt in blunted:
            total += sharp(doubt)
        for seat in range(i64(len(blunted))):
            doubt = blunted[seat]
            blunted[seat] = (1.0 - DOUBT) * sharp(doubt) / total + DOUBT * doubt

    def make_room(self, seats: i64) -> None:
        if len(self.shares) != seats:
            self.standings = vec[float]([0.0 for _ in range(seats)])
            self.shares = vec[float]([0.0 for _ in range(seats)])
            self.blunted = vec[float]([0.0 for _ in range(seats)])

    def stand(self, s: Table, searching: bool) -> None:
        """Write into `standings` how each seat stands: the logarithm of its chance, but for what all have in common."""
        standings = self.standings
        seats = s.book.seats
        net = None if searching else self.net
        table = self.searched if searching else self.weights
        self.searching = searching
        self.as_searched = searching and self.apart
        self.listening = net
        self.survey(s)
        weights = table[self.stage(s)]
        for seat in range(seats):
            standings[seat] = self.standing(s, seat, weights)
        if net is not None:
            net.meet(seats)
        for seat in range(seats):
            standings[seat] += self.compared(s, seat, weights)
            if net is not None:
                standings[seat] += net.standing(seat, self.seen, len(self.names))

    def standing(self, s: Table, seat: i64, weights: vec[float]) -> float:
        """What a seat's own features add up to; the net takes them in."""
        self.look_at(s, seat)
        net = self.listening
        if net is not None:
            net.take_in(seat, self.seen, self.at)
        return self.total(weights, 0, self.at)

    def look_at(self, s: Table, seat: i64) -> None:
        """Write a seat's own features into `seen`."""
        self.at = 0
        self.look(s, seat)

    def compared(self, s: Table, seat: i64, weights: vec[float]) -> float:
        """What the features that compare a seat with its rivals add up to."""
        own = len(self.names)
        self.at = own
        self.contrast(s, seat)
        return self.total(weights, own, self.at)

    def total(self, weights: vec[float], first: i64, end: i64) -> float:
        seen = self.seen
        total = 0.0
        for at in range(first, end):
            total += weights[at] * seen[at]
        return total

    def features(self, s: Table, searching: bool = False) -> list[list[float]]:
        """All features of each seat, those in `rivalry` last, as the search sees them or as the chances for people are
        worked out: to learn from."""
        self.searching = False
        self.as_searched = searching
        self.survey(s)
        rows: list[list[float]] = []
        for seat in range(s.book.seats):
            self.look_at(s, seat)
            rows.append(list(self.seen[: self.at]))
        for seat in range(s.book.seats):
            self.at = len(self.names)
            self.contrast(s, seat)
            rows[seat] += list(self.seen[len(self.names) :])
        return rows


def sharp(doubt: float) -> float:
    """A doubted share without its doubt, but for its scale: to the power of DOUBTED."""
    squared = doubt * doubt
    return squared * squared * squared * squared


def weight_at(weights: list[float] | None, stage: i64) -> float:
    """The weight of a feature at a stage; what has no weights does not count."""
    return weights[stage] if weights else 0.0


def soften(standings: vec[float], shares: vec[float], times: float) -> None:
    """Write shares that add up to 1, as if all differences were that many times smaller."""
    best = -1.0e30
    for standing in standings:
        best = max(best, standing)
    total = 0.0
    for seat in range(i64(len(shares))):
        share = exp((standings[seat] - best) / times)
        shares[seat] = share
        total += share
    for seat in range(i64(len(shares))):
        shares[seat] /= total


# The end ------------------------------------------------------------------------------------------------------------


def decide(s: Table, shares: vec[float], place: float) -> None:
    """Write the shares of a game that is over, or will be once everybody has done the best for their score: the winners
    share the win, the others have so much for each rival behind them."""
    scores = played_out(s).scores()
    best = max(scores)
    winners = float(scores.count(best))
    for seat in range(i64(len(scores))):
        behind = float(sum([score < scores[seat] for score in scores]))
        shares[seat] = 1.0 / winners if scores[seat] == best else place * behind


def played_out(s: Table) -> Table:
    if s.top == 0:
        return s
    copy = s.clone()
    rng = Rng(1, 2, 3, 4)
    while True:
        count = once(copy)
        if count == CHANCE_NEXT:
            draw(copy, rng)
        elif count > 0:
            apply(copy, best_scored(copy, count))
        elif count != RAN:
            return copy


def best_scored(s: Table, count: i64) -> i64:
    """The answer after which the seat at hand is ranked best; of equals, the first."""
    seat = s.seat
    answers = s.offers[:count]
    best = answers[0]
    most = -1.0
    for x in answers:
        copy = s.clone()
        apply(copy, x)
        settle(copy)
        rank = ranked(copy, seat)
        if rank > most:
            most = rank
            best = x
    return best


def ranked(s: Table, seat: i64) -> float:
    """A seat's scores as one number, the most important first."""
    total = 0.0
    for score in s.scores()[seat]:
        total = total * STEP_DOWN + float(score)
    return total

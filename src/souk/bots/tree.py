"""Information-set tree search: try what each seat may do from here on, very often, in worlds that might be true.

Every iteration imagines another world. Each seat has a tree of its own, whose branches are that seat's answers: what
chance and the others do in between is not stored (open loop). So a seat's next turn hangs right under its last one, and
a tree is as deep as its seat looks ahead. Every seat plays for its own advantage.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from souk.bots.judge import Heuristic
from souk.bots.turn import goes_on
from souk.engine.rng import Rng
from souk.engine.run import CHANCE_NEXT, RAN, apply, at_hand, draw, next_seat, once, run
from souk.engine.sight import Sight
from souk.engine.table import STEP_MASK, Table

EXPLORE: Final = 0.12  # how much an answer gains by having been tried rarely, in shares of a win
STEP_AT: Final = 14  # the bits that an answer takes, asides included
KEY_AT: Final = 26  # … together with the step that was answered
SLOTS: Final = 1 << 12  # at first
NEW: Final = -1
BATCH: Final = 32  # iterations between checks whether more of them can still change the answer
# An answer that would need more than one in so many of those that are left is given up on; more readily if it is behind
# by that much of a win. At 2,000 iterations this saves three in five of them in Istanbul, two in five in Bazar. Of 150
# decisions in each it changed none and two, for answers that the rest of the iterations put 7 points lower.
CATCH_UP: Final = 2
FAR_BEHIND: Final = 0.05
CATCH_UP_FAR: Final = 8


@final
class Tree:
    """Nodes are numbers; vecs hold what is known of them. A hash table leads from a node and an answer to the next."""

    def __init__(self, judge: Heuristic, spare: Table) -> None:
        seats = spare.book.seats
        self.judge = judge
        self.spare = spare  # a table of the game on which to try things out
        self.seats: i64 = seats
        self.visits: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # how often it could have been visited
        self.total: vec[float] = vec[float]()  # what its visits were worth to its seat
        self.origin: vec[i64] = vec[i64]()  # the key that leads to it
        self.keys: vec[i64] = vec[i64]([-1] * SLOTS)
        self.nodes: vec[i64] = vec[i64]([0] * SLOTS)
        self.logs: vec[float] = vec[float]([0.0])
        self.roots: vec[i64] = vec[i64]([self.add(NEW, 1.0 / float(seats)) for _ in range(seats)])
        self.here: vec[i64] = vec[i64]([0 for _ in range(seats)])  # where each seat is; -1: beyond its tree
        self.path: vec[i64] = vec[i64]()  # the nodes visited in this iteration, each followed by its seat
        self.length: i64 = 0
        self.found: vec[float] = vec[float]([0.0 for _ in range(seats)])  # what came of it for each seat
        self.done: i64 = 0  # iterations so far

    # Growing --------------------------------------------------------------------------------------------------------

    def grow(self, sight: Sight, rng: Rng, iterations: i64) -> None:
        self.done += iterations
        while len(self.logs) <= self.done + 2:
            self.logs = append(self.logs, log(float(len(self.logs))))
        for _ in range(iterations):
            self.iterate(sight.imagine(rng), i64(sight.seat), rng)

    def iterate(self, s: Table, me: i64, rng: Rng) -> None:
        """Play one imagined world until `me` faces a question new to its tree, then judge the position."""
        for seat in range(self.seats):
            self.here[seat] = self.roots[seat]
        self.length = 0
        self.note(self.roots[me], me)
        while s.top > 0 and self.here[me] >= 0:
            self.play_turn(s, next_seat(s), me, rng)
        if s.top == 0:
            self.keep(s)
        for at in range(0, self.length, 2):
            node = self.path[at]
            seat = self.path[at + 1]
            self.visits[node] += 1
            self.total[node] += self.found[seat]

    def play_turn(self, s: Table, seat: i64, me: i64, rng: Rng) -> None:
        while s.top > 0 and next_seat(s) == seat:
            count = once(s)
            if count == RAN:
                continue
            if count == CHANCE_NEXT:
                self.live_through(s, seat)
                continue
            if self.here[seat] < 0:
                apply(s, self.judge.pick(s, count, rng))
                continue
            answer = self.descend(s, seat, count)
            if answer == NEW and self.judge.by_rote(step_of(s)):
                answer = self.judge.pick(s, count, rng)
            elif answer == NEW:
                answer = self.open(s, seat, count, rng)
                self.here[seat] = -1
                if seat == me:
                    return
            apply(s, answer)

    def live_through(self, s: Table, seat: i64) -> None:
        """Let chance fall. As a rule the questions after it hang under the same node whatever the outcome; under a node
        of their own if the outcome decides them."""
        node = self.here[seat]
        number = step_of(s)
        step = at_hand(s)
        x = step.outcome(s, s.rng.below(s.total))
        if node >= 0 and self.judge.decides(number):
            child = self.child(node, number, x)
            if child < 0:
                child = self.add_child(node, number, x, self.total[node] / float(self.visits[node]))
            self.here[seat] = child
            self.note(child, seat)
        run(s, step, x)

    def open(self, s: Table, seat: i64, count: i64, rng: Rng) -> i64:
        """Face a new question: try each answer once, let the light policy play the turn on, and judge the position.
        Return the best answer."""
        node = self.here[seat]
        step = step_of(s)
        answers = s.offers[:count]
        best: i64 = -1
        answer: i64 = 0
        most = -1.0
        copy = self.spare
        for x in answers:
            copy.become(s)
            apply(copy, x)
            self.finish(copy, seat, rng)
            self.judge.blunt(copy)
            share = self.judge.blunted[seat]
            child = self.add_child(node, step, x, share)
            if share > most:
                most, best, answer = share, child, x
                self.keep_shares()
        self.note(best, seat)
        return answer

    def finish(self, s: Table, seat: i64, rng: Rng) -> None:
        """Let the light policy play the rest of a turn."""
        while goes_on(s, seat):
            count = once(s)
            if count == CHANCE_NEXT:
                draw(s, s.rng)
            elif count != RAN:
                apply(s, self.judge.pick(s, count, rng))

    def keep(self, s: Table) -> None:
        self.judge.blunt(s)
        self.keep_shares()

    def keep_shares(self) -> None:
        for seat in range(self.seats):
            self.found[seat] = self.judge.blunted[seat]

    def descend(self, s: Table, seat: i64, count: i64) -> i64:
        """The answer that promises most, allowing for how seldom it was tried; NEW if the question is new here."""
        node = self.here[seat]
        step = step_of(s)
        best: i64 = -1
        answer: i64 = NEW
        most = -1.0
        known: i64 = 0
        child: i64 = NEW
        for at in range(count):
            x = s.offers[at]
            child = self.child_beside(child, key_of(node, step, x))
            if child < 0:
                continue
            known += 1
            self.offered[child] += 1
            n = float(self.visits[child])
            promise = self.total[child] / n + EXPLORE * sqrt(self.logs[self.offered[child]] / n)
            if promise > most:
                most, best, answer = promise, child, x
        if best < 0:
            return NEW
        if known < count:
            self.add_missing(s, node, step, count)
        self.here[seat] = best
        self.note(best, seat)
        return answer

    def add_missing(self, s: Table, node: i64, step: i64, count: i64) -> None:
        """Add the answers that could not be given when the question was new. They start as average ones."""
        for at in range(count):
            if self.child(node, step, s.offers[at]) < 0:
                self.add_child(node, step, s.offers[at], self.total[node] / float(self.visits[node]))

    def note(self, node: i64, seat: i64) -> None:
        at = self.length
        if at < len(self.path):
            self.path[at] = node
            self.path[at + 1] = seat
        else:
            self.path = append(append(self.path, node), seat)
        self.length = at + 2

    def advise(self, s: Table, worth: vec[float], weight: i64) -> None:
        """Take advice on what each of the offers is worth, as if each had been tried `weight` times."""
        root = self.roots[s.seat]
        step = step_of(s)
        for at in range(s.count):
            child = self.child(root, step, s.offers[at])
            if child < 0:
                child = self.add_child(root, step, s.offers[at], worth[at])
            self.visits[child] += weight
            self.total[child] += worth[at] * float(weight)

    # Answering ------------------------------------------------------------------------------------------------------

    def favourite(self, s: Table) -> i64:
        """The position among the offers of the answer that was tried most."""
        best: i64 = 0
        for at in range(s.count):
            if self.tries(s, at) > self.tries(s, best):
                best = at
        return best

    def answer(self, s: Table) -> i64:
        """The position of the best answer among those tried about as often as the favourite. As a rule it is the
        favourite; but where all answers are much alike, all are tried alike."""
        best = self.favourite(s)
        enough = self.tries(s, best) // 2
        for at in range(s.count):
            if self.tries(s, at) > enough and self.mean(s, at) > self.mean(s, best):
                best = at
        return best

    def tries(self, s: Table, at: i64) -> i64:
        child = self.child(self.roots[s.seat], step_of(s), s.offers[at])
        return self.visits[child] if child >= 0 else i64(0)

    def mean(self, s: Table, at: i64) -> float:
        child = self.child(self.roots[s.seat], step_of(s), s.offers[at])
        return self.total[child] / float(self.visits[child])

    def knows(self, s: Table) -> bool:
        """Whether the seat at hand has been asked this before, here in its tree."""
        root = self.roots[s.seat]
        step = step_of(s)
        return any(self.child(root, step, s.offers[at]) >= 0 for at in range(s.count))

    def settled(self, s: Table, left: i64) -> bool:
        """Whether another answer would have to get more of the iterations that are left than any ever does, to become
        the favourite."""
        favourite = self.favourite(s)
        most = self.tries(s, favourite)
        far = self.mean(s, favourite) - FAR_BEHIND
        for at in range(s.count):
            tries = self.tries(s, at)
            catch_up = CATCH_UP_FAR if tries > 0 and self.mean(s, at) < far else CATCH_UP
            if at != favourite and tries + left // catch_up >= most:
                return False
        return True

    def move_on(self, s: Table, at: i64) -> bool:
        """Keep what is known of the consequences of the answer that has been given. False if nothing is."""
        child = self.child(self.roots[s.seat], step_of(s), s.offers[at])
        if child >= 0:
            self.roots[s.seat] = child
        return child >= 0

    # Nodes ----------------------------------------------------------------------------------------------------------

    def add(self, key: i64, share: float) -> i64:
        self.visits = append(self.visits, 1)
        self.offered = append(self.offered, 1)
        self.total = append(self.total, share)
        self.origin = append(self.origin, key)
        return len(self.visits) - 1

    def child(self, node: i64, step: i64, x: i64) -> i64:
        """The node that an answer leads to; -1 if there is none."""
        return self.child_beside(NEW, key_of(node, step, x))

    def child_beside(self, other: i64, key: i64) -> i64:
        """The node that a key leads to; -1 if there is none. The answers to a question were added in their order, so
        the one after `other` is as a rule the next node."""
        other += 1
        if other < len(self.origin) and self.origin[other] == key:
            return other
        at = self.slot(key)
        return self.nodes[at] if self.keys[at] >= 0 else i64(NEW)

    def add_child(self, node: i64, step: i64, x: i64, share: float) -> i64:
        if 2 * len(self.visits) > len(self.keys):
            self.spread()
        key = key_of(node, step, x)
        at = self.slot(key)
        self.keys[at] = key
        self.nodes[at] = self.add(key, share)
        return self.nodes[at]

    def slot(self, key: i64) -> i64:
        """The slot where a key is, or would be."""
        mask: i64 = len(self.keys) - 1
        at = (key ^ key >> 11 ^ key >> KEY_AT) * 40503 >> 4 & mask
        while self.keys[at] >= 0 and self.keys[at] != key:
            at = at + 1 & mask
        return at

    def spread(self) -> None:
        """Spread the keys over four times as many slots."""
        keys = self.keys
        nodes = self.nodes
        self.keys = vec[i64]([-1] * (4 * len(keys)))
        self.nodes = vec[i64]([0] * (4 * len(keys)))
        for old in range(len(keys)):
            if keys[old] >= 0:
                at = self.slot(keys[old])
                self.keys[at] = keys[old]
                self.nodes[at] = nodes[old]


def key_of(node: i64, step: i64, x: i64) -> i64:
    """A number for an answer to a question that is asked at a node."""
    return node << KEY_AT | step << STEP_AT | x


def step_of(s: Table) -> i64:
    """The number of the step at hand."""
    at = s.top - 1
    return s.stack[at] & STEP_MASK

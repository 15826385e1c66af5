"""Tours through the bazaar: how many turns it takes from a place through some stops, in the best order, to a target.

The table is made once for each layout, and for each wall on it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.games.istanbul.ground import Ground

COME_BACK: Final = 2  # turns to leave a place and return to it
FAR_OFF: Final = 99
MOST_KNOWN: Final = 64  # grounds: with a random layout, every game has others


def hop(ground: Ground, a: i64, b: i64) -> i64:
    """How many turns a merchant takes from place to place; one who is there must leave and come back."""
    steps = ground.distance(a, b)
    return (steps + 1) // 2 if steps > 0 else i64(COME_BACK)


@final
class Tours:
    """For each target, each set of stops (one bit each) and each start, the number of turns."""

    def __init__(self, ground: Ground, stops: vec[i64], targets: vec[i64]) -> None:
        self.ground = ground
        self.places: i64 = len(ground.cells)
        # How many turns it takes from each place to each, beyond the one that any move takes.
        self.hops: vec[float] = vec[float](
            [float(hop(ground, a, b)) - 1.0 for a in range(self.places) for b in range(self.places)]
        )
        self.sets: i64 = 1 << len(stops)
        self.turns: vec[i64] = vec[i64]([FAR_OFF for _ in range(len(targets) * self.sets * self.places)])
        for target in range(i64(len(targets))):
            for start in range(self.places):
                self.turns[target * self.sets * self.places + start] = hop(ground, start, targets[target])
            for stop_set in range(1, self.sets):
                self.fill_in(target * self.sets, stop_set, stops)

    def fill_in(self, first: i64, stop_set: i64, stops: vec[i64]) -> None:
        """Find the best stop to begin with, from each start."""
        at = (first + stop_set) * self.places
        for nth in range(i64(len(stops))):
            if stop_set >> nth & 1 == 0:
                continue
            stop = stops[nth]
            rest = self.turns[(first + (stop_set ^ i64(1) << nth)) * self.places + stop]
            for start in range(self.places):
                self.turns[at + start] = min(self.turns[at + start], hop(self.ground, start, stop) + rest)

    def through(self, target: i64, stop_set: i64, start: i64) -> float:
        return float(self.turns[(target * self.sets + stop_set) * self.places + start])


# Shared by all judges, since bots are many and a table takes as long as some decisions.
KNOWN: Final[dict[tuple[int, ...], Tours]] = {}


@final
class Atlas:
    """The tours of the grounds that a judge has come across lately."""

    def __init__(self, stops: vec[i64], targets: vec[i64]) -> None:
        self.stops: vec[i64] = stops
        self.targets: vec[i64] = targets
        self.ground: Ground | None = None  # the last one, and its tours …
        self.last: Tours | None = None
        self.ground_before: Ground | None = None  # … and the one before: with a barrier, two grounds take turns
        self.before: Tours | None = None

    def tours(self, ground: Ground) -> Tours:
        last = self.last
        if last is not None and self.ground is ground:
            return last
        before = self.before
        found = before if before is not None and self.ground_before is ground else self.looked_up(ground)
        self.ground_before = self.ground
        self.before = last
        self.ground = ground
        self.last = found
        return found

    def looked_up(self, ground: Ground) -> Tours:
        places = [*ground.cells, *self.stops, *self.targets]
        key = (int(ground.wall), len(self.stops), *[int(place) for place in places])
        if key not in KNOWN:
            if len(KNOWN) >= MOST_KNOWN:
                KNOWN.clear()
            KNOWN[key] = Tours(ground, self.stops, self.targets)
        return KNOWN[key]

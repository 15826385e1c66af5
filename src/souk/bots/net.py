"""A small net that corrects a weighted sum: what makes a seat's features worth more together, and against its rivals'.

For each seat, a hidden layer sees the features of that seat alone. A second one sees its first layer, the mean of the
others', and the features that compare the seats.
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS = 5


@final
class Net:
    """`parts` are the numbers, as a file of weights has them; features without any do not count."""

    def __init__(self, names: list[str], rivalry: list[str], parts: dict[str, Any]) -> None:
        self.wide: i64 = len(parts["first_bias"])  # of the first layer …
        self.high: i64 = len(parts["second_bias"])  # … and of the second
        self.first: vec[float] = flat([parts["first"].get(name, [0.0] * int(self.wide)) for name in names])
        self.first_bias: vec[float] = floats(parts["first_bias"])
        # To the second layer: a seat's own first layer, and the others'; side by side, as they are needed together.
        pairs = zip(parts["own"], parts["others"], strict=True)
        self.second: vec[float] = flat([[*own, *others] for own, others in pairs])
        self.second_bias: vec[float] = floats(parts["second_bias"])
        self.rivalry: vec[float] = flat([parts["rivalry"].get(name, [0.0] * int(self.high)) for name in rivalry])
        self.out: vec[float] = floats(parts["out"])
        # What each seat brings to the second layer: for itself, then for the others.
        self.brought: vec[vec[float]] = vec[vec[float]]([zeros(2 * int(self.high)) for _ in range(MOST_SEATS)])
        self.all: vec[float] = zeros(int(self.high))  # what all seats bring for the others
        self.layer: vec[float] = zeros(int(self.wide))
        self.inputs: vec[i64] = vec[i64]([0 for _ in names])  # those that are not 0
        self.share: float = 1.0

    def take_in(self, seat: i64, seen: vec[float], count: i64) -> None:
        """Work out what a seat brings to the second layer."""
        inputs = self.inputs
        many: i64 = 0
        for at in range(count):
            if seen[at] != 0.0:
                inputs[many] = at
                many += 1
        wide = self.wide
        first = self.first
        layer = self.layer
        bias = self.first_bias
        for unit in range(0, wide, 4):  # four at a time: their sums do not wait for each other
            a = bias[unit]
            b = bias[unit + 1]
            c = bias[unit + 2]
            d = bias[unit + 3]
            for nth in range(many):
                at = inputs[nth]
                value = seen[at]
                at = at * wide + unit
                a += value * first[at]
                b += value * first[at + 1]
                c += value * first[at + 2]
                d += value * first[at + 3]
            layer[unit] = max(a, 0.0)
            layer[unit + 1] = max(b, 0.0)
            layer[unit + 2] = max(c, 0.0)
            layer[unit + 3] = max(d, 0.0)
        self.pass_on(seat)

    def pass_on(self, seat: i64) -> None:
        """Multiply the first layer by what leads to the second."""
        wide = self.wide
        both = 2 * self.high
        layer = self.layer
        second = self.second
        brought = self.brought[seat]
        for unit in range(0, both, 4):
            a = 0.0
            b = 0.0
            c = 0.0
            d = 0.0
            for source in range(wide):
                value = layer[source]
                if value != 0.0:
                    at = source * both + unit
                    a += value * second[at]
                    b += value * second[at + 1]
                    c += value * second[at + 2]
                    d += value * second[at + 3]
            brought[unit] = a
            brought[unit + 1] = b
            brought[unit + 2] = c
            brought[unit + 3] = d

    def meet(self, seats: i64) -> None:
        """Add up what all seats bring for each other."""
        high = self.high
        total = self.all
        for unit in range(high):
            total[unit] = 0.0
        for seat in range(seats):
            brought = self.brought[seat]
            for unit in range(high):
                total[unit] += brought[high + unit]
        self.share = 1.0 / float(seats - 1)

    def standing(self, seat: i64, seen: vec[float], first: i64) -> float:
        """What the net adds to a seat's standing. The features that compare seats are in `seen` from `first` on."""
        high = self.high
        brought = self.brought[seat]
        total = self.all
        rivalry = self.rivalry
        share = self.share
        many: i64 = len(seen) - first
        standing = 0.0
        for unit in range(high):
            value = self.second_bias[unit] + brought[unit] + (total[unit] - brought[high + unit]) * share
            for at in range(many):
                value += seen[first + at] * rivalry[at * high + unit]
            if value > 0.0:
                standing += value * self.out[unit]
        return standing


def floats(numbers: list[float]) -> vec[float]:
    return vec[float]([float(number) for number in numbers])


def flat(rows: list[list[float]]) -> vec[float]:
    return vec[float]([float(number) for row in rows for number in row])


def zeros(many: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(many)])

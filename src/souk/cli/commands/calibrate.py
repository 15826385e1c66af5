"""The loop that speed is measured against, so that figures from different machines can be compared.

One operation is one turn of the inner loop: a call, list and dict access, arithmetic, a branch. It must never be
compiled or changed: every recorded figure is relative to it.
"""

from __future__ import annotations

import time


class _Obj:
    __slots__ = ("a", "lst")

    def __init__(self) -> None:
        self.a = 0
        self.lst = [0] * 64

    def bump(self, i: int) -> int:
        l = self.lst  # noqa: E741
        k = i & 63
        v = l[k] + (i % 7)
        if v > 1000:
            v -= 1000
        l[k] = v
        self.a += v
        return v


def loop(n: int) -> int:
    o = _Obj()
    s = 0
    d = {}
    for i in range(n):
        s += o.bump(i)
        if i & 7 == 0:
            d[i & 255] = s & 1023
    return s + len(d)


def calibrate(reps: int = 5, n: int = 200_000) -> float:
    """Operations per second of CPU time, best of several runs."""
    best = 1e9
    for _ in range(reps):
        t = time.process_time()
        loop(n)
        best = min(best, time.process_time() - t)
    return n / best

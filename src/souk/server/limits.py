"""Limits: how long a table may become, and how fast anybody may ask (buckets of tokens that fill up with time)."""

from __future__ import annotations

import time
from typing import Final

LINES: Final = 10_000  # of a table: three times as many as in the longest game that was ever played at random …
UNDOS: Final = 1_000  # … of which this many take a choice back …
NOTES: Final = 1_000  # … and this many are about who sits where

FORGET: Final = 10_000  # addresses to remember


class Bucket:
    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.left = most
        self.at = time.monotonic()

    def take(self, many: float = 1.0) -> float:
        """Take tokens and return 0, or return in how many seconds there will be enough."""
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < many:
            return (many - self.left) / self.per_second
        self.left -= many
        return 0.0


class Buckets:
    """A bucket for each address. The address that has been silent longest is forgotten first."""

    def __init__(self, per_second: float, most: float) -> None:
        self.per_second = per_second
        self.most = most
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str, many: float) -> float:
        bucket = self.by_address.pop(address, None) or Bucket(self.per_second, self.most)
        self.by_address[address] = bucket  # moved to the end
        if len(self.by_address) > FORGET:
            del self.by_address[next(iter(self.by_address))]
        return bucket.take(many)

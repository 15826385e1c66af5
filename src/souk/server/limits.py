"""Limits: how long a table may become, and how fast anybody may ask (buckets of tokens that fill up with time)."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Collection
from typing import Final

LINES: Final = 10_000  # of a table: three times as many as in the longest game that was ever played at random …
UNDOS: Final = 1_000  # … of which this many take a choice back …
NOTES: Final = 1_000  # … and this many are about who sits where
HINTS: Final = 300  # that the players of a table get together

FORGET: Final = 10_000  # addresses to remember


def network(address: str) -> str:
    """Whom an address belongs to: with IPv6, a household has 64 bits of addresses to itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), 64), strict=False))


class Slots:
    """How many connections each network has. The proxies, behind which are others, have as many as they like."""

    def __init__(self, most: int, proxies: Collection[str] = ()) -> None:
        self.most = most
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self.taken: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Take a slot, if there is one."""
        where = network(address)
        if self.taken.get(where, 0) < self.most or self.is_proxy(address):
            self.taken[where] = self.taken.get(where, 0) + 1
            return True
        return False

    def is_proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in proxy for proxy in self.proxies)

    def release(self, address: str) -> None:
        where = network(address)
        self.taken[where] -= 1
        if not self.taken[where]:
            del self.taken[where]


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
        where = network(address)
        bucket = self.by_address.pop(where, None) or Bucket(self.per_second, self.most)
        self.by_address[where] = bucket  # moved to the end
        if len(self.by_address) > FORGET:
            del self.by_address[next(iter(self.by_address))]
        return bucket.take(many)

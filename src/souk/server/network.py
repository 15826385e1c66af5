"""Where others can reach this computer: whoever invites them from it should not send them an address of their own."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from souk.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")  # hosts of a server that listens in all networks
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that nobody has: nothing is sent there


def network_address(settings: Settings, client: str) -> str:
    """This computer's address in its network, if the server can be reached there; only people at this computer learn
    it. "" if there is none."""
    if settings.host not in EVERYWHERE or settings.hosts or not is_loopback(client):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
        except OSError:  # there is no network
            return ""
        found = str(asking.getsockname()[0])
    return "" if is_loopback(found) else found


def is_loopback(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return bool((mapped or found).is_loopback)

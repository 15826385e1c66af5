"""What people at the server's own computer are told to send to others."""

from __future__ import annotations

import ipaddress

import pytest

from souk.server.network import is_loopback, network_address
from souk.server.settings import Settings
from tests.server.client import Requests


@pytest.mark.parametrize(
    ("settings", "client"),
    [
        (Settings(host="127.0.0.1"), "127.0.0.1"),  # it cannot be reached from elsewhere
        (Settings(host="0.0.0.0"), "192.168.1.7"),  # somebody else asks
        (Settings(host="0.0.0.0"), ""),
        (Settings(host="0.0.0.0", hosts=("souk.example",)), "127.0.0.1"),  # it has a name
    ],
)
def test_there_is_nothing_to_tell(settings: Settings, client: str) -> None:
    assert network_address(settings, client) == ""


def test_an_address_of_the_network_is_no_loopback() -> None:
    found = network_address(Settings(host="0.0.0.0"), "::ffff:127.0.0.1")
    assert found == "" or not ipaddress.ip_address(found).is_loopback
    assert is_loopback("::1") and is_loopback("127.3.2.1") and not is_loopback("10.0.0.1") and not is_loopback("x")


def test_it_is_asked_for_over_http(requests: Requests) -> None:
    assert requests.get("/api/network") == {"network": ""}

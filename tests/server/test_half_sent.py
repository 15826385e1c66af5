"""Connections that come to nothing: half-sent requests, people who do not read, one address that takes all slots."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from souk.server.limits import Slots, network
from tests.server.client import ME, Json, Requests, connected, feed
from tests.server.serving import SOON, Server, serving

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that soon loses its patience."""
    with serving(tmp_path_factory.mktemp("hasty"), head=1.5, body=1.5) as running:
        yield running


def dialled(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.settings["port"]), timeout=SOON)


def is_closed_by_server(line: socket.socket) -> bool:
    """Read what is still under way, until the server closes the connection."""
    with line:
        try:
            while line.recv(10_000):
                pass
            return True
        except ConnectionResetError:
            return True
        except TimeoutError:
            return False


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ",
        HEAD + b"content-length: 100\r\n\r\n",
        HEAD + b"content-length: 100\r\n\r\n{",
        HEAD + b"transfer-encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_half_sent_requests_are_closed(hasty: Server, sent: bytes) -> None:
    line = dialled(hasty)
    line.sendall(sent)
    assert is_closed_by_server(line)


def test_a_second_request_on_a_connection_may_not_be_half_sent_either(hasty: Server) -> None:
    line = dialled(hasty)
    line.sendall(b"GET /api/bots HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    assert line.recv(10_000).startswith(b"HTTP/1.1 200")
    line.sendall(b"GET /api/bots HTTP")
    end = time.monotonic() + SOON
    with line, suppress(OSError):  # as soon as the server has closed it
        while time.monotonic() < end:
            time.sleep(0.1)
            line.sendall(b"x")  # a byte now and then does not help
        pytest.fail("it is still open")


def test_one_address_cannot_take_all_places(tmp_path: Path) -> None:
    """Those that are too many are closed at once; the others still have all the time they are given."""
    most = 5
    with serving(tmp_path, head=2 * SOON, connections=most) as server:
        lines = [dialled(server) for _ in range(4 * most)]
        assert all(is_closed_by_server(line) for line in lines[most:])
        for line in lines[:most]:
            line.sendall(b"GET /api/bots HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            assert line.recv(10_000).startswith(b"HTTP/1.1 200")
            assert is_closed_by_server(line)
        with Requests(server.url) as requests:
            assert requests.get("/api/health")["ok"]  # slots that are free again can be taken


async def first_words(server: Server, table: str) -> Json:
    """What somebody is told who tries until the server has noticed that others have left."""
    while True:
        async with connected(server.url, table) as one:
            with suppress(ConnectionClosed):  # it may refuse before it has been greeted
                await one.send('{"type": "hello"}')
            said: Json = json.loads(await one.recv())
            if said.get("error") != "full":
                return said
        await asyncio.sleep(0.05)


def test_one_address_has_only_so_many_feeds(tmp_path: Path) -> None:
    with serving(tmp_path, connections=3) as server, Requests(server.url) as requests:
        table, _ = requests.table(ME, ME)

        async def follow() -> None:
            one, two, three = (feed(server.url, table) for _ in range(3))
            async with one, two, three, connected(server.url, table) as fourth:
                assert '"full"' in str(await fourth.recv())
                with pytest.raises(ConnectionClosed):
                    await fourth.recv()
            assert (await first_words(server, table))["type"] == "welcome"

        asyncio.run(asyncio.wait_for(follow(), SOON))


def test_places_are_counted_for_each_network() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2::") != network("2001:db8:1:3::")
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("somewhere") == "somewhere"
    slots = Slots(2, proxies=("10.0.0.1",))
    assert [slots.take("a"), slots.take("a"), slots.take("a"), slots.take("b")] == [True, True, False, True]
    assert all(slots.take("10.0.0.1") for _ in range(5))
    slots.release("a")
    assert slots.take("a")
    for address in ("a", "a", "b"):
        slots.release(address)
    assert slots.taken == {"10.0.0.1": 5}

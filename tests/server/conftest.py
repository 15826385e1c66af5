"""Servers for the tests: real processes, reachable only from this machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.client import Requests
from tests.server.serving import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do it no harm."""
    with serving(tmp_path_factory.mktemp("server"), gone=0.2, pause=0.0) as running:
        yield running


@pytest.fixture
def requests(server: Server) -> Iterator[Requests]:
    with Requests(server.url) as asking:
        yield asking

"""What strangers may do: how many tables they open, whose address is believed, and what is told in a clear line."""

from __future__ import annotations

import re
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from souk.engine.errors import SoukError
from souk.server.store import database
from tests.server.client import ME, Requests
from tests.server.serving import SOON, Server, serving
from tests.server.test_uploads import pairs

COMMAND = [sys.executable, "-m", "souk", "--lang", "en", "serve"]
TABLE = {"title": "istanbul", "seats": [ME, ME]}


def test_one_address_opens_only_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    """New tables, uploads and forks. Everything else goes on as before."""
    with serving(tmp_path, hurry=1.0, opened=3) as server, Requests(server.url) as requests:
        table, _ = requests.table(ME, ME)
        text = {"content-type": "text/plain"}
        assert requests.http.post("/api/records", content=pairs(1), headers=text).status_code == 201
        requests.post(f"/api/tables/{table}/fork", {"step": 0, "seats": [ME, ME]})
        for path, body in [("/api/tables", TABLE), (f"/api/tables/{table}/fork", {"step": 0, "seats": [ME, ME]})]:
            refused = requests.http.post(path, json=body)
            assert (refused.status_code, refused.json()["error"]) == (429, "too_fast")
            assert int(refused.headers["retry-after"]) > 60
        requests.get(f"/api/tables/{table}")
        requests.post(f"/api/tables/{table}/seats", {"invite": "x" * 20}, status=401)


def forwarded(server: Server, count: int) -> list[int]:
    """The status of requests that claim to come from as many addresses."""
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        headers = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(count)]
        return [client.get("/api/bots", headers=one).status_code for one in headers]


def test_nobody_is_believed_about_the_address_of_a_client(tmp_path: Path) -> None:
    with serving(tmp_path, hurry=0.02) as server:
        assert 429 in forwarded(server, 30)


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
def test_proxies_that_are_named_are_believed(tmp_path: Path, proxy: str) -> None:
    with serving(tmp_path, hurry=0.02, proxies=[proxy], connections=1) as server:
        assert set(forwarded(server, 30)) == {200}


def run(*options: str) -> Any:
    command = [*COMMAND, "--port", "0", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=SOON)


def test_a_proxy_is_an_address() -> None:
    done = run("--proxy", "nginx")
    assert done.returncode == 2 and done.stderr.startswith("souk: --proxy nginx: ") and done.stderr.count("\n") == 1


NESTED = {
    "lists": "[" * 100_000,
    "objects": '{"title":' * 20_000,
    "lists in an object": '{"title": ' + "[" * 50_000 + "]" * 50_000 + "}",
}


@pytest.mark.parametrize("body", NESTED.values(), ids=list(NESTED))
def test_deeply_nested_json_is_a_bad_request(requests: Requests, body: str) -> None:
    for path in ("/api/tables", "/api/sample", "/api/tables/x/seats"):
        answer = requests.http.post(path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    text = {"content-type": "text/plain"}
    record = "\n".join([pairs(0).splitlines()[0], '{"a":' * 40_000])
    answer = requests.http.post("/api/records", content=record, headers=text)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")


def test_a_database_of_a_newer_version_is_told_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "souk.db"
    database.prepare(f"sqlite:///{file}")
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SoukError, match="newer"):
        database.prepare(f"sqlite:///{file}")
    done = run("--database", str(file))
    assert done.returncode == 2 and "newer" in done.stderr and done.stderr.count("\n") == 1


def test_nobody_else_can_read_the_database(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "souk.db"
    with serving(tmp_path, database=str(file)) as server, Requests(server.url) as requests:
        requests.table(ME, ME)
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("souk.db*")}
    assert modes and set(modes.values()) == {0o600}
    file.chmod(0o644)
    database.prepare(f"sqlite:///{file}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "souk.db" in caplog.text and caplog.text.count("WARNING") == 1


@pytest.mark.parametrize(("host", "warned"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_whoever_lets_other_machines_in_is_told_what_that_means(tmp_path: Path, host: str, warned: bool) -> None:
    command = [*COMMAND, "--port", "0", "--host", host, "--database", str(tmp_path / "souk.db")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    with process:
        assert process.stdout is not None and process.stderr is not None
        assert re.match("Souk is running", process.stdout.readline())
        process.terminate()
        said = process.stderr.read()
    assert ("not encrypted" in said) == warned and said.count("\n") == warned

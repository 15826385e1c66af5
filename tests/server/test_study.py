"""Games are studied in a process of their own. What was found is kept; in a running game only a seat may look."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from souk.study.task import Task, read
from tests.server.client import BOT, ME, Json, Requests
from tests.server.serving import SOON, Server, serving
from tests.study.games import record

TEXT = record("istanbul", 8)


@pytest.fixture(scope="module")
def studying(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Path]]:
    """A server that keeps what it finds in a folder of its own."""
    folder = tmp_path_factory.mktemp("study")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.delenv("LOCALAPPDATA", raising=False)
        with serving(folder, gone=0.2, pause=0.0) as running:
            yield running, folder / "cache" / "souk" / "study"


def upload(asking: Requests, text: str) -> str:
    answer = asking.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    return str(asking.checked(answer, 201)["table"])


def done(asking: Requests, table: str, depth: str = "quick", key: str = "", lang: str = "en") -> Json:
    """Ask until it is done."""
    until = time.monotonic() + SOON
    while True:
        info: Json = asking.get(f"/api/tables/{table}/study?depth={depth}&lang={lang}", key)
        assert info["state"] in ("waiting", "running", "done"), info
        if info["state"] == "done":
            return info
        assert time.monotonic() < until, info
        time.sleep(0.1)


def test_a_record_is_studied_once(studying: tuple[Server, Path]) -> None:
    server, folder = studying
    with Requests(server.url) as asking:
        table = upload(asking, TEXT)
        info = done(asking, table)
        assert (info["as"], info["depth"], info["progress"], info["text"]) == ("open", "quick", 1.0, "")
        steps = asking.get(f"/api/tables/{table}/steps")["steps"]
        found = [(one["step"], one["seat"], one["choice"]) for one in info["analysis"]["steps"]]
        assert found == [(one["step"], one["seat"], one["choice"]) for one in steps]
        for mark in info["analysis"]["marks"]:
            assert {mark["choice"], mark["best"], *mark["line"]} <= info["words"].keys()
        files = {path.name: path.stat().st_mtime_ns for path in folder.glob("*.json")}
        assert f"{Task(TEXT).key}.json" in files
        again = upload(asking, TEXT)  # the same game at another table
        assert done(asking, again, lang="fr")["analysis"]["ledger"] == info["analysis"]["ledger"]
        assert {path.name: path.stat().st_mtime_ns for path in folder.glob("*.json")} == files


def test_a_running_game_is_studied_by_its_own_seat_only(studying: tuple[Server, Path]) -> None:
    server, _ = studying
    with Requests(server.url) as asking:
        table, keys = asking.table(ME, BOT)
        info = done(asking, table, key=keys[0])
        assert info["as"] == "0"
        assert len(info["analysis"]["steps"]) == len(asking.get(f"/api/tables/{table}/steps", keys[0])["steps"])
        assert asking.get(f"/api/tables/{table}/study", status=403)["error"] == "hidden"
        assert asking.get(f"/api/tables/{table}/study/1/line", status=403)["error"] == "hidden"


def test_only_marks_have_a_line(studying: tuple[Server, Path]) -> None:
    server, _ = studying
    with Requests(server.url) as asking:
        table = upload(asking, TEXT)
        marks = {mark["step"]: mark for mark in done(asking, table)["analysis"]["marks"]}
        for step in range(9):
            if step not in marks:
                answer = asking.get(f"/api/tables/{table}/study/{step}/line", status=404)
                assert answer["error"] == "unknown_step"
            else:
                line = asking.get(f"/api/tables/{table}/study/{step}/line")
                assert [one["choice"] for one in line] == marks[step]["line"]


def test_a_study_goes_on_after_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The findings that were on the disk when the server was killed are used, and only the rest is looked for."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    folder = tmp_path / "cache" / "souk" / "study"
    text = record("bazar", 10)
    part = folder / f"{Task(text).key}.jsonl"
    with serving(tmp_path, gone=0.2, pause=0.0) as server, Requests(server.url) as asking:
        table = upload(asking, text)
        until = time.monotonic() + SOON
        while not (part.exists() and part.read_bytes().count(b"\n") > 2):
            asking.get(f"/api/tables/{table}/study")
            assert time.monotonic() < until and not (folder / f"{Task(text).key}.json").exists()
        server.kill()
        kept = {finding.step: finding for finding in read(part)}
        marked = kept[0].nodes[0]
        assert 2 < len(kept) < 11 and marked is not None
        marked.chances = [0.5, 0.25, 0.25]  # so that it can be told from what would be found again
        part.write_bytes(b"\n".join(map(msgspec.json.encode, kept.values())))
        server.start()
        found = done(asking, table)["analysis"]
        assert not part.exists()
    assert len(found["steps"]) == 11
    assert found["steps"][0]["chances"] == [0.5, 0.25, 0.25]

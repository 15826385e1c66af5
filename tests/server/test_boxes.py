"""Owners' boxes on the server: shown and checked, played with at tables, and compared in the Lab."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from souk.engine.record import read_header
from tests.server.client import BOT, ME, Json, Requests
from tests.server.serving import Server

BOXES = Path(__file__).parents[1] / "boxes"
DEFNE = '[[box]]\ntitle = "istanbul"\nname = "Defne’s box"\n\n[[place]]\nkey = "gemstone_dealer"\nlast_price = 26\n'


def row_of(info: Json, kind: str, key: str) -> Json:
    rows = {(row["kind"], row["key"]): row for of_kind in info["kinds"] for row in of_kind["rows"]}
    row: Json = rows[kind, key]
    return row


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("title", ["mocha", "dice", "bazar"])
def test_a_whole_box_is_opened_and_written_again(server: Server, title: str, lang: str) -> None:
    text = (BOXES / f"{title}.toml").read_text(encoding="utf-8")
    with Requests(server.url) as asking:
        info = asking.post(f"/api/boxes?lang={lang}", {"title": title, "text": text}, status=200)
        again = asking.post(f"/api/boxes?lang={lang}", {"title": title, "tables": info["tables"]}, status=200)
    assert again["tables"] == info["tables"] and again["kinds"] == info["kinds"]
    fields = [field for kind in info["kinds"] for row in kind["rows"] for field in row["fields"]]
    assert any(field["said"] for field in fields)
    marks = [row["mark"] for kind in info["kinds"][:1] for row in kind["rows"]]
    assert marks == sorted(marks, key=["reconstructed", "inferred", "owner", "book"].index)
    for kind in info["kinds"]:
        assert not kind["name"].startswith("kind-"), kind["name"]
        for row in kind["rows"]:
            for field in row["fields"]:
                assert not field["label"].startswith("form-"), (row["key"], field["label"])


@pytest.mark.parametrize("title", ["istanbul", "mocha", "dice", "bazar"])
def test_every_word_that_a_form_asks_for_is_said_in_french(server: Server, title: str) -> None:
    with Requests(server.url) as asking:
        words: dict[str, str] = asking.post("/api/boxes?lang=fr", {"title": title}, status=200)["words"]
    assert {word for word, said in words.items() if word == said and not word.isdigit()} <= {"fruit", "charlatan"}


def test_bad_input_is_refused_by_name_and_field(server: Server) -> None:
    wrong = {
        DEFNE.replace("26", "99"): "Gemstone Dealer: highest price must be from 12 to 40, not 99.",
        DEFNE.replace("last_price", "lowest_price"): "Gemstone Dealer: there is no field lowest price",
        DEFNE.replace('title = "istanbul"', 'title = "bazar"'): "This is a box of Bazar, not of Istanbul.",
        DEFNE.replace("Defne", "a · b"): "The name of a box is one line",
        "[[box]\n": "The file cannot be read: ",
    }
    with Requests(server.url) as asking:
        for text, cause in wrong.items():
            for path, body, status in [
                ("/api/boxes", {"title": "istanbul", "text": text}, 400),
                ("/api/tables", {"title": "istanbul", "seats": [ME, BOT], "box": text}, 400),
                ("/api/sample", {"title": "istanbul", "box": text}, 400),
            ]:
                assert cause in asking.post(path, body, status=status)["text"]
        asking.post("/api/boxes", {"title": "istanbul", "text": "x" * 50_000}, status=400)


def test_a_table_says_whose_box_it_is_played_with(server: Server) -> None:
    with Requests(server.url) as asking:
        table, keys = asking.table(ME, BOT, box=DEFNE)
        info = asking.get(f"/api/tables/{table}")
        assert info["box"]["name"] == "Defne’s box" and info["setting"]["box"] == ""
        told = asking.get(f"/api/tables/{table}/box?lang=fr")
        assert [(one["field"], one["before"], one["after"]) for one in told["differences"]] == [
            ("last_price", "23", "26")
        ]
        assert told["text"] == DEFNE
        units = asking.get(f"/api/glossary/istanbul?table={table}")
        assert units["place-gemstone_dealer"]["data"]["last_price"] == 26
        record = asking.http.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {keys[0]}"}).text
        header = read_header(record.splitlines()[0], 1)
        assert (header.box, header.data) == ("Defne’s box", info["box"]["digest"])
        plain, _ = asking.table(ME, BOT)
        assert asking.get(f"/api/tables/{plain}")["box"] is None
        asking.get(f"/api/tables/{plain}/box", status=404)


def test_a_record_needs_its_box(server: Server) -> None:
    with Requests(server.url) as asking:
        table, keys = asking.table(ME, BOT, box=DEFNE)
        record = asking.http.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {keys[0]}"}).text
        digest = asking.get(f"/api/tables/{table}")["box"]["digest"]
        said = asking.http.post("/api/records", content=record.encode(), headers={"content-type": "text/plain"})
        assert said.status_code == 400
        assert f"the box Defne’s box (data {digest}), which is missing" in said.json()["text"]
        asking.post("/api/records/boxed", {"record": record, "box": DEFNE.replace("26", "25")}, status=400)


def test_the_lab_tells_what_it_finds(server: Server) -> None:
    wanted = {"title": "bazar", "changes": ["district.port.value=9"], "games": 10, "bot": "random"}
    with Requests(server.url) as asking:
        answer = asking.http.post("/api/lab?lang=fr", json=wanted)
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert [lines[0]["state"], lines[-1]["state"]] == ["waiting", "done"]
        assert lines[-1]["done"] == 10 and lines[-1]["conclusions"]
        names = [one["name"] for one in lines[-1]["figures"]]
        assert names[:2] == ["manches", "décisions"]
        assert sum(before for _, before, _ in lines[-1]["rounds"]) == 10
        bad = asking.http.post("/api/lab", json={**wanted, "changes": ["district.port.colour=9"]})
        assert "district port has no colour" in json.loads(bad.text.splitlines()[-1])["text"]


def test_a_box_is_refused_in_the_language_of_who_asks(server: Server) -> None:
    with Requests(server.url) as asking:
        body = {"title": "istanbul", "text": DEFNE.replace("26", "99")}
        said = asking.post("/api/boxes?lang=fr", body, status=400)["text"]
        assert said.replace("\u00a0", " ") == "Marchand de gemmes : prix le plus haut va de 12 à 40 ; 99 ne va pas."


def test_parts_that_do_not_fit_yet_are_kept_and_named(server: Server) -> None:
    """The lines of the dice card are written one by one; until the last of them, the box cannot be played with."""
    tables = {"bonus": [{"key": "low", "low": 2, "high": 3}]}
    with Requests(server.url) as asking:
        info = asking.post("/api/boxes?lang=fr", {"title": "mocha", "tables": tables}, status=200)
        assert "il faut un seul bonus pour un total de 4" in info["unfit"]
        tables["bonus"].append({"key": "lira", "low": 4, "high": 6})
        assert asking.post("/api/boxes", {"title": "mocha", "tables": tables}, status=200)["unfit"] == ""


def test_no_field_of_a_french_box_goes_by_its_key(server: Server) -> None:
    with Requests(server.url) as asking:
        for title in ("istanbul", "mocha", "dice", "bazar"):
            both = [asking.post(f"/api/boxes?lang={lang}", {"title": title}, status=200) for lang in ("en", "fr")]
            french = {
                field["field"]: field["label"]
                for kind in both[1]["kinds"]
                for row in kind["rows"]
                for field in row["fields"]
            }
            same = {field for field, label in french.items() if label == field.replace("_", " ")}
            assert same <= {"actions"}


def test_what_a_tile_does_is_a_field_of_it(server: Server) -> None:
    """`is` names the tile whose effect a tile has: its own, or the one that the owner says."""
    tables = {"tile": [{"key": "fisherman", "is": "courier", "steps": 3}]}
    with Requests(server.url) as asking:
        usual = row_of(asking.post("/api/boxes", {"title": "bazar"}, status=200), "tile", "fisherman")
        told = row_of(asking.post("/api/boxes", {"title": "bazar", "tables": tables}, status=200), "tile", "fisherman")
        values = [{field["field"]: field["value"] for field in row["fields"]}["is"] for row in (usual, told)]
        assert values == ["fisherman", "courier"]
        assert {field["field"] for field in told["fields"] if field["said"]} == {"is", "steps"}
        text = asking.post("/api/boxes", {"title": "bazar", "tables": tables}, status=200)["text"]
        table, _ = asking.table(ME, BOT, title="bazar", box=text)
        differences = asking.get(f"/api/tables/{table}/box")["differences"]
        assert ("is", "fisherman", "courier") in [(one["field"], one["before"], one["after"]) for one in differences]

"""souk bench: only that it measures. Speed itself is compared elsewhere, on a quiet machine."""

from __future__ import annotations

from souk.games import TITLES
from tests.cli.calls import call

KEYS = [
    "title",
    "dec_per_kop",
    "decisions_per_second",
    "clone_us",
    "legal_us",
    "replay_ms",
    "playouts_per_second",
    "compiled",
    "ops_per_second",
]


def test_every_title_is_measured() -> None:
    result = call("bench", "--seconds", "0.01", "--json").json
    assert list(result) == ["ops_per_second", "titles"]
    assert [row["title"] for row in result["titles"]] == list(TITLES)
    for row in result["titles"]:
        assert list(row) == KEYS
        assert all(row[key] > 0 for key in KEYS[1:] if key != "compiled")


def test_people_get_a_table() -> None:
    ran = call("bench", "--titles", "istanbul", "--seconds", "0.01")
    assert (ran.code, ran.err) == (0, "")
    assert "istanbul" in ran.out and "decisions/s" in ran.out


def test_environments_for_learning_are_measured() -> None:
    result = call("bench", "--learn", "--seconds", "0.01", "--titles", "bazar,dice", "--json").json
    assert [row["title"] for row in result["titles"]] == ["bazar", "dice"]
    assert all(row["steps_per_second"] > 0 and row["vectorised_per_second"] > 0 for row in result["titles"])
    ran = call("bench", "--learn", "--seconds", "0.01", "--titles", "bazar")
    assert (ran.code, ran.err) == (0, "")
    assert "PettingZoo" in ran.out and "351" in ran.out

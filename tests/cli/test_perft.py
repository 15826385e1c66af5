"""souk perft."""

from __future__ import annotations

from tests.cli.calls import call


def test_ways_at_each_depth() -> None:
    result = call("perft", "istanbul", "--depth", "2", "--seats", "3", "--seed", "9", "--json").json
    assert list(result) == ["title", "seats", "seed", "depth", "nodes"]
    assert (result["title"], result["seats"], result["seed"], result["depth"]) == ("istanbul", 3, 9, 2)
    assert len(result["nodes"]) == 3 and result["nodes"][0] == 1


def test_options_change_the_count() -> None:
    short, long = (call("perft", "istanbul", "--depth", "4", "--layout", name).out for name in ("short", "in_order"))
    assert short != long
    assert "decisions" in short and "ways" in short

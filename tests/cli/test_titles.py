"""souk titles."""

from __future__ import annotations

from souk.games import TITLES
from tests.cli.calls import call


def test_every_title_is_listed_with_what_may_be_chosen() -> None:
    listed = call("titles", "--json").json
    assert [title["key"] for title in listed] == list(TITLES)
    for title in listed:
        assert list(title) == ["key", "seats", "modules", "options"]
        for option in title["options"]:
            assert list(option) == ["key", "values", "default"]
            assert option["default"] in option["values"]


def test_the_expansion_is_a_title_and_a_module() -> None:
    listed = {title["key"]: title for title in call("titles", "--json").json}
    assert listed["istanbul"]["modules"] == listed["mocha"]["modules"] == ["base", "mocha"]
    assert listed["mocha"]["options"][0] == {"key": "layout", "values": ["first", "random"], "default": "first"}


def test_people_get_a_table() -> None:
    ran = call("titles")
    assert (ran.code, ran.err) == (0, "")
    for word in ("istanbul", "2–5", "base", "layout=short|long|in_order|random"):
        assert word in ran.out

"""What a place says on a terminal depends on its kind, not on its key."""

from __future__ import annotations

from typing import Any

from souk.cli.terminal.families.istanbul.places import KINDS, extra, state
from souk.words import Words
from tests import mocha_scene, scene


def test_every_kind_with_notes_is_on_some_table() -> None:
    kinds = {place["kind"] for place in mocha_scene.at("fountain").view()["places"].values()}
    assert set(KINDS) <= kinds


def test_places_of_one_kind_speak_alike() -> None:
    table = scene.at("fountain")
    words, view = Words("en", table.game), table.view()
    assert state(words, view, "fabric_warehouse") == "fill up C"
    assert state(words, view, "spice_warehouse") == "fill up S"


def test_a_kind_that_nobody_has_heard_of_shows_its_numbers_and_rubies() -> None:
    table = scene.at("fountain")
    words = Words("en", table.game)
    view: dict[str, Any] = table.view()
    view["places"]["wainwright"] |= {"kind": "bathhouse", "price": 4, "rubies": 2}
    assert state(words, view, "wainwright") == "4₺ → larger cart"
    assert extra(words, view, "wainwright") == "2 rubies left"


def test_a_place_without_a_sentence_says_nothing() -> None:
    table = scene.at("fountain")
    view: dict[str, Any] = table.view()
    view["places"]["bathhouse"] = {"kind": "bathhouse", "number": 21, "free": False}
    assert state(Words("en", table.game), view, "bathhouse") == ""
    assert extra(Words("en", table.game), view, "bathhouse") == ""

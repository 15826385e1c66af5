"""A module may bring a place that replaces another, under a key of its own."""

from __future__ import annotations

import json

import pytest

import souk
from souk.engine.data import Row, together
from souk.engine.pack import digest
from souk.engine.unit import Unit, compose, indexes
from souk.games.istanbul.rules import Rules
from tests.contract.checks import at_random_decisions
from tests.toys import replacement, toy_row, with_toy


def units(*rows: Row) -> list[Unit]:
    return [Unit(row) for row in rows]


def test_a_unit_takes_the_index_and_the_names_of_those_it_replaces() -> None:
    base = units(toy_row("place", "inn"), toy_row("place", "well"))
    later = units(toy_row("place", "tavern", replaces="inn"), toy_row("place", "gate"))
    last = units(toy_row("place", "tavern", replaces="tavern"), toy_row("place", "cistern", replaces="well"))
    found = compose([base, later, last])
    assert [(unit.key, int(unit.index)) for unit in found] == [("tavern", 0), ("cistern", 1), ("gate", 2)]
    assert found[0] is last[0]
    assert indexes(found) == {"inn": 0, "tavern": 0, "well": 1, "cistern": 1, "gate": 2}


@pytest.mark.parametrize(
    ("row", "cause"),
    [
        (toy_row("place", "inn"), "toys: place inn: another row has this key"),
        (toy_row("place", "inn", replaces="well"), "toys: place inn: another row has this key"),
        (toy_row("place", "tavern", replaces="in"), "toys: place tavern: replaces: there is no place 'in'"),
    ],
)
def test_a_slip_is_named(row: Row, cause: str) -> None:
    with pytest.raises(souk.SoukError, match=cause):
        compose([units(toy_row("place", "inn"), toy_row("place", "well")), units(row)])


def test_a_row_that_is_replaced_is_not_listed() -> None:
    rows = together([{"place": [toy_row("place", "inn")]}, {"place": [toy_row("place", "tavern", replaces="inn")]}])
    assert [row.key for row in rows["place"]] == ["tavern"]


# With a toy ---------------------------------------------------------------------------------------------------------


def rules_with(old: str, monkeypatch: pytest.MonkeyPatch, modules: list[str], **options: str) -> Rules:
    with_toy(replacement(old), monkeypatch)
    book = souk.game("istanbul", 2, modules, "", 0, **options).book
    assert isinstance(book, Rules)
    return book


@pytest.mark.sources
@pytest.mark.parametrize("layout", ["short", "long", "in_order", "1,5,9,13,2,6,10,14,3,7,11,15,4,8,12,16"])
def test_layouts_that_name_the_old_place_have_the_new_one(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = souk.game("istanbul", 2, layout=layout).book
    after = rules_with("caravansary", monkeypatch, ["fair"], layout=layout)
    assert isinstance(before, Rules)
    assert list(after.ground.cells) == list(before.ground.cells)
    assert [key for key in after.names["place"] if key not in before.names["place"]] == ["bathhouse"]
    assert after.names["place"][after.with_number(6)] == "bathhouse"


@pytest.mark.sources
def test_rows_that_name_the_old_place_mean_the_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    home = rules_with("police_station", monkeypatch, ["fair"])
    assert home.names["place"][home.home] == "bathhouse"
    apart = rules_with("tea_house", monkeypatch, ["fair"], layout="random")
    assert apart.names["place"][apart.plan.second] == "bathhouse"
    again = rules_with("post_office", monkeypatch, ["fair"])
    assert again.again[again.place("bathhouse")] == again.card("mail_again")
    guild = rules_with("caravansary", monkeypatch, ["mocha", "fair"], layout="random")
    assert guild.place("caravansary") == guild.place("bathhouse") == 5


@pytest.mark.sources
def test_a_table_with_it_plays_and_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    with_toy(replacement("tea_house"), monkeypatch)
    game = souk.game("istanbul", 3, ["fair"])
    seen: set[str] = set()
    for s in at_random_decisions(game, 3, 40):
        assert s.audit() == ""
        assert digest(game.read_position(game.position(s, dice=True))) == digest(s)
        view = game.view(s, None)
        assert "bathhouse" in view["places"] and "tea_house" not in json.dumps(view)
        seen |= set(game.sight(s, int(s.seat)).choices)
    assert any("bathhouse" in choice for choice in seen)
    assert seen <= set(game.actions)

"""The Fabric, Spice and Fruit Warehouse."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-P2a")
@pytest.mark.parametrize(
    ("place", "held"),
    [
        ("fabric_warehouse", {"fabric": 3, "spice": 1, "fruit": 1, "jewel": 1}),
        ("spice_warehouse", {"fabric": 1, "spice": 3, "fruit": 1, "jewel": 1}),
        ("fruit_warehouse", {"fabric": 1, "spice": 1, "fruit": 3, "jewel": 1}),
    ],
)
def test_a_warehouse_fills_its_good_up_to_the_capacity(place: str, held: dict[str, int]) -> None:
    scene = at(place).capacity(3).goods(fabric=1, spice=1, fruit=1, jewel=1).visit().answer("visit:yes")
    assert scene.finished()
    assert scene.have() == held


@rule("IST-P2b")
@pytest.mark.parametrize(
    ("place", "good"), [("fabric_warehouse", "fabric"), ("spice_warehouse", "spice"), ("fruit_warehouse", "fruit")]
)
def test_a_warehouse_may_be_used_when_its_good_is_full(place: str, good: str) -> None:
    scene = at(place).goods(**{good: 2}).lira(2).tile("green").visit()
    scene.answer("visit:yes", "warehouse.one_more:jewel")
    assert scene.have() == {good: 2, "jewel": 1}

"""The start tile, and the permanent ones."""

from __future__ import annotations

import pytest

from tests.bazar_scene import city

rule = pytest.mark.rule


@rule("BAZ-G0")
def test_the_guild_master_counts_and_does_nothing() -> None:
    scene = city().stand(1, "a4", "b5").stand(2, "c3").place("guild_master", "b3")
    assert scene.finished()
    assert scene.value("port") == 3
    assert scene.view()["spaces"]["b3"]["face_up"]
    assert city().place("guild_master", "b3").pay().purses() == [3, 0, 0, 0]


@rule("BAZ-G0")
def test_it_is_never_in_a_pile() -> None:
    assert "draw:guild_master" not in [f"draw:{key}" for key in city().game.start(1).pack()["players"][0]["pile"]]


@rule("BAZ-G1")
@pytest.mark.parametrize(("whose", "value"), [((1,), 3), ((0,), 3), ((1, 2), 1), ((0, 1, 2), 0)])
def test_a_beggar_makes_its_district_poorer(whose: tuple[int, ...], value: int) -> None:
    scene = city()
    for seat, space in zip(whose, ("d3", "d4", "e3"), strict=False):
        scene.stand(seat, **{space: "beggar"})
    assert (scene.value("palace"), scene.value("port")) == (value, 3)


@rule("BAZ-G2")
@pytest.mark.parametrize(("whose", "value"), [((1,), 7), ((0,), 7), ((1, 2), 9)])
def test_an_administrator_makes_its_district_richer(whose: tuple[int, ...], value: int) -> None:
    scene = city()
    for seat, space in zip(whose, ("d3", "d4"), strict=False):
        scene.stand(seat, **{space: "administrator"})
    assert (scene.value("palace"), scene.value("port")) == (value, 3)


@rule("BAZ-G3")
def test_a_traitor_takes_half_of_what_another_gets() -> None:
    scene = city().stand(0, "d3", "d4", d7="administrator").stand(1, e3="traitor").pay()
    assert scene.purses() == [4, 4, 0, 0]  # of 7


@rule("BAZ-G3")
def test_each_traitor_of_others_takes_half() -> None:
    scene = city().stand(0, "a6", "b6").stand(1, c6="traitor").stand(2, a7="traitor").pay()
    assert scene.purses() == [2, 2, 2, 0]


@rule("BAZ-G3")
def test_ones_own_traitor_takes_nothing() -> None:
    assert city().stand(0, "a6", b6="traitor").pay().purses() == [4, 0, 0, 0]


@rule("BAZ-G3")
def test_where_nobody_is_paid_there_is_nothing_to_take() -> None:
    assert city().stand(0, "a6").stand(1, c6="traitor").pay().purses() == [0, 0, 0, 0]

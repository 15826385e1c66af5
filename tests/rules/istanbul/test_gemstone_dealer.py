"""The Gemstone Dealer."""

from __future__ import annotations

import pytest

from tests.scene import at

rule = pytest.mark.rule


@rule("IST-P16a")
def test_the_largest_open_number_is_paid_for_the_next_ruby() -> None:
    scene = at("gemstone_dealer").track("gemstone_dealer", 9).lira(40).visit().answer("visit:yes")
    assert scene.finished()
    assert (scene.me.lira, scene.me.rubies) == (25, 1)
    assert scene.left("gemstone_dealer") == 8
    scene.visit().answer("visit:yes")
    assert (scene.me.lira, scene.me.rubies) == (9, 2)


@rule("IST-P16a")
def test_a_lira_too_few_buys_no_ruby() -> None:
    scene = at("gemstone_dealer").track("gemstone_dealer", 9).lira(14).hand("gain_good").visit()
    assert scene.why("visit:yes") == "IST-P16a"


@rule("IST-P16b")
@pytest.mark.parametrize(("seats", "first"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_the_prices_rise_by_one_from_the_first_to_23(seats: int, first: int) -> None:
    scene = at("gemstone_dealer", seats=seats)
    paid = []
    while scene.left("gemstone_dealer"):
        scene.lira(99).visit().answer("visit:yes")
        paid.append(99 - scene.me.lira)
    assert paid == list(range(first, 24))


@rule("IST-P16c")
def test_without_a_ruby_left_the_dealer_is_closed() -> None:
    scene = at("gemstone_dealer").track("gemstone_dealer", 0).lira(99).hand("gain_good").visit()
    assert scene.why("visit:yes") == "IST-P16c"

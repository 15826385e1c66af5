"""How soon a merchant could have a ruby, on the short layout: see souk.bots.heuristics.istanbul_sprint."""

from __future__ import annotations

from souk.bots.heuristics.istanbul_sprint import DEEP, Sprint
from souk.bots.heuristics.istanbul_tours import Tours
from souk.bots.heuristics.istanbul_ways import ways_to_rubies
from souk.engine.pack import digest
from tests.scene import Scene, at

AWAY = "fountain"  # for the family member, who could otherwise be sent for a ruby
OUT = ("great_mosque", "post_office", "fruit_warehouse", "black_market")  # for all four assistants, far from the Dealer


def turns(scene: Scene, rubies: int = 1) -> int:
    """Of seat 0, with the Lira in its purse."""
    tours = Tours(scene.s.ground, type(scene.s.track)(), type(scene.s.track)())
    return int(Sprint(scene.rules, ways_to_rubies(scene.rules)).turns(scene.s, scene.me, scene.me.lira, tours, rubies))


def test_a_ruby_that_can_be_paid_takes_as_many_turns_as_the_way() -> None:
    assert turns(at("tea_house").family(AWAY).lira(16)) == 1
    assert turns(at("post_office").family(AWAY).lira(16)) == 3
    assert turns(at("gemstone_dealer").family(AWAY).lira(16)) == 2, "one must leave the place and come back"


def test_the_family_member_may_be_nearer() -> None:
    assert turns(at("post_office").lira(16)) == 1


def test_what_is_missing_is_fetched_first() -> None:
    """The Tea House brings five Lira on average, and is on the way."""
    assert turns(at("small_market").family(AWAY).lira(12)) == 1
    assert turns(at("small_market").family(AWAY).lira(7)) == 2
    assert turns(at("small_market").family(AWAY).lira(6)) > 2


def test_each_place_takes_an_assistant() -> None:
    """With all of them out, the way leads over the Fountain; unless one waits at the Dealer's."""
    assert turns(at("tea_house").family(AWAY).lira(16).assistants_at(*OUT)) == 3
    assert turns(at("tea_house").family(AWAY).lira(16).assistants_at(*OUT[:3], "gemstone_dealer")) == 1


def test_the_second_tile_of_a_mosque_brings_a_ruby() -> None:
    """Red asks for fabric, green for spice, of which there is a warehouse next to the mosque."""
    assert turns(at("fabric_warehouse").family(AWAY).tile("red").goods(spice=2)) == 1
    assert turns(at("fabric_warehouse").family(AWAY).tile("red")) == 2
    assert turns(at("fabric_warehouse").family(AWAY).goods(fabric=2, spice=2)) == 3, "both tiles, one after the other"


def test_without_rubies_there_is_no_way() -> None:
    scene = at("tea_house").lira(99).goods(fabric=2, spice=2, fruit=2, jewel=2)
    for way in ways_to_rubies(scene.rules):
        scene.s.track[way.at] = 0
    assert turns(scene) == DEEP + 1


def test_looking_changes_nothing() -> None:
    scene = at("fountain").lira(5).goods(fabric=1)
    before = digest(scene.s)
    turns(scene)
    assert digest(scene.s) == before


def test_two_rubies_are_fetched_one_after_the_other() -> None:
    """One at the Dealer's and one at the mosque; two at the Dealer's only after coming back, or by a card."""
    both = at("tea_house").family(AWAY).lira(12).tile("red").goods(spice=2)
    assert turns(both, rubies=2) == 1 + 2
    assert turns(at("tea_house").family(AWAY).lira(25), rubies=2) == 3
    assert turns(at("tea_house").family(AWAY).lira(25).hand("gems_again"), rubies=2) == 1
    assert turns(at("tea_house").family(AWAY).lira(24).hand("gems_again"), rubies=2) == 3

"""Editing a position: whatever is changed, it can be played on from, or a rule says why not."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from souk.engine.errors import Refused
from souk.engine.game import Game
from souk.engine.table import Table
from souk.explore.editing import TO_MOVE, edited, fields_of
from souk.explore.field import EditField, Unfit, Value
from souk.games import game
from souk.ledger import rules_in_play

pytestmark = pytest.mark.once  # editing is not compiled
TITLES = ["istanbul", "mocha", "dice", "bazar"]
HAREM, STALLS = ("c1", "e1", "c2", "d2", "e2"), ("d9", "e9", "f9", "d10", "f10")


def after(table: Game, choices: int, seed: int) -> Table:
    """A table after some choices made at random."""
    s, chosen = table.start(seed), random.Random(seed)
    for _ in range(choices):
        decision = table.decision(s)
        if decision is None:
            break
        table.play(s, chosen.choice(decision.choices))
    return s


def set_to(table: Game, s: Table, *changes: tuple[str, Value]) -> Table:
    return edited(table, s, changes, 1)


def field(table: Game, s: Table, key: str) -> EditField:
    return next(one for one in fields_of(table, s) if one.key == key)


def refused(table: Game, s: Table, key: str, value: Value) -> str:
    with pytest.raises(Unfit) as refusal:
        set_to(table, s, (key, value))
    assert refusal.value.field.key == key
    return refusal.value.rule


@pytest.mark.parametrize("title", TITLES)
def test_what_was_edited_can_be_played_or_a_rule_says_why_not(title: str) -> None:
    chance, came = random.Random(1), Counter[str]()
    for number in range(6):
        table = game(title, seats=chance.randint(2, 4))
        known = rules_in_play(table.book.title, table.book.modules, "en")
        s = after(table, chance.randint(1, 60 if title == "bazar" else 150), number)
        for _ in range(8):
            fields = fields_of(table, s)
            if not fields:
                break
            one = chance.choice(fields)
            value: Value = (
                chance.choice([*one.options, "nowhere"]) if one.is_choice else chance.randint(one.low - 1, one.high + 1)
            )
            try:
                s = set_to(table, s, (one.key, value))
            except Refused as refusal:
                came["refused"] += 1
                assert refusal.rule in known
                continue
            came["played"] += 1
            decision = table.decision(s)
            assert decision is not None
            shown = [other.value for other in fields_of(table, s) if (other.key == one.key or other.name == "display")]
            assert one.key == TO_MOVE or value in shown  # face-up tiles lie in the order of their kinds
            table.play(s.clone(), chance.choice(decision.choices))
    assert came["played"] > 8 and came["refused"] > 0, came


@pytest.mark.parametrize("title", TITLES)
def test_a_change_that_is_taken_back_leaves_no_trace(title: str) -> None:
    table = game(title, seats=3)
    s = set_to(table, after(table, 30, 2), *[("0.coins", 5)] if title == "bazar" else [("0.rubies", 1)])
    for one in fields_of(table, s):
        if one.is_choice or one.name in (TO_MOVE, "assistants") or not one.low <= int(one.value) + 1 <= one.high:
            continue
        there = set_to(table, s, (one.key, int(one.value) + 1))
        back = set_to(table, there, (one.key, one.value))
        assert [other.value for other in fields_of(table, back)] == [other.value for other in fields_of(table, s)]


@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [
        pytest.param("0.goods.fabric", 6, "IST-G1", marks=pytest.mark.rule("IST-G1")),
        pytest.param("0.capacity", 6, "IST-G2", marks=pytest.mark.rule("IST-G2")),
        pytest.param("0.rubies", 6, "IST-X1", marks=pytest.mark.rule("IST-X1")),
        pytest.param("0.hand.stay", 3, "IST-C1", marks=pytest.mark.rule("IST-C1")),
        pytest.param("0.out.fountain", 1, "IST-M9", marks=pytest.mark.rule("IST-M9")),
        pytest.param("token.governor", "sultans_palace", "IST-D1", marks=pytest.mark.rule("IST-D1")),
        pytest.param("track.small_market", 6, "IST-S11", marks=pytest.mark.rule("IST-S11")),
        pytest.param("track.post_office", 5, "IST-P5a", marks=pytest.mark.rule("IST-P5a")),
        pytest.param("0.lira", -1, "IST-S13", marks=pytest.mark.rule("IST-S13")),
    ],
)
def test_refusals_cite_their_rule(key: str, value: Value, rule: str) -> None:
    table = game("istanbul", seats=4)
    assert refused(table, table.start(3), key, value) == rule


@pytest.mark.rule("IST-G2")
def test_a_wheelbarrow_with_goods_in_it_cannot_shrink() -> None:
    table = game("istanbul", seats=4)
    s = set_to(table, table.start(3), ("1.capacity", 4), ("1.goods.spice", 4))
    assert refused(table, s, "1.capacity", 3) == "IST-G2"
    assert field(table, set_to(table, s, ("1.goods.spice", 2), ("1.capacity", 3)), "1.capacity").value == 3


@pytest.mark.rule("IST-S7")
def test_a_stack_of_tiles_runs_out() -> None:
    table = game("istanbul", seats=2)  # two tiles of each colour
    s = set_to(table, table.start(3), ("0.tiles.red", 1), ("1.tiles.red", 1))
    assert [field(table, s, f"{seat}.tiles.red").value for seat in (0, 1)] == [1, 1]
    three = game("istanbul", seats=4)
    full = set_to(three, three.start(3), *((f"{seat}.tiles.red", 1) for seat in range(4)))
    assert {field(three, full, f"{seat}.tiles.red").high for seat in range(4)} == {1}


@pytest.mark.rule("IST-B9")
def test_the_fifth_assistant_comes_and_goes_with_its_tile() -> None:
    table = game("istanbul", seats=3)
    s = set_to(table, table.start(3), ("0.tiles.blue", 1))
    assert field(table, s, "0.assistants").value == 5
    places = ["0.out.tea_house", "0.out.post_office", "0.out.wainwright", "0.out.caravansary", "0.out.small_market"]
    away = set_to(table, s, *((place, 1) for place in places))
    assert field(table, away, "0.assistants").value == 0
    assert refused(table, away, "0.tiles.blue", 0) == "IST-B9"
    assert refused(table, away, "0.out.large_market", 1) == "IST-M7"


@pytest.mark.rule("IST-T1")
def test_any_seat_may_be_to_move() -> None:
    table = game("istanbul", seats=3)
    s = set_to(table, after(table, 40, 1), (TO_MOVE, 2))
    decision = table.decision(s)
    assert decision is not None and (decision.seat, decision.key) == (2, "move")
    assert refused(table, s, TO_MOVE, 3) == "IST-T1"


@pytest.mark.rule("MOC-S3")
def test_a_guild_card_is_there_once() -> None:
    table = game("mocha", seats=2)
    s = set_to(table, table.start(3), ("0.guild.guild_7", 1))
    assert refused(table, s, "1.guild.guild_7", 1) == "MOC-S3"


@pytest.mark.rule("DIC-H1")
def test_the_supply_of_the_dice_game_is_limited() -> None:
    table = game("dice", seats=2)
    assert refused(table, table.start(3), "0.holds.red", 9) == "DIC-H1"
    s = set_to(table, table.start(3), ("0.holds.red", 6))
    assert refused(table, s, "1.holds.red", 3) == "DIC-H1"


@pytest.mark.rule("BAZ-S3")
def test_a_tile_of_a_guild_stands_where_there_is_room() -> None:
    table = game("bazar", seats=2)
    s = after(table, 12, 3)
    taken = next(str(one.value) for one in fields_of(table, s) if one.key == "1.tile.guild_master")
    assert refused(table, s, "0.tile.beggar", taken) == "BAZ-S3"
    free = next(space for space in field(table, s, "0.tile.beggar").options if space[0] == "a")
    assert field(table, set_to(table, s, ("0.tile.beggar", free)), "0.tile.beggar").value == free


@pytest.mark.rule("DIC-S4")
def test_a_face_up_tile_is_exchanged_for_one_of_the_stack() -> None:
    table = game("dice", seats=2)
    s = table.start(3)
    first = field(table, s, "display.0")
    other = next(one for one in first.options if one != first.value)
    after_it = set_to(table, s, ("display.0", other))
    shown = [[one.value for one in fields_of(table, at) if one.name == "display"] for at in (s, after_it)]
    assert Counter(shown[1]) == Counter(shown[0]) - Counter([first.value]) + Counter([other])
    assert refused(table, s, "display.0", "tile.none") == "DIC-S4"


@pytest.mark.rule("DIC-T4")
def test_dice_show_what_one_wants_but_there_are_only_so_many() -> None:
    table = game("dice", seats=2)
    s = table.start(3)
    faces = {one.key: int(one.value) for one in fields_of(table, s) if one.name == "face"}
    assert sum(faces.values()) == 5
    shown = next(key for key, count in faces.items() if count)
    other = next(key for key in faces if key != shown)
    assert refused(table, s, other, faces[other] + 1) == "DIC-T4"
    turned = set_to(table, s, (shown, faces[shown] - 1), (other, faces[other] + 1))
    assert field(table, turned, other).value == faces[other] + 1
    alone = set_to(table, s, *((key, 0) for key, count in faces.items() if count and key != shown))
    assert refused(table, alone, shown, 0) == "DIC-T4"


@pytest.mark.rule("MOC-R1")
def test_the_barrier_lies_on_an_edge() -> None:
    table = game("mocha", seats=2)
    s = table.start(3)
    edges = field(table, s, "barrier").options[1:]
    assert len(edges) == 31 and field(table, s, "barrier").value == "away"
    assert refused(table, s, "barrier", edges[0].split("|")[0] + "|tavern") == "MOC-R1"
    barred = set_to(table, s, ("barrier", edges[4]))
    assert field(table, barred, "barrier").value == edges[4]
    assert table.view(barred, 0)["barrier"] == edges[4].split("|")


@pytest.mark.rule("MOC-R2")
def test_the_right_of_way_goes_with_the_barrier() -> None:
    table = game("mocha", seats=2)
    s = table.start(3)
    assert refused(table, s, "1.right_of_way", 1) == "MOC-P19b"
    barred = set_to(table, s, ("barrier", field(table, s, "barrier").options[1]))
    assert [field(table, barred, f"{seat}.right_of_way").value for seat in (0, 1)] == [1, 0]
    assert refused(table, barred, "0.right_of_way", 0) == "MOC-R2"
    passed = set_to(table, barred, ("1.right_of_way", 1))
    assert [field(table, passed, f"{seat}.right_of_way").value for seat in (0, 1)] == [0, 1]
    freed = set_to(table, passed, ("barrier", "away"))
    assert field(table, freed, "1.right_of_way").value == 0


@pytest.mark.rule("MOC-R15")
def test_the_baksheesh_tile_is_turned_over() -> None:
    table = game("mocha", seats=2)
    s = set_to(table, table.start(3), ("baksheesh", 2))
    assert field(table, s, "baksheesh").value == 2
    assert refused(table, s, "baksheesh", 3) == "MOC-R15"


def in_turn(table: Game, turn: int, seed: int = 3) -> Table:
    """A table of Bazar at the first question of a turn that can be edited."""
    s, chosen = table.start(seed), random.Random(seed)
    while s.rounds() < turn or not fields_of(table, s):
        decision = table.decision(s)
        assert decision is not None
        table.play(s, chosen.choice(decision.choices))
    return s


def districts(table: Game, s: Table) -> dict[str, Any]:
    """What everybody sees of the districts."""
    return dict(table.view(s, 0)["districts"])


@pytest.mark.rule("BAZ-E1")
def test_there_is_no_event_in_the_first_turn() -> None:
    table = game("bazar", seats=2)
    s = in_turn(table, 1)
    assert field(table, s, "event").value == "away"
    assert refused(table, s, "event", "event_card.fire") == "BAZ-E1"
    assert refused(table, s, "to_come.fire", 0) == "BAZ-E2"


@pytest.mark.rule("BAZ-E2")
def test_another_event_brings_its_own_tokens() -> None:
    table = game("bazar", seats=2)
    s = in_turn(table, 2)
    old = str(field(table, s, "event").value)
    new = "event_card.market_day" if old != "event_card.market_day" else "event_card.sultans_tax"
    other = set_to(table, s, ("event", new))
    assert field(table, other, "event").value == new
    laid = [district["tokens"] for district in districts(table, other).values() if district["in_play"]]
    assert laid == [["plus" if new.endswith("day") else "minus"]] * 5
    assert field(table, other, f"to_come.{old.partition('.')[2]}").value == 1
    assert refused(table, other, "event", "event_card.reorganisation") == "BAZ-E2"  # too early
    same = set_to(table, s, ("0.coins", field(table, s, "0.coins").value))
    assert table.position(set_to(table, other, ("event", old))) == table.position(same)


@pytest.mark.rule("BAZ-E3")
def test_an_event_that_came_is_not_to_come() -> None:
    table = game("bazar", seats=2)
    s = in_turn(table, 3)
    now = str(field(table, s, "event").value).partition(".")[2]
    assert refused(table, s, f"to_come.{now}", 1) == "BAZ-E3"
    earlier = next(
        one.key for one in fields_of(table, s) if one.group == "events" and not one.value and one.unit[11:] != now
    )
    free = set_to(table, s, (earlier, 1))
    assert field(table, free, earlier).value == 1
    assert field(table, set_to(table, free, (earlier, 0)), earlier).value == 0


@pytest.mark.rule("BAZ-E10")
def test_the_harem_comes_and_goes_with_the_kindness_of_the_governor() -> None:
    table = game("bazar", seats=2)
    s = in_turn(table, 3)
    kind = "event_card.governors_kindness"
    assert refused(table, s, "event", kind) == "BAZ-E2"
    s = set_to(table, s, ("0.coins", 20), ("1.coins", 26), ("event", kind))
    assert districts(table, s)["harem"]["in_play"]
    space = next(one for one in field(table, s, "0.tile.guild_master").options if one in HAREM)
    inside = set_to(table, s, ("0.tile.guild_master", space))
    assert refused(table, inside, "event", "event_card.fire") == "BAZ-E2"
    without = set_to(table, s, ("event", "event_card.fire"))
    assert not districts(table, without)["harem"]["in_play"]


@pytest.mark.rule("BAZ-B4")
def test_the_black_market_takes_tiles_until_it_is_full() -> None:
    table = game("bazar", seats=2)
    s = in_turn(table, 2)
    for _ in range(5):
        tile = next(one for one in fields_of(table, s) if one.name == "tile" and one.value == "pile")
        s = set_to(table, s, (tile.key, next(one for one in tile.options if one in STALLS)))
    assert not any(one in STALLS for one in field(table, s, "0.tile.guild_master").options)

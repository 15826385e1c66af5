"""An owner of the Dice Game puts the true cards, tiles and prices in with a file of his own, and no code is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.engine.errors import SoukError
from tests.dice_scene import Scene, scene
from tests.rules.dice.bazaar import from_tile, used

rule = pytest.mark.rule


def with_file(folder: Path, text: str, seats: int = 2) -> Scene:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return scene(seats, data=str(path))


# What may be changed --------------------------------------------------------------------------------------------------


@rule("DIC-B11")
def test_there_are_other_copies_of_a_card(tmp_path: Path) -> None:
    table = with_file(tmp_path, '[[card]]\nkey = "sale_red"\ncopies = 3\n[[card]]\nkey = "sale_blue"\ncopies = 0\n')
    counts = {key: int(table.s.deck[at]) for at, key in enumerate(table.rules.names["card"])}
    assert (counts["sale_red"], counts["sale_blue"], table.view()["deck"]) == (3, 0, 34)


@rule("DIC-B13")
def test_a_sale_pays_the_others_otherwise(tmp_path: Path) -> None:
    table = with_file(tmp_path, '[[card]]\nkey = "sale_crystal"\ngives = { lira = 5 }\nothers_get = { lira = 4 }\n')
    used(table.holds(1, crystal=1), "sale_crystal").answer("share:take")
    assert (table.finished(), table.have(0), table.have(1)) == (True, {"lira": 5}, {"lira": 4})


@rule("DIC-B16")
def test_another_resource_with_three_lira(tmp_path: Path) -> None:
    text = '[[card]]\nkey = "crystal_and_lira"\ngives = { brown = 1, lira = 3 }\nothers_get = { brown = 1 }\n'
    table = used(with_file(tmp_path, text, 3), "crystal_and_lira").answer("share:take", "share:other")
    assert table.finished()
    assert [table.have(seat) for seat in range(3)] == [{"brown": 1, "lira": 3}, {"brown": 1}, {"lira": 3}]


@rule("DIC-B5")
def test_a_card_of_another_shape_can_be_entered(tmp_path: Path) -> None:
    """A card that had no condition gets one, and another one all kinds of prices at once."""
    text = """
[[card]]
key = "sale_red"
browns = 1
instead = 2

[[card]]
key = "buy_tile"
costs = { red = 1, goods = 1, crystal = 1, lira = 2 }
gives = { ruby = 1, brown = 1 }
"""
    table = used(with_file(tmp_path, text), "sale_red")
    assert (table.finished(), table.have()) == (True, {"lira": 2})
    table = used(with_file(tmp_path, text).holds(red=1, blue=1, crystal=1, lira=2), "buy_tile").answer("meet:meet")
    table.answer("take_ruby:red")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {"brown": 1}, 1)


@rule("DIC-B28")
def test_a_ruby_costs_other_crystals(tmp_path: Path) -> None:
    table = with_file(tmp_path, '[[card]]\nkey = "ruby_for_crystals"\ncosts = { crystal = 2 }\n').holds(crystal=2)
    used(table, "ruby_for_crystals").answer("meet:meet", "take_ruby:blue")
    assert (table.finished(), table.have(), table.me.rubies) == (True, {}, 1)


@rule("DIC-M2")
def test_a_tile_costs_other_goods(tmp_path: Path) -> None:
    table = with_file(tmp_path, '[[tile]]\nkey = "good_red"\nred = 0\nblue = 2\n').display("good_red").pile()
    table.holds(blue=2).acting().answer("act:mosque")
    assert (table.finished(), table.have(), table.owned()) == (True, {}, ["good_red"])


@rule("DIC-M7")
def test_a_tile_gives_another_income(tmp_path: Path) -> None:
    table = with_file(tmp_path, '[[tile]]\nkey = "lira_red"\nlira = 2\ncrystals = 1\n').tiles("lira_red").turn()
    assert (table.asked(), table.have()) == ("throw", {"crystal": 1, "lira": 2})


@rule("DIC-M8")
def test_a_tile_reveals_more_cards(tmp_path: Path) -> None:
    table = with_file(tmp_path, '[[tile]]\nkey = "bazaar_red"\ncards = 2\n').tiles("bazaar_red")
    table.deck("sale_red", "good_red").turn().answer("reveal:sale_red", "reveal:good_red")
    assert table.choices() == ["use_card:sale_red", "use_card:good_red"]


@rule("DIC-M12")
def test_the_mosque_asks_for_another_number_of_tiles(tmp_path: Path) -> None:
    text = '[[amount]]\nkey = "rubies"\nmosque_tiles = { 2 = 2, 3 = 5, 4 = 4 }\n'
    table = with_file(tmp_path, text).tiles("bazaar_red").display("die").pile().holds(lira=5)
    from_tile(table, "buy_tile").answer("meet:meet")
    assert (table.asked(), table.me.rubies) == ("throw", 1)


@rule("DIC-R5")
def test_a_board_has_other_prices(tmp_path: Path) -> None:
    text = '[[board]]\nkey = "2p_first"\ntracks = [3, 4]\nright_carpet = [11, 12, 13]\n'
    zones = with_file(tmp_path, text).view()["zones"]
    assert [zones[zone]["prices"] for zone in ("red", "blue", "right_carpet", "left_carpet")] == [
        [3, 4],
        [3, 4],
        [11, 12, 13],
        [1, 2, 3, 4],
    ]
    assert with_file(tmp_path, text, 3).view()["zones"]["red"]["prices"] == [4, 5, 6]


@rule("DIC-R1")
def test_a_record_tells_by_which_data_it_was_played(tmp_path: Path) -> None:
    changed = with_file(tmp_path, '[[board]]\nkey = "2p_first"\ntracks = [3]\n').game
    usual = souk.game("dice", 2)
    assert changed.header().data != usual.header().data
    with pytest.raises(SoukError):
        usual.replay(souk.Match(changed, seed=1).record.spelled())


# What is refused ------------------------------------------------------------------------------------------------------


def refusal(folder: Path, text: str, seats: int = 3) -> str:
    with pytest.raises(SoukError) as raised:
        with_file(folder, text, seats)
    return str(raised.value).replace(str(folder / "mine.toml"), "mine.toml")


GOODS = "red, yellow, green, blue, brown, crystal, lira, goods"
BROWNS = "costs: brown cannot go together with red or yellow or green or blue or goods"


@rule("DIC-B11")
@pytest.mark.parametrize(
    ("key", "fields", "cause"),
    [
        ("sale_red", "gives = { gold = 1 }", f"gives must be a table made of {GOODS}, tile, ruby, not {{'gold': 1}}"),
        ("sale_red", "gives = 4", f"gives must be a table made of {GOODS}, tile, ruby, not 4"),
        ("sale_red", "gives = { lira = 16 }", "gives.lira must be from 1 to 9, not 16"),
        ("sale_red", "gives = { lira = -1 }", "gives.lira must be from 1 to 9, not -1"),
        ("sale_red", 'others_get = { lira = "4" }', "others_get.lira must be a whole number, not '4'"),
        ("sale_red", "others_cost = { ruby = 1 }", f"others_cost must be a table made of {GOODS}, not {{'ruby': 1}}"),
        ("swap_tile", "costs = { ruby = 1 }", f"costs must be a table made of {GOODS}, tile, not {{'ruby': 1}}"),
        ("good_for_goods", "costs = { goods = 1, brown = 1 }", BROWNS),
        ("ruby_for_browns", "costs = { brown = 2, red = 1 }", BROWNS),
        ("sale_red", "instead = 2", "instead has no meaning where costs is {} and faces is 0 and browns is 0"),
        ("faces_goods", "or_get = { lira = 1 }", "or_get has no meaning where others_get is {}"),
        ("faces_goods", "instead = 0", "instead must be from 1 to 20, not 0"),
        ("faces_goods", "faces = 10", "faces must be from 0 to 9, not 10"),
        ("faces_goods", "copies = 100", "copies must be from 0 to 9, not 100"),
    ],
)
def test_a_wrong_card_is_refused(tmp_path: Path, key: str, fields: str, cause: str) -> None:
    assert refusal(tmp_path, f'[[card]]\nkey = "{key}"\n{fields}\n') == f"mine.toml: card {key}: {cause}"


@rule("DIC-B11")
def test_a_card_that_does_not_exist_cannot_be_changed(tmp_path: Path) -> None:
    said = refusal(tmp_path, '[[card]]\nkey = "sale_brown"\ncopies = 1\n')
    assert said.startswith("mine.toml: there is no card 'sale_brown' to change; known: sale_red, sale_yellow")
    assert "\n" not in said


@rule("DIC-B11")
def test_a_field_that_no_card_has_is_refused(tmp_path: Path) -> None:
    said = refusal(tmp_path, '[[card]]\nkey = "sale_red"\ngold = 1\n')
    assert said.startswith("mine.toml: card sale_red: there is no field gold here; known: copies, costs")
    assert "\n" not in said


@rule("DIC-M1")
@pytest.mark.parametrize(
    ("key", "fields", "cause"),
    [
        ("lira_red", "red = 16", "red must be from 0 to 5, not 16"),
        ("lira_red", 'red = "3"', "red must be a whole number, not '3'"),
        ("lira_red", "copies = 25", "copies must be from 0 to 4, not 25"),
        ("good_red", 'good = "brown"', "good: 'brown' is none of none, red, yellow, green, blue"),
        ("die", "dice = 2", "dice must be from 0 to 1, not 2"),
    ],
)
def test_a_wrong_tile_is_refused(tmp_path: Path, key: str, fields: str, cause: str) -> None:
    assert refusal(tmp_path, f'[[tile]]\nkey = "{key}"\n{fields}\n') == f"mine.toml: tile {key}: {cause}"


@rule("DIC-M11")
def test_too_few_dice_for_the_tiles_are_refused(tmp_path: Path) -> None:
    cause = "amount dice: all: there are too few for the tiles that bring one"
    assert refusal(tmp_path, '[[amount]]\nkey = "dice"\nall = 8\n') == f"mine.toml: {cause}"
    assert refusal(tmp_path, '[[amount]]\nkey = "dice"\ncommon = 6\n') == f"mine.toml: {cause}"
    assert refusal(tmp_path, '[[tile]]\nkey = "die"\ncopies = 5\n').endswith(
        "tile die: copies must be from 0 to 4, not 5"
    )
    with_file(tmp_path, '[[amount]]\nkey = "dice"\nall = 8\n[[tile]]\nkey = "die"\ncopies = 3\n')


@rule("DIC-S6")
def test_too_few_rubies_for_the_board_are_refused(tmp_path: Path) -> None:
    cause = "amount rubies: all: there are too few for the zones of this board"
    assert refusal(tmp_path, '[[amount]]\nkey = "rubies"\nall = 25\n') == f"mine.toml: {cause}"
    assert refusal(tmp_path, '[[amount]]\nkey = "rubies"\nall = 30\n', 4) == f"mine.toml: {cause}"
    assert refusal(tmp_path, '[[board]]\nkey = "3p"\ntracks = [4, 5, 6, 7, 8]\n').endswith("a list of 1 to 4")
    with_file(tmp_path, '[[amount]]\nkey = "rubies"\nall = 26\n', 3)


@rule("DIC-R1")
@pytest.mark.parametrize(
    ("fields", "cause"),
    [
        ("tracks = [4, 16]", "tracks must be from 1 to 9, not 16"),
        ('tracks = ["4"]', "tracks must be a whole number, not '4'"),
        ("tracks = 4", "tracks must be a list, not 4"),
        ("left_carpet = [16]", "left_carpet must be from 0 to 9, not 16"),
        ("right_carpet = [1000]", "right_carpet must be from 1 to 40, not 1000"),
        ("mosque = 10", "mosque must be from 0 to 4, not 10"),
        ("mosque = [3]", "mosque must be a whole number, not [3]"),
    ],
)
def test_a_wrong_board_is_refused(tmp_path: Path, fields: str, cause: str) -> None:
    assert refusal(tmp_path, f'[[board]]\nkey = "3p"\n{fields}\n') == f"mine.toml: board 3p: {cause}"


@rule("DIC-R1")
@pytest.mark.parametrize(
    ("key", "fields", "cause"),
    [
        ("red", 'is = "magic"', "is: 'magic' is none of track, left_carpet, right_carpet, mosque"),
        ("red", 'good = "brown"', "good: 'brown' is none of red, yellow, green, blue"),
    ],
)
def test_a_wrong_zone_is_refused(tmp_path: Path, key: str, fields: str, cause: str) -> None:
    assert refusal(tmp_path, f'[[zone]]\nkey = "{key}"\n{fields}\n') == f"mine.toml: zone {key}: {cause}"

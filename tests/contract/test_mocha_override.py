"""An owner of Mocha & Baksheesh puts the true faces in with a file of his own, and no code is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.engine.errors import SoukError
from tests.mocha_scene import MochaScene, at

MINE = """
[[opening]]
key = "guild_1"
discount = 3

[[opening]]
key = "guild_10"
lira = 5

[[opening]]
key = "guild_14"
waive = false

[[place]]
key = "tavern"
sides = ["fruit fruit fruit", "jewel"]

[[bonus]]
key = "lira"
high = 7
lira = 6

[[bonus]]
key = "coffee"
low = 8

[[tile]]
key = "movement"
costs = [1, 2, 2, 3]
source = { doc = "the box", where = "tavern tiles", status = "figure" }
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    return str(path)


def table(mine: str, place: str = "fountain") -> MochaScene:
    return at(place, data=mine)


def test_guild_card_1_has_another_discount(mine: str) -> None:
    scene = table(mine).lira(4).guild(1).turn().answer("move:guild_1")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.me.capacity) == (0, 3)


def test_guild_card_10_brings_other_lira(mine: str) -> None:
    scene = table(mine).demand("large_market", 1).goods(jewel=1).guild(10).turn().answer("move:guild_10", "reveal:2")
    assert scene.seat() == 1
    assert scene.me.lira == 3 + 5


def test_guild_card_14_asks_for_the_number_on_the_tile(mine: str) -> None:
    assert table(mine).goods(fabric=1).guild(14).turn().why("move:guild_14") == "MOC-U2"
    assert "move:guild_14" in table(mine).goods(fabric=2).guild(14).turn().choices()


def test_the_baksheesh_tile_has_another_back(mine: str) -> None:
    scene = table(mine, "tavern").coffee(4).goods(jewel=1).track("tavern", 1).visit()
    assert scene.view()["places"]["tavern"]["goods"] == ["jewel"]
    scene.answer("visit:yes", "tavern.choose:baksheesh", "tavern.ruby:coffee_house")
    assert (scene.finished(), scene.me.rubies, scene.have()) == (True, 1, {})
    assert scene.view()["places"]["tavern"]["goods"] == ["fruit", "fruit", "fruit"]


@pytest.mark.parametrize(("roll", "lira", "coffee"), [("1+4", 6, 0), ("3+4", 6, 0), ("4+4", 0, 3)])
def test_the_dice_card_has_another_table(mine: str, roll: str, lira: int, coffee: int) -> None:
    scene = table(mine).hand("dice").turn().answer("play:dice", f"roll:{roll}")
    assert scene.asked() == "move"
    assert (scene.me.lira, scene.me.coffee) == (lira, coffee)


@pytest.mark.parametrize(("gone", "cost"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_the_tavern_tiles_have_other_costs(mine: str, gone: int, cost: int) -> None:
    scene = table(mine, "tavern").coffee(5).gone("movement", gone).visit()
    assert scene.answer("visit:yes", "tavern.choose:movement").finished()
    assert scene.me.coffee == 5 - cost


def test_all_else_is_as_it_was(mine: str) -> None:
    scene = table(mine).demand("small_market", 1).goods(fruit=1).guild(11).turn().answer("move:guild_11", "reveal:2")
    assert scene.seat() == 1
    assert scene.me.lira == 2 + 3


def test_a_record_tells_by_which_data_it_was_played(mine: str) -> None:
    changed, usual = souk.game("mocha", 4, [], mine), souk.game("mocha", 4)
    assert changed.header().data != usual.header().data
    with pytest.raises(SoukError):
        usual.replay(souk.Match(changed, seed=1).record.spelled())


@pytest.mark.parametrize(("discount", "rest"), [(7, 3), (9, 3)])
def test_a_discount_beyond_the_price_makes_it_free_and_no_more(tmp_path: Path, discount: int, rest: int) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f'[[opening]]\nkey = "guild_1"\ndiscount = {discount}\n', encoding="utf-8")
    scene = table(str(path)).lira(rest).guild(1).turn().answer("move:guild_1")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.me.capacity) == (rest, 3)


def test_a_card_of_another_shape_can_be_entered(tmp_path: Path) -> None:
    """The true face of a card may give what our proposal for it does not."""
    path = tmp_path / "mine.toml"
    path.write_text('[[opening]]\nkey = "guild_1"\ndiscount = 0\nlira = 1\ncoffee = 2\n', encoding="utf-8")
    scene = table(str(path)).lira(7).guild(1).turn().answer("move:guild_1")
    assert scene.seat() == 1
    assert (scene.me.lira, scene.me.coffee, scene.me.capacity) == (1, 2, 3)


WRONG = {
    '[[opening]]\nkey = "guild_1"\nis = "magic"\n': "opening guild_1: is: 'magic' is none of guild",
    '[[opening]]\nkey = "guild_1"\noffers = 2\n': "guild_1: offers has no meaning where place is 'wainwright'",
    '[[opening]]\nkey = "guild_7"\ndiscount = 2\n': "guild_7: discount has no meaning where place is 'fountain'",
    '[[opening]]\nkey = "guild_9"\nprice = 2\n': "guild_9: price has no meaning where place is 'tea_house'",
    '[[opening]]\nkey = "guild_16"\nplace = "tea_house"\nextra = 1\n': "extra has no meaning where place is",
    '[[opening]]\nkey = "guild_10"\ntimes = 2\n': "guild_10: times has no meaning where place is 'large_market'",
    '[[opening]]\nkey = "guild_5"\ntimes = 4\n': "opening guild_5: times must be from 1 to 3, not 4",
    '[[opening]]\nkey = "guild_5"\nfactor = 0\n': "opening guild_5: factor must be from 1 to 5, not 0",
    '[[opening]]\nkey = "guild_5"\ntext = { de = "Post" }\n': "opening guild_5: text must be a table made of en, fr",
    '[[opening]]\nkey = "guild_5"\ntext = { en = "" }\n': "opening guild_5: text.en must be a line of text, not ''",
    '[[card]]\nkey = "stay"\nis = "magic"\n': "card stay: is: 'magic' is none of card, gain_good",
    '[[opening]]\nkey = "guild_21"\nlira = 3\n': "there is no opening 'guild_21' to change; known: guild_1, guild_2",
    '[[opening]]\nkey = "guild_1"\ndiscount = "3"\n': "opening guild_1: discount must be a whole number, not '3'",
    '[[opening]]\nkey = "guild_1"\ndiscount = 100\n': "opening guild_1: discount must be from 0 to 20, not 100",
    '[[opening]]\nkey = "guild_1"\ngold = 3\n': "opening guild_1: there is no field gold here; known: place, discount",
    '[[opening]]\nkey = "guild_1"\nplace = "nowhere"\n': "opening guild_1: place: 'nowhere' is none of",
    '[[opening]]\nkey = "guild_13"\nfewer = 4\n': "opening guild_13: fewer must be from 0 to 3, not 4",
    '[[opening]]\nkey = "guild_14"\nwaive = 1\n': "opening guild_14: waive must be true or false, not 1",
    '[[bonus]]\nkey = "low"\nhigh = 3\n': "one bonus for a total of 4 in cards.toml and mine.toml",
    '[[bonus]]\nkey = "low"\nhigh = 5\n': "one bonus for a total of 5 in cards.toml and mine.toml",
    '[[bonus]]\nkey = "low"\nhigh = 13\n': "bonus low: high must be from 2 to 12, not 13",
    '[[bonus]]\nkey = "lira"\nlira = -1\n': "bonus lira: lira must be from 0 to 20, not -1",
    '[[card]]\nkey = "dice"\nbonuses = ["low"]\n': "card dice: there must be exactly one bonus for a total of 5",
    '[[card]]\nkey = "dice"\nbonuses = ["wine"]\n': "card dice: bonuses: 'wine' is none of",
    '[[card]]\nkey = "coffee"\ncoffee = 1000\n': "card coffee: coffee must be from 0 to 9, not 1000",
    '[[card]]\nkey = "exchange"\nmost = 4\n': "card exchange: most must be from 1 to 3, not 4",
    '[[tweak]]\nkey = "first_to_six"\ncard = "wine"\n': "tweak first_to_six: card: 'wine' is none of",
    '[[reach]]\nkey = "straight"\ntile = "wine"\n': "reach straight: tile: 'wine' is none of",
    '[[tile]]\nkey = "movement"\ncosts = ["1"]\n': "tile movement: costs must be a whole number, not '1'",
    '[[place]]\nkey = "tavern"\nsides = ["wine"]\n': "place tavern: sides: 'wine' must be made of fabric, spice",
    '[[place]]\nkey = "tavern"\nsides = []\n': "place tavern: sides must be a list of 2",
    '[[place]]\nkey = "tavern"\nrubies_of = ["wine"]\n': "place tavern: rubies_of: 'wine' is none of",
}


@pytest.mark.parametrize(("text", "cause"), WRONG.items())
def test_a_wrong_file_is_refused_by_one_line_that_names_it(tmp_path: Path, text: str, cause: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SoukError) as refusal:
        souk.game("mocha", 4, [], str(path))
    said = str(refusal.value)
    assert cause in said
    assert "mine.toml" in said
    assert "\n" not in said

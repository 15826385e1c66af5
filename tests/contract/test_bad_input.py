"""Whatever is handed in, the answer is a table or one line that names the place and the cause; never a crash."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.engine.errors import Refused, SoukError
from souk.engine.pack import digest
from souk.engine.policy import playout, uniform
from souk.engine.rng import seeded
from souk.setting import Setting
from tests.contract.checks import at_random_decisions
from tests.contract.games import FULLEST, SETTINGS

GAME = souk.game("istanbul", seats=3, variant="neutral_assistants")
RUBBISH: list[Any] = [None, -1, 10**30, 1.5, "x", "", [], {}, True, [None], {"x": 1}, ["tea_house"] * 3]


def paths(value: Any, trail: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if trail:
        yield trail
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths(item, (*trail, key))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from paths(item, (*trail, at))


def replaced(packed: Any, trail: tuple[str | int, ...], value: Any) -> str:
    changed = copy.deepcopy(packed)
    inner = changed
    for part in trail[:-1]:
        inner = inner[part]
    inner[trail[-1]] = value
    return json.dumps(changed)


@pytest.mark.parametrize("setting", FULLEST.values(), ids=str)
def test_a_position_with_any_field_spoilt_is_read_or_refused(setting: Setting) -> None:
    game = setting.game()
    refused = 0
    for s in at_random_decisions(game, 2, 3):
        packed = json.loads(game.position(s, dice=True))
        for trail in paths(packed):
            for value in RUBBISH:
                try:
                    again = game.read_position(replaced(packed, trail, value))
                except SoukError as error:
                    assert "\n" not in str(error) and len(str(error)) < 600
                    refused += 1
                else:
                    assert again.audit() == ""
                    playout(again, uniform(setting.seats), seeded(1), 200)
    assert refused > 1000


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        (lambda p: p["players"][0].update(rubies=3), "rubies"),
        (lambda p: p["players"][1].update(cards=9), "cards, not 9"),
        (lambda p: p["players"][0].update(stack="oooooo"), "own assistants, not"),
        (lambda p: p["players"][0]["goods"].update(fabric=4), "holds 4 of a good"),
        (lambda p: p["players"][2].update(tiles=["red"]), "gone from its pile"),
        (lambda p: p["deck"].update(far=9), "9 far cards|far cards, not 4"),
        (lambda p: p.update(cells=["fountain"] * 16), "each place once"),
        (lambda p: p.update(stack=["visit 0 999 0"]), "pending steps"),
        (lambda p: p.update(stack=["no_such_step 0 0 0"]), "not a step of this game"),
        (lambda p: p.pop("track"), "track is missing"),
        (lambda p: p.update(souk="souk 1 · istanbul · modules base · seats 4"), "seats 4"),
        (lambda p: p["strays"].update(tea_house=1), "neutral assistants"),
        (lambda p: p["track"].update(post_office=9), "post_office has only 4 indicators"),
        (lambda p: p["track"].update(small_market=9), "no such stack of demand tiles"),
        (lambda p: p.update(stack=["visit 0 ² 0"]), "two numbers"),
        (lambda p: p.update(stack=["visit 0 " + "1" * 5000 + " 0"]), "two numbers"),
    ],
)
def test_what_the_box_cannot_make_is_refused_by_name(change: Any, cause: str) -> None:
    packed = json.loads(GAME.position(GAME.start(1)))
    change(packed)
    with pytest.raises(SoukError, match=cause):
        GAME.read_position(json.dumps(packed))


def test_a_position_that_is_no_json_is_refused_with_line_and_column() -> None:
    with pytest.raises(SoukError, match="line 1, column 2"):
        GAME.read_position("{oops")
    with pytest.raises(SoukError, match="a JSON object"):
        GAME.read_position("[1]")


def test_a_record_with_any_line_spoilt_is_read_or_refused() -> None:
    path = next(Path(__file__).parents[1].glob("golden/istanbul/*.souk"))
    lines = path.read_text(encoding="utf-8").splitlines()[:60]
    record = souk.read_record("\n".join(lines))
    game = souk.game_of(record.header)
    game.replay(record)
    refused = 0
    for at in range(len(lines)):
        for spoilt in ["", "x", "0 move", "9 move:walk>tea_house", "0 undo", lines[at] + " roll:6+6", lines[at][:-1]]:
            try:
                game.replay("\n".join([*lines[:at], spoilt, *lines[at + 1 :]]))
            except SoukError as error:
                assert "\n" not in str(error)
                refused += 1
    assert refused > 300


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        ({"seats": 6}, "for 2 to 5 seats, not 6"),
        ({"layout": "spiral"}, "known are short, long, in_order, random, or the numbers"),
        ({"layout": "1,2,3"}, "each of the 16 places once"),
        ({"variant": "chaos"}, "none of none, neutral_assistants"),
        ({"colour": "blue"}, "no option 'colour'"),
        ({"modules": ["space"]}, "no module 'space'"),
        ({"seats": 5, "variant": "neutral_assistants"}, "IST-V1"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused(arguments: dict[str, Any], cause: str) -> None:
    with pytest.raises(SoukError, match=cause):
        souk.game("istanbul", **arguments)


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(SoukError, match="no title 'monopoly'; known: istanbul"):
        souk.game("monopoly")


def test_an_illegal_choice_names_its_rule_and_changes_nothing() -> None:
    game = souk.game("istanbul", seats=4)
    s = game.start(1)
    before = digest(s)
    with pytest.raises(Refused) as refusal:
        game.play(s, "move:walk>sultans_palace")
    assert refusal.value.rule == "IST-M2"
    with pytest.raises(Refused) as refusal:
        game.play(s, "tea_house.bid:7")
    assert refusal.value.rule == "IST-T2"
    with pytest.raises(SoukError, match="'dance' is no choice of istanbul"):
        game.play(s, "dance")
    with pytest.raises(SoukError):
        game.play(s, -5)
    assert digest(s) == before


def test_every_setting_writes_a_header_from_which_it_is_set_again() -> None:
    for setting in SETTINGS:
        game = setting.game()
        again = souk.game_of(souk.read_record(game.header().spelled()).header)
        assert again.header().spelled() == game.header().spelled()


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ('[[amount]]\nkey = "merchants"\nstart = "nowhere"', "start: 'nowhere' is none of wainwright"),
        ('[[amount]]\nkey = "merchants"\nfifth = "pink"', "fifth: 'pink' is none of red"),
        ('[[amount]]\nkey = "neutral"\nstart = ["fountain"]', "start must name 3 at least"),
        ('[[amount]]\nkey = "wheelbarrow"\ncapacity = 5\nfull = 2', "capacity must be from 1 to 3, not 5"),
        ('[[place]]\nkey = "tea_house"\nnumber = 20', "0 places have the number 9"),
        ('[[place]]\nkey = "tea_house"\nlowest = 12\nhighest = 3', "lowest must be from 2 to 7, not 12"),
        ('[[place]]\nkey = "fabric_warehouse"\ngood = "silk"', "good: 'silk' is none of fabric"),
        ('[[place]]\nkey = "post_office"\nupper = ["fabric", "²", "jewel", 2]', "upper: '²' is none of fabric"),
        ('[[place]]\nkey = "small_market"\ntiles = ["silk"]', "'silk' must be made of"),
        ('[[place]]\nkey = "small_market"\nrevenue = [1, 2]', "revenue must be a list of 5"),
        ('[[card]]\nkey = "mail_again"\nagain = "nowhere"', "again: 'nowhere' is none of"),
        ('[[card]]\nkey = "sell_any"\nboosts = "nowhere"', "boosts: 'nowhere' is none of"),
        ('[[card]]\nkey = "five_lira"\nmoments = ["never"]', "moments: 'never' is none of"),
        ('[[reach]]\nkey = "far"\ncard = "near"', "card: 'near' is none of"),
        ('[[tile]]\nkey = "red"\nmosque = "small_mosque"\ngood = "silk"', "good: 'silk' is none of"),
        ('[[layout]]\nkey = "random"\nwidth = 5', "16 places do not fill rows of 5"),
        ('[[layout]]\nkey = "random"\napart = ["fountain"]', "apart must name 2 at least"),
        ('[[layout]]\nkey = "short"\ncells = ["fountain"]', "each of the 16 places once"),
    ],
)
def test_an_owners_file_that_makes_no_sense_is_refused_by_name(tmp_path: Path, change: str, cause: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(change, encoding="utf-8")
    with pytest.raises(SoukError, match=cause):
        souk.game("istanbul", 2, [], str(path))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"souk": 1' + "0" * 6_000 + "}"])
def test_monstrous_text_is_refused_as_any_other(text: str) -> None:
    with pytest.raises(SoukError, match="position"):
        GAME.read_position(text)

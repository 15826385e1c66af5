"""A setting is plain values, and the one place where games are composed."""

from __future__ import annotations

import pickle

import pytest

import souk
from souk.setting import Setting, setting_of


def test_equal_settings_share_a_game() -> None:
    one, other = (Setting("istanbul", 3, {"layout": "long", "variant": "none"}) for _ in range(2))
    assert one == other and hash(one) == hash(other)
    assert one.game() is other.game()
    assert Setting("istanbul", 3, {"variant": "none", "layout": "long"}) == one
    assert Setting("istanbul", 3, {"layout": "short"}).game() is not one.game()


def test_a_setting_can_be_sent_to_another_process() -> None:
    setting = Setting("istanbul", 3, {"layout": "long"}, ("mocha",))
    assert pickle.loads(pickle.dumps(setting)) == setting


def test_defaults_are_filled_in() -> None:
    full = Setting("istanbul").settled()
    assert (full.seats, full.modules, full.options["layout"]) == (2, ("base",), "short")
    assert full.settled() == full == setting_of(full.game().book)


@pytest.mark.parametrize("title", souk.TITLES)
def test_the_game_is_the_one_that_the_library_makes(title: str) -> None:
    assert Setting(title).game().header().spelled() == souk.game(title).header().spelled()


@pytest.mark.parametrize(
    "setting, cause",
    [
        (Setting("chess"), "there is no title 'chess'"),
        (Setting("dice", 9), "dice is for 2 to 4 seats, not 9"),
        (Setting("istanbul", modules=("chess",)), "istanbul has no module 'chess'; known: mocha"),
        (Setting("istanbul", options={"colour": "red"}), "istanbul has no option 'colour'; known: layout"),
    ],
)
def test_what_is_impossible_is_said(setting: Setting, cause: str) -> None:
    with pytest.raises(souk.SoukError, match=cause):
        setting.game()


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_version_of_the_rules_stays_open(version: int) -> None:
    setting = Setting("istanbul", rules=version)
    assert setting.game().header().rules == setting.settled().rules == version


def test_the_current_version_of_the_rules_is_the_default() -> None:
    assert Setting("istanbul").settled().rules == souk.TITLES["istanbul"].rules_version

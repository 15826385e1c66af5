"""Sounds are short, soft enough, equally loud, and neither click nor shriek. That is measured, as nobody can listen to
them here: `python tools/sounds.py FOLDER` writes them down for whoever can."""

from __future__ import annotations

import re

from playwright.sync_api import Browser

from tests.browser.listening import rendered
from tools.web import WEB

SOURCE = (WEB / "src" / "lib" / "sounds.ts").read_text(encoding="utf-8")
SOUNDS = re.findall(r"'(\w+)'", SOURCE.partition("export type Sound =")[2].partition(";")[0])
LONG = {"turn": 1.0, "glass": 1.2, "chime": 1.7}  # seconds, for those that are the only sound of a moment


def test_sounds_stay_within_bounds(browser: Browser) -> None:
    heard = rendered(browser, SOUNDS)
    assert len(heard) >= 8
    for one in heard:
        assert 0.05 < one.peak <= 0.4, one.sound  # several at once do not clip
        assert one.seconds <= LONG.get(one.sound, 0.45), one.sound
        assert one.first < 0.001 and one.last < 0.01 * one.peak, one.sound
        assert one.shrill < 0.35 and one.centroid < 3500, one.sound
    levels = [one.loudness for one in heard]
    assert max(levels) - min(levels) <= 7, dict(zip(SOUNDS, levels, strict=True))  # none is much louder than another

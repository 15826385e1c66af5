"""The bot of docs/bots.md plays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import souk
from souk.bots import bot
from souk.bots.field import Field

DOC = (Path(__file__).resolve().parents[2] / "docs/bots.md").read_text(encoding="utf-8")


def test_the_bot_of_the_document_plays_a_whole_game_as_far_as_it_is_let() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
    written: dict[str, Any] = {}
    exec(compile(code, "docs/bots.md", "exec"), written)
    game = souk.game("istanbul", seats=2)
    s = Field(game, [written["Rich"](), bot("eager")]).play(1, 150)
    assert s.ply == 150
    assert s.audit() == ""

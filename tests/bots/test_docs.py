"""The bots of docs/bots.md play."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import souk
from souk.bots import bot
from souk.bots.field import Field
from souk.bots.registry import PLAIN, WITH_PARAMETER

DOC = (Path(__file__).resolve().parents[2] / "docs/bots.md").read_text(encoding="utf-8")
OWN, IN_ANY_LANGUAGE = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)


def test_the_bot_of_the_document_plays_as_far_as_it_is_let() -> None:
    written: dict[str, Any] = {}
    exec(compile(OWN, "docs/bots.md", "exec"), written)
    s = Field(souk.game("istanbul", seats=2), [written["Rich"](), bot("eager")]).play(1, 150)
    assert s.ply == 150
    assert s.audit() == ""


def test_the_program_of_the_document_plays_as_far_as_it_is_let(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(IN_ANY_LANGUAGE, encoding="utf-8")
    s = Field(
        souk.game("istanbul", seats=2), [bot(f"proc:{sys.executable} {tmp_path / 'mine.py'}"), bot("eager")]
    ).play(1, 150)
    assert s.ply == 150
    assert s.audit() == ""


def test_every_code_is_in_the_document() -> None:
    assert all(f"`{name}`" in DOC or f"`{name}:" in DOC for name in [*PLAIN, *WITH_PARAMETER])

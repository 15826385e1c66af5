"""docs/learning.md: its tables are those of the lenses, and its programs run."""

from __future__ import annotations

import re

import pytest

from souk.games import TITLES
from tools.learning import DOC, TABLE, written

TEXT = DOC.read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_every_entry_is_described_as_it_is_written() -> None:
    """`python tools/learning.py` writes the tables."""
    assert {found[1] for found in TABLE.findall(TEXT)} == set(TITLES)
    assert written(TEXT) == TEXT


@pytest.mark.parametrize("program", PROGRAMS, ids=range(len(PROGRAMS)))
def test_the_programs_run(program: str) -> None:
    exec(compile(program, "docs/learning.md", "exec"), {})

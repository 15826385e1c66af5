"""Every analysis in these tests is a light one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from souk.study.effort import EFFORTS
from souk.study.task import examiner
from tests.study.games import LIGHT


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for depth in EFFORTS:
        monkeypatch.setitem(EFFORTS, depth, LIGHT)
    examiner.cache_clear()
    yield
    examiner.cache_clear()

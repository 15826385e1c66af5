"""Tests that `dev.py test` runs apart are marked by their folder."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
APART = {"browser": "browser", "server": "server", "mcp": "server"}  # the mark of each folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in APART:
            item.add_marker(APART[folder])

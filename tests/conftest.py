"""Tests that `dev.py test` runs apart are marked by where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# Server, commands, words, study and training are never compiled, so they are the same on both builds. Where testing
# them takes long, mostly because whole games are played, they are tested only on the build whose rules are fast.
APART = {
    "browser/*": "browser",
    "server/*": "once",
    "mcp/*": "once",
    "words/*": "once",
    "study/*": "once",
    "learn/test_environments.py": "once",
    "bots/test_cluster.py": "once",
    "bots/test_train.py": "once",
    "cli/test_arena.py": "once",
    "cli/test_bench.py": "once",
    "cli/test_keeping.py": "once",
    "cli/test_lab.py": "once",
    "cli/test_play*.py": "once",
    "cli/test_review.py": "once",
    "cli/test_tables.py": "once",
    "test_readme.py": "once",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        where = item.path.relative_to(TESTS)
        for pattern, mark in APART.items():
            if where.match(pattern) and len(where.parts) == len(Path(pattern).parts):
                item.add_marker(mark)

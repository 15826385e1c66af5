"""One word, one meaning: the glossary of ARCHITECTURE.md says which names may stand for more than one class."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PER_FAMILY = "one in each family"


def allowed() -> set[str]:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    [row] = re.findall(rf"^\| {PER_FAMILY} \| (.*) \|$", text, re.MULTILINE)
    return set(row.split(", "))


def classes() -> dict[str, list[str]]:
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "src" / "souk").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(path.relative_to(ROOT).as_posix())
    return homes


def test_class_names_are_unique_but_for_those_of_the_glossary() -> None:
    repeated = {name: homes for name, homes in classes().items() if len(homes) > 1}
    assert {name: homes for name, homes in repeated.items() if name not in allowed()} == {}


def test_the_glossary_allows_nothing_that_is_unique_anyway() -> None:
    homes = classes()
    assert [name for name in sorted(allowed()) if len(homes.get(name, [])) < 2] == []

"""Guides: each game in two pages, goal first. A guide says what is stated where, under which rules and about which
units; the words are in locales/, and their numbers come from the data of the game.

The guide of a family is FAMILY.toml; a module in play adds to it with FAMILY-MODULE.toml.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from souk.engine.errors import SoukError

FOLDER: Final = Path(__file__).parent
LOOKS: Final = ("banner", "pictures", "tips", "rows")  # how a section is shown
PAGES: Final = (1, 2)


@dataclass(frozen=True)
class Statement:
    """What the guide says about something. `module` is the module that adds it, if it is not the title's own."""

    key: str
    rules: tuple[str, ...]
    units: tuple[str, ...]  # such as "place-fountain"
    module: str


@dataclass(frozen=True)
class GuideSection:
    """Statements under one heading."""

    key: str
    page: int
    look: str
    statements: tuple[Statement, ...]


def guided(family: str) -> bool:
    """Whether there is a guide to a family."""
    return (FOLDER / f"{family}.toml").exists()


@cache
def guide(family: str, modules: tuple[str, ...] = ()) -> tuple[GuideSection, ...]:
    """All sections, in the order in which they are read."""
    if not guided(family):
        raise SoukError(f"there is no guide to {family!r}")
    sections = add_sections({}, FOLDER / f"{family}.toml", "")
    for module in modules:
        path = FOLDER / f"{family}-{module}.toml"
        if path.exists():
            sections = add_sections(sections, path, module)
    return tuple(sections.values())


def add_sections(sections: dict[str, GuideSection], path: Path, module: str) -> dict[str, GuideSection]:
    """Those there are, and those of a file. A section that is there already gets the new statements."""
    found = dict(sections)
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["section"]:
        old = found.get(row["key"])
        section = old or GuideSection(row["key"], int(row["page"]), row["look"], ())
        if section.look not in LOOKS or section.page not in PAGES:
            raise SoukError(
                f"{path.name}: section {section.key}: its page is 1 or 2, its look one of {', '.join(LOOKS)}"
            )
        statements = add_statements(section.statements, row["statements"], module)
        found[section.key] = GuideSection(section.key, section.page, section.look, statements)
    return found


def add_statements(old: tuple[Statement, ...], rows: list[dict[str, Any]], module: str) -> tuple[Statement, ...]:
    """One whose key is there already takes the place of the old one."""
    found = {one.key: one for one in old}
    for row in rows:
        found[row["key"]] = Statement(row["key"], tuple(row["rules"]), tuple(row.get("units", ())), module)
    return tuple(found.values())

"""The rules ledger as rows, for who asks which rule it was: docs/rules/<title>.md, or docs/rules/fr/<title>.md."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from souk.engine.book import Title
from souk.engine.errors import SoukError

# In a wheel the ledger lies beside the package's code; in a checkout it is where people read it.
FOLDERS: Final = (Path(__file__).parent / "rules", Path(__file__).parents[2] / "docs" / "rules")
WRITTEN: Final = "en"  # and then put into the other languages
SECTION: Final = re.compile(r"^## [A-Z] (?P<about>.+)$")
ROW: Final = re.compile(r"^\| *(?P<id>[A-Z]+-[A-Z]+\d+[a-z]?) *\|(?P<rest>.*)\|$")


@dataclass(frozen=True)
class RuleRow:
    """One rule in our own words; where the rulebook has it; and what we ruled where it is silent."""

    id: str
    rule: str
    book: str
    ruling: str
    section: str  # what the part of the ledger is about


@cache
def ledger(title: str, lang: str = WRITTEN) -> dict[str, RuleRow]:
    """All rows of a title, by id, in the order of the document."""
    for folder in FOLDERS:
        path = (folder if lang == WRITTEN else folder / lang) / f"{title}.md"
        if path.exists():
            return read_ledger(path)
    known = sorted(path.stem for folder in FOLDERS for path in folder.glob("*.md"))
    raise SoukError(f"there is no ledger for {title!r}; known: {', '.join(known) or 'none'}")


def read_ledger(path: Path) -> dict[str, RuleRow]:
    rows: dict[str, RuleRow] = {}
    about = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if section := SECTION.match(line):
            about = section["about"]
        found = ROW.match(line.strip())
        if not found:
            continue
        cells = [cell.strip() for cell in found["rest"].split("|")]
        if len(cells) != 3:
            raise SoukError(f"{path.name}, line {number}: a row has an id, a rule, its place in the book and a ruling")
        if found["id"] in rows:
            raise SoukError(f"{path.name}, line {number}: {found['id']} is there twice")
        rule, book, ruling = cells
        rows[found["id"]] = RuleRow(found["id"], rule, book, ruling, about)
    return rows


def rules_in_play(title: Title, modules: list[str], lang: str = WRITTEN) -> dict[str, RuleRow]:
    """The rows of all ledgers that hold at a table."""
    return {row_id: row for name in title.ledgers(modules) for row_id, row in ledger(name, lang).items()}


def rule_row(title: Title, modules: list[str], rule: str, lang: str = WRITTEN) -> RuleRow:
    """One row, however its id was typed."""
    rows = rules_in_play(title, modules, lang)
    known = {row_id.lower(): row_id for row_id in rows}
    if rule.lower() not in known:
        raise SoukError(f"the ledger of {title.key} has no rule {rule!r}; `souk rules {title.key}` lists them")
    return rows[known[rule.lower()]]

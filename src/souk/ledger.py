"""The rules ledger as rows: docs/rules/<title>.md, and docs/rules/<language>/<title>.md for its translations."""

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
WRITTEN: Final = "en"  # the language of docs/rules itself; translations have folders of their own
SECTION: Final = re.compile(r"^## [A-Z] (?P<about>.+)$")
ROW: Final = re.compile(r"^\| *(?P<id>[A-Z]+-[A-Z]+\d+[a-z]?) *\|(?P<rest>.*)\|$")


@dataclass(frozen=True)
class RuleRow:
    """One rule in our own words, where the rulebook states it, and our ruling where the rulebook is silent."""

    id: str
    rule: str
    book: str
    ruling: str
    section: str  # the heading that it stands under


@cache
def ledger(title: str, lang: str = WRITTEN) -> dict[str, RuleRow]:
    """All rows of a title, by id, in the order of the document; in English where there is no translation."""
    translations = [] if lang == WRITTEN else [folder / lang for folder in FOLDERS]
    for folder in (*translations, *FOLDERS):
        path = folder / f"{title}.md"
        if path.exists():
            return read_ledger(path)
    known = sorted(path.stem for folder in FOLDERS for path in folder.glob("*.md"))
    raise SoukError(f"there is no ledger for {title!r}; known: {', '.join(known) or 'none'}")


def read_ledger(path: Path) -> dict[str, RuleRow]:
    """The rows of one document; a row that is malformed or repeated is an error that names its line."""
    rows: dict[str, RuleRow] = {}
    about = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if section := SECTION.match(line):
            about = section["about"]
        row = ROW.match(line.strip())
        if not row:
            continue
        cells = [cell.strip() for cell in row["rest"].split("|")]
        if len(cells) != 3:
            raise SoukError(f"{path.name}, line {number}: a row needs an id, a rule, its source and a ruling")
        if row["id"] in rows:
            raise SoukError(f"{path.name}, line {number}: {row['id']} is defined twice")
        rule, book, ruling = cells
        rows[row["id"]] = RuleRow(row["id"], rule, book, ruling, about)
    return rows


def rules_in_play(title: Title, modules: list[str], lang: str = WRITTEN) -> dict[str, RuleRow]:
    """The rows that apply at a table: those of the title and of its modules."""
    return {row_id: row for name in title.ledgers(modules) for row_id, row in ledger(name, lang).items()}


def is_reconstructed(rule: str) -> bool:
    """Whether the ledger says so of a rule, or of part of it. It is written in one language, and translated."""
    names = {path.stem for folder in FOLDERS for path in folder.glob("*.md")}
    row = next(rows[rule] for rows in map(ledger, sorted(names)) if rule in rows)
    return "reconstructed" in f"{row.book} {row.ruling}".lower()


def rule_row(title: Title, modules: list[str], rule: str, lang: str = WRITTEN) -> RuleRow:
    """The row with this id, in capitals or not."""
    rows = rules_in_play(title, modules, lang)
    known = {row_id.lower(): row_id for row_id in rows}
    if rule.lower() not in known:
        raise SoukError(f"the ledger of {title.key} has no rule {rule!r}; `souk rules {title.key}` lists them")
    return rows[known[rule.lower()]]

"""Write the tables of entries in docs/learning.md:  python tools/learning.py

They are made from the lenses themselves; tests/learn/test_docs.py compares.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Any

from souk.engine.lens import Block, Lens
from souk.games import TITLES
from souk.games.lenses import lens_of
from souk.setting import Setting

DOC = Path(__file__).resolve().parents[1] / "docs" / "learning.md"
SEATS = 4
TABLE = re.compile(r"(<!-- entries of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def names(block: Block[Any]) -> str:
    """The entries of a block; those that differ only in their last words are written once."""
    words = {name: name.partition(".")[0] for name in block.names}
    uneven = {word for name, word in words.items() if name.count(".") != 2}  # unlike token.governor.tea_house
    starts = {name: word if word in uneven else name.rpartition(".")[0] for name, word in words.items()}
    found = []
    for start, some in groupby(block.names, key=starts.__getitem__):
        several = list(some)
        found += [f"`{name}`" for name in several] if len(several) < 3 else [f"`{start}.…` ({len(several)})"]
    return ", ".join(found)


def row(at: int, block: Block[Any]) -> str:
    return f"| {at}–{at + int(block.size) - 1} | {names(block)} | {block.about} |"


def entries(lens: Lens) -> str:
    """All blocks with their places, for the viewer; the other players follow in the same order."""
    lines = ["| entries | names | what they are |", "|--:|---|---|"]
    at = each = 0
    for start, block in lens.sections():
        if start in ("", "player.0."):
            each += int(block.size) if start else 0
            lines.append(row(at, block) if not start else row(at, block).replace("| `", f"| {start}* `", 1))
        at += int(block.size)
    others = (
        f"Each player has {each} entries, the viewer (`player.0.`) first, then the others in the order of the seats"
    )
    return "\n".join([*lines, "", f"{others}: {at} in all with {lens.seats} seats."])


def described(title: str) -> str:
    game = Setting(title, SEATS).game()
    return f"{len(game.actions):,} actions.\n\n{entries(lens_of(game.book))}\n"


def written(text: str) -> str:
    """The document with its tables as they must be."""
    return TABLE.sub(lambda found: f"{found[1]}{described(found[2])}{found[3]}", text)


if __name__ == "__main__":
    text = DOC.read_text(encoding="utf-8")
    assert set(TITLES) == {found[1] for found in TABLE.findall(text)}
    DOC.write_text(written(text), encoding="utf-8")

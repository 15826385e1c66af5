"""What a text mentions that is reconstructed, so that nothing of the kind is taught as if it were certain."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from souk.words.words import Words

QUOTED: Final = re.compile("[“«].+[”»]")


class Marked(NamedTuple):
    name: str
    mark: str
    origin: str


def marked(words: Words, texts: list[str], choice: str) -> list[Marked]:
    """The reconstructed units that are named in these texts or chosen, in the order of the book."""
    assert words.game is not None
    book = words.game.book
    chosen = set(book.parts(choice).values())
    said = " ".join(texts).casefold()
    found: dict[str, Marked] = {}
    for kind, keys in book.names.items():
        for key in keys:
            mark, text = words.origin(kind, key)
            if mark == "reconstructed" and (f"{kind}.{key}" in chosen or is_named(words, kind, key, said)):
                name = words.name(kind, key)
                found.setdefault(name, Marked(name, mark, text))
    return [*found.values()]


def is_named(words: Words, kind: str, key: str, said: str) -> bool:
    """Whether a text names a unit, alone or in the plural, or quotes its title."""
    name = words.name(kind, key).casefold()
    title = QUOTED.search(name)
    wanted = re.escape(title[0] if title else name)
    return re.search(rf"(?<!\w){wanted}s?(?!\w)", said) is not None

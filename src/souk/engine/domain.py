"""The type of an answer. Notation, parsing, labels and learning masks hang off it."""

from __future__ import annotations

from typing import Final

Names = dict[str, list[str]]  # the keys of the composed units, by kind


class Domain:
    """Answers are 0 … size - 1; each has one spelling, which has no blank and no colon."""

    def spellings(self, names: Names) -> list[str]:
        raise NotImplementedError

    def parts(self, spelling: str) -> dict[str, str]:
        """What a spelling is made of, as {name: "kind.key"} or {name: number}: for labels."""
        raise NotImplementedError


class Named(Domain):
    """A fixed list of words. `kind` says what they are; plain words have none."""

    def __init__(self, *words: str, kind: str = "word") -> None:
        self.words: list[str] = list(words)
        self.kind = kind

    def spellings(self, names: Names) -> list[str]:
        return self.words

    def parts(self, spelling: str) -> dict[str, str]:
        return {self.kind: f"{self.kind}.{spelling}"}


class Number(Domain):
    """From zero, so that an answer is its own number."""

    def __init__(self, high: int) -> None:
        self.high = high

    def spellings(self, names: Names) -> list[str]:
        return [str(n) for n in range(self.high + 1)]

    def parts(self, spelling: str) -> dict[str, str]:
        return {"number": spelling}


class Units(Domain):
    """A few fixed words such as "done", then one unit of the composed game: a place, a card …"""

    def __init__(self, kind: str, words: str = "") -> None:
        self.kind = kind
        self.words: list[str] = words.split()

    def spellings(self, names: Names) -> list[str]:
        return [*self.words, *names[self.kind]]

    def parts(self, spelling: str) -> dict[str, str]:
        kind = "word" if spelling in self.words else self.kind
        return {self.kind: f"{kind}.{spelling}"}


class Pairs(Domain):
    """Two units at once, as "walk>tea_house": the answer is first * (number of second) + second. If both are of one
    kind, the second is called `other`."""

    def __init__(self, first: str, second: str) -> None:
        self.first = first
        self.second = second

    def spellings(self, names: Names) -> list[str]:
        return [f"{a}>{b}" for a in names[self.first] for b in names[self.second]]

    def parts(self, spelling: str) -> dict[str, str]:
        a, b = spelling.split(">")
        second = "other" if self.second == self.first else self.second
        return {self.first: f"{self.first}.{a}", second: f"{self.second}.{b}"}


class Counts(Domain):
    """A number of each unit of a kind, at most `most` in total: "2-0-0-1" is two of the first and one of the fourth. An
    answer is an index into `all`, which is sorted by the first unit, then by the second, and so on."""

    def __init__(self, kind: str, keys: list[str], most: int) -> None:
        self.kind = kind
        self.keys = keys
        self.all = counts(len(keys), most)

    def spellings(self, names: Names) -> list[str]:
        return ["-".join(str(n) for n in one) for one in self.all]

    def parts(self, spelling: str) -> dict[str, str]:
        return dict(zip(self.keys, spelling.split("-"), strict=True))


def counts(keys: int, most: int) -> list[list[int]]:
    if keys == 0:
        return [[]]
    return [[n, *rest] for n in range(most + 1) for rest in counts(keys - 1, most - n)]


NOTHING: Final = Named()
YES_NO: Final = Named("no", "yes")
NO: Final = 0
YES: Final = 1

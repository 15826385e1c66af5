"""What a family of titles may bring to its sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from souk.words.story import Story

if TYPE_CHECKING:
    from souk.words.words import Words

Said = int | str | tuple[str, str]  # a unit is its kind and its key: it reaches the sentence in all its forms


class Manner:
    def __init__(self, words: Words) -> None:
        self.words = words

    def situation(self, seat: int, view: dict[str, Any]) -> dict[str, Said]:
        """What a question may mention, by the names of its variables, taken from what the seat sees."""
        return {}

    def phrases(self, unit: str) -> dict[str, str]:
        """What the texts of a unit may mention beside its numbers: whole prices and gifts, in words."""
        return {}

    def story(self, viewer: int | None) -> Story:
        """How events become sentences."""
        return Story(self.words, viewer)

"""Everything said in a human language: events, questions, choices and refusals, in English and French."""

from souk.words.catalogue import LANGUAGES, language
from souk.words.words import Words

__all__ = ["LANGUAGES", "Words", "language"]

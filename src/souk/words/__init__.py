"""Sentences in every language: events, questions, choices and refusals. Nothing else in the library speaks."""

from souk.words.catalogue import LANGUAGES, language, language_names
from souk.words.words import Words

__all__ = ["LANGUAGES", "Words", "language", "language_names"]

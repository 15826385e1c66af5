"""The only place that speaks a language: events, questions, choices and refusals, in French and English."""

from souk.words.catalogue import LANGUAGES, language
from souk.words.words import Words

__all__ = ["LANGUAGES", "Words", "language"]

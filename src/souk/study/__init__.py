"""Studying a game that was played: where it turned, what each move cost, and how much was luck. See docs/study.md."""

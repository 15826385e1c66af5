"""What the Lab found, in words."""

from __future__ import annotations

from typing import Any, Final

from souk.words.fluent import fluent_number
from souk.words.origin import marked_figure
from souk.words.words import Words

WITHOUT_WEIGHTS: Final = ("random", "eager")  # bots that nothing has been fitted for
OURS: Final = ("rounds", "decisions", "lead_changes", "half_time")  # figures of every title


def figure_name(words: Words, figure: str, marked: bool = False) -> str:
    """A figure in words: one of every title's, or one that this title counts; `marked`, with a sign if it is about
    something reconstructed."""
    name, _, seat = figure.partition(":")
    if name == "wins":
        return words.say("cli-lab-wins", seat=words.people[int(seat)])
    if name in OURS:
        return words.say(f"cli-lab-{name}")
    return marked_figure(words, figure) if marked else words.figure(figure)


def conclusions(words: Words, found: dict[str, Any], bots: tuple[str, ...]) -> list[str]:
    """What changed beyond doubt in one sentence, and how far the bots can be trusted with a changed box."""
    sure = [
        f"{figure_name(words, one['figure'])} {signed(words, one['difference'])}"
        for one in found["changes"]
        if one["sure"]
    ]
    what = words.listed(sure)
    lines = [words.say("cli-lab-sure", what=what) if sure else words.say("cli-lab-nothing", games=found["games"])]
    if "tuned" in found:
        return [*lines, words.say("cli-lab-tuned", **found["tuned"])]
    doubtful = bool(set(bots) - set(WITHOUT_WEIGHTS))
    return [*lines, words.say("cli-lab-doubt")] if doubtful else lines


def signed(words: Words, value: float) -> str:
    return f"{'+' if value > 0 else '−' if value < 0 else '±'}{rounded(words, abs(value))}"


def rounded(words: Words, value: float) -> str:
    return words.say("cli-number", n=fluent_number(value, minimumFractionDigits=2, maximumFractionDigits=2))

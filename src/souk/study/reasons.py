"""One sentence that says why a choice is better: from what it brought in the rollouts, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from souk.study.stock import NAMES
from souk.words import Words
from souk.words.fluent import fluent_number

MOST: Final = 3  # things that are named


def reason(words: Words, more: Mapping[str, float], rounds: int, instead: str = "") -> str:
    """What a choice brings more of, or less, after some rounds, with the most telling first. `instead` is the choice it
    is compared with, if that is to be said."""
    named = [name for name in NAMES if name in more][:MOST]
    gains = [amount(words, name, more[name]) for name in named if more[name] > 0]
    costs = [amount(words, name, -more[name]) for name in named if more[name] < 0]
    form = "both" if gains and costs else "more" if gains else "fewer" if costs else "even"
    said = words.say(f"study-why-{form}", rounds=rounds, more=words.listed(gains), fewer=words.listed(costs))
    return f"{words.say('study-why-instead', choice=words.choice(instead))} {said}" if instead else said


def amount(words: Words, name: str, count: float) -> str:
    digits = 0 if count >= 10 else 1
    rounded = fluent_number(round(count, digits), minimumFractionDigits=0, maximumFractionDigits=digits)
    return words.say(f"study-n-{name}", count=rounded)

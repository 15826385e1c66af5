"""What a question may mention, taken from what the seat sees: where it stands, the dice, who else is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from souk.words.words import Words


def situation(words: Words, seat: int, view: dict[str, Any]) -> dict[str, int | str]:
    """Places as "place.key"; all else as it is said."""
    me = view["players"][seat]
    here = me["place"]
    others = [
        words.people[other] for other, one in enumerate(view["players"]) if other != seat and one["place"] == here
    ]
    others += [words.say("neutral-merchant") for place in view["strangers"] if place == here]
    first, second = view["dice"]
    top = view["discards"][-1:]
    return {
        "place": f"place.{here}",
        "family": f"place.{me['family']}",
        "merchants": words.listed(others),
        "first": first,
        "second": second,
        "total": first + second,
        "top": words.name("card", top[0]) if top else words.say("nothing"),
    }

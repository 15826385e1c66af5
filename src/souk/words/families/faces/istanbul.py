"""The faces of Istanbul: guild cards, and the dice card with its table."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from souk.engine.data import Row
from souk.engine.form import NO_UNIT
from souk.words.story import capital

if TYPE_CHECKING:
    from souk.words.words import Words

IN_COFFEE: Final = ("coffee_house", "tavern")
# The terms in the order of a sentence, each with its messages: those of some places, and "" for all others.
TERMS: Final = {
    "price": {**dict.fromkeys(IN_COFFEE, "guild-price-coffee"), "": "guild-price-lira"},
    "discount": {**dict.fromkeys(IN_COFFEE, "guild-discount-coffee"), "": "guild-discount-lira"},
    "any": {"sultans_palace": "guild-any-palace", "": "guild-any"},
    "fewer": {"sultans_palace": "guild-fewer-palace", "": "guild-fewer-mosque"},
    "waive": {"": "guild-waive"},
    "extra": {
        "caravansary": "guild-extra-caravansary",
        "guild_hall": "guild-extra-guild_hall",
        "": "guild-extra-roasting_plant",
    },
    "factor": {
        "post_office": "guild-factor-mail",
        "black_market": "guild-factor-jewels",
        "": "guild-factor-lira",
    },
    "times": {"": "guild-times"},
}
LEADS: Final = {"recall": "guild-police_station-recall", "offers": "guild-tavern-two"}  # terms that change what is done
USUAL: Final = {"factor": 1, "times": 1, "offers": 1}  # 0 or false for the others
GIFTS: Final = ("lira", "coffee", "goods", "basics", "cards", "guild")
ROLLED: Final = ("black_market", "tea_house")


def guild_card(words: Words, row: Row) -> str:
    """A guild card: what is done, on which terms, and what it brings besides."""
    place = row.text("place")
    parts = [] if place == NO_UNIT else [action(words, row, place)]
    brought = gifts(words, row)
    if brought:
        parts.append(words.say("guild-gifts-only" if place == NO_UNIT else "guild-gifts", gifts=brought))
    if row.flag("then_turn"):
        parts.append(words.say("guild-then_turn"))
    if place in ROLLED:
        parts.append(words.say("guild-unaided"))
    return " ".join(parts) or words.say("guild-nothing")


def action(words: Words, row: Row, place: str) -> str:
    """What is done at a place, and on which terms."""
    lead = next((message for name, message in LEADS.items() if said(row, name)), f"guild-{place}")
    terms = [term(words, row, name, place) for name in TERMS if said(row, name)]
    free = [words.say("guild-free")] if row.fields.get("price") == 0 else []
    done = words.say(lead if words.catalogue.has(lead) else "guild-fill", at=words.form("place", place, "at"))
    return ", ".join([done, *terms, *free]) + "."


def said(row: Row, name: str) -> bool:
    """Whether a row says something of a term."""
    usual = USUAL.get(name, 0)
    return bool(row.fields.get(name, usual) != usual)


def term(words: Words, row: Row, name: str, place: str) -> str:
    messages = TERMS[name]
    return words.say(messages.get(place, messages[""]), n=int(row.fields[name]))


def gifts(words: Words, row: Row) -> str:
    """What a guild card or a line of the dice card brings."""
    some = [words.say(f"gift-{name}", n=row.number(name)) for name in GIFTS if row.fields.get(name)]
    return words.listed(some)


def bonus(words: Words, row: Row) -> str:
    """A line of the dice card."""
    brought = gifts(words, row) or words.say("gift-nothing")
    total = "bonus-total" if row.number("low") == row.number("high") else "bonus-line"
    return words.say(total, low=row.number("low"), high=row.number("high"), gifts=brought)


def dice_card(words: Words, row: Row) -> str:
    rows = words.numbers.rows if words.numbers else {}
    lines = [bonus(words, rows[f"bonus-{key}"]) for key in row.texts("bonuses")]
    listed = reduce(lambda first, last: words.say("bonus-and", first=first, last=last), lines)
    return words.say("bonus-table", lines=capital(listed))

"""The faces of the Dice Game: bazaar cards and mosque tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from typing import TYPE_CHECKING, Any, Final

from souk.engine.data import Row
from souk.engine.form import NO_UNIT
from souk.games.dice.resources import COLOUR_WORDS

if TYPE_CHECKING:
    from souk.words.words import Words

TABLES: Final = ("costs", "gives", "others_cost", "others_get", "or_get")  # fields that say how many of what
INCOME: Final = {"lira": "lira", "crystals": "crystal"}  # the resources that tiles give each turn, by field
ABILITIES: Final = ("income", "cards", "bonus", "actions", "dice")  # of tiles, in the order of their sentences


def amounts(words: Words, row: Row) -> dict[str, str]:
    """The fields of a row that are amounts of several things, in words."""
    tables: dict[str, Mapping[str, int]] = {name: row.fields[name] for name in TABLES if row.fields.get(name)}
    if row.kind == "tile":
        tables["cost"] = {colour: row.number(colour) for colour in COLOUR_WORDS if row.has(colour)}
        tables["income"] = {kind: row.number(name) for name, kind in INCOME.items() if row.has(name)}
        tables["bonus"] = {row.text("good"): 1} if row.text("good", NO_UNIT) != NO_UNIT else {}
    said_of = {name: words.listed(words.items("resource", some)) for name, some in tables.items()}
    return {"gives": words.say("nothing"), **said_of}


def card(words: Words, row: Row) -> str:
    """What its player takes, and on which condition; then what the others may do."""
    args: dict[str, Any] = {**row.fields, **amounts(words, row)}
    conditions = [said(words, name, args) for name in ("faces", "browns") if row.fields.get(name)]
    if conditions:
        conditions += [said(words, "costs", args)] if row.fields.get("costs") else []
        parts = [said(words, "if", {**args, "conditions": reduce(both(words), conditions)})]
    else:
        parts = [said(words, "deal" if row.fields.get("costs") else "take", args)]
    if row.fields.get("or_get"):
        args["others_get"] = words.say("about-or", first=args["others_get"], last=args["or_get"])
    if row.fields.get("others_get"):
        parts.append(said(words, "sale" if row.fields.get("others_cost") else "gift", args))
    return " ".join(parts)


def both(words: Words) -> Callable[[str, str], str]:
    return lambda first, last: words.say("about-and", first=first, last=last)


def tile(words: Words, row: Row) -> str:
    """What it costs, and all that it brings."""
    args: dict[str, Any] = {**row.fields, **amounts(words, row)}
    args["cost"] = args["cost"] or words.say("nothing")
    brought = [name for name in ABILITIES if args.get(name)]
    return " ".join(said(words, name, args) for name in ("cost", *(brought or ["plain"])))


def said(words: Words, name: str, args: dict[str, Any]) -> str:
    return words.catalogue.text(f"about-{name}", args)

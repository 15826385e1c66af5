"""Why a box is refused, in words that people read: things and fields by name, in their language.

Rules that refuse a row say so in one line, in English and by keys, for files and programs. Here such a line is read
again. A test walks through all that rules can say, so that none of it is left as it is.
"""

from __future__ import annotations

import re
from typing import Final

from souk.box.forms import label
from souk.box.names import kind_name, named, row_name
from souk.engine.data import Row
from souk.games import TITLES
from souk.setting import Setting
from souk.words import Words

FIELD: Final = r"(?P<field>[\w.-]+)"
VALUE: Final = r"(?P<value>.+)"

# What rules say of a row, and how it is told. Of several that fit, the first one holds.
OF_A_ROW: Final = {
    rf"{FIELD} must be from (?P<low>\S+) to (?P<high>\S+), not {VALUE}": "range",
    rf"{FIELD} must be a whole number, not {VALUE}": "number",
    rf"{FIELD} must be true or false, not {VALUE}": "flag",
    rf"{FIELD} must be a list of (?P<low>\d+) to (?P<high>\d+)": "length",
    rf"{FIELD} must be a list of (?P<many>\d+)( numbers)?": "long-list",
    rf"{FIELD} must be a list\b.*": "list",
    rf"{FIELD} for (?P<seats>\S+) seats must be a list of numbers": "seats",
    rf"{FIELD} must be a table made of (?P<words>.+?)(, not .+)?": "table",
    rf"{FIELD}: (?P<words>.+) cannot go together with (?P<others>.+)": "apart",
    rf"{FIELD}: browns cannot be asked for together with other goods, which browns may pay for": "brown",
    rf"{FIELD} says nothing for (?P<seats>\S+) seats": "seats",
    rf"{FIELD} says nothing for (?P<word>\S+)": "entry",
    rf"{FIELD}: {VALUE} is none of (?P<words>.+)": "none-of",
    rf"{FIELD}: {VALUE} must be made of (?P<words>.+)": "made-of",
    rf"{FIELD}: {VALUE} must be (?P<low>\d+) to (?P<high>\d+)": "several",
    rf"{FIELD}: {VALUE} must be (?P<low>\d+)": "so-many",
    rf"{FIELD} must be made of (?P<words>.+)": "parts",
    rf"{FIELD} must be a line of text, not .*": "text",
    rf"{FIELD} must not be longer than (?P<many>\S+) letters": "long",
    rf"{FIELD} has no meaning where (?P<other>\w+) is {VALUE}": "no-meaning",
    rf"{FIELD} is for rows of the box, not for an owner's file": "ours",
    rf"there is no field {FIELD} here; known: (?P<fields>.+)": "no-field",
    rf"{FIELD} must be written like {VALUE}": "like",
    rf"{FIELD} must name (?P<many>\S+) at least": "at-least",
    rf"{FIELD} is missing": "missing",
    rf"{FIELD}: there must be at least one": "missing",
    rf"{FIELD}: there must be 1 to (?P<high>\S+)": "at-most",
    rf"{FIELD}: there is room for only (?P<many>\S+)": "room",
    r"assistants must not be more than the assistants of a merchant": "assistants",
    rf"{FIELD} must not be more than (?P<other>\w+)": "more-than",
    r"needs source = .*": "source",
    r"but: .*": "but",
    r"replaces: .*|another row has this key, .*": "replaces",
    r"there must be exactly one bonus for a total of (?P<total>\S+) in .*": "bonus",
    r"width: (?P<many>\S+) places do not fill rows of (?P<width>\S+)": "width",
    r"upper and lower must be of equal length, .*": "mail",
    r"a card with a condition, and no other, must say .*": "instead",
    r"there is too little for what the players have at the start": "supply",
    r"all: there are too few for the tiles that bring one": "dice",
    r"all: there are too few for the zones of this board": "rubies",
    rf"{FIELD}: rubies are not given away": "given-away",
    r"a card with a numeral needs a condition: coins or events": "condition",
    r"full: the district has only (?P<many>\S+) spaces": "full",
    r"map must have rows of equal length, at most (?P<many>\S+)": "map-rows",
    r"map: no district has the letter (?P<letter>.+)": "map-letter",
    r"map has (?P<many>\S+) spaces, but at most (?P<most>\S+) are possible": "map-spaces",
    r"map has no space for (?P<letter>.+)": "map-missing",
}
# What is said of a whole file or box.
OF_A_BOX: Final = {
    r"there must be one \[\[\S+\]\] at most": "one-heading",
    r"\S+: name must be one line of at most (?P<many>\S+) characters, without ·": "name",
    r"\S+: (?P<what>\S+) is not one of .*": "heading",
    r"there is no (?P<kind>\S+) (?P<what>.+) to change; known: .*": "no-row",
    r"this is a box of (?P<other_title>\S+), not (?P<title>\S+)": "other-title",
    r"(?P<what>\S+) must be written as \[\[.*": "kind",
    r"a row of (?P<kind>\S+) has no key": "no-key",
    r"(?P<many>\S+) places have the number (?P<number>\S+), which the dice can roll": "place-number",
    r"exactly one must have full, and that one must be aside": "market",
    r"there must be exactly one start tile, not (?P<many>\S+)": "start-tile",
    r"two cards must not have the same numeral": "numeral",
    r"(?P<what>.*\(at (line .*|end of document)\).*)": "toml",
}
LINE: Final = re.compile(r"(?:.*?: )?(?P<kind>\w+) (?P<key>[\w-]+): (?P<cause>.*)", re.DOTALL)
NUMBERS: Final = {"many", "most", "low", "high", "seats", "total", "number", "width"}


def in_words(words: Words, rows: list[Row], text: str) -> str:
    """A refusal as people read it; one that nobody has thought of stays as it is."""
    line = LINE.fullmatch(text)
    row = next((row for row in rows if line and (row.kind, row.key) == (line["kind"], line["key"])), None)
    if line and row:
        told = cause_in_words(words, row.kind, line["cause"])
        return words.say("refusal", name=row_name(words, row), cause=told) if told else text
    cause = text.partition(": ")[2] or text
    return told_by(words, OF_A_BOX, cause, "") or told_by(words, OF_A_BOX, text, "") or text


def cause_in_words(words: Words, kind: str, cause: str) -> str:
    return told_by(words, OF_A_ROW, cause, kind)


def told_by(words: Words, known: dict[str, str], cause: str, kind: str) -> str:
    for pattern, message in known.items():
        found = re.fullmatch(pattern, cause, re.DOTALL)
        if found:
            parts = {name: part or "" for name, part in found.groupdict().items()}
            return words.say(f"refusal-{message}", **{name: spoken(words, kind, name, parts[name]) for name in parts})
    return ""


def spoken(words: Words, kind: str, name: str, part: str) -> str:
    """A part of a refusal by the name that people know."""
    if name in {"field", "other"}:
        field, _, entry = part.partition(".")
        return f"{label(words, kind, field)} ({named(words, entry)})" if entry else label(words, kind, field)
    if name == "fields":
        return ", ".join(label(words, kind, field) for field in part.split(", "))
    if name in {"words", "others"}:
        return ", ".join(named(words, word) for word in re.split(r", | and | or ", part))
    if name in {"title", "other_title"}:
        return Words(words.lang, Setting(part).game()).say(f"title-{part}") if part in TITLES else part
    if name == "kind":
        return kind_name(words, part) if words.catalogue.has(f"kind-{part}") else part
    return part if name in NUMBERS else named(words, part.strip("'\""))

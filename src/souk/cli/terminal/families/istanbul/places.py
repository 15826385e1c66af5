"""What a place says on a terminal: one row for each kind of place that has more to say than its numbers.

The sentence itself is the `state` of the place in the catalogue. A kind that is not listed gives it all its numbers,
and shows the rubies that are left; so does a place that nobody has heard of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from souk.cli.terminal.families.signs import View
from souk.words import Words

SHORT: Final = 5  # letters
NOTHING: Final = "–"


def good(words: Words, key: str) -> str:
    return words.form("good", key, "letter")


def state(words: Words, view: View, key: str, width: int = 0) -> str:
    """What a place does now, in a few signs; in fewer if they do not fit into `width` columns."""
    forms = words.catalogue.forms(f"place-{key}")
    if "state" not in forms:
        return ""
    shown = view["places"][key]
    args = {**numbers(shown), **notes_of(shown).signs(words, shown)}
    said = words.form("place", key, "state", **args)
    narrow = width and len(said) > width and "brief" in forms
    return words.form("place", key, "brief", **args) if narrow else said


def extra(words: Words, view: View, key: str) -> str:
    """What stands on the second line of a place: rubies left, revenue, the top of the discards."""
    shown = view["places"][key]
    return notes_of(shown).extra(words, view, shown)


def numbers(shown: View) -> dict[str, Any]:
    """All numbers that a place shows. One that has sold out has no price."""
    counts = {name: value for name, value in shown.items() if isinstance(value, int) and not isinstance(value, bool)}
    return {"price": NOTHING, **counts}


# Signs: what the sentence is given besides the numbers --------------------------------------------------------------


def no_signs(words: Words, shown: View) -> dict[str, str]:
    return {}


def own_good(words: Words, shown: View) -> dict[str, str]:
    return {"letter": good(words, shown["good"])}


def jewels(words: Words, shown: View) -> dict[str, str]:
    return {"letter": good(words, "jewel")}


def mail(words: Words, shown: View) -> dict[str, str]:
    """What the uncovered spaces give: goods, then lira."""
    down = shown["down"]
    spaces = [str(space) for space in shown["upper"][:down] + shown["lower"][down:]]
    lira = sum(int(space) for space in spaces if space.isdigit())
    goods = [good(words, space) for space in spaces if not space.isdigit()]
    return {"mail": " ".join([*goods, words.say("n-lira-sign", lira=lira)])}


def demand(words: Words, shown: View) -> dict[str, str]:
    return {"demand": " ".join(good(words, one) for one, n in shown["demand"].items() for _ in range(n))}


def delivery(words: Words, shown: View) -> dict[str, str]:
    return {"price": spaced(words, shown["price"])}


def mosque_tiles(words: Words, shown: View) -> dict[str, str]:
    return {"tiles": tiles(words, shown, f" {words.say('desk-or')} ")}


def tavern_offers(words: Words, shown: View) -> dict[str, str]:
    return {"tiles": tiles(words, shown, " "), "goods": spaced(words, shown["goods"])}


def spaced(words: Words, goods: list[str]) -> str:
    """Goods as letters with spaces between them, or without if there are many."""
    return (" " if len(goods) <= SHORT else "").join(good(words, one) for one in goods) or NOTHING


def tiles(words: Words, shown: View, between: str) -> str:
    return between.join(needs(words, tile, left) for tile, left in shown["tiles"].items() if left) or NOTHING


def needs(words: Words, tile: str, left: list[int]) -> str:
    """How many goods the top tile of a stack requires; a tile paid with coffee is named."""
    asked = words.amounts(f"tile-{tile}").get("good")
    if asked is None:
        return f"{words.form('tile', tile, 'short')} {left[0]}{good(words, 'coffee')}"
    return f"{left[0]}{good(words, asked)}"


# The second line ----------------------------------------------------------------------------------------------------


def rubies(words: Words, view: View, shown: View) -> str:
    return words.say("desk-rubies-left", rubies=shown["rubies"]) if "rubies" in shown else ""


def revenue(words: Words, view: View, shown: View) -> str:
    return words.say("n-lira-sign", lira=" ".join(map(str, shown["revenue"])))


def top_card(words: Words, view: View, shown: View) -> str:
    discards = view["discards"]
    return words.say("desk-top-card", card=words.marked("card", discards[-1])) if discards else ""


def guild_pile(words: Words, view: View, shown: View) -> str:
    return words.say("desk-guild-pile", cards=view["guild_pile"])


class PlaceNotes(NamedTuple):
    signs: Callable[[Words, View], dict[str, str]] = no_signs
    extra: Callable[[Words, View, View], str] = rubies


KINDS: Final = {
    "warehouse": PlaceNotes(own_good),
    "post_office": PlaceNotes(mail),
    "caravansary": PlaceNotes(extra=top_card),
    "black_market": PlaceNotes(jewels),
    "market": PlaceNotes(demand, revenue),
    "sultans_palace": PlaceNotes(delivery),
    "mosque": PlaceNotes(mosque_tiles),
    "guild_hall": PlaceNotes(extra=guild_pile),
    "tavern": PlaceNotes(tavern_offers),
}
OTHER: Final = PlaceNotes()


def notes_of(shown: View) -> PlaceNotes:
    return KINDS.get(shown["kind"], OTHER)

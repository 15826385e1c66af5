"""Tables of the Dice Game as they may stand, arranged for looking at them and for playing on from there."""

from __future__ import annotations

from collections.abc import Callable

from tests.dice_scene import Scene, scene

KEEP = "throw_again:0-0-0-0-0-0"
DISPLAY = ("crystal_red", "action_green", "lira_blue", "die", "bazaar_yellow", "good_green")


def rich() -> Scene:
    """Rubies and tiles within reach, no crystal left in the supply."""
    table = scene(3).display(*DISPLAY).tiles("die", "lira_red", "good_blue").faces(red=2, yellow=1, blue=1, coin=2)
    table.tiles("crystal_blue", "bazaar_red", "action_yellow", "lira_yellow", seat=1).tiles("crystal_green", seat=2)
    table.holds(0, red=2, green=1, brown=1, lira=17, crystal=6).holds(1, lira=6, crystal=3, yellow=3, blue=1)
    table.holds(2, lira=3, crystal=3, red=2, yellow=1, green=2, brown=2).left_in(
        red=2, green=1, blue=2, left_carpet=4, right_carpet=4
    )
    return table.rubies(3).rubies(2, seat=1).rubies(2, seat=2)


def throwing() -> Scene:
    return rich().thrown()


def acting() -> Scene:
    return throwing().answer(KEEP)


def paying() -> Scene:
    """Three goods of four colours, with dice, stock and a brown: faces are picked first."""
    return acting().answer("act:three_different")


def revealing() -> Scene:
    """Three cards, one of which is to be used."""
    table = rich().faces(red=2, card=3).thrown().answer(KEEP, "act:cards", "how_many:3")
    return table.answer("reveal:good_for_goods", "reveal:sale_red", "reveal:crystal_and_lira")


def sharing() -> Scene:
    """Somebody else has used a card, and seat 0 may have its part of it."""
    table = rich().sit(2).faces(card=2, yellow=2, blue=1).thrown().answer(KEEP, "act:cards", "how_many:2")
    return table.answer("reveal:crystal_and_lira", "reveal:sale_red", "use_card:sale_red")


TABLES: dict[str, Callable[[], Scene]] = {
    "throwing": throwing,
    "acting": acting,
    "paying": paying,
    "revealing": revealing,
    "sharing": sharing,
}

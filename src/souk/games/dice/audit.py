"""Check that every piece of the box is in a possible place, with none missing and none added.

The tests run this at every decision, and `Game.read_position` on every position it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from souk.games.dice.resources import FACES, IN_LANE, KINDS, LANE, RESOURCES

if TYPE_CHECKING:
    from souk.games.dice.state import State


def audit(s: State) -> str:
    """Describe the first error found, or return "" if there is none."""
    return resources(s) or dice(s) or tiles(s) or cards(s) or rubies(s)


def resources(s: State) -> str:
    for kind in range(i64(KINDS)):
        found = s.supply[kind]
        for player in s.players:
            found += player.holds[kind]
        if found != s.rules.box[kind]:
            return f"there are {int(found)} {RESOURCES[kind]}, not {int(s.rules.box[kind])}"
    return ""


def dice(s: State) -> str:
    """Each player has as many extra dice as die tiles, and no die is missing."""
    found = s.spare
    for player in s.players:
        owned: i64 = 0
        for tile in s.rules.tiles:
            owned += player.tiles[tile.index] * tile.dice
        if player.dice != owned:
            return f"a player has {int(player.dice)} extra dice but tiles for {int(owned)}"
        found += player.dice
    if found != s.rules.spare_dice:
        return f"there are {int(found)} extra dice, not {int(s.rules.spare_dice)}"
    shown: i64 = 0
    for face in range(i64(FACES)):
        shown += s.faces >> face * LANE & IN_LANE
    if shown > s.rules.dice + s.rules.spare_dice:
        return f"{int(shown)} dice have been thrown, more than the box has"
    return ""


def tiles(s: State) -> str:
    seen = [0] * len(s.pile)
    for tile in s.under:
        seen[tile] += 1
    for tile in s.display:
        seen[tile] += 1
    pile: i64 = 0
    for unit in s.rules.tiles:
        at = unit.index
        found = s.pile[at] + seen[at]
        for player in s.players:
            found += player.tiles[at]
        if found != unit.copies:
            return f"there are {int(found)} {unit.key} tiles, not {int(unit.copies)}"
        if s.working(at) < 0:
            return f"the active player gained {unit.key} this turn but does not have it"
        pile += s.pile[at]
    if pile != s.pile_size:
        return f"the pile has {int(pile)} tiles, not {int(s.pile_size)}"
    for player in s.players:
        if sum(player.tiles) != player.mosque:
            return f"a player has {int(sum(player.tiles))} tiles, not {int(player.mosque)}"
    return ""


def cards(s: State) -> str:
    revealed = [0] * len(s.deck)
    for card in s.revealed:
        revealed[card] += 1
    pile: i64 = 0
    for unit in s.rules.cards:
        at = unit.index
        found = s.deck[at] + s.discards[at] + revealed[at]
        if found != unit.copies:
            return f"there are {int(found)} {unit.key} cards, not {int(unit.copies)}"
        pile += s.deck[at]
    return "" if pile == s.deck_size else f"the draw pile has {int(pile)} cards, not {int(s.deck_size)}"


def rubies(s: State) -> str:
    found: i64 = 0
    laid: i64 = 0
    for zone in s.rules.zones:
        if not 0 <= s.rubies[zone.index] <= len(zone.prices):
            return f"{zone.key} cannot have {int(s.rubies[zone.index])} rubies"
        found += s.rubies[zone.index]
        laid += len(zone.prices)
    blessed: i64 = 0
    for player in s.players:
        found += player.rubies
        blessed += 1 if player.blessed else 0
    if found != laid:
        return f"there are {int(found)} rubies, not {int(laid)}"
    if s.tracks != s.rules.tracks(s.rubies):
        return "the prices do not match the rubies that are left"
    gone = len(s.rules.zones[s.rules.mosque].prices) - s.rubies[s.rules.mosque]
    return (
        "" if gone == blessed else f"{int(gone)} rubies are gone from the mosque, but {int(blessed)} players have one"
    )

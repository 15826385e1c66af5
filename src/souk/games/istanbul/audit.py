"""Check that every piece of the box is in a possible place, with none missing and none added.

The tests run this at every decision, and `Game.read_position` on every position it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from souk.games.istanbul.goods import KINDS
from souk.games.istanbul.hands import BonusHands

if TYPE_CHECKING:
    from souk.games.istanbul.state import Player, State


def audit(s: State) -> str:
    """Describe the first error found, or return "" if there is none."""
    return cards(s) or rubies(s) or assistants(s) or tiles(s) or tokens(s) or brought(s)


def brought(s: State) -> str:
    """Let each module check the pieces that it brings."""
    for module in s.rules.brought_by:
        fault = module.audit(s)
        if fault:
            return fault
    return ""


def cards(s: State) -> str:
    held = vec_copy(s)
    for card in s.discards:
        held[card] += 1
    for player in s.players:
        of_hand: i64 = 0
        for card in range(len(player.hand)):
            held[card] += player.hand[card]
            of_hand += player.hand[card]
            if not 0 <= player.known[card] <= player.hand[card]:
                return "a hand lacks a card that all players have seen its owner take"
        if of_hand != player.cards:
            return f"a hand has {int(of_hand)} cards, not {int(player.cards)}"
    pile: i64 = 0
    for card in range(len(held)):
        pile += s.deck[card]
        if held[card] != s.rules.cards[card].copies:
            return f"there are {int(held[card])} {s.rules.cards[card].key} cards, not {int(s.rules.cards[card].copies)}"
    if pile != s.deck_size:
        return f"the draw pile has {int(pile)} cards, not {int(s.deck_size)}"
    if pile == 0 and len(s.discards) > 0:
        return "the draw pile is empty, but the discards have not been shuffled"
    return BonusHands(s).fault()


def vec_copy(s: State) -> list[i64]:
    return [n for n in s.deck]


def rubies(s: State) -> str:
    laid: i64 = 0
    found: i64 = 0
    for place in s.rules.places:
        if place.rubies > 0:
            laid += place.rubies
            found += s.track[place.index]
            if not 0 <= s.track[place.index] <= place.rubies:
                return f"{place.key} cannot have {int(s.track[place.index])} rubies"
        fault = place.audit(s)
        if fault:
            return fault
    for player in s.players:
        found += player.rubies
    return "" if found == laid else f"there are {int(found)} rubies, not {int(laid)}"


def assistants(s: State) -> str:
    neutral: i64 = 0
    for player in s.players:
        fault = of_player(s, player)
        if fault:
            return fault
        neutral += ones(player.neutrals)
    for n in s.strays:
        neutral += n
    wanted = s.rules.neutral_discs * s.rules.seats
    return "" if neutral == wanted else f"there are {int(neutral)} neutral assistants, not {int(wanted)}"


def of_player(s: State, player: Player) -> str:
    own = player.stack - ones(player.neutrals) + ones(player.out)
    wanted = s.rules.assistants - s.rules.neutral_discs + (player.tiles >> s.rules.fifth & 1)
    if own != wanted or player.neutrals >> player.stack != 0:
        return f"a player has {int(own)} own assistants, not {int(wanted)}"
    if player.waits_at(s.rules.start_at):
        return "no assistant can wait at the Fountain"
    if not s.rules.capacity <= player.capacity <= s.rules.full:
        return f"a wheelbarrow cannot have room for {int(player.capacity)} of each good"
    if player.lira < 0:
        return "a player cannot have less than 0 Lira"
    for good in range(i64(KINDS)):
        if not 0 <= player.goods[good] <= player.capacity:
            return f"a wheelbarrow for {int(player.capacity)} holds {int(player.goods[good])} of a good"
    return ""


def tiles(s: State) -> str:
    for tile in s.rules.tiles:
        owners: i64 = 0
        for player in s.players:
            owners += player.tiles >> tile.index & 1
        if owners != s.pile[tile.index]:
            return f"{int(owners)} players have the {tile.key} tile; {int(s.pile[tile.index])} are gone from its pile"
    return ""


def tokens(s: State) -> str:
    for encounter in s.rules.encounters:
        if encounter.rolled and s.token[encounter.index] < 0 and s.turns > 0:
            return f"{encounter.key} is not at any place"
    return ""


def ones(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count

"""Pack, check, show and hide what the box puts on the table besides places, cards and tiles."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from souk.engine import pack as packing
from souk.engine.errors import SoukError
from souk.engine.zone import Hand, Zone
from souk.games.istanbul.audit import ones
from souk.games.istanbul.ground import steps, wall_between
from souk.games.istanbul.mocha.hands import GuildHands
from souk.games.istanbul.state import State


def pack(s: State, packed: dict[str, Any]) -> None:
    names = s.rules.names["opening"]
    packed["guild_pile"] = packing.flagged(s.guild_pile, names)
    packed["guild_discards"] = packing.flagged(s.guild_discards, names)
    packed["guild_played"] = packing.flagged(s.guild_played, names)
    packing.remembered(packed, "opening", s.guild_memory, names)
    terms = [int(s.discount), int(s.extra), int(s.waived), int(s.unaided)]
    packed["terms"] = terms if s.factor == 1 else [*terms, int(s.factor)]
    packed["barrier"] = beside(s)
    packed["right_of_way"] = int(s.right_of_way)
    for player, fields in zip(s.players, packed["players"], strict=True):
        fields["coffee"] = int(player.coffee)
        fields["guild"] = packing.flagged(player.ways, names)
        fields["guilds"] = int(player.guilds)


def beside(s: State) -> list[str]:
    """The two places beside the barrier, or none."""
    many = len(s.cells)
    for a in range(many):
        for b in range(a + 1, many):
            if wall_between(a, b) == s.barrier:
                return [s.rules.names["place"][s.cells[a]], s.rules.names["place"][s.cells[b]]]
    return []


def fill(s: State, packed: dict[str, Any]) -> None:
    names = s.rules.names["opening"]
    s.guild_pile = packing.mask(packed, "guild_pile", names)
    s.guild_discards = packing.mask(packed, "guild_discards", names)
    s.guild_played = packing.mask(packed, "guild_played", names)
    s.guild_memory = packing.recalled(packed, "opening", int(s.rules.seats), names)
    has_factor = isinstance(packed.get("terms"), list) and len(packed["terms"]) == 5
    terms = packing.numbers(packed, "terms", 5 if has_factor else 4, 0, 99)
    s.discount, s.extra = terms[0], terms[1]
    s.waived, s.unaided = terms[2] == 1, terms[3] == 1
    s.factor = terms[4] if has_factor else 1
    s.right_of_way = packing.number(packed, "right_of_way", -1, int(s.rules.seats) - 1)
    barrier = packing.indexes(packed, "barrier", s.rules.names["place"])
    if barrier:
        set_barrier(s, cells_of(s, barrier))
    for player, fields in zip(s.players, packed["players"], strict=True):
        player.coffee = packing.number(fields, "coffee")
        player.ways = packing.mask(fields, "guild", names)
        player.guilds = packing.number(fields, "guilds")


def cells_of(s: State, places: list[int]) -> i64:
    if len(places) != 2 or steps(s.ground.width, s.ground.cell_of[places[0]], s.ground.cell_of[places[1]]) != 1:
        raise SoukError("position: barrier must name two neighbouring places, or none")
    return wall_between(s.ground.cell_of[places[0]], s.ground.cell_of[places[1]])


def set_barrier(s: State, wall: i64) -> None:
    s.barrier = wall
    s.detour = s.ground.behind(s.rules, wall)


def audit(s: State) -> str:
    """Check that each guild card is in exactly one place, and that no player has less than 0 coffee."""
    found = [s.guild_pile, s.guild_discards, s.guild_played]
    for player in s.players:
        found.append(player.ways)
        if player.coffee < 0:
            return "a player cannot have less than 0 coffee"
        if ones(player.ways) != player.guilds:
            return f"a hand has {int(ones(player.ways))} guild cards, not {int(player.guilds)}"
    seen: i64 = 0
    for cards in found:
        if seen & cards != 0:
            return "a guild card is in two places"
        seen |= cards
    if s.turns > 0 and seen != (1 << len(s.rules.openings)) - 1:
        return "a guild card is missing"
    fault = GuildHands(s).fault()
    if fault:
        return fault
    if (s.barrier < 0) != (s.right_of_way < 0):
        return "there must be a barrier and a right of way, or neither"
    return ""


def show(s: State, shown: dict[str, Any]) -> None:
    names = s.rules.names["opening"]
    shown["guild_pile"] = int(ones(s.guild_pile) - hidden(s))
    shown["guild_played"] = packing.flagged(s.guild_played, names)  # while its text is being carried out
    shown["guild_discards"] = packing.flagged(s.guild_discards, names)
    shown["barrier"] = beside(s)
    shown["right_of_way"] = int(s.right_of_way) if s.right_of_way >= 0 else None
    hands = GuildHands(s)
    for seat, fields in enumerate(shown["players"]):
        player = s.players[seat]
        fields["coffee"] = int(player.coffee)
        fields["guilds"] = int(player.guilds)
        fields["guild"] = packing.flagged(player.ways | mask_of(hands.surely(seat)), names)


def mask_of(cards: list[int]) -> i64:
    mask: i64 = 0
    for card in range(len(cards)):
        mask |= i64(cards[card]) << card
    return mask


def hidden(s: State) -> i64:
    """The number of guild cards in hidden hands, which a veiled table keeps with the pile."""
    count: i64 = 0
    for player in s.players:
        count += player.guilds - ones(player.ways)
    return count


def zones(s: State) -> list[Zone]:
    hands = GuildHands(s)
    made: list[Zone] = [Hand(seat, hands) for seat in range(s.rules.seats)]
    return made

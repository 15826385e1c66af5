"""The guild cards that nobody plays right now: pile, discards, hands, as one bit for each card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Chance, Step
from souk.games.istanbul.audit import ones
from souk.games.istanbul.mocha.bookkeeping import hidden
from souk.games.istanbul.mocha.events import DISCARDS_GUILD, DRAWS_GUILD, SHUFFLES_GUILD
from souk.games.istanbul.state import State


def to_be_had(s: State) -> i64:
    """How many could be drawn."""
    return in_pile(s) + ones(s.guild_discards)


def in_pile(s: State) -> i64:
    """How many the pile has: on a veiled table it also holds what is in hands."""
    return ones(s.guild_pile) - hidden(s)


def renew_guild_pile(s: State) -> None:
    """MOC-U6: as soon as the pile is empty the discards become the pile."""
    if s.guild_discards != 0 and in_pile(s) == 0:
        s.guild_pile |= s.guild_discards
        s.guild_discards = 0
        s.tell(SHUFFLES_GUILD)


def discard_guild(s: State, card: i64) -> None:
    s.guild_discards |= 1 << card
    renew_guild_pile(s)


class DrawGuild(Chance[State]):
    """One card of the pile, each as likely as the next."""

    def choices(self, s: State) -> None:
        if in_pile(s) == 0:
            return
        for card in range(len(s.rules.openings)):
            if s.guild_pile >> card & 1 == 1:
                s.weigh(card, 1)

    def take(self, s: State, x: i64) -> None:
        s.guild_pile ^= 1 << x
        s.me.ways |= 1 << x
        s.me.guilds += 1
        s.tell(DRAWS_GUILD, x)
        renew_guild_pile(s)


class DiscardGuild(Step[State]):
    """One of the hand; it is due, so nothing is played before."""

    def choices(self, s: State) -> None:
        for card in range(len(s.rules.openings)):
            if s.me.ways >> card & 1 == 1:
                s.offer(card)

    def take(self, s: State, x: i64) -> None:
        s.me.ways ^= 1 << x
        s.me.guilds -= 1
        s.tell(DISCARDS_GUILD, x)
        discard_guild(s, x)


DRAW_GUILD: Final = DrawGuild("draw_guild", Units("opening"), secret=True)
DISCARD_GUILD: Final = DiscardGuild("discard_guild", Units("opening"), "MOC-P18a")

"""The guild cards in the pile, the discards and the hands, one bit per card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.domain import Units
from souk.engine.step import Chance, Step
from souk.games.istanbul.audit import ones
from souk.games.istanbul.mocha.bookkeeping import hidden
from souk.games.istanbul.mocha.events import DISCARDS_GUILD, DRAWS_GUILD, SHUFFLES_GUILD
from souk.games.istanbul.mocha.hands import GuildHands
from souk.games.istanbul.state import State


def to_be_had(s: State) -> i64:
    """The number of guild cards that could be drawn from the pile and the discards together."""
    return in_pile(s) + ones(s.guild_discards)


def in_pile(s: State) -> i64:
    """The number of cards in the pile, without the hidden hands that a veiled table keeps with it."""
    return ones(s.guild_pile) - hidden(s)


def renew_guild_pile(s: State) -> None:
    """MOC-U6: shuffle the discards into a new pile as soon as it is empty."""
    if s.guild_discards != 0 and in_pile(s) == 0:
        pile = vec[i64]([s.guild_discards >> card & 1 for card in range(len(s.rules.openings))])
        GuildHands(s).note_shuffle(pile)
        s.guild_pile |= s.guild_discards
        s.guild_discards = 0
        s.tell(SHUFFLES_GUILD)


def put_down(s: State, card: i64) -> None:
    """Take a card out of the hand, for all players to see."""
    s.me.ways ^= 1 << card
    s.me.guilds -= 1
    if s.guild_memory is not None:
        s.guild_memory = s.guild_memory.then_laid_down(s.seat, card)
        if s.me.guilds == 0:
            GuildHands(s).forget()


def discard_guild(s: State, card: i64) -> None:
    s.guild_discards |= 1 << card
    renew_guild_pile(s)


class DrawGuild(Chance[State]):
    """Draw a card of the pile; all are equally likely."""

    def choices(self, s: State) -> None:
        if in_pile(s) == 0:
            return
        weights = GuildHands(s).next_card()
        for card in range(len(weights)):
            if weights[card] > 0:
                s.weigh(card, weights[card])

    def lots(self, s: State) -> i64:
        return in_pile(s)

    def outcome(self, s: State, lot: i64) -> i64:
        return GuildHands(s).nth(lot)

    def take(self, s: State, x: i64) -> None:
        s.guild_pile ^= 1 << x
        s.me.ways |= 1 << x
        s.me.guilds += 1
        if s.guild_memory is not None:
            s.guild_memory = s.guild_memory.then_drawn(s.seat, x)
        s.tell(DRAWS_GUILD, x)
        renew_guild_pile(s)


class DiscardGuild(Step[State]):
    """Discard a guild card of the hand. It is due now, so nothing may be played first."""

    def choices(self, s: State) -> None:
        for card in range(len(s.rules.openings)):
            if s.me.ways >> card & 1 == 1:
                s.offer(card)

    def take(self, s: State, x: i64) -> None:
        put_down(s, x)
        s.tell(DISCARDS_GUILD, x)
        discard_guild(s, x)


DRAW_GUILD: Final = DrawGuild("draw_guild", Units("opening"), secret=True)
DISCARD_GUILD: Final = DiscardGuild("discard_guild", Units("opening"), "MOC-P18a")

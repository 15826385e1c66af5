"""Who sits where: people and bots, as asked for on the command line or as written in a saved game."""

from __future__ import annotations

from typing import Final

from souk.engine.errors import SoukError

USUAL: Final = 3  # number of seats, unless stated
OPPONENT: Final = "eager"
PERSON: Final = "person"
PLAYERS: Final = "# players "  # how a saved game begins


def seated(seats: int, bots: list[str], hot_seat: bool) -> list[str]:
    """A player for each seat: first the people, then the bots. The last bot named takes all seats that are left."""
    if not seats:
        seats = len(bots) + 1 + hot_seat if bots else USUAL
    people = max(seats - len(bots), 1) if hot_seat else 1
    if people + len(bots) > seats:
        raise SoukError(f"{seats} seats are too few for a person and {len(bots)} bots")
    others = seats - people
    codes = (bots + [bots[-1] if bots else OPPONENT] * others)[:others]
    return [PERSON] * people + codes


def players_of(text: str, seats: int) -> list[str]:
    """The players named in a saved game; for a record without names, one person against bots."""
    first = text.splitlines()[0]
    players = first.removeprefix(PLAYERS).split() if first.startswith(PLAYERS) else seated(seats, [], False)
    if len(players) != seats or PERSON not in players:
        raise SoukError(f"line 1: {first!r} must name a player for each of {seats} seats, and one person at least")
    return players

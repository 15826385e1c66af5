"""Every event that a table of the Dice Game reports. The sentences are in the catalogues."""

from __future__ import annotations

from typing import Final

from souk.engine.event import Event

# The turn
TURN_BEGINS: Final = Event("turn_begins", "round:number")
THROWS: Final = Event("throws", "dice:number")
THROWS_AGAIN: Final = Event("throws_again", "dice:number")
SHOWS: Final = Event("shows", "face:face", "count:number")
ACTS: Final = Event("acts", "action:action")

# The supply
GAINS: Final = Event("gains", "resource:resource", "count:number")
PAYS: Final = Event("pays", "resource:resource", "count:number")
USES_FACE: Final = Event("uses_face", "face:face", "count:number")
RETURNS: Final = Event("returns", "whose:seat", "resource:resource")
GOES_WITHOUT: Final = Event("goes_without", "resource:resource", "count:number")

# Rubies and mosque tiles
TAKES_RUBY: Final = Event("takes_ruby", "zone:zone", "rubies:number")
TAKES_TILE: Final = Event("takes_tile", "tile:tile")
DISCARDS_TILE: Final = Event("discards_tile", "tile:tile")
TILE_SHOWS: Final = Event("tile_shows", "tile:tile")
TILE_GIVES: Final = Event("tile_gives", "tile:tile")

# Bazaar cards
REVEALS: Final = Event("reveals", "card:card")
USES_CARD: Final = Event("uses_card", "card:card")
SHARES: Final = Event("shares", "card:card")
DECLINES: Final = Event("declines", "card:card")
SHUFFLES: Final = Event("shuffles")

# The end
LAST_ROUND: Final = Event("last_round", "rubies:number")
GAME_ENDS: Final = Event("game_ends")

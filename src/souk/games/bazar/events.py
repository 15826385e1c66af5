"""Every event that a Bazar table reports. The sentences are in the catalogues."""

from __future__ import annotations

from typing import Final

from souk.engine.event import Event

# Phases 1 and 2
TURN_COMES: Final = Event("turn_comes", "turn:number")
TAKES_TOKEN: Final = Event("takes_token", "number:number")
DISTRICT_OPENS: Final = Event("district_opens", "district:district")
EVENT_COMES: Final = Event("event_comes", "event_card:event_card")
TOKEN_LAID: Final = Event("token_laid", "token:token", "district:district")

# Phase 3
TURN_BEGINS: Final = Event("turn_begins", "round:number")
PLACES: Final = Event("places", "tile:tile", "space:space", "district:district")
SKIPS: Final = Event("skips")
DRAWS: Final = Event("draws", "tile:tile", secret="tile")
TILE_MOVES: Final = Event("tile_moves", "whose:seat", "tile:tile", "space:space")
TILE_BLOCKED: Final = Event("tile_blocked", "whose:seat", "tile:tile", "space:space")

# Elimination
TILE_LEAVES: Final = Event("tile_leaves", "whose:seat", "tile:tile", "space:space")
TAKES_STALL: Final = Event("takes_stall", "tile:tile", "space:space")
TILE_LOST: Final = Event("tile_lost", "whose:seat", "tile:tile")

# Phase 4 and the end
GAINS_COINS: Final = Event("gains_coins", "district:district", "coins:number")
GAME_ENDS: Final = Event("game_ends")

"""The events that the expansion adds. The sentences are in the catalogues."""

from __future__ import annotations

from typing import Final

from souk.engine.event import Event

GAINS_COFFEE: Final = Event("gains_coffee", "coffee:number")
PAYS_COFFEE: Final = Event("pays_coffee", "coffee:number")
DRAWS_GUILD: Final = Event("draws_guild", "opening:opening", secret="opening")
DISCARDS_GUILD: Final = Event("discards_guild", "opening:opening")
PLAYS_GUILD: Final = Event("plays_guild", "opening:opening")
SHUFFLES_GUILD: Final = Event("shuffles_guild")
SETS_BARRIER: Final = Event("sets_barrier", "place:place", "other:place")
TURNS_BAKSHEESH: Final = Event("turns_baksheesh", "side:number")

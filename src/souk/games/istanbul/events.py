"""Every event that an Istanbul table reports. The sentences are in the catalogues."""

from __future__ import annotations

from typing import Final

from souk.engine.event import Event

# The turn
TURN_BEGINS: Final = Event("turn_begins", "round:number")
MOVES: Final = Event("moves", "reach:reach", "place:place")
TAKES_ASSISTANT: Final = Event("takes_assistant", "place:place")
TAKES_NEUTRAL: Final = Event("takes_neutral", "place:place")
LEAVES_ASSISTANT: Final = Event("leaves_assistant", "place:place")
LEAVES_NEUTRAL: Final = Event("leaves_neutral", "place:place")
ASSISTANT_RETURNS: Final = Event("assistant_returns", "place:place")
STOPS: Final = Event("stops", "place:place")
PAYS_TOLL: Final = Event("pays_toll", "to:seat", "lira:number")
PAYS_STRANGER: Final = Event("pays_stranger", "lira:number")
STRANGER_MOVES: Final = Event("stranger_moves", "place:place")
ACTS: Final = Event("acts", "place:place")
ACTS_AGAIN: Final = Event("acts_again", "place:place")

# Lira, goods, rubies
GAINS_LIRA: Final = Event("gains_lira", "lira:number")
PAYS_LIRA: Final = Event("pays_lira", "lira:number")
GAINS_GOODS: Final = Event("gains_goods", "good:good", "count:number")
LOSES_GOODS: Final = Event("loses_goods", "good:good", "count:number")
PAYS_GOODS: Final = Event("pays_goods", "good:good", "count:number")
TAKES_RUBY: Final = Event("takes_ruby", "place:place", "rubies:number")
EXTENDS: Final = Event("extends", "capacity:number")

# Cards, tiles, dice
DRAWS: Final = Event("draws", "card:card", secret="card")
TAKES_DISCARD: Final = Event("takes_discard", "card:card")
DISCARDS: Final = Event("discards", "card:card")
PLAYS: Final = Event("plays", "card:card")
SHUFFLES: Final = Event("shuffles")
TAKES_TILE: Final = Event("takes_tile", "tile:tile")
USES_TILE: Final = Event("uses_tile", "tile:tile")
FIFTH_ASSISTANT: Final = Event("fifth_assistant")
ROLLS: Final = Event("rolls", "first:number", "second:number")
TURNS_DIE: Final = Event("turns_die", "first:number", "second:number")

# Places
ANNOUNCES: Final = Event("announces", "number:number")
MAIL_MOVES: Final = Event("mail_moves", "down:number")
DEMAND_SHOWS: Final = Event("demand_shows", "place:place", "tile:number")
SENDS_FAMILY: Final = Event("sends_family", "place:place")

# Encounters
MEETS: Final = Event("meets", "encounter:encounter")
CATCHES: Final = Event("catches", "whose:seat", "place:place")
FAMILY_HOME: Final = Event("family_home")
TOKEN_MOVES: Final = Event("token_moves", "encounter:encounter", "place:place")

# The end
LAST_ROUND: Final = Event("last_round", "rubies:number")
GAME_ENDS: Final = Event("game_ends")

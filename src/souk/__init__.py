"""Play and study board games of the bazaar.

>>> import souk
>>> game = souk.game("istanbul", seats=4, layout="short")
>>> table = game.start(seed=7)
>>> decision = game.decision(table)
>>> decision.seat, decision.key, decision.choices[0]
(0, 'move', 'move:walk>wainwright')
>>> progress = game.play(table, "move:walk>tea_house")
>>> progress.decision.choices
('assistant:stop', 'assistant:leave')
"""

from souk.engine.errors import Refused, SoukError
from souk.engine.game import Decision, Game, Outcome, Preview, Progress
from souk.engine.match import Match
from souk.engine.record import Record, read_record
from souk.games import TITLES, game, game_of

__all__ = [
    "TITLES",
    "Decision",
    "Game",
    "Match",
    "Outcome",
    "Preview",
    "Progress",
    "Record",
    "Refused",
    "SoukError",
    "game",
    "game_of",
    "read_record",
]
__version__ = "0.1.0"

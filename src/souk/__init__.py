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
from souk.engine.event import Happening
from souk.engine.game import Decision, Game, Outcome, Preview, Progress
from souk.engine.match import Match
from souk.engine.record import Header, Line, Record, read_record
from souk.engine.rng import Rng, seeded
from souk.engine.sight import Sight
from souk.engine.table import Table
from souk.games import TITLES, game, game_of

__all__ = [
    "TITLES",
    "Decision",
    "Game",
    "Happening",
    "Header",
    "Line",
    "Match",
    "Outcome",
    "Preview",
    "Progress",
    "Record",
    "Refused",
    "Rng",
    "Sight",
    "SoukError",
    "Table",
    "game",
    "game_of",
    "read_record",
    "seeded",
]
__version__ = "0.1.0"

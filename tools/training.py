"""The games that the profile-guided build watches (see hatch_build.py):  python tools/training.py

Every title, with few and many players and with every bot of ours: the compiler makes small what it has not seen.
"""

from __future__ import annotations

from souk.bots import bot
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.engine.timing import games, playouts
from souk.games import LIST, game

BOTS = ["eager", "greedy", "ismcts:60"]
RANDOM_DECISIONS = 200_000
BOT_DECISIONS = 60


def train(title: str, seats: int) -> None:
    one = game(title, seats=seats)
    made = 0
    while made < RANDOM_DECISIONS:
        made += int(games(one.book, 10, made))
    for code in BOTS:
        match, rng = Match(one, 1), seeded(2)
        players = [bot(code) for _ in range(seats)]
        for _ in range(BOT_DECISIONS):
            decision = match.decision
            if decision is None:
                break
            match.play(decision.seat, players[decision.seat].choose(match.sight(decision.seat), rng))
        playouts(match.table, 100)
        for seat in range(seats):
            one.view(match.table, seat)


if __name__ == "__main__":
    for title in LIST:
        for seats in sorted({title.low, min(4, title.high)}):
            train(title.key, seats)

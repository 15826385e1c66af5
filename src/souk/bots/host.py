# pure: runs as a program
"""The program at the other end of proc, for a bot in Python:  python -m souk.bots.host my_bots.py:Cautious"""

from __future__ import annotations

import json
import sys
from typing import Any

from souk.bots.registry import bot
from souk.engine.errors import SoukError
from souk.engine.event import Happening, read_happening
from souk.engine.game import Game
from souk.engine.record import read_header
from souk.engine.rng import seeded
from souk.games import game_of


def main(code: str) -> None:
    out, sys.stdout = sys.stdout, sys.stderr  # what a bot prints must not pass for an answer
    games: dict[str, Game] = {}
    heard: list[Happening] = []
    try:
        chooser = bot(code)
    except SoukError as error:
        print(json.dumps({"error": str(error)}), file=out, flush=True)
        return
    for line in sys.stdin:
        asked: dict[str, Any] = json.loads(line)
        packed = asked["sight"]
        if packed["souk"] not in games:
            games[packed["souk"]] = game_of(read_header(packed["souk"], 1), packed["data"])
        heard = heard[: asked["heard"]] + [read_happening(said) for said in asked["news"]]
        try:
            sight = games[packed["souk"]].read_sight(packed, heard)
            answer = {"choice": chooser.choose(sight, seeded(asked["seed"]))}
        except Exception as error:  # in foreign code anything may go wrong
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=out, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])

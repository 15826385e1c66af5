"""A process in which bots think:  python -m souk.server.worker

It answers each line of JSON with one. It is given what a seat may know, and ends when its input does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from souk.bots import Bot, bot
from souk.engine.rng import seeded
from souk.server.composition import game_of
from souk.server.hinting import ideas
from souk.server.pipes import answer_lines
from souk.server.wire.shared import IdeaInfo, SettingInfo, View

BOTS: Final = 64  # kept in memory


class Question(msgspec.Struct):
    table: str
    setting: SettingInfo
    rules: int
    bot: str
    sight: View
    seed: int
    hint: bool = False  # the best choices are wanted, whoever plays


class Answer(msgspec.Struct):
    choice: str = ""
    ideas: list[IdeaInfo] = []
    error: str = ""


QUESTION = msgspec.json.Decoder(Question)


def answer(question: Question) -> Answer:
    try:
        game = game_of(question.setting, question.rules)
        sight = game.read_sight(question.sight)
        if question.hint:
            return Answer(ideas=ideas(game, sight, question.seed))
        choice = player(question.table, int(sight.seat), question.bot).choose(sight, seeded(question.seed))
        if choice not in sight.choices:
            return Answer(error=f"bot {question.bot} answered {choice!r}, which was not one of its choices")
        return Answer(choice)
    except Exception as error:  # anything may go wrong in a bot, and the game must go on
        return Answer(error=f"bot {question.bot} broke down: {type(error).__name__}: {error}")


@lru_cache(BOTS)
def player(table: str, seat: int, code: str) -> Bot:
    """The bot of a seat. It is kept, since its thoughts help with the next decision of the turn."""
    return bot(code)


if __name__ == "__main__":
    answer_lines(lambda line: answer(QUESTION.decode(line)))

"""How many clicks does a turn take?  python tools/clicks.py [GAMES] [TITLE …]

Plays games with a bot that thinks about its turn, and counts what a person at the page would have clicked for the same
choices: question by question, and by plan. A place is touched once to see the plan and once more to carry it out; where
the plan ends at a question that does not wait until then, the answer carries it out. Whoever wants something unusual
clicks on what to do instead, or on "one by one". In the Dice Game, an action that is paid for with goods is a place,
and so is a zone or a tile, which answers two questions; dice are picked one by one. In Bazar every answer is a click.
"""

from __future__ import annotations

import sys

from souk.bots.registry import bot
from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.plan import TurnPlan, plan
from souk.setting import Setting

BOT = "greedy"
ALL = "fountain.gather:all"  # what a person says who calls all assistants back; a bot calls them one by one
SEATS = {"istanbul": 4, "mocha": 4, "dice": 3, "bazar": 3}
ON_THE_BOARD = {"move", "guild.move"}  # questions whose answers are touched twice: to see, and to do
AT_ONCE = {"act:done", "act:lira", "act:cards"}  # their buttons say all that comes of them
OBJECTS = {"take_ruby", "take_tile"}  # touched together with the action


def key_of(choice: str) -> str:
    return choice.partition(":")[0]


def waits(game: Game, choices: tuple[str, ...]) -> bool:
    """Whether a question is asked only when the plan before it has been carried out."""
    return key_of(choices[0]) == "act" or any("place" in game.book.parts(choice) for choice in choices)


def is_shown_first(game: Game, choice: str) -> bool:
    """Whether a choice is touched twice: to see the plan, and to carry it out."""
    key = key_of(choice)
    return (key == "act" and choice not in AT_ONCE) or (key in ON_THE_BOARD and "place" in game.book.parts(choice))


def answering(game: Game, choices: tuple[str, ...], choice: str) -> int:
    """Clicks to answer: one; and one for each good less than the most, with which a choice of goods begins, or for each
    die that is thrown again."""
    if key_of(choice) == "throw_again":
        return 1 + sum(map(int, game.book.parts(choice).values()))
    counts = [sum(map(int, game.book.parts(one).values())) for one in choices if "fabric" in game.book.parts(one)]
    mine = game.book.parts(choice)
    return 1 + (max(counts) - sum(map(int, mine.values())) if "fabric" in mine else 0)


class Person:
    """Somebody at the page who makes these choices, in one turn or a part of it without chance."""

    def __init__(self, match: Match, seat: int, chosen: list[str]) -> None:
        self.match = match
        self.seat = seat
        self.chosen = chosen

    def plan(self, done: list[str]) -> TurnPlan:
        return plan(self.match.game, self.match.table, self.seat, done)

    def fits(self, ahead: TurnPlan) -> bool:
        return ahead.choices == self.chosen[: len(ahead.choices)]

    def clicks(self) -> tuple[int, int]:
        """How many it takes to make the first few choices, and how many choices these are."""
        game, decision = self.match.game, self.match.decision
        assert decision is not None
        first = answering(game, decision.choices, self.chosen[0])
        if not is_shown_first(game, self.chosen[0]):
            ahead = self.plan(self.chosen[:1])
            return (first, len(ahead.choices)) if self.fits(ahead) else (2, 1)
        given = 2 if len(self.chosen) > 1 and key_of(self.chosen[1]) in OBJECTS else 1
        ahead = self.plan(self.chosen[:given])
        for fork in ahead.forks:
            if self.chosen[: len(fork)] == fork and self.fits(other := self.plan(fork)):
                return 2, len(other.choices)
        if not self.fits(ahead):
            return 2, given
        asked, done = ahead.decision, len(ahead.choices)
        if asked and len(self.chosen) > done and not waits(game, asked.choices):
            beyond = self.plan(self.chosen[: done + 1])
            if self.fits(beyond):
                return 1 + answering(game, asked.choices, self.chosen[done]), len(beyond.choices)
        return 2, done


def counted(title: str, seed: int) -> tuple[int, int, int]:
    """The turns of a game, the clicks question by question, and the clicks by plan."""
    game = Setting(title, SEATS[title]).game()
    first, match, rng, player = Match(game, seed), Match(game, seed), seeded(seed), bot(BOT)
    while first.decision is not None:
        choice = player.choose(first.sight(first.decision.seat), rng)
        first.play(first.decision.seat, ALL if ALL in first.decision.choices else choice)
    lines, before, after = first.standing[1:], 0, 0
    at = 0
    while at < len(lines):
        end = at + 1
        while end < len(lines) and lines[end].seat == lines[at].seat and not lines[end - 1].lots:
            end += 1
        clicks, many = Person(match, lines[at].seat, [line.text for line in lines[at:end]]).clicks()
        after += clicks
        for line in lines[at : at + many]:
            assert match.decision is not None
            before += answering(game, match.decision.choices, line.text)
            match.play(line.seat, line.text)
        at += many
    assert match.record.spelled() == first.record.spelled()
    turns = sum(one.key == "turn_begins" for events in match.events for one in events)
    return turns, before, after


def main(games: int, titles: list[str]) -> None:
    for title in titles:
        turns, before, after = map(sum, zip(*[counted(title, seed) for seed in range(games)], strict=True))
        print(f"{title}, {turns} turns: {before / turns:.2f} clicks a turn one by one, {after / turns:.2f} by plan")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 20, words[1:] or list(SEATS))

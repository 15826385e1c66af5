"""How many clicks does a turn take?  python tools/clicks.py [GAMES] [TITLE …]

Plays games with a bot that thinks about its turn, and counts what a person at the page would have clicked for the same
choices: question by question; by plan with a mouse; and by plan on a touch screen.

A place is touched once to see the plan and once more to carry it out. A mouse that rests on a place shows the plan, so
one click carries it out, unless dice or cards would follow at once. Where the plan ends at a question that does not
wait until then, the answer carries it out. Some answers take the next one along, and after dice or cards the plan goes
on by itself. Whoever wants something unusual clicks on what to do instead, or on "one by one": then everything is asked
until the turn is over. In the Dice Game, an action that is paid for with goods is a place, and so is a zone or a tile,
which answers two questions; dice are picked one by one. In Bazar every answer is a click.
"""

from __future__ import annotations

import sys

from souk.bots.registry import bot
from souk.engine.game import Decision, Game
from souk.engine.match import Match
from souk.engine.record import Line
from souk.engine.rng import seeded
from souk.engine.table import Table
from souk.plan import TurnPlan, plan, together
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


def is_on_the_board(game: Game, choice: str) -> bool:
    return key_of(choice) in ON_THE_BOARD and "place" in game.book.parts(choice)


def is_shown_first(game: Game, choice: str) -> bool:
    """Whether a choice is touched twice: to see the plan, and to carry it out."""
    return (key_of(choice) == "act" and choice not in AT_ONCE) or is_on_the_board(game, choice)


def answering(game: Game, choices: tuple[str, ...], choice: str) -> int:
    """Clicks to answer: one; and one for each good less than the most, with which a choice of goods begins, or for each
    die that is thrown again."""
    if key_of(choice) == "throw_again":
        return 1 + sum(map(int, game.book.parts(choice).values()))
    counts = [sum(map(int, game.book.parts(one).values())) for one in choices if "fabric" in game.book.parts(one)]
    mine = game.book.parts(choice)
    return 1 + (max(counts) - sum(map(int, mine.values())) if "fabric" in mine else 0)


class Person:
    """Somebody at the page who plays a recorded game again in the short way."""

    def __init__(self, game: Game, seed: int, lines: list[Line], mouse: bool) -> None:
        self.game = game
        self.match = Match(game, seed)
        self.lines = lines
        self.mouse = mouse
        self.at = 0
        self.clicks = 0
        self.slow = False  # everything is asked, until the turn is over
        self.open = False  # chance has just answered
        self.named = ""  # the answer to a question after chance, which was given before it

    def play(self) -> int:
        """The clicks of the whole game."""
        while self.at < len(self.lines):
            clicks, many = self.next()
            self.clicks += clicks
            self.carry_out(many)
        return self.clicks

    def carry_out(self, many: int) -> None:
        seat = self.lines[self.at].seat
        for line in self.lines[self.at : self.at + many]:
            self.match.play(line.seat, line.text)
        self.open = bool(self.lines[self.at + many - 1].lots)
        if not self.match.decision or self.match.decision.seat != seat:
            self.slow, self.named = False, ""
        self.at += many

    @property
    def chosen(self) -> list[str]:
        """What is chosen from here on: in this turn, as far as no chance intervenes."""
        end = self.at + 1
        while end < len(self.lines) and self.lines[end].seat == self.lines[self.at].seat:
            if self.lines[end - 1].lots:
                break
            end += 1
        return [line.text for line in self.lines[self.at : end]]

    def plan(self, done: list[str]) -> TurnPlan:
        return plan(self.game, self.match.table, self.lines[self.at].seat, done)

    def fits(self, ahead: TurnPlan) -> bool:
        return ahead.choices == self.chosen[: len(ahead.choices)]

    def next(self) -> tuple[int, int]:
        """How many clicks it takes to make the next few choices, and how many choices these are."""
        asked, chosen = self.match.decision, self.chosen
        assert asked is not None
        usual = answering(self.game, asked.choices, chosen[0])
        if self.slow:
            return usual, 1
        if self.open:
            on = self.plan([self.named] if self.named in asked.choices else [])
            if on.choices:
                return (0, len(on.choices)) if self.fits(on) else self.one_by_one(1 + usual)
        if is_shown_first(self.game, chosen[0]):
            return self.by_place()
        clicks, ahead = self.answer([], asked, self.match.table)
        return (clicks, len(ahead.choices)) if self.fits(ahead) else self.one_by_one(1 + clicks)

    def one_by_one(self, clicks: int) -> tuple[int, int]:
        self.slow = True
        return clicks, 1

    def answer(self, done: list[str], asked: Decision, table: Table) -> tuple[int, TurnPlan]:
        """Answer a question after these choices: the clicks, and the plan that begins with the answer."""
        given = self.chosen[: len(done) + 1]
        for both in together(self.game, table, asked):
            if self.chosen[len(done) : len(done) + 2] == both:
                given = [*done, *both]
        return answering(self.game, asked.choices, self.chosen[len(done)]), self.plan(given)

    def by_place(self) -> tuple[int, int]:
        """Touch a place, and carry out what is shown."""
        chosen = self.chosen
        shown = 0 if self.mouse and is_on_the_board(self.game, chosen[0]) else 1
        given = 2 if len(chosen) > 1 and key_of(chosen[1]) in OBJECTS else 1
        ahead = self.plan(chosen[:given])
        for fork in ahead.forks:
            if chosen[: len(fork)] == fork and self.fits(other := self.plan(fork)):
                return shown + 1, len(other.choices)
        if not self.fits(ahead):
            self.slow = True
            return shown + 1, given
        done = len(ahead.choices)
        if ahead.decision and len(chosen) > done and not waits(self.game, ahead.decision.choices):
            clicks, beyond = self.answer(ahead.choices, ahead.decision, ahead.table)
            if self.fits(beyond):
                return shown + clicks, len(beyond.choices)
        if ahead.later and self.lines[self.at + done].text in ahead.later.choices:
            self.named = self.lines[self.at + done].text
            return shown + 1, done
        return (2 if ahead.open else shown + 1), done


def recorded(game: Game, seed: int) -> Match:
    match, rng, player = Match(game, seed), seeded(seed), bot(BOT)
    while (decision := match.decision) is not None:
        choice = player.choose(match.sight(decision.seat), rng)
        match.play(decision.seat, ALL if ALL in decision.choices else choice)
    return match


def counted(title: str, seed: int) -> tuple[int, int, int, int]:
    """The turns of a game, the clicks question by question, and the clicks by plan with a mouse and by touch."""
    game = Setting(title, SEATS[title]).game()
    first, match = recorded(game, seed), Match(game, seed)
    lines, single = first.standing[1:], 0
    for line in lines:
        assert match.decision is not None
        single += answering(game, match.decision.choices, line.text)
        match.play(line.seat, line.text)
    people = [Person(game, seed, lines, mouse) for mouse in (True, False)]
    by_mouse, by_touch = (person.play() for person in people)
    assert all(person.match.record.spelled() == first.record.spelled() for person in people)
    turns = sum(one.key == "turn_begins" for events in match.events for one in events)
    return turns, single, by_mouse, by_touch


def main(games: int, titles: list[str]) -> None:
    for title in titles:
        turns, *clicks = map(sum, zip(*[counted(title, seed) for seed in range(games)], strict=True))
        single, by_mouse, by_touch = (f"{one / turns:.2f}" for one in clicks)
        print(f"{title}, {turns} turns: {single} clicks a turn one by one, {by_mouse} by plan, {by_touch} on a phone")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(int(words[0]) if words else 20, words[1:] or list(SEATS))

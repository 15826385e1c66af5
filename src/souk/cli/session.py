"""A match at one terminal: whose turn it is, what has happened meanwhile, and passing the screen on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from souk.bots.foreign import watched_bot
from souk.cli.asking import Asking, Quit
from souk.cli.desk import Desk
from souk.cli.keeping import Keeping
from souk.cli.seats import PERSON
from souk.cli.tables import tabletop
from souk.cli.tables.signs import INKS, letter
from souk.engine.game import Decision
from souk.engine.rng import Rng
from souk.words.story import TURN_BEGINS, by_turn

NOBODY: Final = -1


class Session:
    """The players of a game are people, who share the terminal, and bots."""

    def __init__(self, desk: Desk, keeping: Keeping, rng: Rng) -> None:
        self.desk = desk
        self.keeping = keeping
        self.match = match = keeping.match
        self.words = words = keeping.words
        self.rng = rng
        players = keeping.players
        self.bots = {seat: watched_bot(code) for seat, code in enumerate(players) if code != PERSON}
        self.people = [seat for seat, code in enumerate(players) if code == PERSON]
        self.tabletop = tabletop(words, match.game)
        self.asking = Asking(desk, match, self.tabletop, self.save)
        self.told = {seat: self.last_line(seat) for seat in self.people}  # how many lines of the log each has heard of
        self.reader = self.people[0] if len(self.people) == 1 else NOBODY  # whose eyes are on the screen
        self.outdated = True  # the board on the screen

    def last_line(self, seat: int) -> int:
        """Where the seat's own last decision is in the log: what follows is news to it."""
        lines = self.match.record.effective()
        return max((at for at, line in enumerate(lines) if at and line.seat == seat), default=0)

    def run(self) -> None:
        """To the end, or until somebody quits."""
        self.welcome()
        while (decision := self.match.decision) is not None:
            seat = decision.seat
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match.sight(seat), self.rng))
            else:
                self.turn_to(decision)
                self.match.play(seat, self.asking.answer(decision))
                self.told[seat] = min(self.told[seat], len(self.match.events) - 1)  # an undo has shortened the log
        self.finish()

    def welcome(self) -> None:
        """With whatever lies open, since each family says in its own words how it is won."""
        game = self.match.game
        title = self.words.say(f"title-{game.book.title.key}")
        known = {**game.view(self.match.table, None), "title": title, "seats": int(game.book.seats)}
        self.desk.say(self.words.catalogue.text("desk-welcome", known))
        self.desk.say(self.words.say("desk-welcome-help"))

    def turn_to(self, decision: Decision) -> None:
        """Bring the person who decides up to date: the board, if others have moved, and right above the question what
        they did."""
        seat = decision.seat
        if self.reader != seat:
            self.hand_over(seat)
        if self.outdated or self.others_moved(seat):
            self.outdated = False
            self.asking.overview(decision)
        self.news(seat)

    def hand_over(self, seat: int) -> None:
        """From one person to the next, so that neither sees the other's cards."""
        if self.reader != NOBODY:
            self.news(self.reader)
            self.wait("desk-pass", seat)
            self.desk.wipe()
        self.wait("desk-ready", seat)
        self.desk.wipe()
        self.reader = seat
        self.outdated = True

    def wait(self, message: str, seat: int) -> None:
        asked = self.words.say(message, who=self.words.people[seat], letter=letter(self.words, seat))
        typed = self.desk.ask(asked)
        if typed is None or typed.lower() == "q":
            raise Quit

    def others_moved(self, seat: int) -> bool:
        """Since this seat has last heard of anything."""
        return any(one.seat != seat for line in self.match.events[self.told[seat] :] for one in line)

    def news(self, seat: int) -> None:
        """What this seat has not heard of yet, a paragraph for each turn."""
        lines = self.match.events[self.told[seat] :]
        set_up = self.told[seat] == 0
        self.told[seat] = len(self.match.events)
        if set_up:
            self.desk.say(self.words.story([one for one in lines[0] if one.key in self.tabletop.at_first], seat), "dim")
            lines = lines[1:]
        for turn in by_turn(one for line in lines for one in line):
            told = [one for one in turn if one.key != TURN_BEGINS]  # which needs no words
            if told:
                actor = told[0].seat
                sign = Text.assemble((f"{letter(self.words, actor)} ", f"bold {INKS[actor]}"))
                self.desk.say(self.words.story(told, seat), lead=sign)

    def save(self, path: Path) -> None:
        self.keeping.write(path)
        self.desk.say(self.words.say("desk-saved", file=str(path)))

    def leave(self) -> None:
        """Keep what was played so far, and say how to go on with it."""
        if not self.keeping.begun:
            self.desk.say(self.words.say("desk-not-begun"))
            return
        self.save(self.keeping.usual())
        self.desk.whole(self.words.say("desk-resume", command=self.keeping.command("play", "--resume")))

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        alone = self.people[0] if len(self.people) == 1 else None
        self.news(self.reader if self.reader != NOBODY else self.people[0])
        self.desk.blank()
        self.desk.rule(self.words.say("desk-over"))
        view = self.match.game.view(self.match.table, None)
        self.desk.show(self.tabletop.players(view, alone, self.desk.width))
        for line in self.words.outcome(outcome, alone):
            self.desk.say(line)
        self.desk.blank()
        self.save(self.keeping.usual())
        self.desk.whole(self.words.say("desk-replay", command=self.keeping.command("replay")))

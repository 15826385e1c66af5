"""A match at one terminal: whose turn it is, what has happened in the meantime, and handing the screen over."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from souk.bots.foreign import watched_bot
from souk.cli.terminal.desk import Desk
from souk.cli.terminal.families import tabletop
from souk.cli.terminal.families.signs import INKS, letter
from souk.cli.terminal.questioner import Questioner, Quit
from souk.cli.terminal.save_file import SaveFile
from souk.cli.terminal.seats import PERSON
from souk.engine.game import Decision
from souk.engine.rng import Rng
from souk.words.story import TURN_BEGINS, by_turn

NOBODY: Final = -1


class Session:
    """The players are bots, and people who share the terminal."""

    def __init__(self, desk: Desk, save_file: SaveFile, rng: Rng) -> None:
        self.desk = desk
        self.save_file = save_file
        self.match = match = save_file.match
        self.words = words = save_file.words
        self.rng = rng
        players = save_file.players
        self.bots = {seat: watched_bot(code) for seat, code in enumerate(players) if code != PERSON}
        self.people = [seat for seat, code in enumerate(players) if code == PERSON]
        self.tabletop = tabletop(words, match.game)
        self.questioner = Questioner(desk, match, self.tabletop, self.save)
        self.lines_heard = {seat: self.last_line(seat) for seat in self.people}  # how much of the log each person knows
        self.reader = self.people[0] if len(self.people) == 1 else NOBODY  # the person who is looking at the screen
        self.outdated = True  # the board on the screen

    def last_line(self, seat: int) -> int:
        """The line of the log with the seat's own last decision: whatever follows is news to it."""
        lines = self.match.record.effective()
        return max((at for at, line in enumerate(lines) if at and line.seat == seat), default=0)

    def run(self) -> None:
        """Play until the game is over, or until somebody quits."""
        self.welcome()
        while (decision := self.match.decision) is not None:
            seat = decision.seat
            if seat in self.bots:
                self.match.play(seat, self.bots[seat].choose(self.match.sight(seat), self.rng))
            else:
                self.prepare(decision)
                for choice in self.questioner.ask(decision):
                    self.match.play(seat, choice)
                last = len(self.match.events) - 1
                self.lines_heard[seat] = min(self.lines_heard[seat], last)  # an undo may have shortened the log
        self.finish()

    def welcome(self) -> None:
        """Greet the players. The message may mention anything in the view, since families are won in different ways."""
        game = self.match.game
        title = self.words.say(f"title-{game.book.title.key}")
        known = {**game.view(self.match.table, None), "title": title, "seats": int(game.book.seats)}
        self.desk.say(self.words.catalogue.text("desk-welcome", known))
        self.desk.say(self.words.say("desk-welcome-help"))

    def prepare(self, decision: Decision) -> None:
        """Bring the person who decides up to date: show the table if others have moved, then tell what they did."""
        seat = decision.seat
        if self.reader != seat:
            self.hand_over(seat)
        if self.outdated or self.others_moved(seat):
            self.outdated = False
            self.questioner.show_table(decision)
        self.tell_news(seat)

    def hand_over(self, seat: int) -> None:
        """Pass the screen from one person to the next, so that neither sees the other's cards."""
        if self.reader != NOBODY:
            self.tell_news(self.reader)
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
        """Whether others have done anything that this seat has not heard of yet."""
        return any(one.seat != seat for line in self.match.events[self.lines_heard[seat] :] for one in line)

    def tell_news(self, seat: int) -> None:
        """Tell a seat what it has not heard of yet, in one paragraph for each turn."""
        lines = self.match.events[self.lines_heard[seat] :]
        set_up = self.lines_heard[seat] == 0
        self.lines_heard[seat] = len(self.match.events)
        if set_up:
            self.desk.say(self.words.story([one for one in lines[0] if one.key in self.tabletop.at_first], seat), "dim")
            lines = lines[1:]
        for turn in by_turn(one for line in lines for one in line):
            events = [one for one in turn if one.key != TURN_BEGINS]  # that one needs no words
            if events:
                actor = events[0].seat
                sign = Text.assemble((f"{letter(self.words, actor)} ", f"bold {INKS[actor]}"))
                self.desk.say(self.words.story(events, seat), lead=sign)

    def save(self, path: Path) -> None:
        self.save_file.write(path)
        self.desk.say(self.words.say("desk-saved", file=str(path)))

    def leave(self) -> None:
        """Save what has been played, and say how to continue."""
        if not self.save_file.has_begun:
            self.desk.say(self.words.say("desk-not-begun"))
            return
        self.save(self.save_file.usual_path())
        self.desk.say_unbroken(self.words.say("desk-resume", command=self.save_file.command("play", "--resume")))

    def finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        alone = self.people[0] if len(self.people) == 1 else None
        self.tell_news(self.reader if self.reader != NOBODY else self.people[0])
        self.desk.blank()
        self.desk.rule(self.words.say("desk-over"))
        view = self.match.game.view(self.match.table, None)
        self.desk.show(self.tabletop.players(view, alone, self.desk.width))
        for line in self.words.outcome(outcome, alone):
            self.desk.say(line)
        self.desk.blank()
        self.save(self.save_file.usual_path())
        self.desk.say_unbroken(self.words.say("desk-replay", command=self.save_file.command("replay")))

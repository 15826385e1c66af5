"""The race between the seats in Istanbul: who is nearer to the last ruby, and who can take one this very turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.bots.heuristics.istanbul_looks import Looks
from souk.bots.heuristics.istanbul_ways import NEVER, Way
from souk.bots.heuristics.rubies import RubyJudge
from souk.engine.table import STEP_MASK, Table
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.turn import LEFTOVERS, THE_END

# How a seat compares with its rivals.
RIVALRY: Final = [
    "race", "race_won", "race_lost", "second_race",  # turns to the last ruby, against the best rival's and the next's
    "near_race",  # turns to the next ruby
    "ruby_lead", "leads", "lira_lead",  # now; whether it would win if the game ended here
    "now_paid", "now_wins", "rival_wins",  # a ruby this very turn, tolls included; the last one; a rival's before that
    "now_alone",  # the last one, while no rival can have theirs in the same turn
    "reach_lead", "reach_leads",  # in the last round: if everybody still to move takes what can be had
    "round_lead", "round_won", "round_tied",  # in which round the last ruby comes, against the best rival's
]  # fmt: skip
LOSING: Final = ["rival_wins"]  # the only one that is bad
GAINING: Final = [name for name in RIVALRY if name not in LOSING]
A_PLACE: Final = 0.25  # of a turn, for each place in the turn order
MOST_RACE: Final = 6.0
MOST_ROUNDS: Final = 3.0


@final
class Front:
    """The lowest three of some numbers, of which every seat has one; NEVER in place of those that are missing."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.first = NEVER
        self.second = NEVER
        self.third = NEVER
        self.leader: i64 = -1  # the seat that has the lowest …
        self.runner_up: i64 = -1  # … and the next

    def add(self, seat: i64, number: float) -> None:
        if number < self.first:
            self.third, self.second, self.first = self.second, self.first, number
            self.runner_up, self.leader = self.leader, seat
        elif number < self.second:
            self.third, self.second = self.second, number
            self.runner_up = seat
        elif number < self.third:
            self.third = number

    def best_rival(self, seat: i64) -> float:
        """The lowest number of the other seats."""
        return self.second if seat == self.leader else self.first

    def next_rival(self, seat: i64) -> float:
        """The second lowest."""
        return self.third if seat == self.leader or seat == self.runner_up else self.second


class RaceJudge(RubyJudge):
    """Compares seats, by what subclasses note of each of them in `looks`."""

    def __init__(self, names: list[str], weights: dict[str, list[float]], book: Rules, ways: list[Way]) -> None:
        super().__init__(names, weights, book.target, RIVALRY)
        self.looks = Looks(book, ways)
        self.next: i64 = 0  # the seat whose turn is next, or has not moved yet
        self.now_stage: i64 = 0
        # Whether there is time for what a search has no time for. Where nothing was learnt from it, there never is.
        self.closely: bool = False
        seats = range(book.seats)
        # Of each seat:
        self.dues: vec[float] = vec[float]([0.0 for _ in seats])  # turns to the last ruby, more for later seats …
        self.nears: vec[float] = vec[float]([0.0 for _ in seats])  # … and to the next
        self.due = Front()
        self.near = Front()
        self.place: vec[i64] = vec[i64]([0 for _ in seats])  # in the turn order from here on
        self.takes: vec[i64] = vec[i64]([0 for _ in seats])  # rubies this very turn, tolls included

    def rubies(self, s: Table, seat: i64) -> i64:
        assert isinstance(s, State)
        return s.players[seat].rubies

    def is_last_round(self, s: Table) -> bool:
        assert isinstance(s, State)
        return s.ending

    def is_over(self, s: Table) -> bool:
        """Only leftover cards can still be played."""
        if s.top == 0:
            return True
        at = s.top - 1
        step = s.stack[at] & STEP_MASK
        return step == LEFTOVERS.id or step == THE_END.id

    def is_to_move(self, s: State, seat: i64) -> bool:
        """Whether a seat has a turn left in this round."""
        return seat >= self.next

    def place_in_order(self, s: State, seat: i64) -> float:
        seats = s.rules.seats
        return float((seat - self.next + seats) % seats) / float(seats)

    def see_common(self, s: State, seat: i64) -> None:
        seats = s.rules.seats
        self.see_if(seats == 2)
        self.see_if(seats == 3)
        self.see_if(seats == 5)
        self.see(self.place_in_order(s, seat))
        self.see(float(s.turns // seats) / 20.0)
        for stage in range(self.stages + 1):
            self.see_if(stage == self.now_stage)

    def contrast(self, s: Table, seat: i64) -> None:
        assert isinstance(s, State)
        if seat == 0:
            self.pay_tolls(s)
            self.take_turns(s)
        self.see_finish(s, seat)
        self.see_lead(s, seat)
        self.see_now(s, seat)
        self.see_reach(s, seat)
        if not self.searching:
            self.see_rounds(s, seat)

    def see_finish(self, s: State, seat: i64) -> None:
        dues = self.dues
        best = self.due.best_rival(seat)
        second = self.due.next_rival(seat)
        if second == NEVER:
            second = best
        race = limited(best - dues[seat], MOST_RACE)
        self.see(race)
        self.see(max(race, 0.0) / (1.0 + max(race, 0.0)))
        self.see(min(race, 0.0) / (1.0 - min(race, 0.0)))
        self.see(limited(second - dues[seat], MOST_RACE))
        self.see(limited(self.near.best_rival(seat) - self.nears[seat], MOST_RACE))

    def see_lead(self, s: State, seat: i64) -> None:
        me = s.players[seat]
        most: i64 = 0
        leads = True
        lira: i64 = 0
        for other in range(s.rules.seats):
            if other == seat:
                continue
            p = s.players[other]
            most = max(most, p.rubies)
            leads = leads and is_before(me, p)
        for other in range(s.rules.seats):
            if other != seat and s.players[other].rubies == most:
                lira = max(lira, s.players[other].lira)
        self.see(float(me.rubies - most))
        self.see_if(leads)
        self.see(limited(float(me.lira - lira) / 10.0, 2.0))

    def take_turns(self, s: State) -> None:
        """Note how far each seat is from its last and its next ruby, whoever comes later being behind."""
        seats = s.rules.seats
        looks = self.looks
        due = self.due
        near = self.near
        due.begin()
        near.begin()
        late = 4.0 * A_PLACE / float(seats)
        for at in range(seats):
            seat = self.next + at
            if seat >= seats:
                seat -= seats
            row = looks.row[seat]
            self.dues[seat] = looks.finishes[row] + late * float(at)
            self.nears[seat] = looks.firsts[row] + late * float(at)
            due.add(seat, self.dues[seat])
            near.add(seat, self.nears[seat])
            self.place[seat] = at

    def pay_tolls(self, s: State) -> None:
        """Count the rubies that each seat can take this very turn, with others in the way."""
        looks = self.looks
        goals: i64 = len(looks.goals)
        for seat in range(s.rules.seats):
            row = looks.row[seat]
            ready = looks.ready[row]
            takes: i64 = 0
            goal: i64 = 0
            while ready != 0:
                if ready & 1 == 1 and looks.spare[row * goals + goal] >= toll_at(s, seat, looks.goals[goal]):
                    takes = max(takes, i64(2) if looks.twice[row] >> goal & 1 == 1 else i64(1))
                ready >>= 1
                goal += 1
            self.takes[seat] = takes

    def see_now(self, s: State, seat: i64) -> None:
        seats = s.rules.seats
        takes = self.takes[seat]
        wins = takes > 0 and s.players[seat].rubies + takes >= self.target
        order = self.place[seat]
        before = False
        alone = wins
        for rival in range(seats):
            taken = self.takes[rival]
            if rival != seat and taken > 0 and s.players[rival].rubies + taken >= self.target:
                before = before or self.place[rival] < order
                alone = False
        self.see(float(takes))
        self.see_if(wins)
        self.see_if(before)
        self.see_if(alone)

    def see_reach(self, s: State, seat: i64) -> None:
        """In the last round only: who is first in the end."""
        if not s.ending:
            self.see(0.0)
            self.see(0.0)
            return
        mine = self.reach(s, seat)
        best = -1.0
        for rival in range(s.rules.seats):
            if rival != seat:
                best = max(best, self.reach(s, rival))
        self.see(limited(mine - best, 2.0))
        self.see_if(mine > best)

    def see_rounds(self, s: State, seat: i64) -> None:
        """See who has the last ruby in an earlier round, for everybody has a turn in the round that ends the game. A
        search learns and goes by 0 instead."""
        lead = 0.0
        if self.closely:
            best = NEVER
            for rival in range(s.rules.seats):
                if rival != seat:
                    best = min(best, self.last_round(s, rival))
            lead = limited(best - self.last_round(s, seat), MOST_ROUNDS)
        self.see(lead)
        self.see_if(lead > 0.5)
        self.see_if(self.closely and -0.5 <= lead <= 0.5)

    def last_round(self, s: State, seat: i64) -> float:
        """How many rounds after this one a seat has its last ruby."""
        looks = self.looks
        turns = looks.finishes[looks.row[seat]]
        return turns - 1.0 if self.is_to_move(s, seat) else turns

    def reach(self, s: State, seat: i64) -> float:
        """Rubies at the end of the last round, and Lira as a fraction of one."""
        p = s.players[seat]
        takes = self.takes[seat] if self.is_to_move(s, seat) else i64(0)
        return float(p.rubies + takes) + float(min(p.lira, i64(99))) / 100.0


def limited(value: float, most: float) -> float:
    return max(min(value, most), -most)


def is_before(p: Player, q: Player) -> bool:
    """Whether a player is ranked before another one: by rubies, then by Lira, then by goods."""
    if p.rubies != q.rubies:
        return p.rubies > q.rubies
    if p.lira != q.lira:
        return p.lira > q.lira
    return p.load() > q.load()


def toll_at(s: State, seat: i64, place: i64) -> i64:
    due: i64 = 0
    for other in range(s.rules.seats):
        if other != seat and s.players[other].place == place:
            due += s.rules.toll
    return due

"""Positions for tests, in the words of the rules: at("tea_house").lira(7).visit().answer("visit:yes", …).

Seat 0 acts, unless said otherwise; chance is answered by the test, like a decision: `answer("roll:2+5")`.
"""

from __future__ import annotations

from typing import Self

from souk.games.istanbul.action import ENCOUNTERS, VISIT
from souk.games.istanbul.base.demand import DIGIT
from souk.games.istanbul.goods import WORDS
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.state import Player, State
from souk.games.istanbul.turn import END_TURN, TURN
from tests.playing import Playing


class Scene(Playing[State, Rules, Player]):
    """Nobody has Lira or cards, and no token is about."""

    title = "istanbul"

    def clear(self) -> None:
        self.s.turns = 1
        for player in self.s.players:
            for card in range(len(player.hand)):
                self.s.deck[card] += player.hand[card]
                self.s.deck_size += player.hand[card]
                player.hand[card] = 0
            player.cards = 0
            player.lira = 0
        for one in self.rules.encounters:
            self.s.token[one.index] = -1

    # Arranging ------------------------------------------------------------------------------------------------------

    def at(self, place: str) -> Self:
        """Seat 0's merchant stands there; all other merchants are at the Fountain."""
        self.me.place = self.rules.place(place)
        return self

    def sit(self, seat: int) -> Self:
        """What is arranged from now on is that seat's; `me` stays seat 0."""
        self.s.sit(seat)
        return self

    def other(self, seat: int, *, place: str = "", family: str = "", lira: int = 0) -> Self:
        player = self.player(seat)
        player.lira = lira
        if place:
            player.place = self.rules.place(place)
        if family:
            player.family = self.rules.place(family)
        return self

    def lira(self, n: int) -> Self:
        self.s.me.lira = n
        return self

    def rubies(self, n: int) -> Self:
        self.s.me.rubies = n
        return self

    def goods(self, **counts: int) -> Self:
        for word, n in counts.items():
            self.s.me.goods[WORDS.index(word)] = n
        return self

    def capacity(self, n: int) -> Self:
        self.s.me.capacity = n
        return self

    def family(self, place: str) -> Self:
        self.s.me.family = self.rules.place(place)
        return self

    def drawn(self, card: str) -> int:
        """Take a card out of the draw pile."""
        index = int(self.rules.card(card))
        self.s.deck[index] -= 1
        self.s.deck_size -= 1
        return index

    def hand(self, *cards: str) -> Self:
        """Out of the draw pile into the hand, unseen by others."""
        for key in cards:
            self.s.me.hand[self.drawn(key)] += 1
            self.s.me.cards += 1
        return self

    def discarded(self, *cards: str) -> Self:
        """Out of the draw pile onto the discards, the last one on top."""
        for key in cards:
            self.s.discards = type(self.s.discards)([*self.s.discards, self.drawn(key)])
        return self

    def pile(self, *cards: str) -> Self:
        """Only these are left in the draw pile; all others are with seat 1."""
        for card in range(len(self.s.deck)):
            self.player(1).hand[card] += self.s.deck[card]
            self.player(1).cards += self.s.deck[card]
            self.s.deck[card] = 0
        self.s.deck_size = 0
        for key in cards:
            card = self.rules.card(key)
            self.s.deck[card] += 1
            self.s.deck_size += 1
            self.player(1).hand[card] -= 1
            self.player(1).cards -= 1
        return self

    def tile(self, *tiles: str) -> Self:
        for key in tiles:
            self.s.me.tiles |= 1 << self.rules.tile(key)
        return self

    def gone(self, tile: str, n: int) -> Self:
        """So many mosque tiles have been taken from the top of their pile."""
        self.s.pile[self.rules.tile(tile)] = n
        return self

    def assistants_at(self, *places: str) -> Self:
        for key in places:
            self.s.me.out |= 1 << self.rules.place(key)
            self.s.me.stack -= 1
        return self

    def stack(self, discs: str) -> Self:
        """The assistants under the merchant, bottom first: "no" is a neutral one under an own one."""
        self.s.me.stack = len(discs)
        self.s.me.neutrals = sum(1 << i for i, disc in enumerate(discs) if disc == "n")
        return self

    def stray(self, place: str, n: int = 1) -> Self:
        self.s.strays[self.rules.place(place)] = n
        return self

    def token(self, encounter: str, place: str) -> Self:
        self.s.token[self.rules.names["encounter"].index(encounter)] = self.rules.place(place)
        return self

    def strangers(self, *places: str) -> Self:
        for i, key in enumerate(places):
            self.s.strangers[i] = self.rules.place(key)
        return self

    def track(self, place: str, n: int) -> Self:
        """Rubies left, or mail indicators down."""
        self.s.track[self.rules.place(place)] = n
        return self

    def demand(self, market: str, *tiles: int) -> Self:
        """The tile on top (1 to 5, in the order of the data), then those that went under, oldest first."""
        return self.track(market, sum(tile << (DIGIT * i) for i, tile in enumerate(tiles)))

    # Playing --------------------------------------------------------------------------------------------------------

    def visit(self, place: str = "") -> Self:
        """The merchant stands there and may carry out the action; nothing comes after."""
        self.s.then(VISIT, self.rules.place(place) if place else self.s.me.place)
        return self

    def meet(self) -> Self:
        """Phase 4 and the end of the turn."""
        self.s.then(END_TURN)
        self.s.then(ENCOUNTERS)
        return self

    def turn(self) -> Self:
        self.s.then(TURN)
        return self

    def plays(self) -> set[str]:
        """The cards and powers that may be used before answering."""
        return {text.removeprefix("play:") for text in self.choices() if text.startswith("play:")}

    # Looking --------------------------------------------------------------------------------------------------------

    def have(self, seat: int = 0) -> dict[str, int]:
        """The goods of a seat, without those of which it has none."""
        return {word: int(n) for word, n in zip(WORDS, self.player(seat).goods, strict=True) if n}

    def cards(self, seat: int = 0) -> dict[str, int]:
        return {key: int(n) for key, n in zip(self.rules.names["card"], self.player(seat).hand, strict=True) if n}

    def out(self, seat: int = 0) -> set[str]:
        """Where assistants wait."""
        mask = self.player(seat).out
        return {key for i, key in enumerate(self.rules.names["place"]) if mask >> i & 1}

    def discs(self, seat: int = 0) -> str:
        """The assistants under the merchant, written as for `stack`."""
        player = self.player(seat)
        return "".join("n" if player.neutrals >> i & 1 else "o" for i in range(player.stack))

    def strays(self, place: str) -> int:
        """Neutral assistants there."""
        return int(self.s.strays[self.rules.place(place)])

    def place(self, seat: int = 0) -> str:
        return self.rules.names["place"][self.player(seat).place]

    def family_at(self, seat: int = 0) -> str:
        """Where the seat's family member is."""
        return self.rules.names["place"][self.player(seat).family]

    def where(self, encounter: str) -> str:
        index = self.s.token[self.rules.names["encounter"].index(encounter)]
        return self.rules.names["place"][index] if index >= 0 else ""

    def left(self, place: str) -> int:
        return int(self.s.track[self.rules.place(place)])

    def top_discard(self) -> str:
        return self.rules.names["card"][self.s.discards[-1]] if len(self.s.discards) else ""


def opening(seats: int = 4, **options: str) -> Scene:
    """The set-up, whose chance the test answers: "lay:…" if it is random, "reveal:…", "roll:…", "draw:…"."""
    return Scene(seats, options, cleared=False)


def at(place: str, seats: int = 4, *, rules: int = 0, **options: str) -> Scene:
    return Scene(seats, options, rules=rules).at(place)

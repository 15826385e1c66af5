"""Positions of the Dice Game for tests: scene().faces(red=2, coin=1).acting().answer("act:same_goods", …).

Seat 0 is at turn, unless said otherwise; nobody has anything, the display is empty. Chance is answered by the test.
"""

from __future__ import annotations

from typing import Self

from souk.games.dice.resources import CRYSTAL, FACE_WORDS, LANE, RESOURCES
from souk.games.dice.rules import Rules
from souk.games.dice.state import Player, State
from souk.games.dice.turn import ACT, END_TURN, THROW_AGAIN, TURN
from tests.playing import Playing


class Scene(Playing[State, Rules, Player]):
    title = "dice"

    def clear(self) -> None:
        self.s.turns = 1
        for kind in range(len(RESOURCES)):
            self.s.supply[kind] = self.rules.box[kind]
            for player in self.s.players:
                player.holds[kind] = 0
        self.s.faces = 0
        self.s.actions_left = self.rules.actions_a_turn
        for tile in self.s.display:
            self.s.pile[tile] += 1
            self.s.pile_size += 1
        self.s.display = type(self.s.display)()

    # Arranging ------------------------------------------------------------------------------------------------------

    def sit(self, seat: int) -> Self:
        """What is arranged from now on is that seat's, and it is at turn."""
        self.s.sit(seat)
        self.s.active = seat
        self.s.actions_left = self.rules.actions_a_turn
        self.s.fresh = type(self.s.fresh)()
        return self

    def holds(self, seat: int = 0, **counts: int) -> Self:
        """So many of each resource named, out of the supply."""
        for word, n in counts.items():
            kind = RESOURCES.index(word)
            self.s.supply[kind] += self.player(seat).holds[kind] - n
            self.player(seat).holds[kind] = n
        return self

    def supply(self, **counts: int) -> Self:
        """So many are left in the supply; the box has been made smaller."""
        for word, n in counts.items():
            kind = RESOURCES.index(word)
            self.s.supply[kind] = n
        return self

    def faces(self, **counts: int) -> Self:
        """What the dice of the active player show."""
        self.s.faces = sum(counts.get(word, 0) << face * LANE for face, word in enumerate(FACE_WORDS))
        return self

    def display(self, *tiles: str) -> Self:
        """Out of the pile, face up."""
        for key in tiles:
            tile = self.tile(key)
            self.s.pile[tile] -= 1
            self.s.pile_size -= 1
            self.s.listening = False
            self.s.turn_up(tile)
            self.s.listening = True
        return self

    def tiles(self, *tiles: str, seat: int = 0, works: bool = True) -> Self:
        """Out of the pile, to a seat; for the active player they work in this turn, unless they are new."""
        for key in tiles:
            tile = self.tile(key)
            dice = self.rules.tiles[tile].dice
            player = self.player(seat)
            self.s.pile[tile] -= 1
            self.s.pile_size -= 1
            self.s.spare -= dice
            player.dice += dice
            player.tiles[tile] += 1
            player.mosque += 1
            if not works:
                self.s.fresh = type(self.s.fresh)([*self.s.fresh, tile])
            elif seat == self.s.active:
                self.s.actions_left += self.rules.tiles[tile].actions
        return self

    def pile(self, *tiles: str) -> Self:
        """Only these are left in the pile of tiles; the others are out of the game."""
        self.s.pile_size = len(tiles)
        for index, key in enumerate(self.rules.names["tile"]):
            self.s.pile[index] = tiles.count(key)
        return self

    def deck(self, *cards: str) -> Self:
        """Only these are left in the draw pile; the others are out of the game."""
        self.s.deck_size = len(cards)
        for index, key in enumerate(self.rules.names["card"]):
            self.s.deck[index] = cards.count(key)
        return self

    def discarded(self, *cards: str) -> Self:
        """Only these are in the discards."""
        for index, key in enumerate(self.rules.names["card"]):
            self.s.discards[index] = cards.count(key)
        return self

    def rubies(self, n: int, seat: int = 0) -> Self:
        self.player(seat).rubies = n
        return self

    def left_in(self, **zones: int) -> Self:
        """So many rubies are left in these zones."""
        for key, n in zones.items():
            self.s.rubies[self.zone(key)] = n
        self.s.uncover()
        return self

    def tile(self, key: str) -> int:
        return self.rules.names["tile"].index(key)

    def zone(self, key: str) -> int:
        return self.rules.names["zone"].index(key)

    # Playing --------------------------------------------------------------------------------------------------------

    def turn(self) -> Self:
        """A whole turn from its income on."""
        self.s.then(TURN)
        return self

    def thrown(self) -> Self:
        """The dice lie; they may be thrown again, then come actions, then the next turn."""
        self.s.then(END_TURN)
        self.s.then(ACT)
        if self.s.me.holds[CRYSTAL] > 0:
            self.s.then(THROW_AGAIN)
        return self

    def acting(self) -> Self:
        """The dice are kept; nothing comes after the actions."""
        self.s.then(ACT)
        return self

    def coins(self) -> Self:
        """All dice that are to be thrown now show a coin."""
        return self.answer(throw(coin=self.to_throw()))

    # Looking --------------------------------------------------------------------------------------------------------

    def have(self, seat: int = 0) -> dict[str, int]:
        """What a seat holds, without that of which it has none."""
        return {word: int(n) for word, n in zip(RESOURCES, self.player(seat).holds, strict=True) if n}

    def unused(self) -> dict[str, int]:
        return {word: n for word, n in self.view()["faces"].items() if n}

    def to_throw(self) -> int:
        """How many dice are thrown now."""
        assert self.asked() == "throw"
        return sum(map(int, self.choices()[0].partition(":")[2].split("-")))

    def in_supply(self, word: str) -> int:
        return int(self.s.supply[RESOURCES.index(word)])

    def shown(self) -> list[str]:
        """The face-up tiles."""
        return [self.rules.names["tile"][tile] for tile in self.s.display]

    def owned(self, seat: int = 0) -> list[str]:
        names = self.rules.names["tile"]
        return [key for index, key in enumerate(names) for _ in range(self.player(seat).tiles[index])]


def throw(**counts: int) -> str:
    """What dice show, as an outcome of chance."""
    return "throw:" + "-".join(str(counts.get(word, 0)) for word in FACE_WORDS)


def scene(seats: int = 3, *, data: str = "", rules: int = 0, **options: str) -> Scene:
    return Scene(seats, options, data, rules)


def opening(seats: int = 3, **options: str) -> Scene:
    """The set-up, whose chance the test answers: "refill:…"."""
    return Scene(seats, options, cleared=False)

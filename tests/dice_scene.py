"""Positions of the Dice Game for tests: scene().faces(red=2, coin=1).acting().answer("act:same_goods", …).

Seat 0 is at turn, unless said otherwise; nobody has anything, the display is empty. Chance is answered by the test.
"""

from __future__ import annotations

from typing import Self, cast

import souk
from souk.engine.rng import seeded
from souk.games.dice.resources import FACE_WORDS, RESOURCES
from souk.games.dice.rules import Rules
from souk.games.dice.state import Player, State
from souk.games.dice.turn import ACT, END_TURN, THROW_DICE_AGAIN, TURN
from tests.playing import Playing


class Scene(Playing):
    def __init__(self, seats: int, options: dict[str, str], data: str = "") -> None:
        game = souk.game("dice", seats, [], data, **options)
        self.s = cast(State, game.start(1))
        super().__init__(game, self.s)
        self.rules: Rules = self.s.rules
        self.s.top = 0
        self.s.turns = 1
        self.s.sit(0)
        for kind in range(len(RESOURCES)):
            self.s.supply[kind] = self.rules.box[kind]
            for player in self.s.players:
                player.holds[kind] = 0
        for face in range(len(FACE_WORDS)):
            self.s.faces[face] = 0
        for tile in range(len(self.s.display)):
            self.s.pile[tile] += self.s.display[tile]
            self.s.pile_size += self.s.display[tile]
            self.s.display[tile] = 0

    # Arranging ------------------------------------------------------------------------------------------------------

    @property
    def me(self) -> Player:
        return self.s.players[0]

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def sit(self, seat: int) -> Self:
        """What is arranged from now on is that seat's, and it is at turn."""
        self.s.sit(seat)
        self.s.active = seat
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
        for face, word in enumerate(FACE_WORDS):
            self.s.faces[face] = counts.get(word, 0)
        return self

    def display(self, *tiles: str) -> Self:
        """Out of the pile, face up."""
        for key in tiles:
            tile = self.tile(key)
            self.s.pile[tile] -= 1
            self.s.pile_size -= 1
            self.s.display[tile] += 1
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
            if works and seat == self.s.active:
                self.s.working[tile] += 1
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
        self.s.then(THROW_DICE_AGAIN)
        return self

    def acting(self) -> Self:
        """The dice are kept; nothing comes after the actions."""
        self.s.then(ACT)
        return self

    # Looking --------------------------------------------------------------------------------------------------------

    def have(self, seat: int = 0) -> dict[str, int]:
        """What a seat holds, without that of which it has none."""
        return {word: int(n) for word, n in zip(RESOURCES, self.player(seat).holds, strict=True) if n}

    def unused(self) -> dict[str, int]:
        return {word: int(n) for word, n in zip(FACE_WORDS, self.s.faces, strict=True) if n}

    def in_supply(self, word: str) -> int:
        return int(self.s.supply[RESOURCES.index(word)])

    def shown(self) -> list[str]:
        """The face-up tiles."""
        names = self.rules.names["tile"]
        return [key for index, key in enumerate(names) for _ in range(self.s.display[index])]

    def owned(self, seat: int = 0) -> list[str]:
        names = self.rules.names["tile"]
        return [key for index, key in enumerate(names) for _ in range(self.player(seat).tiles[index])]


def scene(seats: int = 3, *, data: str = "", **options: str) -> Scene:
    return Scene(seats, options, data)


class Opening(Scene):
    """A table before anything has been drawn, and with nothing arranged."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        game = souk.game("dice", seats, [], "", **options)
        self.s = cast(State, game.book.start(seeded(1)))
        Playing.__init__(self, game, self.s)
        self.rules = self.s.rules


def opening(seats: int = 3, **options: str) -> Scene:
    """The set-up, whose chance the test answers: "refill:…"."""
    return Opening(seats, options)

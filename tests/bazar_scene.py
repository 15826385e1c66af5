"""Positions for tests, in the words of the rules: city().stand(1, "b3").stand(2, "a4").place("courier", "a3").

Nothing stands anywhere at first, and nobody has coins or tiles in hand. Seat 0 acts, unless said otherwise; chance is
answered by the test, like a decision: `answer("draw:pedlar")`.
"""

from __future__ import annotations

from typing import Self

from souk.games.bazar.districts import value_of
from souk.games.bazar.event_phase import EVENT
from souk.games.bazar.payment import PAY
from souk.games.bazar.placing import PLACE, PLAY
from souk.games.bazar.rules import Rules
from souk.games.bazar.state import Player, State
from souk.games.bazar.turn import TURN
from tests.playing import Playing

# What stands where a test does not care which tile it is: direct tiles, which do nothing more.
ANY = ["fisherman", "diplomat", "pedlar", "charlatan", "architect", "favourite", "courier", "fishmonger"]


class City(Playing[State, Rules, Player]):
    title = "bazar"
    set_up_first = False  # it would place tiles and draw hands

    def clear(self) -> None:
        self.s.turns = 1
        for player in self.s.players:
            player.pile = self.rules.guild
            player.hand = player.shown = player.held = 0

    # Arranging ------------------------------------------------------------------------------------------------------

    def tile(self, key: str) -> int:
        return self.rules.names["tile"].index(key)

    def space(self, key: str) -> int:
        return self.rules.names["space"].index(key)

    def district(self, key: str) -> int:
        return self.rules.names["district"].index(key)

    def stand(self, seat: int, *spaces: str, **tiles: str) -> Self:
        """Those tiles, `b3="beggar"`, or any, from the pile or from out of the game."""
        player = self.player(seat)
        unused = player.pile | player.out
        spare = [key for key in ANY if unused >> self.tile(key) & 1 == 1 and key not in tiles.values()]
        for space, key in [*zip(spaces, spare, strict=False), *tiles.items()]:
            player.pile &= ~(1 << self.tile(key))
            player.out &= ~(1 << self.tile(key))
            self.s.put(seat, self.tile(key), self.space(space))
        return self

    def hand(self, *tiles: str, seat: int = 0) -> Self:
        """Out of the pile into the hand."""
        player = self.player(seat)
        for key in tiles:
            player.pile ^= 1 << self.tile(key)
            player.hand |= 1 << self.tile(key)
            player.held += 1
        return self

    def pile(self, *tiles: str, seat: int = 0) -> Self:
        """Only these are left in the pile; the others are out of the game."""
        player = self.player(seat)
        left = sum(1 << self.tile(key) for key in tiles)
        player.out |= player.pile & ~left
        player.pile = left
        return self

    def coins(self, *amounts: int) -> Self:
        """By seat."""
        for seat, amount in enumerate(amounts):
            self.player(seat).coins = amount
        self.s.paid = sum(amounts)
        return self

    def order(self, *seats: int) -> Self:
        self.s.order = type(self.s.order)(seats)
        return self

    def turns(self, n: int) -> Self:
        """So many have begun."""
        self.s.turns = n
        return self

    def bring_in(self, *districts: str) -> Self:
        for key in districts:
            self.s.bring_in(self.district(key))
        return self

    def events_to_come(self, *cards: str) -> Self:
        """All others have been played."""
        self.s.to_come = sum(1 << self.rules.names["event_card"].index(card) for card in cards)
        return self

    # Playing --------------------------------------------------------------------------------------------------------

    def place(self, tile: str, space: str, seat: int = 0) -> Self:
        """That seat has shown a tile, and places it; nothing is drawn after."""
        if self.player(seat).hand >> self.tile(tile) & 1 == 0:
            self.hand(tile, seat=seat)
        self.player(seat).shown |= 1 << self.tile(tile)
        self.s.then_seat(seat, PLACE, self.tile(tile))
        return self.answer(f"place:{space}")

    def play(self, seat: int = 0) -> Self:
        """That seat's part of phase 3."""
        self.s.then_seat(seat, PLAY)
        return self

    def event(self, card: str) -> Self:
        """It is the last one, and comes."""
        self.s.turns = max(self.s.turns, self.rules.last_turn)
        self.events_to_come(card).s.then_seat(0, EVENT)
        return self.answer(f"reveal:{card}") if self.asked() == "reveal" else self

    def pay(self) -> Self:
        self.s.then_seat(0, PAY)
        assert self.finished()
        return self

    def turn(self) -> Self:
        """A whole turn of the game."""
        self.s.then_seat(0, TURN)
        return self

    # Looking --------------------------------------------------------------------------------------------------------

    def on(self, space: str) -> tuple[int, str] | None:
        """The seat and the tile that stand there."""
        self.finished()
        at = self.space(space)
        if self.s.taken >> at & 1 == 0:
            return None
        return int(self.s.whose(at)), self.rules.names["tile"][self.s.tile_on(at)]

    def where(self, seat: int, tile: str) -> str:
        """The name of the space where it stands, or "pile", "hand", "out"."""
        self.finished()
        at, player = self.tile(tile), self.player(seat)
        for place, tiles in {"pile": player.pile, "hand": player.hand, "out": player.out}.items():
            if tiles >> at & 1 == 1:
                return place
        return next(space for space in self.rules.names["space"] if self.on(space) == (seat, tile))

    def purses(self) -> list[int]:
        return [int(player.coins) for player in self.s.players]

    def value(self, district: str) -> int:
        return int(value_of(self.s, self.district(district)))

    def in_play(self, district: str) -> bool:
        return bool(self.s.in_play(self.district(district)))

    def tokens(self) -> dict[str, list[str]]:
        """The districts that have some."""
        shown = {key: one["tokens"] for key, one in self.view()["districts"].items()}
        return {key: tokens for key, tokens in shown.items() if tokens}

    def spaces(self, district: str) -> list[str]:
        mask = self.rules.districts[self.district(district)].spaces
        return [key for at, key in enumerate(self.rules.names["space"]) if mask >> at & 1 == 1]

    def answers(self) -> set[str]:
        """The choices without their step."""
        return {text.partition(":")[2] for text in self.choices()}


def city(seats: int = 4, data: str = "", **options: str) -> City:
    return City(seats, options, data)


def opening(seats: int = 4, **options: str) -> City:
    """The set-up, whose chance the test answers: "draw:…"."""
    return City(seats, options, cleared=False)

"""Hidden tiles: how a guild's tiles are split between hand and pile. All players know what the two hold together."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from souk.engine.rng import Rng
from souk.engine.zone import Zone
from souk.games.bazar.bits import nth, ones

if TYPE_CHECKING:
    from souk.games.bazar.state import Player


@final
class Hidden(Zone):
    def __init__(self, owner: i64, player: Player) -> None:
        super().__init__(owner)
        self.player = player

    def conceal(self) -> None:
        """Put the hand back into the pile, except the tile about to be placed, which is shown.

        If the pile is empty, the hand is no secret: everyone can work it out.
        """
        player = self.player
        if player.pile == 0:
            return
        player.pile |= player.hand & ~player.shown
        player.hand = player.shown

    def refill(self, rng: Rng) -> None:
        player = self.player
        missing = player.held - ones(player.hand)
        while missing > 0:
            drawn = nth(player.pile, rng.below(ones(player.pile)))
            player.pile ^= drawn
            player.hand |= drawn
            missing -= 1

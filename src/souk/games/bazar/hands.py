"""What is hidden: which of a guild's tiles are in the hand, and which in the pile. What both are together, all know."""

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
        """The tile about to be placed has been seen; and with the pile empty, everybody can tell what the hand is."""
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

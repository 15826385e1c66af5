# pure: reads the events of a finished game
"""Figures of one game for a report on many: where coins come from, and does it fit the example in the rulebook?"""

from __future__ import annotations

from typing import Final

from souk.engine.event import Happening
from souk.games.bazar.bits import ones
from souk.games.bazar.state import State

EXAMPLE: Final = 7  # the turn of the rulebook's example, in which the leader has 27 coins


def figures(events: list[Happening], s: State) -> dict[str, int | None]:
    purses = [int(s.rules.start_coins)] * int(s.rules.seats)
    turn = 0
    leader: int | None = None
    entered: dict[str, int | None] = {district.key: None for district in s.rules.districts if district.aside}
    paid = {district.key: 0 for district in s.rules.districts}
    for one in events:
        if one.key == "turn_comes":
            turn = int(one.args["turn"])
            leader = max(purses) if turn == EXAMPLE else leader
        elif one.key == "gains_coins":
            purses[one.seat] += int(one.args["coins"])
            paid[str(one.args["district"])] += int(one.args["coins"])
        elif one.key == "district_opens":
            entered[str(one.args["district"])] = turn
    rich = max(purses) >= s.rules.target
    return {
        "leader_in_turn_7": leader,
        "winner_coins": max(purses),
        "ended_by_coins": turn if rich else None,
        "ended_by_events": turn if not rich and s.to_come == 0 else None,
        "ended_by_turns": turn if not rich and s.to_come != 0 else None,
        **{f"enters:district:{district}": since for district, since in entered.items()},
        "tiles_eliminated": count(events, "tile_leaves"),
        "spaces_taken": int(ones(s.taken & s.ground.open)),
        "placements_skipped": count(events, "skips"),
        **{f"coins:district:{district}": coins for district, coins in paid.items()},
    }


def count(events: list[Happening], key: str) -> int:
    return sum(one.key == key for one in events)

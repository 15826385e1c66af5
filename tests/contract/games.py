"""The tables at which every contract must hold: each title with its seats, layouts, variants and options."""

from __future__ import annotations

from souk.setting import Setting

GIVEN = "1,5,9,13,2,6,10,14,3,7,11,15,4,8,12,16"
ISTANBUL = [
    *[Setting("istanbul", seats) for seats in (2, 3, 4, 5)],
    *[
        Setting("istanbul", seats, {"layout": layout})
        for seats, layout in [(2, "random"), (3, "long"), (4, "in_order"), (5, "random"), (4, GIVEN), (4, "random")]
    ],
    *[Setting("istanbul", seats, {"variant": "neutral_assistants"}) for seats in (2, 3, 4)],
    Setting("istanbul", 3, {"return_card": "any_time", "small_market_card": "all_five"}),
    Setting("istanbul", 4, {"layout": "random", "variant": "neutral_assistants", "return_card": "any_time"}),
]
MOCHA = [
    *[Setting("mocha", seats) for seats in (2, 3, 4, 5)],
    Setting("mocha", 4, {"layout": "random"}),
    Setting("mocha", 2, {"layout": "random", "variant": "neutral_assistants"}),
    Setting("mocha", 4, {"variant": "neutral_assistants", "return_card": "any_time"}),
]
DICE = [
    *[Setting("dice", seats) for seats in (2, 3, 4)],
    *[Setting("dice", 2, {"circles": circles}) for circles in ("2p_lira", "2p_last")],
    Setting("dice", 4, {"ladder": "4-5-5-6"}),
]
BAZAR = [
    *[Setting("bazar", seats) for seats in (2, 3, 4)],
    *[Setting("bazar", seats, {"tiles": "named"}) for seats in (2, 4)],
]
SETTINGS = ISTANBUL + MOCHA + DICE + BAZAR
# By family: a setting that puts all that its rules know of on the table.
FULLEST = {
    "istanbul": Setting("istanbul", 4, {"variant": "neutral_assistants"}),
    "dice": Setting("dice", 4),
    "bazar": Setting("bazar", 4),
}

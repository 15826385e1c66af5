"""What is in the box of the base game, as the rulebook has it."""

from __future__ import annotations

# The places in the order of their brown numbers.
PLACES = [
    "wainwright",
    "fabric_warehouse",
    "spice_warehouse",
    "fruit_warehouse",
    "post_office",
    "caravansary",
    "fountain",
    "black_market",
    "tea_house",
    "large_market",
    "small_market",
    "police_station",
    "sultans_palace",
    "small_mosque",
    "great_mosque",
    "gemstone_dealer",
]
DECK = {
    "gain_good": 4,
    "five_lira": 4,
    "far": 4,
    "stay": 2,
    "return_assistant": 2,
    "family_home": 2,
    "sell_any": 2,
    "palace_again": 2,
    "mail_again": 2,
    "gems_again": 2,
}

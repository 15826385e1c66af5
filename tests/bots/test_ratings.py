"""Win rates with their intervals, and ratings, against what is known of them."""

from __future__ import annotations

from math import log10
from typing import Any

import pytest

from souk.arena.ratings import rate, ratings


def won(*seats: str, winners: tuple[int, ...] = (0,)) -> Any:
    return {"seats": list(seats), "winners": list(winners)}


def test_an_interval_is_that_of_wilson() -> None:
    """As by the formula: (k + z²/2) / (n + z²) ± z √(k (n – k) / n + z²/4) / (n + z²)."""
    found = rate(8, 10)
    assert found is not None
    assert found == pytest.approx((0.8, 0.4901625, 0.9433178), abs=1e-6)


def test_nothing_played_has_no_rate() -> None:
    assert rate(0, 0) is None


@pytest.mark.parametrize("wins, games", [(0, 1), (0.5, 1), (1.5, 2), (7 / 3, 5), (400, 400)])
def test_a_rate_lies_within_its_interval_shared_wins_too(wins: float, games: int) -> None:
    found = rate(wins, games)
    assert found is not None and 0 <= found.low <= found.rate <= found.high <= 1


def test_three_wins_in_four_are_three_to_one() -> None:
    found = ratings([won("a", "b")] * 300 + [won("b", "a")] * 100)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3), abs=1)
    assert found["a"] + found["b"] == pytest.approx(3000)


def test_a_bot_on_several_seats_has_the_chances_of_each() -> None:
    """Three games in four against three of a kind: nine times as strong as one of them."""
    games = [won("a", "b", "b", "b")] * 300 + [won("a", "b", "b", "b", winners=(1,))] * 100
    found = ratings(games)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(9), abs=1)


def test_who_always_wins_has_a_rating_that_grows_with_the_games() -> None:
    few, many = (ratings([won("a", "b")] * n) for n in (10, 100))
    assert 1500 < few["a"] < many["a"] < 4000


def test_who_shares_all_wins_is_as_strong() -> None:
    found = ratings([won("a", "b", "c", winners=(0, 1))] * 50)
    assert found["a"] == pytest.approx(found["b"]) and found["a"] > found["c"]
    assert ratings([won("a", "b", winners=(0, 1))]) == {"a": 1500, "b": 1500}


def test_strength_can_be_seen_through_a_third() -> None:
    games = [won("a", "b")] * 20 + [won("b", "a")] * 10 + [won("b", "c")] * 20 + [won("c", "b")] * 10
    found = ratings(games)
    assert found["a"] - found["c"] == pytest.approx(800 * log10(2), abs=10)

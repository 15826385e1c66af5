"""The dice are the same on every build."""

from __future__ import annotations

from souk.engine.rng import WORD, seeded


def test_forked_dice_are_the_same_on_every_build() -> None:
    """Scaling a draw to a whole word would overflow a native int, and only there."""
    rng = seeded(7)
    assert rng.fork().pack() == [1218899867, 282576695, 1594539936, 580714729]
    assert rng.fork().pack() == [1710570576, 69128686, 498891420, 1600476887]


def test_the_words_of_forked_dice_are_words() -> None:
    for seed in range(200):
        assert all(0 <= word <= WORD for word in seeded(seed).fork().pack())

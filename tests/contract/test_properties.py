"""Any setting, any seed, any answers, with undos in between: found by searching, not by thinking of it."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from souk.engine.match import Match
from souk.engine.pack import digest
from souk.engine.rng import players_dice, seeded
from souk.setting import Setting
from tests.contract.games import SETTINGS

UNDO = 9  # one answer in so many is an undo, where it is allowed


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    setting=st.sampled_from(SETTINGS), seed=st.integers(0, 2**64), answers=st.lists(st.integers(0, 999), max_size=150)
)
def test_any_way_to_play_is_accounted_for_and_can_be_replayed(setting: Setting, seed: int, answers: list[int]) -> None:
    match = Match(setting.game(), seed)
    for answer in answers:
        decision = match.decision
        if decision is None:
            break
        if answer % UNDO == 0 and match.undoable:
            match.undo(match.record.effective()[-1].seat)
        else:
            match.play(decision.seat, decision.choices[answer % len(decision.choices)])
        assert match.table.audit() == ""
    assert digest(match.game.replay(match.record.spelled())) == digest(match.table)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**64), sides=st.integers(1, 400))
def test_dice_stay_in_their_range_and_repeat(seed: int, sides: int) -> None:
    one, other = seeded(seed), seeded(seed)
    drawn = [int(one.below(sides)) for _ in range(50)]
    assert drawn == [int(other.below(sides)) for _ in range(50)]
    assert all(0 <= n < sides for n in drawn)


@given(seed=st.integers(0, 2**80))
def test_a_seed_is_spread_by_splitmix(seed: int) -> None:
    """Whatever is done in halves, with native ints, is what plain ones say."""
    assert seeded(seed).pack() == splitmix(seed)
    assert players_dice(seed).pack() == splitmix(seed ^ 0x5A5A5A5A5A5A5A5A)


def splitmix(seed: int) -> list[int]:
    words = []
    for _ in range(4):
        seed = seed + 0x9E3779B97F4A7C15 & 2**64 - 1
        mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & 2**64 - 1
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & 2**64 - 1
        words.append((mixed ^ mixed >> 31) & 2**32 - 1)
    return [*words[:3], words[3] | 1]


def test_dice_are_fair_enough() -> None:
    """Chi-square over the 36 rolls: the 0.1 % point with 35 degrees of freedom is 66.6."""
    rng, rolls = seeded(2026), 360_000
    counts = [0] * 36
    for _ in range(rolls):
        counts[int(rng.below(36))] += 1
    expected = rolls / 36
    assert sum((count - expected) ** 2 / expected for count in counts) < 66.6

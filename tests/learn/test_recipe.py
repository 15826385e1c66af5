"""The recipe improves its net, and its bot plays. How well it learns is in docs/learning.md."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import souk
import tools.recipe
from souk.bots import bot
from souk.bots.field import Field
from tools.recipe import Adam, Learned, Net, drawn_curve


def test_gradients_lead_to_what_was_better() -> None:
    rng = np.random.default_rng(1)
    net = Net.fresh(6, 4, np.zeros(6, np.float32), np.ones(6, np.float32), rng)
    seen, mask = rng.standard_normal((8, 6)).astype(np.float32), np.ones((8, 4), bool)
    mask[:, 3] = False
    _, before, _ = net.forward(seen, mask)
    assert (before[:, 3] == 0).all() and before.sum(1) == pytest.approx(1)
    action = np.full(8, 2)
    chance = before[np.arange(8), action]
    batch = {"seen": seen, "mask": mask, "action": action, "chance": chance}
    adam = Adam(net.weights)
    for _ in range(30):
        adam.step(net.gradients({**batch, "advantage": np.ones(8), "goal": np.full(8, 0.5)}), 0.01)
    _, after, value = net.forward(seen, mask)
    assert (after[:, 2] > before[:, 2]).all()
    assert np.abs(value - 0.5).mean() < 0.3


def test_a_learner_improves_and_its_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools.recipe, "TABLES", 4)
    monkeypatch.setattr(tools.recipe, "STEPS", 8)
    learner = tools.recipe.Learner("bazar", 2)
    before = learner.net.weights["w"].copy()
    learner.improve(1e-3)
    assert np.isfinite(learner.net.weights["w"]).all() and (learner.net.weights["w"] != before).any()
    file = tmp_path / "learned.npz"
    learner.net.save(file)
    monkeypatch.setenv("SOUK_LEARNED", str(file))
    s = Field(souk.game("bazar", seats=2), [Learned(), bot("eager")]).play(1, 20)
    assert s.ply == 20


def test_the_curve_is_drawn() -> None:
    assert "1,000 decisions" in drawn_curve([(500, 0.25), (1000, 0.9)], 0.25)

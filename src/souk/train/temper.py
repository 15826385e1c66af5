"""How much too sharply, or too timidly, a judge speaks at each number of seats. Weights and net are the same for all of
them; one number for each makes up for that. It is found from games that the judge has not learnt from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from scipy.optimize import minimize_scalar

from souk.bots.heuristics import Weights, heat_of
from souk.train.check import Said, all_said, said_about
from souk.train.samples import Array
from souk.train.weights import shares_of

BOUNDS = (0.5, 2.0)
LEAST = 1e-6  # a chance that is taken for none


def heat_for(title: str, games: Path) -> Weights:
    """The heat at each number of seats that the games have; the others stay as they are."""
    known = heat_of(title) or {}
    found = {
        f"seats_{seats}": [round(known.get(f"seats_{seats}", [1.0])[0] * best_heat(said), 3)]
        for seats, said in said_about(title, games, all_said(title, games)).items()
    }
    return dict(sorted((known | found).items()))


def best_heat(said: Said) -> float:
    """The heat, beside what the judge has, with which the games are most likely."""
    standings = np.log(np.clip(said.chances, LEAST, 1))

    def loss(heat: float) -> float:
        return Said(tempered(standings, heat), said.came, said.game, said.stage).log_loss()

    return float(minimize_scalar(loss, bounds=BOUNDS, method="bounded").x)


def tempered(standings: Array, heat: float) -> Array:
    return shares_of(standings / heat)

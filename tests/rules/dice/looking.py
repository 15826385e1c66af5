"""What the tests of the Dice Game look at: events in short, idle turns, and every decision of whole games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import souk
from souk.engine.game import Game
from souk.engine.policy import EAGER, UNIFORM, Policy
from souk.engine.rng import seeded
from souk.engine.run import apply, settle
from souk.engine.table import Table
from tests.dice_scene import Scene

KEEP = "throw_again:0-0-0-0-0-0"


def told(scene: Scene) -> list[str]:
    """Each event up to what is asked now, since the last look: who, what, and its arguments."""
    scene.asked()
    return [" ".join([str(e.seat), e.key, *[str(arg) for arg in e.args.values()]]) for e in scene.events()]


def idle_turn(scene: Scene) -> Scene:
    """Coins are thrown and kept, and nothing is done with them."""
    scene.coins()
    if scene.asked() == "throw_again":
        scene.answer(KEEP)
    return scene.answer("act:done")


def owners(tmp_path: Path, text: str) -> str:
    """An owner's data file."""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def whole_game(seats: int, seed: int) -> Iterator[tuple[Game, Table]]:
    """The table at every decision of a game, and at its end. Every other game is played by who is never idle."""
    game = souk.game("dice", seats)
    table, dice = game.start(seed), seeded(seed)
    policy: Policy = EAGER if seed % 2 else UNIFORM
    while (count := settle(table)) > 0:
        yield game, table
        apply(table, policy.pick(table, count, dice))
    yield game, table

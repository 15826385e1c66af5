"""Commands run in this process, in English unless stated otherwise, and a record to damage."""

from __future__ import annotations

import json
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from io import StringIO
from typing import Any

import souk
from souk.bots import bot
from souk.cli import main
from souk.engine.rng import seeded


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The JSON value that is all of stdout."""
        assert self.code == 0, self.err
        return json.loads(self.out)


def call(*args: str) -> Ran:
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(["--lang", "en", *args])
    return Ran(code, out.getvalue(), err.getvalue())


def refused(*args: str) -> str:
    """The error of a command that must fail: exactly one line, without its "souk: "."""
    ran = call(*args)
    assert ran.code == 2, ran
    lines = ran.err.splitlines()
    assert len(lines) == 1 and lines[0].startswith("souk: "), ran.err
    assert "Traceback" not in ran.err + ran.out
    return lines[0].removeprefix("souk: ")


@cache
def record(plies: int | None = None) -> str:
    """The record of a game between three eager bots, whole or up to a number of plies."""
    game = souk.game("istanbul", seats=3)
    match, player, rng = souk.Match(game, seed=3), bot("eager"), seeded(4)
    while (decision := match.decision) is not None and (plies is None or match.table.ply < plies):
        match.play(decision.seat, player.choose(match.game.sight(match.table, decision.seat), rng))
    return match.record.spelled()

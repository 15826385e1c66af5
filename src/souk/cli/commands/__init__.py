"""What the commands are: one file each, which imports whatever is slow to import only when the command runs."""

from __future__ import annotations

from collections.abc import Callable

from souk.cli.commands import (
    arena,
    backup,
    bench,
    box,
    data,
    evaluate,
    lab,
    mcp,
    perft,
    play,
    replay,
    review,
    rules,
    serve,
    sim,
    titles,
    train,
    verify,
)

COMMANDS: dict[str, Callable[..., None]] = {
    "play": play.play,
    "serve": serve.serve,
    "mcp": mcp.mcp,
    "backup": backup.backup,
    "titles": titles.titles,
    "sim": sim.sim,
    "arena": arena.arena,
    "lab": lab.lab,
    "replay": replay.replay,
    "review": review.review,
    "verify": verify.verify,
    "eval": evaluate.evaluate,
    "perft": perft.perft,
    "bench": bench.bench,
    "data": data.data,
    "box": box.box,
    "train": train.train,
    "rules": rules.rules,
}

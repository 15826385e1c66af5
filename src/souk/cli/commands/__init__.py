"""What the commands are: one file each, which imports whatever is slow to import only when the command runs."""

from __future__ import annotations

from collections.abc import Callable

from souk.cli.commands import arena, backup, bench, data, perft, play, replay, rules, serve, sim, titles, verify

COMMANDS: list[Callable[..., None]] = [
    play.play,
    serve.serve,
    backup.backup,
    titles.titles,
    sim.sim,
    arena.arena,
    replay.replay,
    verify.verify,
    perft.perft,
    bench.bench,
    data.data,
    rules.rules,
]

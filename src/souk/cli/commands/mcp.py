"""souk mcp: a seat for a language model, over the Model Context Protocol."""

from __future__ import annotations

from souk.arena.extras import extra


def mcp() -> None:
    with extra("mcp"):
        from souk.cli.guest.server import made
    made().run()

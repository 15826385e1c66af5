"""souk backup: a copy of all games, while the server goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from souk.cli.commands.serve import Database
from souk.cli.speech import say

File = Annotated[Path, typer.Argument(metavar="FILE", help="arg-backup", show_default=False)]


def backup(file: File, database: Database = "") -> None:
    from souk.server.settings import Settings
    from souk.server.store.backup import back_up

    games, lines = back_up(Settings(database=database).url, file)
    print(say("backup-done", games=games, lines=lines, file=str(file)))

"""souk play: a game at the terminal, alone against bots or with others at the same screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from souk.cli.commands.options import DataFile, Modules, TitleKey, TitleOptions, listed, setting
from souk.cli.commands.records import explained, read_text
from souk.cli.terminal.seats import players_of, seated
from souk.engine.errors import SoukError
from souk.games import TITLES

if TYPE_CHECKING:
    from souk.engine.match import Match

Seats = Annotated[int, typer.Option(min=0, metavar="N", help="opt-play-seats", show_default=False)]
Bots = Annotated[str, typer.Option(metavar="CODE,…", help="opt-opponents", show_default=False)]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="opt-hot-seat")]
Seed = Annotated[int | None, typer.Option(min=0, metavar="N", help="opt-play-seed", show_default=False)]
Save = Annotated[Path | None, typer.Option(metavar="FILE", help="opt-save", show_default=False)]
Resume = Annotated[str, typer.Option(metavar="FILE", help="opt-resume", show_default=False)]

MANY_SEEDS = 2**32


def play(
    title: TitleKey = "",
    seats: Seats = 0,
    bots: Bots = "",
    hot_seat: HotSeat = False,
    seed: Seed = None,
    option: TitleOptions = None,
    modules: Modules = "",
    data: DataFile = "",
    save: Save = None,
    resume: Resume = "",
) -> None:
    if resume:
        refuse_with_resume({"--seats": seats, "--bots": bots, "--hot-seat": hot_seat, "--seed": seed is not None})
        refuse_with_resume({"--option": option, "--modules": modules})
        match, players = resumed(read_text(resume), title, data)
    else:
        from souk.engine.match import Match

        players = seated(seats, listed(bots), hot_seat)
        game = setting(title or next(iter(TITLES)), len(players), option, modules, data).game()
        match = Match(game, seed=any_seed() if seed is None else seed)
    run(match, players, save or (Path(resume) if resume else None), data)


def any_seed() -> int:
    import secrets

    return secrets.randbelow(MANY_SEEDS)


def refuse_with_resume(given: dict[str, object]) -> None:
    for name, value in given.items():
        if value:
            raise SoukError(f"{name} cannot be combined with --resume: it is fixed by the saved game")


def resumed(text: str, title: str, data: str) -> tuple[Match, list[str]]:
    """A saved game, played again up to where it stopped."""
    from souk.engine.match import Match
    from souk.engine.record import read_record
    from souk.games import game_of

    record = read_record(text)
    if record.header.seed is None:
        raise SoukError("this record has no seed: it can be replayed, but not continued")
    if title not in ("", record.header.title):
        raise SoukError(f"{title} cannot be combined with --resume: the saved game is {record.header.title}")
    game = game_of(record.header, data)
    try:
        match = Match.resume(game, record)
    except SoukError as error:
        raise SoukError(explained(error, game)) from error
    return match, players_of(text, int(game.book.seats))


def run(match: Match, players: list[str], path: Path | None, data: str) -> None:
    """Play until the game is over or somebody quits. The game is saved, whatever ends it."""
    from souk.cli.terminal.desk import terminal
    from souk.cli.terminal.questioner import Quit
    from souk.cli.terminal.save_file import SaveFile
    from souk.cli.terminal.session import Session
    from souk.engine.rng import seeded
    from souk.words import Words

    # Not the table's own dice, and not the same ones each time the game is resumed.
    rng = seeded((match.record.header.seed or 0) + len(match.record.lines))
    session = Session(terminal(), SaveFile(match, Words("", match.game), players, path, data), rng)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        session.desk.blank()
        session.leave()
    except Exception:  # most likely a bot that the user wrote: no reason to lose the game
        session.leave()
        raise

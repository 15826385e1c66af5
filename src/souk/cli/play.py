"""souk play: a game at the terminal, alone against bots or with others at the same screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from souk.cli.common import DataFile, Layout, Modules, Options, explained, listed, read_text, setting
from souk.cli.seats import players_of, seated
from souk.engine.errors import SoukError

if TYPE_CHECKING:
    from souk.engine.match import Match

TitleKey = Annotated[str, typer.Argument(metavar="TITLE", help="arg-title", show_default=False)]
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
    option: Options = None,
    layout: Layout = "",
    modules: Modules = "",
    data: DataFile = "",
    save: Save = None,
    resume: Resume = "",
) -> None:
    if resume:
        must_not_differ({"--seats": seats, "--bots": bots, "--hot-seat": hot_seat, "--seed": seed is not None})
        must_not_differ({"--option": option, "--layout": layout, "--modules": modules})
        match, players = resumed(read_text(resume), title, data)
    else:
        from souk.engine.match import Match

        players = seated(seats, listed(bots), hot_seat)
        game = setting(title or "istanbul", len(players), option, layout, modules, data).game()
        match = Match(game, seed=any_seed() if seed is None else seed)
    run(match, players, save or (Path(resume) if resume else None), data)


def any_seed() -> int:
    import secrets

    return secrets.randbelow(MANY_SEEDS)


def must_not_differ(given: dict[str, object]) -> None:
    for name, value in given.items():
        if value:
            raise SoukError(f"{name} does not go with --resume: the saved game says that itself")


def resumed(text: str, title: str, data: str) -> tuple[Match, list[str]]:
    """A saved game, played again up to where it stopped."""
    from souk.engine.match import Match
    from souk.engine.record import read_record
    from souk.games import game_of

    record = read_record(text)
    if record.header.seed is None:
        raise SoukError("this record has no seed: it can be replayed, but not gone on with")
    if title not in ("", record.header.title):
        raise SoukError(f"{title} does not go with --resume: the saved game is one of {record.header.title}")
    game = game_of(record.header, data)
    try:
        match = Match.resume(game, record)
    except SoukError as error:
        raise SoukError(explained(error, game)) from error
    return match, players_of(text, int(game.book.seats))


def run(match: Match, players: list[str], path: Path | None, data: str) -> None:
    """To the end or until somebody quits; the game is saved, whatever ends it."""
    from souk.cli.asking import Quit
    from souk.cli.desk import terminal
    from souk.cli.keeping import Keeping
    from souk.cli.session import Session
    from souk.engine.rng import seeded
    from souk.words import Words

    # Not the table's own dice, and not the same ones after each resumption.
    rng = seeded((match.record.header.seed or 0) + len(match.record.lines))
    session = Session(terminal(), Keeping(match, Words("", match.game), players, path, data), rng)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        session.desk.blank()
        session.leave()
    except Exception:  # a bot of somebody's own, most likely: no reason to lose the game
        session.leave()
        raise

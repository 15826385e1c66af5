"""souk play: a game at the terminal, alone against bots or with others at the same screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from souk.cli.common import DataFile, Layout, Modules, Options, listed, read_text, setting
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
    title: TitleKey = "istanbul",
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
        match, players = resumed(read_text(resume), data)
    else:
        from souk.engine.match import Match

        players = seated(seats, listed(bots), hot_seat)
        game = setting(title, len(players), option, layout, modules, data).game()
        match = Match(game, seed=any_seed() if seed is None else seed)
    run(match, players, save or Path(resume or default_name(match)), keep=save is not None)


def any_seed() -> int:
    import secrets

    return secrets.randbelow(MANY_SEEDS)


def default_name(match: Match) -> str:
    return f"souk-{match.game.book.title.key}-{match.record.header.seed}.txt"


def resumed(text: str, data: str) -> tuple[Match, list[str]]:
    """A saved game, played again up to where it stopped."""
    from souk.engine.match import Match
    from souk.engine.record import read_record
    from souk.games import game_of

    record = read_record(text)
    if record.header.seed is None:
        raise SoukError("this record has no seed: it can be replayed, but not gone on with")
    game = game_of(record.header, data)
    match = Match.resume(game, record)
    return match, players_of(text, int(game.book.seats))


def run(match: Match, players: list[str], path: Path, keep: bool) -> None:
    """To the end or until somebody quits, when the game is saved; at the end only if it was asked for."""
    from souk.cli.asking import Quit
    from souk.cli.desk import terminal
    from souk.cli.session import Session
    from souk.engine.rng import seeded
    from souk.words import Words

    words = Words("", match.game)
    # Not the table's own dice, and not the same ones after each resumption.
    rng = seeded((match.record.header.seed or 0) + len(match.record.lines))
    session = Session(terminal(), match, words, players, rng)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        session.desk.blank()
        session.save(path)
        session.desk.say(words.say("desk-resume", file=str(path)))
        return
    if keep:
        session.save(path)

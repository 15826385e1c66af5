"""souk verify: were the dice of a recorded game what they had to be?"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from souk.cli.commands.options import AsJson, DataFile
from souk.cli.commands.records import explained, read_text
from souk.cli.commands.replay import FilePath
from souk.cli.output.plain import as_json
from souk.cli.speech import say
from souk.engine.errors import SoukError
from souk.engine.record import read_record
from souk.engine.sealing import checked_hex, checked_seat
from souk.games import game_of

if TYPE_CHECKING:
    from souk.engine.verify import Keepsake, Verdict

KeptSeal = Annotated[str, typer.Option("--seal", metavar="HEX", help="opt-kept-seal", show_default=False)]
KeptNumbers = Annotated[list[str] | None, typer.Option("--number", metavar="SEAT:HEX", help="opt-kept-number")]
KeptBegin = Annotated[str, typer.Option("--begin", metavar="SEAT:HEX …", help="opt-kept-begin", show_default=False)]

FORGED = 1  # exit code


def verify(
    file: FilePath,
    seal: KeptSeal = "",
    number: KeptNumbers = None,
    begin: KeptBegin = "",
    data: DataFile = "",
    json: AsJson = False,
) -> None:
    from souk.engine import verify as lots

    kept = keepsake(seal, number or [], begin)
    text = read_text(file)
    try:
        record = read_record(text)
        game = game_of(record.header, data)
    except SoukError as error:
        raise SoukError(f"{file}: {error}") from error
    try:
        verdict = lots.verify(game, record, kept)
    except SoukError as error:
        raise SoukError(f"{file}: {explained(error, game)}") from error
    if json:
        as_json({name: getattr(verdict, name) for name in ("ok", "lots", "seats", "first_bad")})
    report(verdict, json)
    if not verdict.ok:
        raise typer.Exit(FORGED)


def keepsake(seal: str, numbers: list[str], begin: str) -> Keepsake:
    from souk.engine.verify import Keepsake

    return Keepsake(checked_hex(seal) if seal else "", dict(map(number_of, numbers)), " ".join(begin.split()))


def number_of(text: str) -> tuple[int, str]:
    seat, _, number = text.partition(":")
    return checked_seat(seat), checked_hex(number)


def report(verdict: Verdict, json: bool) -> None:
    """Say it in words: on stdout, or what is wrong on stderr if a program reads stdout."""
    if not verdict.ok:
        said = say(f"verify-{verdict.fault}", seat=str(verdict.seat), lot=str(verdict.first_bad))
        print(said, file=sys.stderr if json else sys.stdout)
    elif not json:
        print(say("verify-right", lots=verdict.lots))
        print(say("verify-seats", seats=", ".join(map(str, verdict.seats)), count=len(verdict.seats)))
        if verdict.attempts > 1:
            print(say("verify-attempts", given_up=verdict.attempts - 1))

"""Whole games with sealed dice, and forgeries of them.

Shared by the tests (a few) and `dev.py lots` (a thousand of each).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from souk.bots import bot
from souk.engine.errors import SoukError
from souk.engine.fate import Urn, urn_of
from souk.engine.match import Match
from souk.engine.record import SEALING, Record, read_record
from souk.engine.rng import seeded
from souk.engine.sealing import Sealing, commitment_of, seal_of
from souk.engine.verify import Keepsake, Verdict, verify
from souk.games import game_of
from souk.setting import Setting

TABLE = "k3JxQ0vTzB1m"


def agreed(rng: random.Random, seats: Iterable[int], table: str = TABLE) -> Sealing:
    """A sealing to which each of these seats has brought a number."""
    sealing = Sealing(table)
    attempt(sealing, rng.randbytes(32), {seat: rng.randbytes(32).hex() for seat in seats})
    return sealing


def attempt(sealing: Sealing, secret: bytes, numbers: dict[int, str], missing: Iterable[int] = ()) -> None:
    """One more attempt with these parts, given up if the number of a seat is missing."""
    seal = seal_of(secret)
    sealing.seal(seal)
    for seat, number in numbers.items():
        sealing.commit(seat, commitment_of(sealing.table, seat, seal, number))
    sealing.begin(sealing.last.listing)
    for seat, number in numbers.items():
        if seat not in missing:
            sealing.give(seat, number)
    sealing.unseal(secret.hex())


def played(setting: Setting, urn: Urn, rng: random.Random, plies: int = 100_000) -> Record:
    """A game by quick bots with an undo now and then, whole or up to a number of decisions."""
    match = Match(setting.game(), fate=urn.fate(0))
    player, chance = bot("eager"), seeded(rng.getrandbits(32))
    while (decision := match.decision) is not None and len(match.record.lines) < plies:
        match.fate = urn.fate(match.lots_drawn)
        if rng.random() < 0.1 and match.undoable and match.record.lines[-1].seat == decision.seat:
            match.undo(decision.seat)
        else:
            match.play(decision.seat, player.choose(match.game.sight(match.table, decision.seat), chance))
    before = 0
    for line in match.record.lines:
        urn.number(line.lots, before)
        before += len(line.lots)
    return match.record


def written(setting: Setting, sealing: Sealing, rng: random.Random, plies: int = 100_000) -> str:
    """The record of a game whose dice anyone can check."""
    record = played(setting, urn_of(sealing), rng, plies)
    record.sealing = sealing.spelled()
    return record.spelled()


def verdict_on(text: str, kept: Keepsake | None = None) -> Verdict:
    record = read_record(text)
    return verify(game_of(record.header), record, kept or Keepsake())


def keepsake_of(sealing: Sealing, seat: int) -> Keepsake:
    """What the browser at this seat keeps."""
    return Keepsake(sealing.last.seal, {seat: sealing.last.numbers[seat]}, sealing.last.listing)


# Forgeries that contradict themselves ---------------------------------------------------------------------------------


def sealing_line(word: str) -> Callable[[list[str], random.Random], int]:
    def found(lines: list[str], rng: random.Random) -> int:
        return rng.choice([at for at, line in enumerate(lines) if line.startswith(f"{SEALING}{word}")])

    return found


def drawn_lots(lines: list[str]) -> list[tuple[int, int]]:
    """Each lot: its line, and its place there."""
    return [
        (at, place)
        for at, line in enumerate(lines)
        if "#" in line
        for place, _ in enumerate(line.partition(" | ")[2].split())
    ]


def with_lot(lines: list[str], where: tuple[int, int], change: Callable[[str, str], str]) -> None:
    at, place = where
    said, bar, fates = lines[at].partition(" | ")
    lots = fates.split()
    outcome, _, drawn = lots[place].partition("#")
    lots[place] = change(outcome, drawn)
    lines[at] = f"{said}{bar}{' '.join(lots)}".rstrip()


def another_digit(text: str, rng: random.Random) -> str:
    """One hexadecimal digit of the last word changed."""
    at = rng.randrange(len(text) - 32, len(text))
    return text[:at] + rng.choice([digit for digit in "0123456789abcdef" if digit != text[at]]) + text[at + 1 :]


def digit_of(word: str) -> Callable[[list[str], random.Random], None]:
    def forge(lines: list[str], rng: random.Random) -> None:
        at = sealing_line(word)(lines, rng)
        lines[at] = another_digit(lines[at], rng)

    return forge


def without(word: str) -> Callable[[list[str], random.Random], None]:
    def forge(lines: list[str], rng: random.Random) -> None:
        del lines[sealing_line(word)(lines, rng)]

    return forge


def another_outcome(lines: list[str], rng: random.Random) -> None:
    """A lot says what another lot of its kind said, over its own number."""
    lots = drawn_lots(lines)
    kinds: dict[str, set[str]] = {}
    texts = {where: lines[where[0]].partition(" | ")[2].split()[where[1]].partition("#")[0] for where in lots}
    for text in texts.values():
        kinds.setdefault(text.partition(":")[0], set()).add(text)
    where = rng.choice([where for where, text in texts.items() if len(kinds[text.partition(":")[0]]) > 1])
    other = rng.choice(sorted(kinds[texts[where].partition(":")[0]] - {texts[where]}))
    with_lot(lines, where, lambda outcome, drawn: f"{other}#{drawn}")


def another_number(lines: list[str], rng: random.Random) -> None:
    with_lot(lines, rng.choice(drawn_lots(lines)), lambda outcome, drawn: f"{outcome}#{another_digit(drawn, rng)}")


def no_number(lines: list[str], rng: random.Random) -> None:
    with_lot(lines, rng.choice(drawn_lots(lines)), lambda outcome, drawn: outcome)


def lot_left_out(lines: list[str], rng: random.Random) -> None:
    with_lot(lines, rng.choice(drawn_lots(lines)), lambda outcome, drawn: "")


def lot_too_many(lines: list[str], rng: random.Random) -> None:
    with_lot(lines, rng.choice(drawn_lots(lines)), lambda outcome, drawn: f"{outcome}#{drawn} {outcome}#{drawn}")


def commitment_replaced(lines: list[str], rng: random.Random) -> None:
    """A commitment changed wherever it is written, so that the list still agrees with it."""
    at = sealing_line("commit ")(lines, rng)
    old = lines[at].split()[-1]
    new = another_digit(old, rng)
    lines[:] = [line.replace(old, new) for line in lines]


def list_cut(lines: list[str], rng: random.Random) -> None:
    at = sealing_line("begin")(lines, rng)
    lines[at] = lines[at].rpartition(" ")[0]


def number_before_the_list(lines: list[str], rng: random.Random) -> None:
    number, begin = sealing_line("number")(lines, rng), sealing_line("begin")(lines, rng)
    lines.insert(begin, lines.pop(number))


def another_table(lines: list[str], rng: random.Random) -> None:
    at = sealing_line("table")(lines, rng)
    lines[at] = f"{SEALING}table {rng.randbytes(9).hex()}"


FORGERIES: list[Callable[[list[str], random.Random], None]] = [
    another_outcome,
    another_number,
    no_number,
    lot_left_out,
    lot_too_many,
    commitment_replaced,
    list_cut,
    number_before_the_list,
    another_table,
    *(digit_of(word) for word in ("seal", "commit", "begin", "number", "secret")),
    *(without(word) for word in ("seal", "commit", "begin", "number")),
]


def forged(text: str, forge: Callable[[list[str], random.Random], None], rng: random.Random) -> str:
    lines = text.splitlines()
    forge(lines, rng)
    assert lines != text.splitlines()
    return "\n".join([*lines, ""])


def is_found(text: str) -> bool:
    """Whether a forgery is found without knowing anything else."""
    try:
        return not verdict_on(text).ok
    except SoukError as error:
        raise AssertionError(f"a forgery that cannot even be read: {error}") from error


# Forgeries that agree with themselves ---------------------------------------------------------------------------------


def another_secret(true: Sealing, victim: int, rng: random.Random) -> Sealing:
    forgery = Sealing(true.table)
    attempt(forgery, rng.randbytes(32), true.last.numbers)
    return forgery


def another_number_of_the_victim(true: Sealing, victim: int, rng: random.Random) -> Sealing:
    forgery = Sealing(true.table)
    attempt(forgery, bytes.fromhex(true.last.secret), {**true.last.numbers, victim: rng.randbytes(32).hex()})
    return forgery


def another_number_of_an_accomplice(true: Sealing, victim: int, rng: random.Random) -> Sealing:
    """The victim's own number and the seal are those it kept: only the list of commitments gives this away."""
    other = next(seat for seat in true.last.numbers if seat != victim)
    forgery = Sealing(true.table)
    attempt(forgery, bytes.fromhex(true.last.secret), {**true.last.numbers, other: rng.randbytes(32).hex()})
    return forgery


def victim_left_out(true: Sealing, victim: int, rng: random.Random) -> Sealing:
    forgery = Sealing(true.table)
    others = {seat: number for seat, number in true.last.numbers.items() if seat != victim}
    attempt(forgery, bytes.fromhex(true.last.secret), others)
    return forgery


CONSISTENT: list[Callable[[Sealing, int, random.Random], Sealing]] = [
    another_secret,
    another_number_of_the_victim,
    another_number_of_an_accomplice,
    victim_left_out,
]

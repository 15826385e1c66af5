"""Dice that can be checked: right games are found right, forged ones are not, old ones are taken for what they are."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from souk.engine.errors import SoukError
from souk.engine.fate import Keyed, Urn
from souk.engine.match import Match
from souk.engine.record import read_record
from souk.engine.sealing import Forged, Sealing, commitment_of, lot_drawn, lot_key_of, seal_of
from souk.engine.verify import Keepsake
from souk.games import LIST, game_of
from souk.setting import Setting
from tests.cli.calls import call, record, refused
from tests.lots.sealed import (
    CONSISTENT,
    FORGERIES,
    agreed,
    attempt,
    forged,
    is_found,
    keepsake_of,
    played,
    verdict_on,
    written,
)

SETTINGS = [Setting(title.key, title.low + 1) for title in LIST]
SHORT = 60  # lines
EXAMPLE_COMMITMENT = "7e0706a8affadee5847d05489f812c8ed1eb44e6ebdf8cb37b1b10b85f09f750"
EXAMPLE_KEY = "b9c3962191642551a8b7f35a10210c363d74685984cbe1b99ee16885d039eb04"
EXAMPLE_LOTS = ("940ba90ef8440143ef6af0491a488e2e", "3064b76b2258411ecc250392b2895329")


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda one: one.title)
def test_every_lot_of_a_game_is_drawn_again(setting: Setting) -> None:
    rng = random.Random(1)
    sealing = agreed(rng, [0, 2])
    text = written(setting, sealing, rng)
    verdict = verdict_on(text, keepsake_of(sealing, 2))
    assert verdict.ok and verdict.seats == [0, 2] and verdict.first_bad is None and verdict.attempts == 1
    assert verdict.lots == text.count("#") == sum(len(line.lots) for line in read_record(text).lines) > 10


def test_the_bytes_are_those_of_the_document() -> None:
    """Worked out by hand once, so that another verifier can be held against it. docs/protocol.md has the same."""
    secret, number = bytes(range(32)), "ab" * 32
    seal = seal_of(secret)
    assert seal == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment_of("k3JxQ0vTzB1m", 0, seal, number) == EXAMPLE_COMMITMENT
    lot_key = lot_key_of(secret, "k3JxQ0vTzB1m", {2: "cd" * 32, 0: number})
    assert lot_key.hex() == EXAMPLE_KEY
    assert lot_drawn(lot_key, 0).hex() == EXAMPLE_LOTS[0] and lot_drawn(lot_key, 10).hex() == EXAMPLE_LOTS[1]


def test_no_lot_is_drawn_twice() -> None:
    """An undo takes no lot back, so every number behind a lot is another one."""
    rng = random.Random(2)
    text = written(Setting("istanbul", 3), agreed(rng, [0]), rng, 200)
    assert " undo\n" in text
    drawn = [lot.drawn for line in read_record(text).lines for lot in line.lots]
    assert len(set(drawn)) == len(drawn) > 20
    assert verdict_on(text).lots == len(drawn)


@pytest.mark.parametrize("forge", FORGERIES)
def test_a_forgery_that_contradicts_itself_is_found(forge: Callable[[list[str], random.Random], None]) -> None:
    rng = random.Random(3)
    for setting in (SETTINGS[0], SETTINGS[-1]):
        text = written(setting, agreed(rng, [0, 1]), rng, SHORT)
        assert verdict_on(text).ok
        assert is_found(forged(text, forge, rng))


@pytest.mark.parametrize("forge", CONSISTENT)
def test_a_forgery_that_agrees_with_itself_is_found_by_those_who_kept_something(
    forge: Callable[[Sealing, int, random.Random], Sealing],
) -> None:
    rng = random.Random(4)
    true = agreed(rng, [0, 1, 2])
    text = written(SETTINGS[0], forge(true, 1, rng), rng, SHORT)
    assert verdict_on(text).ok
    assert verdict_on(text, keepsake_of(true, 1)).fault.startswith("kept-")


def test_an_attempt_that_was_given_up_stays_visible() -> None:
    rng = random.Random(5)
    sealing = Sealing("k3JxQ0vTzB1m")
    numbers = {seat: rng.randbytes(32).hex() for seat in range(3)}
    attempt(sealing, rng.randbytes(32), numbers, missing=[2])
    attempt(sealing, rng.randbytes(32), {seat: rng.randbytes(32).hex() for seat in range(2)})
    text = written(SETTINGS[0], sealing, rng, SHORT)
    verdict = verdict_on(text)
    assert verdict.ok and verdict.attempts == 2 and verdict.seats == [0, 1]


def test_nothing_is_fixed_after_it_is_known() -> None:
    """The order of things is what protects: each of these would let somebody choose last."""
    rng = random.Random(6)
    sealing = Sealing("k3JxQ0vTzB1m")
    with pytest.raises(Forged):
        sealing.commit(0, "ab" * 32)  # before the seal
    sealing.seal(seal_of(rng.randbytes(32)))
    number = rng.randbytes(32).hex()
    with pytest.raises(Forged):
        sealing.give(0, number)  # before the list
    sealing.commit(0, commitment_of(sealing.table, 0, sealing.last.seal, number))
    sealing.begin(sealing.last.listing)
    with pytest.raises(Forged):
        sealing.commit(1, "ab" * 32)
    with pytest.raises(Forged):
        sealing.commit(0, "ab" * 32)
    with pytest.raises(Forged):
        sealing.give(0, rng.randbytes(32).hex())
    with pytest.raises(Forged):
        sealing.give(1, number)
    sealing.give(0, number)
    with pytest.raises(Forged):
        sealing.give(0, number)
    with pytest.raises(Forged):
        sealing.seal(seal_of(rng.randbytes(32)))  # everything is fixed: there is no going back


def test_a_commitment_is_of_no_use_elsewhere() -> None:
    seal, number = "ab" * 32, "cd" * 32
    others = [("table", 0, seal), ("another", 1, seal), ("another", 0, number)]
    commitments = {commitment_of(*bound, number) for bound in [("another", 0, seal), *others]}
    assert len(commitments) == 4


# Games of the older kind, with nothing but a secret -------------------------------------------------------------------


def old_record(secret: bytes) -> str:
    return played(SETTINGS[0], Urn(b"", secret), random.Random(7), SHORT).spelled()


def test_an_old_record_is_what_it_is() -> None:
    """Its secret is a comment or a line, and no player had a number in it."""
    secret = random.Random(8).randbytes(32)
    text = old_record(secret)
    lines = text.splitlines()
    for old in (
        f"# secret {secret.hex()}\n{text}",
        "\n".join([lines[0], f"@ seal {seal_of(secret)}", f"@ secret {secret.hex()}", *lines[1:]]),
    ):
        verdict = verdict_on(old, Keepsake(seal_of(secret)))
        assert verdict.ok and verdict.seats == [] and verdict.lots > 10
        assert verdict_on(old, Keepsake("ab" * 32)).fault == "kept-seal"
        assert verdict_on(old.replace(secret.hex(), "00" * 32)).fault in ("lot", "seal")


def test_a_match_by_an_old_secret_still_goes_on() -> None:
    record = read_record(old_record(b"secret"))
    match = Match.resume(game_of(record.header), record, Keyed(b"secret"))
    assert match.lots_drawn == sum(len(line.lots) for line in record.lines)


# The command ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Sealing]:
    rng = random.Random(9)
    sealing = agreed(rng, [0, 1])
    path = tmp_path_factory.mktemp("lots") / "game.souk"
    path.write_text(written(SETTINGS[0], sealing, rng, SHORT), encoding="utf-8")
    return path, sealing


def test_the_command_says_what_it_found(game_file: tuple[Path, Sealing]) -> None:
    path, sealing = game_file
    found = call("verify", str(path), "--json").json
    assert found == {"ok": True, "lots": path.read_text().count("#"), "seats": [0, 1], "first_bad": None}
    kept = ["--seal", sealing.last.seal, "--begin", sealing.last.listing]
    kept += [word for seat, number in sealing.last.numbers.items() for word in ("--number", f"{seat}:{number}")]
    ran = call("verify", str(path), *kept)
    assert ran.code == 0 and "The dice are right" in ran.out and "seats 0, 1" in ran.out
    assert "Les dés sont justes" in call("--lang", "fr", "verify", str(path)).out


def test_the_command_says_what_is_forged(game_file: tuple[Path, Sealing], tmp_path: Path) -> None:
    path, _ = game_file
    text = path.read_text("utf-8")
    fourth = [lot.spelled for line in read_record(text).lines for lot in line.lots][3]
    forgery = tmp_path / "forged.souk"
    forgery.write_text(text.replace(fourth, fourth[:-4] + "0000"), encoding="utf-8")
    ran = call("verify", str(forgery), "--json")
    assert ran.code == 1 and '"first_bad": 3' in ran.out and "lot 3" in ran.err
    ran = call("verify", str(path), "--number", f"1:{'00' * 32}")
    assert ran.code == 1 and "seat 1" in ran.out and not ran.err
    assert call("verify", str(path), "--seal", "00" * 32).code == 1
    assert call("verify", str(path), "--begin", "").code == 0
    assert call("verify", str(path), "--begin", "0:00").code == 1


def test_the_command_says_what_it_cannot_tell(game_file: tuple[Path, Sealing], tmp_path: Path) -> None:
    path, _ = game_file
    seeded = tmp_path / "seeded.souk"
    seeded.write_text(record(20), encoding="utf-8")
    assert "no secret" in refused("verify", str(seeded))
    broken = tmp_path / "broken.souk"
    broken.write_text(path.read_text("utf-8").replace("@ commit", "@ promise"), encoding="utf-8")
    assert "promise" in refused("verify", str(broken))
    illegal = tmp_path / "illegal.souk"
    illegal.write_text(path.read_text("utf-8").replace(" move:", " jump:", 1), encoding="utf-8")
    assert "line " in refused("verify", str(illegal))
    assert "hexadecimal" in refused("verify", str(path), "--seal", "xyz")
    assert "seat" in refused("verify", str(path), "--number", "me:00")
    with pytest.raises(SoukError):
        verdict_on(record(20))

"""Bots by their codes: ours, those with a parameter, one's own, and those in another process."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.bots import Bot, bot
from souk.bots.base import policy_of
from souk.bots.field import Field
from souk.bots.foreign import Guarded, guarded
from souk.engine.rng import Rng, seeded
from souk.engine.sight import Sight
from tests.bots.faulty import SOURCE

ANY_LANGUAGE = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["view"]["players"] and asked["seat"] < asked["seats"] == 2
    print(json.dumps({"choice": asked["choices"][asked["seed"] % len(asked["choices"])]}), flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "last_bots.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "any.py").write_text(ANY_LANGUAGE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(Path(souk.__file__).parents[1]))
    return tmp_path


def first_sight(seed: int = 5) -> Sight:
    game = souk.game("istanbul", seats=2)
    return game.sight(game.start(seed), 0)


@pytest.mark.parametrize("code", ["last_bots.py:Last", "last_bots:Last"])
def test_a_bot_of_ones_own_is_named_by_its_file_or_module(folder: Path, code: str) -> None:
    sight = first_sight()
    assert bot(code).choose(sight, seeded(1)) == sight.choices[-1]


def test_a_bot_may_be_announced_by_its_package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = folder / "last-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: last\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[souk.bots]\nlast = last_bots:Last\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    sight = first_sight()
    assert bot("last").choose(sight, seeded(1)) == sight.choices[-1]


@pytest.mark.parametrize(
    "code, cause",
    [
        ("last_bots.py:Mute", "has no method choose"),
        ("last_bots.py:Nobody", "Nobody"),
        ("nowhere.py:Last", "nowhere.py"),
        ("ismcts", "ismcts:2000 or ismcts:1s"),
        ("ismcts:soon", "ismcts:2000 or ismcts:1s"),
        ("ismcts:-3", "ismcts:2000 or ismcts:1s"),
        ("ismcts:2.5", "ismcts:2000 or ismcts:1s"),
        ("master", "master:2000 or master:1s"),
        ("casual:0", "in percent, as in casual:60"),
        ("casual:often", "in percent, as in casual:60"),
        ("casual:101", "in percent, as in casual:60"),
        ("proc:", "needs a command"),
        ("greedy:0", "as in greedy:240"),
        ("greedy:far", "as in greedy:240"),
        ("eager:1", "eager:1"),
    ],
)
def test_what_is_wrong_with_a_code_is_told(folder: Path, code: str, cause: str) -> None:
    with pytest.raises(souk.SoukError, match=cause):
        bot(code)


def test_a_bot_in_any_language(folder: Path) -> None:
    game = souk.game("istanbul", seats=2)
    code = f"proc:{sys.executable} any.py"
    tables = [Field(game, [bot(code), bot("eager")]).play(4, 60) for _ in range(2)]
    assert tables[0].ply == 60
    assert tables[0].pack() == tables[1].pack()  # its dice come from ours


def test_a_sight_can_be_sent(folder: Path) -> None:
    """A bot in a process of its own chooses as it would here."""
    game = souk.game("mocha", seats=3, layout="random")
    s = Field(game, [bot("eager")] * 3).play(4, 80)
    sight = game.sight(s, int(s.seat))
    again = game.read_sight(sight.pack())
    assert (again.seat, again.choices, again.idle, again.view) == (sight.seat, sight.choices, sight.idle, sight.view)
    assert again.imagine(seeded(3)).pack() == sight.imagine(seeded(3)).pack()
    assert bot("greedy").choose(again, seeded(2)) == bot("greedy").choose(sight, seeded(2))


def test_a_sight_that_is_sent_has_no_secrets() -> None:
    game = souk.game("mocha", seats=2)
    s = game.start(4)  # each has drawn a card
    packed = game.sight(s, 0).pack()
    assert "rng" not in packed
    other, truth = packed["players"][1], s.pack()["players"][1]
    assert other["hand"] == other["known"] != truth["hand"]


@pytest.mark.parametrize(
    "code, cause",
    [
        ("last_bots.py:Broken", "ValueError: no idea"),
        ("last_bots.py:Stubborn", "answered 'fly:moon', which is no choice it was given"),
        ("last_bots.py:Sleepy", "no answer within 2 seconds"),
        ("last_bots.py:Nobody", "Nobody"),
        (f"proc:{sys.executable} -c pass", "it ended with code 0"),
        (f"proc:{sys.executable} -c print(5)", "it answered '5', which is no choice"),
        (f"proc:{sys.executable} -c print(None)", "it answered 'None', which is not JSON"),
        ("proc:nothing-of-that-name", "No such file"),
    ],
)
def test_who_fails_loses_his_turn_to_greedy(folder: Path, code: str, cause: str) -> None:
    sight = first_sight()
    watched = guarded(code, 2.0 if "Sleepy" in code else 60.0)
    assert isinstance(watched, Guarded)
    assert watched.choose(sight, seeded(1)) in sight.choices
    (line,) = watched.faults
    assert line.startswith(f"bot {code} (seat 0)") and cause in line


def test_who_does_not_fail_is_left_alone(folder: Path) -> None:
    sight = first_sight()
    watched = guarded("last_bots.py:Last", 30.0)
    assert isinstance(watched, Guarded)
    assert [watched.choose(sight, seeded(1)) for _ in range(3)] == [sight.choices[-1]] * 3
    assert watched.faults == []
    assert not isinstance(guarded("greedy"), Guarded)


def patient(code: str) -> Bot:
    return guarded(code, 60.0)


def test_a_hosted_bot_hears_what_its_seat_hears(folder: Path) -> None:
    """In a second game too, of which it has heard nothing yet."""
    game = souk.game("istanbul", seats=2)
    fields = [Field(game, [made("last_bots.py:Listening"), bot("last_bots.py:Last")]) for made in (bot, patient)]
    for seed in (4, 5):
        here, hosted = (field.play(seed, 40) for field in fields)
        assert here.pack() == hosted.pack()


def test_a_hosted_bot_finds_the_sight_and_nothing_else(folder: Path) -> None:
    """What it is sent is what its seat may know, whatever it looks for."""

    class Spy:
        def choose(self, sight: Sight, rng: Rng) -> str:
            asked.append(sight.pack())
            return sight.choices[0]

    asked: list[dict[str, Any]] = []
    spy: Bot = Spy()
    assert policy_of(spy) is None
    Field(souk.game("istanbul", seats=2), [spy, bot("eager")]).play(3, 80)
    assert len(asked) > 10
    assert all(one["players"][1]["hand"] == one["players"][1]["known"] for one in asked)

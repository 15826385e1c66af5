"""Golden games: whole games as records, replayed to the same last position, on every build."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.engine.fate import Recorded
from souk.engine.match import Match
from souk.engine.pack import digest
from souk.engine.record import SET_UP
from tests.golden.features import features, wanted

FOLDER = Path(__file__).parent
GAMES = sorted(FOLDER.glob("*/*.souk"))
TITLES = sorted({path.parent.name for path in GAMES})


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_ends_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = souk.read_record(text)
    game = souk.game_of(record.header)
    s = game.replay(record)
    assert game.outcome(s) is not None
    assert text.splitlines()[-1] == f"# digest {digest(s)}"


@pytest.mark.parametrize("title", TITLES)
def test_between_them_they_show_everything(title: str) -> None:
    shown: set[str] = set()
    for path in GAMES:
        if path.parent.name == title:
            shown |= features(played_again(path))
    assert wanted(souk.game(title)) - shown == set()


def played_again(path: Path) -> Match:
    """The same game through the door by which people play, so that its events are told."""
    record = souk.read_record(path.read_text(encoding="utf-8"))
    fate = Recorded(seeded=False)
    lines = record.effective()
    assert lines[0].text == SET_UP
    fate.turn_to(lines[0].where, lines[0].lots)
    match = Match(souk.game_of(record.header), fate=fate)
    for line in lines[1:]:
        fate.turn_to(line.where, line.lots)
        match.play(line.seat, line.text)
    return match

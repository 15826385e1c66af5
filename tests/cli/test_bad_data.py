"""A mistake in an owner's data file gives one line that names the place and the cause."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import refused

WRONG = {
    "[[amount]\n": "at line 1, column",
    "amount = 3\n": "amount must be written as [[amount]]",
    '[amount]\nkey = "merchants"\n': "amount must be written as [[amount]]",
    '[[cellar]]\nkey = "wine"\n': "there is no cellar 'wine' to change; known: none",
    '[[amount]]\nkey = "wine"\n': "there is no amount 'wine' to change; known: wheelbarrow, merchants",
    "[[amount]]\ntoll = 3\n": "there is no amount None to change",
    '[[amount]]\nkey = ["merchants"]\n': "there is no amount ['merchants'] to change",
    '[[amount]]\nkey = "merchants"\ntax = 3\n': "amount merchants: there is no field tax here; known: assistants",
    '[[amount]]\nkey = "merchants"\ntoll = "3"\n': "amount merchants: toll must be a whole number, not '3'",
    '[[amount]]\nkey = "merchants"\ntoll = true\n': "amount merchants: toll must be a whole number, not True",
    '[[amount]]\nkey = "merchants"\ntoll = 1000\n': "amount merchants: toll must be from 0 to 9, not 1000",
    '[[amount]]\nkey = "wheelbarrow"\ncapacity = 0\n': "amount wheelbarrow: capacity must be from 1 to 3, not 0",
    '[[amount]]\nkey = "target"\nrubies = { 3 = 5 }\n': "amount target: rubies says nothing for 2",
    '[[amount]]\nkey = "target"\nrubies = { 2 = "x" }\n': "amount target: rubies.2 must be a whole number, not 'x'",
    '[[amount]]\nkey = "merchants"\ntoll = 3\nsource = { doc = "mine" }\n': "amount merchants: needs source =",
}


@pytest.mark.parametrize(("text", "cause"), WRONG.items())
@pytest.mark.parametrize("command", ["data", "sim"])
def test_a_wrong_file(tmp_path: Path, text: str, cause: str, command: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    said = refused(command, "istanbul", "--data", str(path))
    assert "mine.toml" in said
    assert cause in said


@pytest.mark.parametrize("command", ["data", "sim"])
def test_what_cannot_be_read(tmp_path: Path, command: str) -> None:
    assert "No such file" in refused(command, "istanbul", "--data", str(tmp_path / "nowhere.toml"))
    assert "cannot be read" in refused(command, "istanbul", "--data", str(tmp_path))
    picture = tmp_path / "picture.toml"
    picture.write_bytes(b"\xff\xfe")
    assert "cannot be read" in refused(command, "istanbul", "--data", str(picture))

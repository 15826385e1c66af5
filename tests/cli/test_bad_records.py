"""A damaged record gives one line that names the place and the cause."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.calls import call, record, refused

HEADER = "souk 1 · istanbul · modules base · seats 3 · layout short · rules 1"
SEEDED = f"{HEADER} · seed 3"
SET_UP = "* | reveal:4 reveal:2 roll:1+3 roll:2+6 draw:sell_any draw:gain_good draw:five_lira"

DAMAGED = {
    # The header
    "": "line 1: a record begins with: souk 1 · title",
    "# only a remark\n": "line 1: a record begins with: souk 1 · title",
    "souk 2 · istanbul · seats 3": "line 1: a record begins with: souk 1 · title",
    "souk 1 · istanbul · modules base": "line 1: seats must be a whole number, not ''",
    "souk 1 · istanbul · seats ²": "line 1: seats must be a whole number, not '²'",
    "souk 1 · istanbul · seats": "line 1: 'seats' is not a name with a value",
    "souk 1 · istanbul · seats 3 · seats 3": "line 1: 'seats 3' is not a name with a value, or is there twice",
    "souk 1 · istanbul · seats 3 · seed x": "line 1: seed must be a whole number, not 'x'",
    f"souk 1 · istanbul · seats 3 · seed {'9' * 5000}": "line 1: seed must be a whole number",
    "souk 1 · constantinople · seats 3": "there is no title 'constantinople'; known: istanbul",
    "souk 1 · istanbul · seats 9": "istanbul is for 2 to 5 seats, not 9",
    "souk 1 · istanbul · modules base+cellar · seats 3": "istanbul has no module 'cellar'",
    "souk 1 · istanbul · modules base · seats 3 · weather fine": "istanbul has no option 'weather'",
    "souk 1 · istanbul · modules base · seats 3 · key x": "istanbul has no option 'key'",
    "souk 1 · istanbul · modules base · seats 3 · layout spiral": "layout 'spiral'",
    "souk 1 · istanbul · modules base · seats 3 · variant odd": "option variant: 'odd' is none of none",
    "souk 1 · istanbul · modules base · seats 3 · rules 99": "istanbul has rules versions 1 to 2, not 99",
    "souk 1 · istanbul · modules base · seats 3 · data abcd": "played with the box without a name (data abcd); what",
    # The lines
    f"{SEEDED}\nhello": "line 2: 'hello' is not a seat with its choice",
    f"{SEEDED}\n² move:walk>tea_house": "line 2: '² move:walk>tea_house' is not a seat with its choice",
    f"{SEEDED}\n0 fly:tea_house": "line 2: 'fly:tea_house' is no choice of istanbul",
    f"{SEEDED}\n0 move:walk>nowhere": "line 2: 'move:walk>nowhere' is no choice of istanbul",
    f"{SEEDED}\n\n# a remark\n0 move:walk>fountain": "line 4: move:walk>fountain is not allowed now; seat 0 is asked",
    f"{SEEDED}\n0 visit:yes": "line 2: visit:yes is not allowed now; seat 0 is asked: move [IST-T2]",
    f"{SEEDED}\n1 move:walk>tea_house": "line 2: seat 0 is to act, not seat 1",
    f"{SEEDED}\n0 undo": "line 2: there is nothing for seat 0 to undo",
    # Chance
    HEADER: ": nothing is written for reveal",
    f"{HEADER}\n* | reveal:4": "line 2: nothing is written for reveal",
    f"{HEADER}\n* | roll:1+1": "line 2: 'roll:1+1' is not an outcome of reveal",
    f"{HEADER}\n* | reveal:7": "line 2: 'reveal:7' is not possible here",
    f"{HEADER}\n{SET_UP} roll:1+1": "line 2: 'roll:1+1' has nothing to decide",
    f"{SEEDED}\n{SET_UP}\n0 move:walk>tea_house | roll:1+1": "line 3: 'roll:1+1' has nothing to decide",
}


@pytest.mark.parametrize(("text", "cause"), DAMAGED.items())
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_damaged_record(tmp_path: Path, text: str, cause: str, form: list[str]) -> None:
    path = tmp_path / "damaged.souk"
    path.write_text(text, encoding="utf-8")
    said = refused("replay", str(path), *form)
    assert said.startswith(f"{path}: ")
    assert cause in said


def test_a_choice_that_the_rules_forbid_is_refused_with_the_rule(tmp_path: Path) -> None:
    path = tmp_path / "forbidden.souk"
    path.write_text(f"{record(20)}9 undo\n", encoding="utf-8")
    assert "there is nothing for seat 9 to undo" in refused("replay", str(path))
    path.write_text(f"{SEEDED}\n0 move:walk>fountain\n", encoding="utf-8")
    assert refused("replay", str(path)).endswith(
        "[IST-M2] Your merchant walks one or two places, never diagonally. A card may take him farther."
    )
    assert "jamais en diagonale" in call("replay", str(path), "--lang", "fr").err


def test_what_cannot_be_read(tmp_path: Path) -> None:
    assert refused("replay", str(tmp_path / "nowhere")) == f"{tmp_path / 'nowhere'}: No such file or directory"
    assert refused("replay", str(tmp_path)) == f"{tmp_path}: Is a directory"
    picture = tmp_path / "picture"
    picture.write_bytes(b"souk 1 \xff\xfe")
    assert refused("replay", str(picture)) == f"{picture}: this is not UTF-8 text (byte 7)"

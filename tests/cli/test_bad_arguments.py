"""Wrong arguments give one line on stderr and exit code 2."""

from __future__ import annotations

import pytest

from tests.cli.calls import call, refused

WRONG = {
    "nonsense": "No such command 'nonsense'",
    "--nonsense": "No such option: --nonsense",
    "sim": "Missing argument 'TITLE'",
    "sim constantinople": "there is no title 'constantinople'; known: istanbul",
    "sim istanbul more": "unexpected extra argument",
    "sim istanbul --seats 9": "istanbul is for 2 to 5 seats, not 9",
    "sim istanbul --seats many": "Invalid value for '--seats'",
    "sim istanbul --seats": "'--seats' requires an argument",
    "sim istanbul --games 0": "Invalid value for '--games'",
    "sim istanbul --games -1": "Invalid value for '--games'",
    "sim istanbul --games 1.5": "Invalid value for '--games'",
    "sim istanbul --jobs 0": "Invalid value for '--jobs'",
    "sim istanbul --seed -1": "Invalid value for '--seed'",
    "sim istanbul --bots clever": "there is no bot 'clever'; known: random, eager",
    "sim istanbul --bots random,random,random": "--bots: 3 codes for 2 seats",
    "sim istanbul --bots ,": "--bots: 0 codes for 2 seats",
    "sim istanbul --bots :": "bot ':'",
    "sim istanbul --option nonsense": "--option nonsense: it must be written as name=value",
    "sim istanbul --option =x": "--option =x: it must be written as name=value",
    "sim istanbul --option weather=fine": "istanbul has no option 'weather'; known: layout, variant",
    "sim istanbul --option seats=3": "istanbul has no option 'seats'",
    "sim istanbul --option key=3": "istanbul has no option 'key'",
    "sim istanbul --option variant=odd": "option variant: 'odd' is none of none, neutral_assistants",
    "sim istanbul --seats 5 --option variant=neutral_assistants": "at most 4 seats [IST-V1]",
    "sim istanbul --layout spiral": "layout 'spiral': known are short, long, in_order, random, or the numbers",
    "sim istanbul --variant": "--option variant=: it must be written as name=value",
    "sim dice --layout long": "dice has no option 'layout'; known: ",
    "titles --layout long": "No such option: --layout",
    "sim istanbul --layout 1,2,3": "layout 1,2,3: it must name each of the 16 places once [IST-L7]",
    "sim istanbul --modules cellar": "istanbul has no module 'cellar'; known: mocha",
    "perft istanbul": "Missing option '--depth'",
    "perft istanbul --depth -1": "Invalid value for '--depth'",
    "perft constantinople --depth 1": "there is no title 'constantinople'",
    "bench --titles constantinople": "there is no title 'constantinople'",
    "bench --seconds 0": "Invalid value for '--seconds'",
    "bench --seconds nan": "Invalid value for '--seconds'",
    "arena istanbul --patience nan": "Invalid value for '--patience'",
    "data constantinople": "there is no title 'constantinople'",
    "rules constantinople": "there is no title 'constantinople'",
    "titles --lang de": "--lang de: it must be one of en, fr",
    "titles --lang": "--lang : it must be one of en, fr",
    "replay": "Missing argument 'FILE'",
}


@pytest.mark.parametrize(("line", "cause"), WRONG.items())
def test_a_wrong_command_line(line: str, cause: str) -> None:
    assert cause in refused(*line.split())


@pytest.mark.parametrize("args", [[], ["--help"], ["sim", "--help"]])
def test_asking_for_help_is_no_mistake(args: list[str]) -> None:
    ran = call(*args)
    assert (ran.code, ran.err) == (0, "")
    assert "Usage: souk" in ran.out

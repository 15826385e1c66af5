"""Make the picture of the terminal game for the README:  python tools/picture.py

Bots play the same few rounds each time; then the screen of the first player is written to docs/pictures/terminal.svg.
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from souk.bots.registry import bot
from souk.cli.terminal.desk import Desk
from souk.cli.terminal.questioner import Quit
from souk.cli.terminal.save_file import SaveFile
from souk.cli.terminal.session import Session
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.games import game
from souk.words import Words

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "terminal.svg"
WIDTH = 100
SEED = 12
SEATS = 4
ROUNDS = 14
# Without the web fonts that Rich would fetch: the fonts of the reader's system are good enough.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def match_in_progress() -> Match:
    """A match up to the first player's move in a later round."""
    match = Match(game("istanbul", seats=SEATS), seed=SEED)
    rng = seeded(SEED)
    player = bot("eager")
    while (decision := match.decision) is not None:
        view = match.game.view(match.table, None)
        if (view["round"], decision.seat, decision.key) == (ROUNDS, 0, "move"):
            break
        match.play(decision.seat, player.choose(match.sight(decision.seat), rng))
    return match


def main() -> None:
    match = match_in_progress()
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    players = ["person", *["eager"] * (SEATS - 1)]
    session = Session(Desk(console), SaveFile(match, Words("en", match.game), players), seeded(SEED))
    decision = match.decision
    assert decision is not None
    session.prepare(decision)
    sys.stdin = io.StringIO()  # the input ends at once
    try:
        session.questioner.ask(decision)
    except Quit:
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        PICTURE.write_text(
            console.export_svg(title="souk play", code_format=FORMAT, unique_id="souk"), encoding="utf-8"
        )


if __name__ == "__main__":
    main()

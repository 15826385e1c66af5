"""Choose and write the golden games of a title:  python tools/golden.py TITLE

They are whole games by eager players which together show everything that a title has. Each is kept in
tests/golden/TITLE as a record, with the digest of its last position. Run this only after a deliberate change of rules:
it writes games of the current rules version, and leaves those of earlier versions as they are.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rich.progress import track

from souk.engine.match import Match
from souk.engine.pack import digest
from souk.engine.policy import EAGER, playout
from souk.engine.rng import seeded
from souk.engine.run import advance
from souk.games import TITLES
from souk.setting import Setting
from tests.contract.checks import eager
from tests.contract.games import SETTINGS
from tests.golden.features import features, wanted

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
CANDIDATES = 14  # games to try at each setting
RARE = 400_000  # games to try for a rare way to win


def play(setting: Setting, seed: int) -> Match:
    match, dice = Match(setting.game(), seed), seeded(seed + 1)
    while (decision := match.decision) is not None:
        s = match.table
        x = EAGER.pick(s, advance(s), dice)
        match.play(decision.seat, decision.choices[[int(s.offers[i]) for i in range(s.count)].index(int(x))])
    return match


def rare_ending(setting: Setting, decided_by: int) -> int:
    """The first seed whose game is decided in this way; -1 if none is found."""
    game, policies = setting.game(), eager(setting.seats)
    for seed in track(range(RARE), f"looking for a win by {decided_by}"):
        s = game.start(seed)
        playout(s, policies, seeded(seed + 1), 100_000)
        outcome = game.outcome(s)
        if outcome is not None and outcome.decided_by == decided_by:
            return seed
    return -1


def chosen(title: str) -> list[Match]:
    """The games to keep: first those with rare endings, then whichever game adds most, until nothing is missing."""
    settings = [setting for setting in SETTINGS if setting.title == title]
    missing = wanted(settings[0].game())
    if TITLES[title].rules_version > 1:  # the rarest endings take very long to find, and games of version 1 have them
        missing = {one for one in missing if not one.startswith("decided by ")}
    kept: list[Match] = []
    crowded = max(settings, key=lambda setting: setting.seats)  # where ties are most frequent
    for decided_by in rare(missing):
        seed = rare_ending(crowded, decided_by)
        if seed >= 0:
            kept.append(play(crowded, seed))
            missing -= features(kept[-1])
    pool = [play(setting, seed) for setting in settings for seed in track(range(CANDIDATES), str(setting))]
    while missing:
        best = max(pool, key=lambda match: (len(features(match) & missing), -len(match.record.lines)))
        if not features(best) & missing:
            print("no game shows:", ", ".join(sorted(missing)))
            break
        missing -= features(best)
        kept.append(best)
    shown = {str(match.game.header().options) + str(match.game.header().seats) for match in kept}
    for setting in settings:  # every setting at least once
        header = setting.game().header()
        if str(header.options) + str(header.seats) not in shown:
            kept.append(play(setting, 1))
    return kept


def rare(missing: set[str]) -> list[int]:
    """The ways to win other than the first, rarest first."""
    levels = [int(one.rpartition(" ")[2]) for one in missing if one.startswith("decided by ")]
    return sorted((level for level in levels if level != 0), key=lambda level: level if level > 0 else 99, reverse=True)


def main(title: str) -> None:
    folder = FOLDER / title
    folder.mkdir(parents=True, exist_ok=True)
    version = TITLES[title].rules_version
    name = "{:02}.souk" if version == 1 else f"rules{version}-{{:02}}.souk"
    for old in folder.glob(name.replace("{:02}", "??")):
        old.unlink()
    for number, match in enumerate(chosen(title), 1):
        text = match.record.spelled() + f"# digest {digest(match.table)}\n"
        (folder / name.format(number)).write_text(text, encoding="utf-8")
        print(f"{number:02}  {match.game.header().spelled()}  {len(match.record.lines)} lines")


if __name__ == "__main__":
    main(sys.argv[1])

"""What came of a tournament, from its rows alone: wherever and in whatever order they were played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from souk.arena.figures import Figures
from souk.arena.play import Row
from souk.arena.ratings import rate, ratings
from souk.arena.tournament import Tournament


def report_on(tournament: Tournament, rows: Iterable[Row]) -> dict[str, Any]:
    """As plain data. What was broken off counts as a game, but for no rate, rating or mean."""
    rows = sorted(rows, key=lambda row: row["game"])
    finished = [row for row in rows if row["winners"]]
    figures, faults = Figures(), Counter[str]()
    for row in rows:
        figures.add(row["figures"])
        faults.update(row["faults"])
    return {
        "title": tournament.setting.title,
        "seats": tournament.setting.seats,
        "games": len(rows),
        "finished": len(finished),
        "truncated": len(rows) - len(finished),
        "rounds_mean": sum(row["rounds"] for row in finished) / len(finished) if finished else None,
        "rounds": dict(sorted(Counter(row["rounds"] for row in finished).items())),
        "first_seat": bounds(sum(won(row, 0) for row in finished), len(finished)),
        "seconds": sum(row["seconds"] for row in rows),
        "bots": on_bots(rows, finished),
        "figures": figures.means(),
        "faults": dict(faults.most_common()),
    }


def on_bots(rows: list[Row], finished: list[Row]) -> list[dict[str, Any]]:
    """The best first. Who sits on several seats of a table is counted for each of them."""
    strengths = ratings(finished)
    found = []
    for code in dict.fromkeys(code for row in rows for code in row["seats"]):
        decisions = sum(row["decisions"][seat] for row, seat in sittings(rows, code))
        ms = sum(row["ms"][seat] for row, seat in sittings(rows, code))
        sat = sittings(finished, code)
        found.append(
            {
                "bot": code,
                "games": sum(code in row["seats"] for row in rows),
                "sittings": len(sat),
                **bounds(sum(won(row, seat) for row, seat in sat), len(sat)),
                "rating": round(strengths[code], 1) if sat else None,
                "decisions": decisions,
                "ms_per_decision": ms / decisions if decisions else None,
            }
        )
    return sorted(found, key=lambda one: -(one["rating"] or 0))


def sittings(rows: list[Row], code: str) -> list[tuple[Row, int]]:
    return [(row, seat) for row in rows for seat, one in enumerate(row["seats"]) if one == code]


def won(row: Row, seat: int) -> float:
    return (seat in row["winners"]) / len(row["winners"])


def bounds(wins: float, games: int) -> dict[str, float | None]:
    found = rate(wins, games)
    return {
        "win_rate": found and found.rate,
        "low": found and found.low,
        "high": found and found.high,
    }

"""The report on a tournament, made from its results alone: where and in which order they were played is irrelevant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import mean, variance
from typing import Any, Final

from souk.arena.figures import Figures
from souk.arena.one_game import GameResult
from souk.arena.ratings import rate, ratings
from souk.arena.tournament import Tournament

NINETY_FIVE: Final = 1.96  # standard errors: a 95 % interval
LEAST: Final = 2  # games for a variance


def report_on(tournament: Tournament, results: Iterable[GameResult]) -> dict[str, Any]:
    """The report as plain data. Games that were broken off are counted, but enter no rate, rating or mean."""
    results = sorted(results, key=lambda result: result["game"])
    finished = [result for result in results if result["winners"]]
    figures, faults = Figures(), Counter[str]()
    for result in results:
        figures.add(result["figures"])
        faults.update(result["faults"])
    return {
        "title": tournament.setting.title,
        "seats": tournament.setting.seats,
        "games": len(results),
        "finished": len(finished),
        "truncated": len(results) - len(finished),
        "rounds_mean": sum(result["rounds"] for result in finished) / len(finished) if finished else None,
        "rounds": dict(sorted(Counter(result["rounds"] for result in finished).items())),
        "first_seat": bounds(sum(share_of_win(result, 0) for result in finished), len(finished)),
        "seconds": sum(result["seconds"] for result in results),
        "bots": on_bots(results, finished),
        "figures": figures.means(),
        "faults": dict(faults.most_common()),
    }


def on_bots(results: list[GameResult], finished: list[GameResult]) -> list[dict[str, Any]]:
    """One entry for each bot, the best first. A bot on several seats of a table is counted once for each of them."""
    strengths = ratings(finished)
    found = []
    for code in dict.fromkeys(code for result in results for code in result["seats"]):
        decisions = sum(result["decisions"][seat] for result, seat in sittings(results, code))
        ms = sum(result["ms"][seat] for result, seat in sittings(results, code))
        sat = sittings(finished, code)
        found.append(
            {
                "bot": code,
                "games": sum(code in result["seats"] for result in results),
                "sittings": len(sat),
                **bounds(sum(share_of_win(result, seat) for result, seat in sat), len(sat)),
                **without_luck(sat),
                "rating": round(strengths[code], 1) if sat else None,
                "decisions": decisions,
                "ms_per_decision": ms / decisions if decisions else None,
            }
        )
    return sorted(found, key=lambda one: -(one["rating"] or 0))


def without_luck(sat: list[tuple[GameResult, int]]) -> dict[str, Any]:
    """The share of wins less luck, with its 95 % interval, and its variance as a share of that of the wins. Luck is 0
    on average, so both scores tell the same, but the one that varies less needs fewer games."""
    pairs = [(share_of_win(result, seat), result["luck"][seat]) for result, seat in sat if "luck" in result]
    if len(pairs) < LEAST:
        return {}
    wins = [share for share, _ in pairs]
    fair = [share - luck for share, luck in pairs]
    half = NINETY_FIVE * sqrt(variance(fair) / len(fair))
    middle = mean(fair)
    ratio = variance(fair) / variance(wins) if variance(wins) else None
    return {"without_luck": {"win_rate": middle, "low": middle - half, "high": middle + half, "variance": ratio}}


def sittings(results: list[GameResult], code: str) -> list[tuple[GameResult, int]]:
    """Every game in which a bot sat, with its seat."""
    return [(result, seat) for result in results for seat, one in enumerate(result["seats"]) if one == code]


def share_of_win(result: GameResult, seat: int) -> float:
    return (seat in result["winners"]) / len(result["winners"])


def bounds(wins: float, games: int) -> dict[str, float | None]:
    found = rate(wins, games)
    return {
        "win_rate": found and found.rate,
        "low": found and found.low,
        "high": found and found.high,
    }

"""Games with an analysis that is invented, so that a test knows what must be on the screen.

The shape is that of the server, and every sum is right; only the chances follow a curve instead of the game.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from math import sin
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Page, Route

from tests.browser.records import GOLDEN, upload

GAME = "istanbul/06"
LOSSES = {"doubtful": 0.03, "fine": 0.05, "mistake": 0.06, "blunder": 0.12}  # in the order of the game
COLUMNS = ("luck", "own", "others", "unknown", "estimate")
WHY = {"en": "Two rounds later, it leaves 4 lira more.", "fr": "Deux manches plus tard, il reste 4 livres de plus."}


class Studied(NamedTuple):
    table: str
    last: int
    marks: dict[str, int]  # the step of each
    info: dict[str, Any]  # what the server would say of the study
    line: list[dict[str, Any]]  # the better line of every mark

    @property
    def address(self) -> str:
        return f"/table/{self.table}/review"


def studied(url: str, lang: str = "en") -> Studied:
    """A finished game and its analysis, with one mark of each kind. Tests may change what they are given."""
    return deepcopy(made(url, lang))


@cache
def made(url: str, lang: str) -> Studied:
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as http:
        table = upload(http, (GOLDEN / f"{GAME}.souk").read_text(encoding="utf-8"))
        steps: list[dict[str, Any]] = http.get(f"/api/tables/{table}/steps", params={"lang": lang}).json()["steps"]
        seats = len(http.get(f"/api/tables/{table}").json()["people"])
        marks, words = marked(http, table, steps, lang)
        line = [http.get(f"/api/tables/{table}/steps/{marks[-1]['step']}", params={"lang": lang}).json()]
    told = told_steps(steps, seats, {mark["step"]: mark for mark in marks})
    analysis = {
        **{"title": "istanbul", "seats": seats, "depth": "quick", "steps": told, "marks": marks},
        **{"ledger": [account(told, seat, seats) for seat in range(seats)], "split": True},
        "moments": [mark["step"] for mark in marks],
    }
    info = {"as": "open", "depth": "quick", "state": "done", "progress": 1.0, "text": "", "analysis": analysis}
    where = {mark["mark"]: mark["step"] for mark in marks}
    return Studied(table, len(steps) - 1, where, {**info, "words": words}, line)


def marked(
    http: httpx.Client, table: str, steps: list[dict[str, Any]], lang: str
) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """One mark in each part of the game, where somebody walked and could have walked elsewhere."""
    marks: list[dict[str, Any]] = []
    words: dict[str, str] = {}
    part = len(steps) // (len(LOSSES) + 1)
    for at, (mark, loss) in enumerate(LOSSES.items(), 1):
        step = next(one for one in steps[at * part :] if one["choice"].startswith("move:walk>"))
        before = http.get(f"/api/tables/{table}/steps/{step['step'] - 1}", params={"lang": lang}).json()
        choices = {one["choice"]: one["label"] for one in before["decision"]["choices"]}
        walks = [one for one in choices if one.startswith("move:walk>") and one != step["choice"]]
        best = step["choice"] if mark == "fine" else walks[0]
        words |= {choice: choices[choice] for choice in (step["choice"], best)}
        moved = {"step": step["step"], "seat": step["seat"], "choice": step["choice"], "best": best}
        marks.append({**moved, "loss": loss, "se": 0.01, "mark": mark, "line": [best], "why": WHY[lang]})
    return marks, words


def told_steps(steps: list[dict[str, Any]], seats: int, marks: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
    """The first seat's chances rise and fall, and it wins; what is not its own doing is luck."""
    told: list[dict[str, Any]] = []
    for one in steps:
        share = 1 / seats + 0.2 * sin(one["step"] / 40) * one["step"] / len(steps)
        share = 1.0 if one is steps[-1] else share
        chances = [share, *[(1 - share) / (seats - 1)] * (seats - 1)]
        columns = {column: [0.0] * seats for column in COLUMNS}
        change = [now - then for now, then in zip(chances, told[-1]["chances"], strict=True)] if told else [0.0] * seats
        mark = marks.get(one["step"])
        if mark and mark["mark"] != "fine":
            columns["own"][mark["seat"]] = -mark["loss"]
            columns["others"] = [0.0 if seat == mark["seat"] else mark["loss"] / (seats - 1) for seat in range(seats)]
        columns["luck"] = [
            by - own - others for by, own, others in zip(change, columns["own"], columns["others"], strict=True)
        ]
        whose = {"step": one["step"], "seat": one["seat"], "by": one["seat"], "choice": one["choice"]}
        told.append({**whose, "chances": chances, "se": [0.015] * seats, **columns})
    return told


def account(told: list[dict[str, Any]], seat: int, seats: int) -> dict[str, Any]:
    sums = {column: sum(one[column][seat] for one in told) for column in COLUMNS}
    setup = told[0]["chances"][seat] - 1 / seats
    return {"seat": seat, "start": 1 / seats, "setup": setup, **sums, "result": told[-1]["chances"][seat]}


def opened(page: Page, study: Studied, step: int | None = None, **changed: Any) -> None:
    """Open the study at a step. The server's answer is the invented one, with what is changed."""

    def answer(route: Route) -> None:
        route.fulfill(json=study.line if "/line" in route.request.url else {**study.info, **changed})

    page.route("**/study?*", answer)
    page.route("**/line?*", answer)
    page.goto(study.address if step is None else f"{study.address}?step={step}")

"""Positions to explore, with chances that are invented, so that a test knows what must be on the screen."""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import Page, Route, expect

from souk.engine.record import read_record
from souk.games import game_of
from tests.browser.records import reached

LIRA = {"field": "0.lira", "value": 27}


def position(url: str, title: str = "istanbul", **more: Any) -> str:
    """A new table as text, with some fields changed: at each start of a game the same things are possible."""
    with httpx.Client(base_url=url, trust_env=False, timeout=60) as http:
        setting = {"title": title, "seats": 4}
        text = str(http.post("/api/explore/look", json={"setting": setting, **more}).raise_for_status().json()["text"])
        if title == "istanbul":
            edit = {"text": text, "changes": [LIRA, {"field": "0.goods.spice", "value": 1}]}
            text = str(http.post("/api/explore/edit", json=edit).raise_for_status().json()["text"])
        return text


def arranged(name: str, key: str, wanted: int) -> str:
    """A golden game in some round, where somebody has to decide that; as text."""
    text, step, _, _ = reached(name, key, wanted)
    game = game_of(read_record(text).header)
    return game.position(game.replay(text, step))


def judge(route: Route) -> None:
    """Chances that fall from choice to choice; so many rollouts of each that no more are asked for."""
    asked = route.request.post_data_json or {}
    look = route.request.frame.page.request.post(
        "/api/explore/look", data={"text": asked["text"], "as": asked.get("as", "open")}
    ).json()
    names = [one["choice"] for one in look["decision"]["choices"]]
    seats = look["setting"]["seats"]
    worth = {"se": 0.01, "rollouts": 600}
    chances = [{"mean": 0.47, **worth}, *({"mean": 0.53 / (seats - 1), **worth} for _ in range(seats - 1))]
    choices = {name: {"mean": 0.47 - 0.04 * at, **worth} for at, name in enumerate(names)}
    answer = {"to_act": look["to_act"], "chances": chances, "choices": choices, "rollouts": 8400}
    route.fulfill(json=answer)


def opened(page: Page, text: str) -> None:
    """Open a position by pasting it. The judge is invented, and never asked twice: it has rolled enough."""
    page.route("**/api/explore/judge", judge)
    page.goto("/explore")
    page.locator("textarea").fill(text)
    page.locator("section:has(textarea) button").click()


def branched(page: Page, text: str) -> None:
    """Open a position, and try one choice and then another."""
    opened(page, text)
    expect(page).to_have_url(re.compile("#p="))
    best = page.locator("main ol button b").first
    for key in ("2", "z", "1"):
        expect(best).to_have_text(re.compile("47"))  # it has been judged
        before = page.url
        page.keyboard.press(key)
        expect(page).not_to_have_url(before)
    expect(best).to_have_text(re.compile("47"))

"""The dice: each browser brings a number without anybody noticing, and checks them afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import People
from tests.browser.records import uploaded
from tests.browser.sitting import Sitting
from tests.browser.test_everyone import violations

PLAIN_HTTP = "Object.defineProperty(crypto, 'subtle', {value: undefined})"  # as browsers have it there
KEPT = "JSON.parse(localStorage.getItem('souk.numbers'))"


def played_to_the_end(page: Page, table: str, step: int) -> Sitting:
    """Somebody who has played on from a late step of a game, to its end."""
    page.goto(f"/table/{table}/review?step={step}")
    page.get_by_role("button", name="Play on from here").click()
    me = Sitting(page, seed=2)
    while me.asked():
        me.decide()
    return me


@pytest.mark.parametrize("secure", [True, False], ids=["https", "http"])
def test_the_dice_of_a_game_are_checked_in_the_browser(people: People, secure: bool) -> None:
    table, last = uploaded(people.url, "istanbul", 2)
    page = people.comes("/rules/istanbul")
    if not secure:
        page.add_init_script(PLAIN_HTTP)
    me = played_to_the_end(page, table, last - 14)
    me.end.get_by_role("button", name="Check the dice").click()
    found = page.get_by_role("dialog", name="Check the dice")
    expect(found).to_contain_text("The dice are right")
    expect(found).to_contain_text("This browser’s own number is among them")
    assert violations(page) == []
    ((_, (kept,)),) = page.evaluate(KEPT).items()
    found.get_by_text("Check what each number means, too").click()
    expect(found).to_contain_text(f"--seal {kept['seal']} --number {kept['seat']}:{kept['number']}")
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)

    me.end.get_by_role("link", name="Study").click()
    for forge, said in FORGERIES:
        page.route("**/record*", forging(*forge))
        page.get_by_role("button", name="Check the dice").click()
        expect(found).to_contain_text(said)
        page.keyboard.press("Escape")
        page.unroute("**/record*")
    page.evaluate("localStorage.removeItem('souk.numbers')")
    page.get_by_role("button", name="Check the dice").click()
    expect(found).to_contain_text("This browser kept nothing of this game")


FORGERIES = [
    ((r"#[0-9a-f]", "#x"), "Forged: lot 1 "),
    ((r"@ seal [0-9a-f]{8}", "@ seal 00000000"), "Forged: "),
    ((r"@ secret [0-9a-f]{8}", "@ secret 00000000"), "Forged: the secret is not the one that was sealed"),
]


def forging(pattern: str, by: str) -> Callable[[Route], None]:
    """Let the server answer with a record in which something has been changed."""

    def answer(route: Route) -> None:
        true = route.fetch()
        route.fulfill(response=true, body=re.sub(pattern, by, true.text(), count=1))

    return answer


def test_nobody_tells_a_number_before_the_list_has_it(people: People) -> None:
    """What the page sends, in order; and that it has kept the number, the seal and the list by then."""
    page = people.comes("/rules/istanbul")
    sent: list[Any] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(json.loads(str(frame)))))
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    assert Sitting(page).asked()
    commit, number = (one for one in sent if one["type"] in ("commit", "number"))
    assert (commit["type"], number["type"]) == ("commit", "number") and commit["seal"] == number["seal"]
    ((_, (kept,)),) = page.evaluate(KEPT).items()
    assert kept["number"] == number["number"] and kept["seal"] == number["seal"]
    assert kept["begin"] == f"{kept['seat']}:{commit['commitment']}"


@pytest.mark.parametrize(("lang", "dark", "width"), [("en", False, 1440), ("fr", True, 390)])
def test_everybody_can_use_the_page_that_waits(people: People, lang: str, dark: bool, width: int) -> None:
    page = people.comes("/new?title=istanbul&with=guest", lang=lang, dark=dark, width=width, height=844)
    page.get_by_role("button", name=re.compile("^(Start|Commencer)$")).click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^(Close|Fermer)$")).click()
    expect(page.get_by_role("heading", name=re.compile("Waiting for everyone|On attend tout le monde"))).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.reload()  # and come back to it
    expect(page.get_by_role("button", name=re.compile("Begin without them|Commencer sans attendre"))).to_be_visible()

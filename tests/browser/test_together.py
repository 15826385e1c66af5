"""Two browsers at one table."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.sitting import Sitting


def heard(page: Page) -> list[str]:
    """Every byte that a page gets from now on: answers and messages."""
    got: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: got.append(str(frame))))
    page.on("response", lambda answer: got.append(answer.text()) if "/api/" in answer.url else None)
    return got


def told(got: list[str]) -> list[Any]:
    return [json.loads(text) for text in got if text.startswith("{")]


def hand(got: list[str], seat: int) -> set[str]:
    """The cards of a seat that a page was told."""
    return {card for one in told(got) if "view" in one for card in one["view"]["players"][seat]["hand"]}


def taken_openly(got: list[str], seat: int) -> set[str]:
    """The cards that a seat took before everybody's eyes."""
    events = [event for one in told(got) for event in one.get("events", [])]
    return {one["card"] for one in events if one["event"] == "takes_discard" and one["seat"] == seat}


def test_a_friend_comes_by_link_and_never_gets_the_other_hand(people: People) -> None:
    host = people.comes("/")
    host_heard = heard(host)
    host.get_by_role("link", name="Invite: Istanbul", exact=True).click()
    host.get_by_role("textbox", name="Name, Player 1").fill("Ana")
    host.get_by_role("button", name="Start").click()
    invitation = host.get_by_role("dialog", name="Invite")
    expect(invitation.get_by_role("img", name="QR code for the link")).to_be_visible()
    link = invitation.get_by_role("textbox").input_value()
    invitation.get_by_role("button", name="Close").click()
    expect(host.get_by_role("heading", name="Waiting for everyone")).to_be_visible()
    expect(host.get_by_role("listitem").nth(1)).to_contain_text("has not joined yet")

    guest = people.comes("/rules/istanbul")
    guest.wait_for_load_state("networkidle")  # what is under way now cannot be read any more from the next page
    guest_heard = heard(guest)
    guest.goto(link)
    guest.get_by_role("textbox").fill("Ben")
    guest.get_by_role("button", name="Take your seat").click()
    expect(guest.get_by_role("region", name="In front of Ben")).to_be_visible()
    assert "invite" not in guest.url

    ana, ben = Sitting(host, 1), Sitting(guest, 2)
    chosen = 0
    while chosen < 40:
        for one in (ana, ben):
            if one.look().anything:
                one.choose_any()
                chosen += 1
        host.wait_for_timeout(20)  # since the other one may be asked now
    assert "Ben" in ana.log() and "Ana" in ben.log()
    assert hand(host_heard, 0) and hand(guest_heard, 1)
    assert hand(host_heard, 1) <= taken_openly(host_heard, 1)
    assert hand(guest_heard, 0) <= taken_openly(guest_heard, 0)
    for text in [*host_heard, *guest_heard]:
        assert not re.search(r'"seed"|"secret":\s*"[0-9a-f]', text)

    late = people.comes("/rules/istanbul")
    late.goto(link)
    expect(late.get_by_role("alert")).to_have_text("This seat is already taken.")
    expect(late.get_by_role("button", name="Take your seat")).to_be_disabled()
    people.complaints = [said for said in people.complaints if "409" not in said]


def test_an_invitation_from_this_computer_offers_its_address_in_the_network(people: People) -> None:
    host = people.comes("/rules/istanbul")
    host.route("**/api/network", lambda route: route.fulfill(json={"network": "192.0.2.7"}))
    host.goto("/new?title=istanbul&with=guest")
    host.get_by_role("button", name="Start").click()
    invitation = host.get_by_role("dialog", name="Invite")
    expect(invitation.get_by_role("status")).to_contain_text("this computer’s address in your network")
    expect(invitation.get_by_role("textbox")).to_have_value(re.compile("^http://192.0.2.7:"))
    host.unroute("**/api/network")
    host.route("**/api/network", lambda route: route.fulfill(json={"network": ""}))
    host.reload()
    expect(invitation.get_by_role("status")).to_contain_text("works on this computer only")


def test_somebody_watches_and_a_bot_plays_for_who_is_away(people: People) -> None:
    host = people.comes("/new?title=istanbul&with=guest")
    host.get_by_role("checkbox", name="anyone may watch").check()
    host.get_by_role("textbox", name="Name, Player 1").fill("Ana")
    host.get_by_role("button", name="Start").click()
    host.get_by_role("dialog", name="Invite").get_by_role("button", name="Close").click()

    watcher = people.comes("/")
    watcher.get_by_role("link", name=re.compile("Ana")).click()
    expect(watcher.get_by_role("heading", name="Waiting for everyone")).to_be_visible()
    expect(watcher.get_by_role("button", name="Begin without them")).to_have_count(0)
    host.get_by_role("button", name="Begin without them").click()
    expect(watcher.get_by_role("grid")).to_be_visible()
    watching, ana = Sitting(watcher), Sitting(host, 3)
    expect(watching.answers).to_have_count(0)

    away = host.get_by_role("button", name="Let a bot play")
    while not away.is_visible():
        if ana.look().anything:
            ana.choose_any()
        host.wait_for_timeout(50)
    away.click()
    assert ana.asked()  # the bot has had its turn
    expect(watcher.get_by_role("log")).to_contain_text("Ana")
    expect(watcher.get_by_role("region", name="In front of Ana")).to_have_count(0)

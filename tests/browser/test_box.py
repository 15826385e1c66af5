"""Your box: what an owner's copy says is filled in by clicks, and kept on the device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People


def test_what_a_copy_says_is_kept(people: People) -> None:
    page = people.comes("/box/bazar")
    page.get_by_role("button", name="Districts").click()
    form = page.get_by_role("region", name="Port")
    form.locator(".stepper button").nth(1).click()
    form.get_by_role("button", name="My card says this").click()
    expect(page.get_by_text("1 of 7 checked")).to_be_visible()
    kept = page.evaluate("JSON.parse(localStorage.getItem('souk.boxes'))[0].tables")
    assert kept["district"] == [{"key": "port", "value": 4}]

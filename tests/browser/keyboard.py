"""Going about a page by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

MOST = 150  # presses of Tab: once around the fullest page


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    expect(wanted).to_be_visible()
    for _ in range(MOST):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def press(page: Page, wanted: Locator) -> None:
    """Go to a button, and press it."""
    tab_to(page, wanted)
    page.keyboard.press("Enter")

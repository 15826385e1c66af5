"""Fixed positions look as they were approved, in both languages, by day and by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.screens import APPROVED, NAMES, TOLERATED, opened, strange, taken
from tests.server.serving import Server


@pytest.mark.parametrize("name", NAMES)
def test_it_looks_as_approved(browser: Browser, server: Server, name: str, tmp_path: Path) -> None:
    page = opened(browser, server.url, name)
    picture = taken(page)
    share = strange(page, picture, (APPROVED / f"{name}.jpg").read_bytes())
    page.context.close()
    (tmp_path / f"{name}.jpg").write_bytes(picture)
    assert share <= TOLERATED, f"{share:.1%} of {name} look different: {tmp_path}"


BREAKAGES = {  # which part of the page, and how it is styled
    "a panel is gone": ("section.mat", "visibility", "hidden"),
    "the board has slipped": ("[role=grid]", "transform", "translateY(40px)"),
    "colours are gone": ("html", "filter", "grayscale(1)"),
    "the letters are too large": ("html", "zoom", "1.15"),
}
STYLE = "([part, property, value]) => { document.querySelector(part).style[property] = value }"


def test_what_is_broken_does_not(browser: Browser, server: Server) -> None:
    page = opened(browser, server.url, "istanbul-en-light")
    approved = (APPROVED / "istanbul-en-light.jpg").read_bytes()
    for what, (part, name, value) in BREAKAGES.items():
        page.evaluate(STYLE, [part, name, value])
        assert strange(page, taken(page), approved) > 2 * TOLERATED, what
        page.evaluate(STYLE, [part, name, ""])
    assert strange(page, taken(page), approved) <= TOLERATED  # each was noticed by itself
    page.context.close()

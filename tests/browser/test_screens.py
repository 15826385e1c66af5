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


BREAKAGES = {
    "a panel is gone": "document.querySelector('section.mat').style.visibility = 'hidden'",
    "the board has slipped": "document.querySelector('[role=grid]').style.transform = 'translateY(40px)'",
    "colours are gone": "document.documentElement.style.filter = 'grayscale(1)'",
    "the letters are too large": "document.documentElement.style.zoom = 1.15",
}


@pytest.mark.parametrize("script", BREAKAGES.values(), ids=list(BREAKAGES))
def test_what_is_broken_does_not(browser: Browser, server: Server, script: str) -> None:
    page = opened(browser, server.url, "istanbul-en-light")
    page.evaluate(script)
    share = strange(page, taken(page), (APPROVED / "istanbul-en-light.jpg").read_bytes())
    page.context.close()
    assert share > 2 * TOLERATED

"""How long a screen takes to answer a click or a key: interaction to next paint, as browsers measure it.

For `dev.py strain paint`: a test that looks at a clock would fail on a busy machine.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import chromium
from tests.browser.sitting import Sitting
from tests.server.serving import serving

OBSERVE = """
window.paints = {};
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) paints[interactionId] = Math.max(duration, paints[interactionId] ?? 0);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
QUICK = 16.0  # ms: what takes no longer is not told
HASTE = 100  # ms from key to key: nobody is faster for long


def painted(folder: Path, decisions: int, seed: int) -> list[float]:
    """The milliseconds of each interaction of somebody who plays with all that moves, the slowest first."""
    with serving(folder, pause=0.0) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(base_url=server.url, viewport={"width": 1440, "height": 900}, locale="en")
        page.add_init_script(OBSERVE)
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        me = Sitting(page, seed)
        while decisions and me.asked():
            for key in ("b", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") if decisions % 5 == 0 else ():
                page.keyboard.press(key)
                page.wait_for_timeout(HASTE)
            me.decide()
            decisions -= 1
        page.wait_for_timeout(500)
        slow = [float(ms) for ms in page.evaluate("Object.values(paints)")]
        many = int(page.evaluate("performance.interactionCount"))
        browser.close()
    return sorted([*slow, *[QUICK] * (many - len(slow))], reverse=True)

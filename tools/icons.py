"""The icons of the app, drawn from web/public/icon.svg:  python tools/icons.py

They are part of the sources, so that building the pages needs no browser. Needs Chromium.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import chromium  # noqa: E402

PUBLIC: Final = ROOT / "web" / "public"
GROUND: Final = "#14367F"
SAFE: Final = 0.76  # of a maskable icon is drawn on: launchers may cut off the rest, in any shape
ICONS: Final = {  # its size, and how much of that the drawing takes
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable-512.png": (512, SAFE),
    "apple-touch-icon.png": (180, 0.9),
}


def drawn(drawing: str, share: float) -> str:
    """A page with the drawing; if it does not fill the icon, its ground does."""
    ground = GROUND if share < 1 else "transparent"
    return (
        f"<body style='margin:0;height:100vh;display:grid;place-items:center;background:{ground}'>"
        f"<div style='width:{share:.0%};height:{share:.0%}'>{drawing}</div>"
    )


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(drawing, share))
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()

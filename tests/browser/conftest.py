"""A real browser at a real server. Tests act on what can be seen, by role and name, as a person would."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import souk
from tests.server.serving import Server, serving

PAGES = Path(souk.__file__).parent / "web" / "index.html"
PATIENCE = 60_000  # ms: a busy machine is no fault of the pages

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Debian's; a machine without one fails. The one without windows paints twice as fast."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found, "the tests of the pages need Chromium: apt-get install chromium-headless-shell"
    return found


@contextmanager
def browsing() -> Iterator[tuple[Browser, str]]:
    """A browser and the address of a server, for tools."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), pause=0.0) as running,
        sync_playwright() as playwright,
    ):
        launched = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield launched, running.url
        launched.close()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": chromium(), "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert PAGES.exists(), "the pages are not built: python tools/web.py"
    with serving(tmp_path_factory.mktemp("browser"), gone=0.2, pause=0.0) as running:
        yield running


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    coming = People(browser, server.url)
    yield coming
    coming.leave()


class People:
    """Those who come to the server, each with a browser of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def comes(
        self, path: str = "/", *, lang: str = "en", dark: bool = False, width: int = 1440, height: int = 900
    ) -> Page:
        context = self.browser.new_context(
            base_url=self.url,
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme="dark" if dark else "light",
            viewport={"width": width, "height": height},
            has_touch=width < 800,
            reduced_motion="reduce",  # nobody has to wait for a piece that travels
            service_workers="block",  # so that tests can answer for the server; test_app.py has them
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    def leave(self) -> None:
        for context in self.contexts:
            for page in context.pages:
                page.unroute_all(behavior="ignoreErrors")  # whoever answers for the server may be in the middle of it
            context.close()
        assert not self.complaints, self.complaints

"""Souk as an app: what can be installed, what opens without a connection, and how a new build replaces the old."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import PAGES, PATIENCE
from tests.server.serving import Server, serving

KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"
CONTROLLED = """() => new Promise((done) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => done());
  if (navigator.serviceWorker.controller) done();
})"""
STORED = """async () => {
  const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map((request) => new URL(request.url).pathname);
}"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped, with pages of its own, to be replaced."""
    pages = tmp_path / "pages"
    shutil.copytree(PAGES.parent, pages)
    with serving(tmp_path, pages=str(pages), pause=0.0) as running:
        yield running


@pytest.fixture
def context(browser: Browser, own: Server) -> Iterator[BrowserContext]:
    made = browser.new_context(base_url=own.url, locale="en-GB", reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    yield made
    made.close()


def arrives(context: BrowserContext) -> Page:
    """Somebody whose browser keeps the shell from now on."""
    page = context.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.evaluate(CONTROLLED)
    return page


def rebuild(server: Server) -> None:
    """Put another build in the place of the pages, as an update would: other names, another worker."""
    pages = Path(str(server.settings["pages"]))
    index = pages / "index.html"
    text = index.read_text(encoding="utf-8")
    entry = text.split('src="/assets/', 1)[1].partition('"')[0]
    (pages / "assets" / entry).rename(pages / "assets" / "index-renewed.js")
    for path in (index, pages / "worker.js", *pages.glob("assets/*.js")):
        said = path.read_text(encoding="utf-8").replace(entry, "index-renewed.js")
        path.write_text(said.replace("const BUILD = '", "const BUILD = 'renewed-"), encoding="utf-8")


def test_what_was_opened_once_opens_without_the_server_and_says_so(context: BrowserContext, own: Server) -> None:
    page = arrives(context)
    own.stop()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("The bazaar is open.")
    expect(page.get_by_role("status").get_by_text("Not connected")).to_be_visible()
    page.goto("/table/unknown")
    expect(page.get_by_role("alert")).to_contain_text("cannot reach its server")
    own.start()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")  # the server says so itself
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("Not connected")).to_have_count(0)


def test_a_new_build_replaces_the_old(context: BrowserContext, own: Server) -> None:
    page = arrives(context)
    [before] = page.evaluate(KEPT)
    own.stop()
    rebuild(own)
    page.goto("/")  # the old shell, while there is no server
    expect(page.get_by_text("Not connected")).to_be_visible()
    own.start()
    expect(page.locator("script[src='/assets/index-renewed.js']")).to_be_attached()  # without anybody asking for it
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    [after] = page.evaluate(KEPT)
    assert after == before.replace("souk-", "souk-renewed-")


def test_only_the_shell_is_kept(context: BrowserContext, own: Server) -> None:
    page = arrives(context)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("grid")).to_be_visible()
    stored: list[str] = page.evaluate(STORED)
    assert "/" in stored and any(path.endswith(".woff2") for path in stored)
    assert not [path for path in stored if path.startswith(("/api", "/table", "/worker.js"))]


def test_it_can_be_installed(own: Server) -> None:
    with httpx.Client(base_url=own.url, trust_env=False) as http:
        manifest = http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        said = json.loads(manifest.text)
        assert (said["start_url"], said["display"]) == ("/", "standalone")
        for icon in said["icons"]:
            picture = http.get(icon["src"])
            assert picture.headers["content-type"].startswith(icon["type"])
            if icon["type"] == "image/png":
                size = "x".join(str(int.from_bytes(picture.content[at : at + 4])) for at in (16, 20))  # of its head
                assert size == icon["sizes"]
        assert {"maskable", None} == {icon.get("purpose") for icon in said["icons"]}
        worker = http.get("/worker.js")
        assert worker.headers["cache-control"] == "no-cache"
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "%" not in worker.text.split("*/")[1].split("function")[0]  # all is filled in

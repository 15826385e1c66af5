"""The wheel, installed into an environment that holds nothing but what it needs: `souk serve --open` brings the game.

Nothing is downloaded: the launcher keeps the wheel it has built in the environment that runs this test, and the locked
packages are linked from there. So this shows that the wheel is complete, that the packages it asks for are those of
requirements/run.lock, and that no package for tests is needed. It does not show that these can be downloaded, nor that
a wheel repaired for another machine works there.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import venv
from importlib.metadata import distributions, version
from pathlib import Path

import pytest
from uv import find_uv_bin

from souk.engine.build import compiled
from tests.server.client import BOT, ME, Requests
from tests.server.serving import SOON

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "run.lock"


def locked() -> set[Path]:
    """The files and folders of the locked packages, as far as they are for this system."""
    names = set(re.findall(r"^([\w.-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE))
    found = set()
    for package in distributions():
        if re.sub(r"[-_.]+", "-", package.name).lower() in names:
            tops = {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}  # .. leads to programs
            found |= {Path(str(package.locate_file(top))) for top in tops}
    return found


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment into which the wheel has been installed."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, with_pip=False)
    places = sysconfig.get_paths("venv", {"base": str(folder), "platbase": str(folder)})
    for path in locked():
        there = Path(places["purelib"]) / path.name
        if path.suffix == ".dist-info":
            shutil.copytree(path, there)  # uv passes over links
        else:
            there.symlink_to(path)
    (wheel,) = (Path(sys.prefix) / "wheel").glob("*.whl")
    # Without --no-deps: uv finds all the packages that the wheel asks for in place, or fails.
    install = [find_uv_bin(), "pip", "install", "--python", str(folder), "--offline", "--no-index", "--no-cache"]
    done = subprocess.run([*install, str(wheel)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return Path(places["scripts"])


def waited_for(file: Path, process: subprocess.Popen[str]) -> str:
    """The content of a file that a process is about to write."""
    end = time.monotonic() + SOON
    while not (file.exists() and file.read_text().endswith("\n")):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end, f"{file.name} was not written"
        time.sleep(0.02)
    return file.read_text().strip()


def test_serve_opens_the_page_and_a_game_can_begin(programs: Path, tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >"{opened}"\n')
    browser.chmod(0o755)
    process = subprocess.Popen(
        [programs / "souk", "--lang", "en", "serve", "--open", "--port", "0"],
        cwd=tmp_path,
        env={"BROWSER": str(browser), "HOME": str(tmp_path), "PATH": os.defpath},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # whoever runs this may ignore it
    )
    with process:
        try:
            address = waited_for(opened, process)
            assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", address)
            with Requests(address) as requests:
                page = requests.get("/")
                assert '<div id="app">' in page
                for file in re.findall(r'(?:src|href)="(/[^"]+)"', page):
                    assert requests.http.get(file).status_code == 200, file
                health = requests.get("/api/health")
                assert (health["souk"], health["compiled"]) == (version("souk"), compiled())  # this test runs on it too
                table, _ = requests.table(ME, BOT)
                assert requests.get(f"/api/tables/{table}")["setting"]["title"] == "istanbul"
            process.send_signal(signal.SIGINT)
            said, complaints = process.communicate(timeout=SOON)
        finally:
            process.kill()  # where it has ended, this does nothing
    assert (process.returncode, complaints) == (130, "")
    assert said.startswith(f"Souk is running at {address}")

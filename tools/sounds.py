"""The sounds of the pages, measured:  python tools/sounds.py [FOLDER]

Prints the figures that tests/browser/test_sounds.py keeps within bounds. With a folder, writes each sound there as a
WAV file, to be listened to. Needs Chromium.
"""

from __future__ import annotations

import struct
import sys
import wave
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import chromium  # noqa: E402
from tests.browser.listening import Heard, rendered  # noqa: E402
from tests.browser.test_sounds import SOUNDS  # noqa: E402

LOUDEST = 32767


def write(folder: Path, one: Heard) -> None:
    with wave.open(str(folder / f"{one.sound}.wav"), "wb") as file:
        file.setparams((1, 2, 44100, 0, "NONE", ""))
        file.writeframes(struct.pack(f"<{len(one.data)}h", *(round(at * LOUDEST) for at in one.data)))


def main(*folders: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        heard = rendered(browser, SOUNDS)
        browser.close()
    print(" ".join(f"{name:>9}" for name in Heard._fields[:-1]))
    for one in heard:
        print(f"{one.sound:>9} " + " ".join(f"{value:9.3f}" for value in one[1:-1]))
        for folder in map(Path, folders):
            folder.mkdir(parents=True, exist_ok=True)
            write(folder, one)


if __name__ == "__main__":
    main(*sys.argv[1:2])

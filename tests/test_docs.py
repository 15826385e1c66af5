"""What docs/adding-a-game.md names is there: the files of its example, which is Bazar, and those of all games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from souk.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
GUIDE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
EXAMPLE = "bazar"
SPANS = re.findall(r"`([^`\n]+)`", GUIDE)
NAMED = sorted({word for span in SPANS for word in span.split() if "/" in word or word.endswith(".md")})


def filled(named: str) -> list[str]:
    path = re.sub("<family>|<title>", EXAMPLE, named)
    return [path.replace("<lang>", lang) for lang in LANGUAGES]


@pytest.mark.parametrize("named", NAMED)
def test_every_path_of_the_guide_is_there(named: str) -> None:
    for path in filled(named):
        assert (ROOT / path).exists(), path
        assert (ROOT / path).is_dir() == path.endswith("/"), path


@pytest.mark.parametrize("folder", ["src", "docs", "tests", "web/src"])
def test_what_bears_the_name_of_the_example_is_in_the_guide(folder: str) -> None:
    """It is found by that name, so that a new game needs one too."""
    told = [path for named in NAMED for path in filled(named)]
    for path in (ROOT / folder).rglob(f"{EXAMPLE}*"):
        if path.stem == EXAMPLE:
            assert any(one.startswith(path.relative_to(ROOT).as_posix()) for one in told), path


def test_who_works_on_souk_is_led_to_the_guide() -> None:
    for page in ("ARCHITECTURE.md", "CONTRIBUTING.md"):
        assert "](docs/adding-a-game.md)" in (ROOT / page).read_text(encoding="utf-8")

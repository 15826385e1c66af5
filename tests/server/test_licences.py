"""The licences of what is built into the wheel come with it."""

from __future__ import annotations

import json
import re
from importlib.metadata import distribution
from pathlib import Path

from tests.server.client import Requests

ROOT = Path(__file__).resolve().parents[2]
HEADING = re.compile(
    r"^=+\n(.+) \((.+)\)\n=+\n\n(.+)$", re.MULTILINE
)  # what it is, its licence, the first line of that

CODE = {".ts", ".svelte"}
IMPORT = re.compile(r"(?:from|import\() ?'((?:@[\w-]+/)?[\w-]+)[\w/.-]*'")


def packages_of(path: Path) -> list[str]:
    """The packages that a file imports."""
    return IMPORT.findall(path.read_text(encoding="utf-8"))


def test_the_pages_have_the_licence_of_each_package_and_font_in_them(requests: Requests) -> None:
    found = {name: (licence, first) for name, licence, first in HEADING.findall(requests.get("/licences.txt"))}
    packages = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    imported = {name for path in (ROOT / "web/src").rglob("*.*") if path.suffix in CODE for name in packages_of(path)}
    assert len(imported) >= 4 and {f"{name} {packages[name]}" for name in imported} <= set(found)
    fonts = {name: licence for name, (licence, _) in found.items() if name.startswith("The font ")}
    assert fonts == {"The font Philosopher": "OFL-1.1", "The font Sofia Sans": "OFL-1.1"}
    licence, first = found[f"@fluent/bundle {packages['@fluent/bundle']}"]  # which comes without its text
    assert (licence, first.strip()) == ("Apache-2.0", "Apache License")


def test_the_metadata_name_the_licence_of_everything_in_the_wheel(requests: Requests) -> None:
    licences = {licence for _, licence, _ in HEADING.findall(requests.get("/licences.txt"))}
    named = distribution("souk").metadata["License-Expression"].split(" AND ")
    assert licences | {"PSF-2.0"} == set(named)  # of which mypyc's runtime has parts


def test_the_licence_of_the_compiler_is_that_of_its_version() -> None:
    """What mypyc puts into the compiled modules is under the licence of mypy."""
    ours = (ROOT / "licences/mypy.txt").read_text(encoding="utf-8")
    assert ours == distribution("mypy").read_text("licenses/LICENSE")

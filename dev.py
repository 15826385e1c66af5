#!/usr/bin/env python3
"""Souk's launcher:  python3 dev.py COMMAND [ARGUMENTS]

It needs nothing but Python. It makes .venv, installs the locked packages and a wheel of the current sources, then runs
the command. Whatever is still up to date is kept: only the first run, and the first one after an edit, take time.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.util
import io
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
WHEEL = VENV / "wheel"
MADE = [ROOT / "web" / "node_modules", ROOT / "src" / "souk" / "web"]  # made from the other files by the build
WINDOWS = os.name == "nt"
PROFILED = {
    "0": "compiled",
    "1": "profiled",
}  # what SOUK_PROFILE asks for (see hatch_build.py); if unset, either will do


def program(name: str) -> Path:
    return VENV / ("Scripts" if WINDOWS else "bin") / (f"{name}.exe" if WINDOWS else name)


PYTHON = program("python")
UV = program("uv")

# Talking and running -------------------------------------------------------------------------------------------------


class Failed(Exception):
    """Something failed: the exit code, and a message if there is more to say."""

    def __init__(self, code: int, message: str = "") -> None:
        super().__init__(message)
        self.code = code if code >= 0 else 128 - code  # ended by a signal: the code that a shell would report


def say(text: str, end: str = "\n") -> None:
    """Progress goes to stderr; stdout belongs to the command."""
    print(text, end=end, file=sys.stderr, flush=True)


@contextlib.contextmanager
def stage(what: str) -> Iterator[None]:
    """Print a line for a step that takes a while: what it is and, at the end, how many seconds it took."""
    say(f"souk: {what} … ", end="")
    began = time.monotonic()
    try:
        yield
    except Failed:
        say("failed")
        raise
    say(f"{time.monotonic() - began:.1f} s")


def quietly(*command: str | Path, **settings: str) -> str:
    """Run a command and return its output, which is shown only if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=os.environ | settings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise Failed(done.returncode, done.stdout.rstrip())
    return done.stdout


def openly(*command: str | Path, **settings: str) -> int:
    """Run a command on the terminal and return its exit code. Ctrl-C is left to the command, which receives it too."""
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | settings) as process:
        while True:
            with contextlib.suppress(KeyboardInterrupt):
                return process.wait()


def hand_over(*command: str | Path, **settings: str) -> NoReturn:
    """Replace this process by the command, so that signals and exit code are its own."""
    if WINDOWS:  # where exec would return to the prompt at once
        raise Failed(subprocess.call(command, env=os.environ | settings))
    os.execve(command[0], [str(word) for word in command], os.environ | settings)


# Setting up: each step leaves a stamp that says what it was made from, and is skipped while that is unchanged ---------


def digest(*paths: Path) -> str:
    """A hash of contents and names. File times are no use: a copy or a checkout changes them."""
    found = hashlib.sha256()
    for path in paths:
        for file in files_in(path) if path.is_dir() else [path]:
            content = file.read_bytes()
            found.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def files_in(folder: Path) -> list[Path]:
    """All files that somebody wrote. What the build has made is not even looked at: it has far more files."""
    found = []
    for here, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if Path(here, name) not in MADE]
        found += [Path(here, name) for name in names if not name.endswith(".pyc")]
    return sorted(found)


def read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


@contextlib.contextmanager
def stamping(stamp: Path, text: str) -> Iterator[None]:
    """Write the stamp only at the end, so that an unfinished step is repeated."""
    stamp.unlink(missing_ok=True)
    yield
    stamp.write_text(text, encoding="utf-8")


def ensure_venv() -> None:
    stamp, key = VENV / "venv.stamp", f"{sys.version} {sys.base_prefix} {ROOT}"  # its scripts contain the full path
    if read(stamp) == key and PYTHON.exists():
        return
    if not importlib.util.find_spec("ensurepip"):
        raise Failed(1, "souk: this Python lacks venv; on Debian and Ubuntu: apt-get install python3-venv")
    with stage("making .venv, which holds everything"), stamping(stamp, key):
        without = ["--without-pip"] if lends_pip() else []  # unpacking pip takes longer than all the rest
        quietly(sys.executable, "-m", "venv", "--clear", *without, VENV)


def lends_pip() -> bool:
    """Whether the pip of the Python that runs this can install into .venv."""
    from importlib.metadata import PackageNotFoundError, version  # which only the first start needs

    try:
        return tuple(int(number) for number in version("pip").split(".")[:2]) >= (22, 3)
    except (PackageNotFoundError, ValueError):
        return False


def ensure_uv() -> None:
    lock = LOCKS / "uv.txt"
    stamp, key = VENV / "uv.stamp", digest(lock)
    if read(stamp) == key:
        return
    with stage("installing uv, which installs the rest"), stamping(stamp, key):
        pip = (sys.executable, "-m", "pip", "--python", PYTHON) if lends_pip() else (PYTHON, "-m", "pip")
        quietly(*pip, "install", "--disable-pip-version-check", "--require-hashes", "-r", lock)


INSTALLED = VENV / "souk.stamp"


def ensure_packages(wanted: str) -> None:
    """Install exactly the packages of run.lock or dev.lock. The second includes the first, so it serves for both."""
    stamp = VENV / "packages.stamp"
    keys = {name: f"{name} {digest(LOCKS / f'{name}.lock', LOCKS / 'uv.txt')}" for name in ("run", "dev")}
    if read(stamp) in {keys[wanted], keys["dev"]}:
        return
    what = {"run": "the packages that Souk needs", "dev": "the packages for testing and checking"}[wanted]
    with stage(f"installing {what}"), stamping(stamp, keys[wanted]):
        INSTALLED.unlink(missing_ok=True)  # souk itself is not in the locks, so uv removes it
        at_once = ["--compile-bytecode"] if wanted == "dev" else []  # tests start hundreds of processes
        locks = (LOCKS / f"{wanted}.lock", LOCKS / "uv.txt")
        quietly(UV, "pip", "sync", "--python", PYTHON, "--require-hashes", *at_once, *locks)


def ensure_souk(mode: str) -> None:
    """Build a wheel of the current sources with SOUK_COMPILE=mode (see hatch_build.py), and install it."""
    with alone():
        key = souk_key()
        if not fits(read(WHEEL / "stamp"), key, mode):
            make_wheel(key, mode)
        if read(INSTALLED) != read(WHEEL / "stamp"):
            with stage("installing souk"), stamping(INSTALLED, read(WHEEL / "stamp")):
                wheel = next(WHEEL.glob("*.whl"))
                fresh = ("--no-cache", "--no-deps", "--reinstall", "--compile-bytecode")
                quietly(UV, "pip", "install", "--python", PYTHON, *fresh, wheel)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait while another launcher is building: there is one place for the result."""
    if WINDOWS:
        yield
        return
    import fcntl

    with (VENV / "building.lock").open("w") as lock_file:
        fcntl.flock(lock_file, fcntl.LOCK_EX)
        yield


def souk_key() -> str:
    """A hash of all that a wheel is made from, and with."""
    rules = ROOT / "docs" / "rules"  # included in the wheel
    tools = [ROOT / "tools" / name for name in ("training.py", "web.py")]
    how = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", LOCKS / "build.lock", *tools]
    compilers = [os.environ.get("CC"), *map(shutil.which, ("cc", "gcc", "clang"))]  # one may have come since
    ingredients = digest(ROOT / "src", ROOT / "web", rules, ROOT / "licences", *how)
    return hashlib.sha256(f"{ingredients} {sys.version} {compilers}".encode()).hexdigest()


def fits(stamp: str, key: str, mode: str) -> bool:
    if not stamp.startswith(key):
        return False
    _, asked, result = stamp.split()
    if mode == "off":
        return result == "pure"
    if result == "pure":
        return mode == asked == "auto"  # where it failed, it would only fail again
    return PROFILED.get(os.environ.get("SOUK_PROFILE", ""), result) == result


def make_wheel(key: str, mode: str) -> None:
    shutil.rmtree(WHEEL, ignore_errors=True)
    how = "plain Python" if mode == "off" else "the rules become C, then machine code: some minutes after each edit"
    with stage(f"building souk, {how}"):
        log = uv_build("--wheel", "--out-dir", WHEEL, SOUK_COMPILE=mode)
    pure = next(WHEEL.glob("*.whl")).stem.endswith("-none-any")
    result = "pure" if pure else PROFILED.get(os.environ.get("SOUK_PROFILE", ""), "compiled")
    if mode == "auto" and result == "pure":
        (WHEEL / "build.log").write_text(log, encoding="utf-8")
        reason = next((line for line in log.splitlines() if "not compiled" in line), "not compiled")
        say(f"souk: {reason.strip()}")
        say("souk: so the rules run as plain Python: the same games, but far slower (see .venv/wheel/build.log)")
    (WHEEL / "stamp").write_text(f"{key} {mode} {result}", encoding="utf-8")


def uv_build(*args: str | Path, **settings: str) -> str:
    command = (UV, "build", "--python", PYTHON, "--require-hashes", "--build-constraints", LOCKS / "build.lock")
    return quietly(*command, *args, ROOT, PYTHONPATH="", **settings)


def prepare(packages: str, mode: str | None = None) -> None:
    """Install everything that a command needs. Without a mode it runs on the sources, and no wheel is built."""
    ensure_venv()
    ensure_uv()
    ensure_packages(packages)
    if mode:
        ensure_souk(mode)


# Commands ------------------------------------------------------------------------------------------------------------

ON_SOURCES = {"PYTHONPATH": str(ROOT / "src")}
ON_WHEEL = {"PYTHONPATH": ""}
PYTEST_INTERRUPTED, PYTEST_FOUND_NOTHING = 2, 5


class Run(NamedTuple):
    build: str
    settings: dict[str, str]
    tests: str


# What is never compiled is the same on both builds: where testing it takes long, that is done only on the one with
# fast rules ("once"). Pages are tested separately, since Playwright keeps an event loop running and no other can run
# beside it.
RUNS = {
    "sources": Run("pure", ON_SOURCES, "not once and not browser"),
    "compiled build": Run("compiled", ON_WHEEL, "not browser and not sources"),
    "pages": Run("compiled", ON_WHEEL, "browser"),
}


def souk(args: list[str]) -> NoReturn:
    prepare("dev" if args[:1] == ["arena"] else "run", compile_mode())  # its extras are not worth waiting for to play
    hand_over(program("souk"), *args, SOUK_PROGRAM=called())


def compile_mode() -> str:
    mode = os.environ.get("SOUK_COMPILE", "auto")
    if mode not in {"auto", "require", "off"}:
        raise Failed(2, f"souk: SOUK_COMPILE is {mode!r}: it may be auto, require or off")
    return mode


def called() -> str:
    """How this script was started, for commands that Souk suggests: there may be no `souk` on the path."""
    return shlex.join(["python" if WINDOWS else "python3", sys.argv[0], "souk"])


BUILDING = VENV / "building"  # what has come of the build behind a server: "compiled" or "pure"


def play(args: list[str]) -> NoReturn:
    """Serve. While there is no wheel of the current sources, serve from the sources, and compile behind the server."""
    prepare("run")
    key = souk_key()
    if compile_mode() != "auto" or fits(read(WHEEL / "stamp"), key, "auto"):
        souk(["serve", "--open", *args])
    ensure_pages()
    BUILDING.unlink(missing_ok=True)
    say("souk: meanwhile the rules are being compiled, for some minutes; until then hard bots think slowly")
    behind = [sys.executable, __file__, "compile-behind", key, str(os.getpid())]
    subprocess.Popen(behind, cwd=ROOT, stdin=subprocess.DEVNULL, env=os.environ | {"SOUK_PROFILE": "1"}, **UNSEEN)
    serve = ("-m", "souk", "serve", "--open", *args)
    hand_over(PYTHON, *serve, **ON_SOURCES, SOUK_PROGRAM=called(), SOUK_BUILDING=str(BUILDING))


def ensure_pages(testing: bool = False) -> None:
    """Build the pages into the sources, with the Node of a wheel where the system has none that is new enough."""
    web = tools_web()
    wanted = web.CHECKING if testing else web.BUILDING
    if web.built() and web.installed(wanted):
        return
    with stage("building the pages"):
        node = VENV / "node"
        if not web.system_node():
            lock = ("--require-hashes", "-r", LOCKS / "node.lock")
            quietly(UV, "pip", "install", "--python", PYTHON, "--target", node, *lock)
        quietly(PYTHON, web.__file__, "prepare" if testing else "build", PYTHONPATH=str(node))


def tools_web() -> Any:
    """tools/web.py, which is no package."""
    spec = importlib.util.spec_from_file_location("souk_web", ROOT / "tools" / "web.py")
    assert spec and spec.loader
    web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web)
    return web


# In a group of its own, which Ctrl-C does not reach and which can be ended as a whole; and after everything else.
UNSEEN: dict[str, Any] = (
    {"creationflags": 0x4000} if WINDOWS else {"start_new_session": True, "preexec_fn": lambda: os.nice(19)}
)


def compile_behind(args: list[str]) -> int:
    """Build and install the wheel for the server, the parent of this process, and tell it. Without the server it ends
    at once: the stamps see to it that the next start repeats what is half done."""
    key, server = args
    threading.Thread(target=end_with, args=[int(server)], daemon=True).start()
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        try:
            # Some systems keep Python from writing bytecode: then every start would take three times as long.
            quietly(PYTHON, "-m", "compileall", "-q", sysconfig.get_path("purelib", vars={"base": str(VENV)}))
            ensure_souk("auto")
        except (Failed, OSError) as error:
            say(f"souk: not compiled: {str(error).strip().rpartition(chr(10))[2]}")
    ready = read(INSTALLED).endswith(("compiled", "profiled")) and key == souk_key()
    reasons = [line for line in said.getvalue().splitlines() if "not compiled" in line]
    changed = "souk: the sources have changed meanwhile: the next start compiles them"
    say("souk: compiled: bots now think at full speed" if ready else reasons[0] if reasons else changed)
    BUILDING.write_text("compiled" if ready else "pure", encoding="utf-8")
    return 0 if ready else 1


def end_with(server: int) -> None:
    """End this process, and the compilers it has started, as soon as its parent is gone."""
    while os.getppid() == server:
        time.sleep(0.3)
    if WINDOWS:
        os._exit(1)
    os.killpg(0, signal.SIGKILL)


def test(args: list[str]) -> int:
    """Run the tests; with --checks, run the checks too, beside the compiler, which takes longest."""
    prepare("dev")
    ensure_pages(testing=True)  # fetching npm's packages for the build and the tests at the same time would not go well
    checks = failed_checks if "--checks" in args else None
    return tested([word for word in args if word != "--checks"], meanwhile=checks)


def tested(args: list[str], meanwhile: Callable[[], list[str]] | None) -> int:
    """Run the tests on each build. What can be done `meanwhile` is done while the wheel is being built; it returns what
    has failed. One run shows all that is wrong."""
    if not any(word.startswith(("-n", "--numprocesses", "--pdb")) for word in args):
        args = ["-n", "2", *args]
    codes: dict[str, int] = {}
    wrong: list[str] = []
    for name, run in RUNS.items():
        with building() if run.settings == ON_SOURCES else contextlib.nullcontext():
            if run.settings == ON_SOURCES and meanwhile:
                wrong = meanwhile()
            say(f"souk: testing the {name}")
            codes[name] = openly(PYTHON, "-m", "pytest", "-m", run.tests, *args, SOUK_BUILD=run.build, **run.settings)
        if codes[name] == PYTEST_INTERRUPTED:
            break
    passed = {0} if all(code == PYTEST_FOUND_NOTHING for code in codes.values()) else {0, PYTEST_FOUND_NOTHING}
    failed = {f"the tests of the {name}": code for name, code in codes.items() if code not in passed}
    failed |= dict.fromkeys(wrong, 1)
    if failed:
        raise Failed(max(failed.values()), f"souk: failed: {', '.join(failed)}")
    return 0


@contextlib.contextmanager
def building() -> Iterator[None]:
    """Compile meanwhile, which keeps only one core busy most of the time, and wait for the end of it."""
    with subprocess.Popen([sys.executable, __file__, "build"], stderr=subprocess.PIPE, text=True) as compiling:
        yield
        _, said = compiling.communicate()
    say(said, end="")
    if compiling.returncode:
        raise Failed(compiling.returncode)


def build(args: list[str]) -> int:
    prepare("dev", "require")
    engine = quietly(PYTHON, "-I", "-c", "import souk.engine.run as play; print(play.__file__)").strip()
    if engine.endswith(".py"):
        raise Failed(1, f"souk: the engine was installed uncompiled: {engine}")
    return 0


def check(args: list[str]) -> int:
    prepare("dev")
    if failed := failed_checks():
        raise Failed(1, f"souk: failed: {', '.join(failed)}")
    return 0


def failed_checks() -> list[str]:
    checks: dict[str, list[str | Path]] = {
        "ruff check": [program("ruff"), "check"],
        "ruff format": [program("ruff"), "format", "--check"],
        "mypy": [program("mypy"), "src", "tests", "tools", "dev.py", "hatch_build.py"],
        "lint-imports": [program("lint-imports"), "--no-cache"],
        "house rules": [PYTHON, "tools/house.py"],
        "pages": [PYTHON, "tools/web.py", "check"],
    }
    failed = []
    for name, command in checks.items():
        try:
            with stage(name):
                quietly(*command, **ON_SOURCES)
        except Failed as failure:
            say(str(failure))
            failed.append(name)
    return failed


def tidy(args: list[str]) -> int:
    prepare("dev")
    tools: list[list[str | Path]] = [
        [program("ruff"), "check", "--fix"],
        [program("ruff"), "format"],
        [PYTHON, "tools/web.py", "tidy"],
    ]
    return max(openly(*tool) for tool in tools)


def mutate(args: list[str]) -> NoReturn:
    prepare("dev")
    hand_over(PYTHON, ROOT / "tools" / "mutate.py", *args, **ON_SOURCES)


def soak(args: list[str]) -> NoReturn:
    prepare("dev", "require")
    hand_over(PYTHON, ROOT / "tools" / "soak.py", *args, PYTHONPATH=str(ROOT))  # which needs the checks in tests/


def strain(args: list[str]) -> NoReturn:
    prepare("dev", "require")
    hand_over(PYTHON, ROOT / "tools" / "strain.py", *args, PYTHONPATH=str(ROOT))  # which needs the clients in tests/


def peeking(args: list[str]) -> NoReturn:
    prepare("dev", "require")
    hand_over(PYTHON, ROOT / "tools" / "peeking.py", *args, PYTHONPATH=str(ROOT))


def lots(args: list[str]) -> NoReturn:
    prepare("dev", "require")
    hand_over(PYTHON, ROOT / "tools" / "lots.py", *args, PYTHONPATH=str(ROOT))


def second_world(args: list[str]) -> NoReturn:
    prepare("dev", "require")
    hand_over(PYTHON, ROOT / "tools" / "second_world.py", *args, PYTHONPATH=str(ROOT))


def digests(args: list[str]) -> int:
    """Play on each build; what has been played for these sources is kept."""
    prepare("dev")
    folder = VENV / "digests" / souk_key()[:12]
    folder.mkdir(parents=True, exist_ok=True)
    games = args[0] if args else "100000"
    tool = ROOT / "tools" / "digests.py"
    files = [folder / f"{build}.json" for build in ("compiled", "profiled", "sources")]
    for wanted, file in zip(("0", "1"), files, strict=False):
        os.environ["SOUK_PROFILE"] = wanted
        ensure_souk("require")
        openly(PYTHON, tool, file, games, PYTHONPATH=str(ROOT))
    openly(PYTHON, tool, files[2], args[1] if len(args) > 1 else "2000", PYTHONPATH=f"{ROOT / 'src'}{os.pathsep}{ROOT}")
    return openly(PYTHON, tool, "compare", *files, PYTHONPATH=str(ROOT))


def ladder(args: list[str]) -> NoReturn:
    prepare("dev", "require")
    hand_over(PYTHON, ROOT / "tools" / "ladder.py", *args, **ON_WHEEL)


def bench(args: list[str]) -> NoReturn:
    prepare("run", "require")
    hand_over(program("souk"), "bench", *args, **ON_WHEEL)


def wheel(args: list[str]) -> int:
    """Build the source package, and the wheel from that, which shows that the source package is complete."""
    reader = argparse.ArgumentParser(prog="dev.py wheel")
    reader.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where to put them")
    out: Path = reader.parse_args(args).out.resolve()
    ensure_venv()
    ensure_uv()
    settings = {"SOUK_COMPILE": "require", "SOUK_PROFILE": "1"}
    with stage("building the source package, and the wheel from it, which takes some minutes"):
        uv_build("--out-dir", out, **{name: os.environ.get(name, value) for name, value in settings.items()})
    for kind in ("*.tar.gz", "*.whl"):
        made = max(out.glob(kind), key=lambda path: path.stat().st_mtime)  # others may be of earlier builds
        print(f"{made}  {made.stat().st_size / 1e6:.1f} MB")
    return 0


def lock(args: list[str]) -> int:
    """Write each lock with the one before as a constraint, so that no package appears in two versions."""
    ensure_venv()
    ensure_uv()
    wanted = {
        "uv.txt": ["--group", "uv"],
        "run.lock": ["pyproject.toml"],
        "dev.lock": ["pyproject.toml", "--all-extras", "--group", "dev", "--constraints", "requirements/run.lock"],
        "build.lock": ["--group", "build", "--constraints", "requirements/dev.lock"],
        "node.lock": ["--group", "node", "--constraints", "requirements/build.lock"],
    }
    plain = ("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links")  # which name no server
    every = ("--universal", "--python-version", "3.11", "--generate-hashes")
    for name, source in wanted.items():
        with stage(f"locking {name}"):
            quietly(UV, "pip", "compile", *plain, *every, *source, "--output-file", f"requirements/{name}", *args)
    return 0


class Command(NamedTuple):
    run: Callable[[list[str]], int]
    arguments: str
    does: str


COMMANDS = {
    "play": Command(play, "[ARGS]", "play in the browser; `souk play` plays in the terminal"),
    "compile-behind": Command(compile_behind, "KEY SERVER", ""),  # for `play` itself
    "souk": Command(souk, "ARGS", "any command of the program; SOUK_COMPILE=off skips compiling, for quick trials"),
    "test": Command(test, "[ARGS]", "the tests on both builds, with --checks the checks too; ARGS go to pytest"),
    "build": Command(build, "", "compile and install souk, as most commands do by themselves"),
    "check": Command(check, "", "style, types, imports between packages and house rules"),
    "tidy": Command(tidy, "", "fix and format what ruff, eslint and prettier can"),
    "mutate": Command(mutate, "TITLE", "break the rules of a title in many small ways: do its tests catch that?"),
    "soak": Command(soak, "[ARGS]", "play very many games and check every contract"),
    "strain": Command(strain, "KIND", "how server and pages hold up: load, cost, memory, kill, hostile, paint …"),
    "peeking": Command(peeking, "[ARGS]", "do bots choose the same when everything hidden is dealt again?"),
    "lots": Command(lots, "[ARGS]", "verify 1,000 games and 1,000 forgeries, and let a coalition grind for its dice"),
    "second-world": Command(
        second_world, "[ARGS]", "can a seat tell what is hidden from it? 10,000 decisions of each title"
    ),
    "digests": Command(digests, "[GAMES]", "do the compiled builds and the sources play the same 100,000 games?"),
    "ladder": Command(ladder, "[ROW …]", "play what is missing in docs/ladder.md, and rewrite it"),
    "bench": Command(bench, "[ARGS]", "measure the speed of the compiled build"),
    "wheel": Command(wheel, "[--out DIR]", "build what others install: the source package and the compiled wheel"),
    "lock": Command(lock, "[--upgrade]", "rewrite requirements/ from pyproject.toml"),
}


def overview() -> str:
    rows = (
        f"  {f'{name} {command.arguments}':<20} {command.does}" for name, command in COMMANDS.items() if command.does
    )
    return "\n".join([str(__doc__), *rows])


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (whoever starts this may well have an older one)
        say(f"souk: needs Python 3.11 or newer; this is {sys.version.split()[0]}")
        return 1
    if not words or words[0] in {"-h", "--help"}:
        print(overview())
        return 0
    name, *args = words
    if name not in COMMANDS:
        say(f"souk: no command {name!r}; `python3 dev.py` lists them")
        return 2
    try:
        return COMMANDS[name].run(args)
    except Failed as failure:
        if str(failure):
            say(str(failure))
        return failure.code
    except OSError as error:
        say(f"souk: {error}")
        return 1
    except KeyboardInterrupt:
        say("\nsouk: stopped")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

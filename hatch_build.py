"""Build hook for the wheel: the pages are built (tools/web.py), and the rules are compiled with mypyc, which makes them
some sixty times faster.

SOUK_COMPILE says how much that matters:
    auto     compile where a C compiler is found, else make a pure wheel and say so (the default)
    require  compile or fail
    off      make a pure wheel
SOUK_PROFILE=1 compiles twice, where the compiler is gcc: first with counters, to watch games being played
(tools/training.py), then for what was seen. The result is faster by a quarter or more, and takes three times as long.
A module whose first line is `# pure: <reason>` stays as it is.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("auto", "require", "off")
COMPILED = ("engine", "games", "bots")
# Lets the C compiler call, and inline, our own functions directly: a third more speed. Nobody wrote this C, so nobody
# needs warnings: looking for misleading indentation alone would take gcc twice as long as all the rest.
C_FLAGS = [] if os.name == "nt" else ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all"]
# What mypyc makes of a short function is long, with all its checks: the usual limit would leave most of them as calls,
# and a tenth of the speed. Optimising when linking lets gcc use all cores for what is one large file.
GCC_FLAGS = ["-finline-limit=400", "-flto", "-fno-fat-lto-objects"]
# Every such processor since 2008 counts bits in one instruction, which compilers do not use unless told: a twelfth more
# speed in Bazar.
GCC_FLAGS_X86 = ["-mpopcnt"]
WATCHING = ["-fprofile-generate", "-fprofile-update=single"]
# What gcc makes of loops it then forgets the profile of, and puts them with code that is never run: half of the judges'
# sums were there. Without that, a search is faster by a fourteenth, and games by a fortieth.
WATCHED = [
    "-fprofile-use", "-fprofile-correction",
    "-fno-split-loops", "-fno-unswitch-loops", "-fno-peel-loops", "-fno-unroll-loops", "-fno-tracer",
]  # fmt: skip
# Functions that no game calls while it is played: wrappers for callers from Python, whole modules being imported, and
# what only a person asks for. Left alone, gcc would spend a fifth of its time on making them fast.
COLD = re.compile(
    r"^extern (?=PyObject \*CPyPy_|char CPyDef_\w+____top_level__\(|.*__(?:why|view|pack|fill|audit)\()", re.M
)

# All that the small libraries which lead to the rules (see `link`) need of Python.h, and of its stable interface. There
# are two hundred of them, and reading the whole of Python.h for each would take gcc a sixth of the time of a build.
SHORT_PYTHON_H = """
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
"""


class CompileError(Exception):
    """The modules could not be compiled; the message tells why."""


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if web().built() or web().system_node() else [f"{web().NODE_WHEEL}>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            web().build()
        self.compile(version, build_data)

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("SOUK_COMPILE", "auto")
        if mode not in MODES:
            raise ValueError(f"SOUK_COMPILE is {mode!r}: it may be {', '.join(MODES)}")
        if mode == "off" or version == "editable":
            return
        # Empty at first, so nothing stale gets in; removed with this hook, after the wheel is written. It is beside the
        # wheel, so that what an interrupted build leaves is found and cleared.
        os.makedirs(self.directory, exist_ok=True)
        self.scratch = tempfile.TemporaryDirectory(prefix="compiling-", dir=self.directory)
        try:
            libraries = compiled_in_a_process_of_its_own(Path(self.root), Path(self.scratch.name))
        except CompileError as error:
            tell = self.app.abort if mode == "require" else self.app.display_warning
            tell(f"not compiled: {error}")
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def web() -> Any:
    """tools/web.py, which is no package."""
    spec = importlib.util.spec_from_file_location("souk_web", Path(__file__).parent / "tools" / "web.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiled_in_a_process_of_its_own(root: Path, out: Path) -> dict[str, str]:
    """Run this file as a script, since mypyc ends the process on an error; the libraries made, and their place."""
    if os.name != "nt" and not shutil.which(c_compiler()):
        raise CompileError(f"no C compiler ({c_compiler()}); on Debian and Ubuntu: apt-get install gcc python3-dev")
    done = subprocess.run(
        [sys.executable, __file__, str(root), str(out)], text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise CompileError(f"mypyc or the C compiler failed\n{done.stdout}")
    made = out / "lib"  # beside our modules it holds the runtime that they share, at the top
    return {str(path): path.relative_to(made).as_posix() for path in made.rglob("*") if path.is_file()}


def c_compiler() -> str:
    """The command that setuptools is going to call."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return str(words[0])


def is_pure(module: Path) -> bool:
    with module.open(encoding="utf-8") as lines:
        return lines.readline().startswith("# pure:")


def is_gcc() -> bool:
    """Whether that command is gcc, and not clang under its name."""
    if os.name == "nt":
        return False
    said = subprocess.run([c_compiler(), "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in said


def gcc_flags() -> list[str]:
    return [*GCC_FLAGS, *(GCC_FLAGS_X86 if platform.machine() in ("x86_64", "AMD64") else [])]


def compile_modules(root: Path, out: Path) -> None:
    """All modules in one mypycify call, so that calls between them are plain C calls."""
    from mypyc.build import mypycify

    os.chdir(root / "src")
    flags = gcc_flags() if is_gcc() else []
    profiled = bool(flags) and os.environ.get("SOUK_PROFILE") == "1"
    sources = [path for package in COMPILED for path in sorted(Path("souk", package).rglob("*.py"))]
    extensions = mypycify(
        [
            f"--config-file={root / 'pyproject.toml'}",  # judged as strictly as by `dev.py check`
            f"--cache-dir={out / 'mypy'}",
            *(str(path) for path in sources if not is_pure(path)),
        ],
        opt_level="3" if profiled or not flags else "2",  # a developer waits a sixth less, and loses a twentieth
        debug_level="0",
        target_dir=str(out / "c"),
    )
    rules, *shims = sorted(extensions, key=lambda extension: not extension.name.endswith("__mypyc"))
    for shim in shims:  # each module has a small one, which leads to the rules
        shim.extra_compile_args = [*shim.extra_compile_args, *C_FLAGS]
        shim.include_dirs = [short_header(out)] if flags else []
    plain = [*rules.extra_compile_args, *C_FLAGS]
    if flags:
        mark_cold(out / "c")
    if profiled:
        link(out, [rules, *shims], [*plain, *flags, *WATCHING])
        watch_games(root, out)
        link(out, [rules], [*plain, *flags, *WATCHED])
    else:
        link(out, [rules, *shims], [*plain, *flags])


def short_header(out: Path) -> str:
    """A folder with a Python.h that has only what the small libraries need."""
    folder = out / "short"
    folder.mkdir(exist_ok=True)
    (folder / "Python.h").write_text(SHORT_PYTHON_H, encoding="utf-8")
    return str(folder)


def mark_cold(made: Path) -> None:
    for header in made.glob("__native_internal_*.h"):
        marked = COLD.sub("extern __attribute__((cold)) ", header.read_text(encoding="utf-8"))
        header.write_text(marked, encoding="utf-8")


def link(out: Path, extensions: list[Any], flags: list[str]) -> None:
    """Compile and link extensions, the first of which is the rules, with these flags. The object files, and with them
    the profile, keep their place."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    rules = extensions[0]
    rules.extra_compile_args = flags
    rules.extra_link_args = [f"-flto={os.cpu_count()}" if flag == "-flto" else flag for flag in flags]
    command = build_ext(Distribution({"name": "souk", "ext_modules": extensions}))
    command.build_lib = str(out / "lib")
    command.build_temp = str(out / "objects")
    command.parallel = True  # the small ones beside the rules
    command.force = True
    command.ensure_finalized()
    command.run()


def watch_games(root: Path, out: Path) -> None:
    """Have games played on what was compiled with counters, which writes the profile beside the object file."""
    trial = out / "trial"
    shutil.copytree(root / "src" / "souk", trial / "souk", ignore=shutil.ignore_patterns("web"))
    shutil.copytree(out / "lib", trial, dirs_exist_ok=True)
    training = [sys.executable, "-P", str(root / "tools" / "training.py")]
    subprocess.run(training, env=os.environ | {"PYTHONPATH": str(trial)}, check=True)


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), Path(sys.argv[2]))

"""Games being studied: a queue, and one process of their own that takes them one at a time.

What has been found is on the disk, by the digest of the game and the version of the analysis. So a server that was
killed goes on where it was when somebody asks again, and nothing is studied twice.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

import msgspec

from souk.server.faults import Fault
from souk.server.limits import network
from souk.server.pipes import told
from souk.server.studying import LANGUAGE, STUDIED, Order, Studied, Tidings, file_of
from souk.server.thinking import Thinking
from souk.study.analysis import Depth
from souk.study.task import Task, usual_folder

WAITING: Final = 64  # games, on the whole server …
EACH: Final = 8  # … and from one address
SILENCE: Final = 120.0  # seconds without tidings after which the process is given up
FAILED: Final = 256  # failures that are remembered, to be told once
LIMIT: Final = 1 << 16  # bytes in a line of tidings
TIDINGS: Final = msgspec.json.Decoder(Tidings)
DEPTHS: Final[tuple[Depth, ...]] = ("quick", "thorough")  # the first is studied before the second

State = Literal["waiting", "running", "done", "failed"]
LOG = logging.getLogger("souk")


@dataclass
class StudyJob:
    task: Task
    address: str
    state: State = "waiting"
    progress: float = 0.0
    error: str = ""


@dataclass
class StudyState:
    """How far a study has come, and the deepest analysis there is."""

    state: State
    progress: float
    text: str
    found: Studied | None


@dataclass
class Studies:
    thinking: Thinking
    folder: Path = field(default_factory=usual_folder)

    def __post_init__(self) -> None:
        self.jobs: dict[str, StudyJob] = {}  # that wait or run, in the order in which they came; and some that failed
        self.wanted = asyncio.Event()
        self.process: Process | None = None  # started when needed

    # Asking ---------------------------------------------------------------------------------------------------------

    async def ask(
        self, text: str, viewer: int | None, depth: Depth, lang: str, address: str, box: str = ""
    ) -> StudyState:
        """Ask for an analysis: it is begun if it is not there. A thorough one begins with a quick one."""
        tasks = [Task(text, one, viewer, data=box) for one in DEPTHS[: DEPTHS.index(depth) + 1]]
        found = await asyncio.to_thread(lambda: [self.read(task, lang) for task in tasks])
        last = tasks[-1].key
        if found[-1] is not None:
            return StudyState("done", 1.0, "", found[-1])
        if last in self.jobs and self.jobs[last].state == "failed":
            failed = self.jobs.pop(last)  # whoever asks again, tries again
            return StudyState("failed", failed.progress, failed.error, deepest(found))
        for task, there in zip(tasks, found, strict=True):
            if there is None:
                self.add(task, address)
        return StudyState(self.jobs[last].state, self.jobs[last].progress, "", deepest(found))

    async def known(self, text: str, viewer: int | None, lang: str) -> Studied | None:
        """The deepest analysis there is."""
        tasks = [Task(text, depth, viewer) for depth in DEPTHS]
        return deepest(await asyncio.to_thread(lambda: [self.read(task, lang) for task in tasks]))

    def read(self, task: Task, lang: str) -> Studied | None:
        try:
            return STUDIED.decode(LANGUAGE.decode(file_of(self.folder, task).read_bytes())[lang])
        except (OSError, KeyError, msgspec.DecodeError):
            return None

    def add(self, task: Task, address: str) -> None:
        if task.key in self.jobs:
            return
        waiting = [job for job in self.jobs.values() if job.state != "failed"]
        own = sum(job.address == network(address) for job in waiting)
        if len(waiting) >= WAITING or own >= EACH:
            raise Fault("full", "too many games are being studied: try again in a moment")
        self.jobs[task.key] = StudyJob(task, network(address))
        self.wanted.set()

    # Studying -------------------------------------------------------------------------------------------------------

    async def study_next(self) -> None:
        """Wait for a game to study, and study it. Quick looks come first."""
        waiting = [key for key, job in self.jobs.items() if job.state == "waiting"]
        if not waiting:
            self.wanted.clear()
            await self.wanted.wait()
            return
        key = min(waiting, key=lambda key: DEPTHS.index(self.jobs[key].task.depth))
        job = self.jobs[key]
        job.state = "running"
        try:
            job.error = await self.study(job)
        except (OSError, TimeoutError, msgspec.DecodeError) as error:
            job.error = "the analysis stopped"
            LOG.error("a study stopped: %s", type(error).__name__)
        finally:
            self.finish(key, job)

    def finish(self, key: str, job: StudyJob) -> None:
        """Forget a job that is done; remember for a while that one failed."""
        if not job.error:
            self.jobs.pop(key, None)
            return
        job.state = "failed"
        failed = [key for key, job in self.jobs.items() if job.state == "failed"]
        for old in failed[:-FAILED]:
            del self.jobs[old]

    async def study(self, job: StudyJob) -> str:
        """Have a game studied, and return what went wrong, or ""."""
        process, self.process = await self.ready(), None
        task, over = job.task, False
        try:
            order = Order(str(self.folder), task.text, task.depth, task.viewer, task.data)
            async for line in told(process, order, SILENCE):
                tidings = TIDINGS.decode(line)
                job.progress = tidings.progress
                if tidings.over:
                    over = True
                    return tidings.error
            return "the analysis was interrupted"
        finally:
            if over:
                self.process = process
            elif process.returncode is None:
                process.kill()

    async def ready(self) -> Process:
        """The process, on the compiled rules as soon as there are any."""
        process = self.process
        if process is not None and process.returncode is None:
            return process
        command = [sys.executable, "-m", "souk.server.studying"]
        environment = self.thinking.environment()
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LIMIT, env=environment)

    async def close(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


def deepest(found: list[Studied | None]) -> Studied | None:
    return next((one for one in reversed(found) if one is not None), None)

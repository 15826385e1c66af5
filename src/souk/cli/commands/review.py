"""souk review: where a recorded game turned, what each move cost, and how much was luck."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from souk.cli.commands.arena import Html
from souk.cli.commands.options import AsJson, DataFile, Jobs, Seed
from souk.cli.commands.records import read_text
from souk.cli.commands.replay import FilePath
from souk.cli.output.plain import as_json, progress
from souk.cli.speech import say
from souk.engine.errors import SoukError

if TYPE_CHECKING:
    from souk.study.analysis import Analysis, Depth
    from souk.study.task import Task

DepthName = Annotated[str, typer.Option("--depth", metavar="quick|thorough", help="opt-review-depth")]


def review(
    file: FilePath,
    depth: DepthName = "quick",
    seed: Seed = 0,
    data: DataFile = "",
    jobs: Jobs = 1,
    html: Html = "",
    json: AsJson = False,
) -> None:
    from souk.cli.output.review import print_review
    from souk.study.task import Task

    if html and not Path(html).parent.is_dir():
        raise SoukError(f"--html {html}: there is no such folder")
    task = Task(read_text(file), depth_of(depth), seed=seed, data=data)
    try:
        analysis = analysed(task, jobs)
    except SoukError as error:
        raise SoukError(f"{file}: {error}") from error
    if html:
        from souk.cli.output.review_page import review_page

        Path(html).write_text(review_page(analysis, task.course), encoding="utf-8")
    if json:
        from msgspec import to_builtins

        as_json(to_builtins(analysis))
    else:
        print_review(analysis, task.course)


def depth_of(name: str) -> Depth:
    from souk.study.effort import EFFORTS

    found = next((depth for depth in EFFORTS if depth == name), None)
    if found is None:
        raise SoukError(f"--depth {name}: it must be one of {', '.join(EFFORTS)}")
    return found


def analysed(task: Task, jobs: int) -> Analysis:
    """The analysis of a task. What has been found already is on the disk, so that it can be interrupted."""
    from souk.arena.pool import share_out
    from souk.study.task import Findings, examine, usual_folder

    findings = Findings(usual_folder(), task)
    missing = findings.missing
    with progress(say("review-progress"), findings.steps) as advance:
        advance(findings.steps - len(missing))
        for finding in share_out(examine, task, missing, jobs):
            findings.add(finding)
            advance(1)
    return task.analysis(findings.found)

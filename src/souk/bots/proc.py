"""A bot in a process of its own, in any language: a line of JSON for each decision, a line of JSON for each answer.

    to it    {"title", "seats", "seat", "choices", "idle", "view", "heard", "news", "seed", "sight"}
    from it  {"choice": one of the choices}   or   {"error": what went wrong}

`news` holds the events of this game after the first `heard` ones: as a rule, those since the bot was last asked. `seed`
is for its dice; `sight` is what `Game.read_sight` reads.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from souk.engine.errors import SoukError
from souk.engine.event import Happening
from souk.engine.game import Game
from souk.engine.rng import Rng
from souk.engine.sight import Sight

PATIENCE: Final = 30.0  # seconds for an answer, unless told otherwise


class Proc:
    def __init__(self, command: str, seconds: float = PATIENCE) -> None:
        self.command = shlex.split(command)
        self.seconds = seconds
        self.process: subprocess.Popen[str] | None = None
        self.answers: Queue[str] = Queue()
        self.sent: list[Happening] = []  # the events that the program has heard of
        if not self.command:
            raise SoukError("bot proc: needs a command, as in proc:./my_bot")

    def choose(self, sight: Sight, rng: Rng) -> str:
        if self.process is None:
            self.process = self.start()
        stdin = self.process.stdin
        assert stdin is not None
        with suppress(OSError):  # a program that has ended may have answered before
            stdin.write(self.question(sight, rng) + "\n")
            stdin.flush()
        try:
            answer = self.answers.get(timeout=self.seconds)
        except Empty:
            self.stop()
            raise SoukError(f"no answer within {self.seconds:g} seconds") from None
        if not answer:
            code = self.process.wait()
            self.stop()
            raise SoukError(f"it ended with code {code}")
        return choice_in(answer)

    def question(self, sight: Sight, rng: Rng) -> str:
        game = Game(sight.book)
        heard = len(self.sent) if self.is_continued(sight.history) else 0
        self.sent = sight.history[:]
        asked = {
            "title": sight.book.title.key,
            "seats": int(sight.book.seats),
            "seat": sight.seat,
            "choices": sight.choices,
            "idle": sight.idle,
            "view": sight.view,
            "heard": heard,
            "news": [event.json() for event in self.sent[heard:]],
            "seed": int(rng.below(1 << 31)),
            "sight": {"souk": game.header().spelled(), "data": sight.book.data, **sight.pack()},
        }
        return json.dumps(asked, ensure_ascii=False)

    def is_continued(self, history: list[Happening]) -> bool:
        """Whether a history belongs to the game that the program was last asked about."""
        last = len(self.sent) - 1
        return 0 <= last < len(history) and history[last] is self.sent[last]

    def start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise SoukError(f"bot proc:{self.command[0]}: {error.strerror}") from error
        self.answers = Queue()
        self.sent = []
        Thread(target=read_lines, args=(process.stdout, self.answers), daemon=True).start()
        return process

    def stop(self) -> None:
        """End the program; the next question starts it again."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            with suppress(OSError):
                if process.stdin is not None:
                    process.stdin.close()

    def __del__(self) -> None:
        self.stop()


def read_lines(stdout: IO[str], answers: Queue[str]) -> None:
    """Put each line into the queue, and "" at the end. It runs in a thread, since not every system can wait for a pipe
    with a time limit."""
    with stdout:
        for line in stdout:
            answers.put(line)
    answers.put("")


def choice_in(answer: str) -> str:
    try:
        read: Any = json.loads(answer)
    except ValueError as error:
        raise SoukError(f"it answered {answer.strip()[:80]!r}, which is not JSON") from error
    if isinstance(read, dict) and "error" in read:
        raise SoukError(str(read["error"]))
    if not isinstance(read, dict) or not isinstance(read.get("choice"), str):
        raise SoukError(f"it answered {answer.strip()[:80]!r}, which is no choice")
    return str(read["choice"])


def hosted(code: str, seconds: float) -> Proc:
    """A foreign Python bot in a process of its own, where it finds nothing but what it is sent."""
    process = Proc("host", seconds)
    process.command = [sys.executable, "-m", "souk.bots.host", code]
    return process

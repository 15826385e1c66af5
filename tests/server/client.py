"""A strict client of the protocol over real sockets, written from docs/protocol.md."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from souk.engine.match import Match
from souk.games import game

Json = dict[str, Any]

ME = {"by": "me"}
GUEST = {"by": "guest"}
BOT = {"by": "bot", "bot": "eager"}


class Requests:
    """Plain requests to a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=30)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, key: str = "", status: int = 200) -> Any:
        return self.checked(self.http.get(path, headers=bearer(key)), status)

    def post(self, path: str, body: Any, key: str = "", status: int = 201) -> Any:
        return self.checked(self.http.post(path, json=body, headers=bearer(key)), status)

    def checked(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        kind = answer.headers["content-type"]
        return answer.json() if kind.startswith("application/json") else answer.text

    def table(self, *seats: Json, title: str = "istanbul", **more: Any) -> tuple[str, dict[int, str]]:
        """A new table, with the key or the invitation of each seat."""
        return keys_of(self.post("/api/tables", {"title": title, "seats": list(seats), **more}))

    def dealt(self, *seats: Json, title: str = "istanbul") -> tuple[str, dict[int, str]]:
        """A new table with the same cards each time."""
        text = Match(game(title, seats=len(seats)), seed=1).record.spelled()
        answer = self.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        table = self.checked(answer, 201)["table"]
        return keys_of(self.post(f"/api/tables/{table}/fork", {"step": 0, "seats": list(seats)}))


def keys_of(made: Json) -> tuple[str, dict[int, str]]:
    return made["table"], {one["seat"]: one.get("key") or one["invite"] for one in made["seats"]}


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"} if key else {}


class Feed:
    """One viewer. `received` is everything it was sent; versions must have no gap."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.version = 0
        self.now: Json = {}
        self.info: Json = {}
        self.updates: list[Json] = []
        self.asked = 0

    async def next(self) -> Json:
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("welcome", "update"):
            if message["type"] == "update":
                assert message["version"] == self.version + 1, (message["version"], self.version)
                self.updates.append(message)
            self.version = message["version"]
            self.now = message
        self.info = message.get("info") or self.info
        return message

    async def hello(self, **said: Any) -> Json:
        await self.say({"type": "hello", **said})
        return await self.next()

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def ask(self, kind: str, **said: Any) -> Json:
        """Send a request and return the answer, taking in whatever else comes meanwhile."""
        self.asked += 1
        await self.say({"type": kind, "id": self.asked, **said})
        while True:
            message = await self.next()
            if message.get("id") == self.asked or (kind == "lang" and message["type"] == "welcome"):
                return message

    async def until(self, kind: str) -> Json:
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def catch_up(self) -> None:
        """Take in everything sent so far. (Comparing versions would not do: every viewer has its own.)"""
        assert (await self.ask("ping"))["type"] == "done"

    @property
    def decision(self) -> Json | None:
        found: Json | None = self.now["decision"]
        return found

    @property
    def over(self) -> bool:
        return self.now["to_act"] is None

    async def my_turn(self) -> bool:
        """Wait for my turn. Return False if the game is over."""
        while self.decision is None and not self.over:
            await self.next()
        return not self.over

    async def choose(self, choice: str) -> Json:
        assert self.decision is not None
        return await self.ask("play", at=self.decision["at"], choice=choice)

    async def choose_any(self, rng: random.Random, without: str = " ") -> str:
        """Make a random choice that does something, if there is one, and that does not begin with `without`."""
        assert self.decision is not None
        offered = [one for one in self.decision["choices"] if not one["choice"].startswith(without)]
        busy = [one for one in offered if not one["idle"]] or offered
        choice: str = rng.choice(busy)["choice"]
        answer = await self.choose(choice)
        assert answer["type"] == "done", answer
        return choice


@asynccontextmanager
async def feed(url: str, table: str, key: str = "", have: int = 0, lang: str = "en") -> AsyncIterator[Feed]:
    async with connected(url, table) as socket:
        viewer = Feed(socket)
        said = {"key": key} if key else {}
        welcome = await viewer.hello(lang=lang, have=have, **said)
        come_back_if_told(welcome)
        assert welcome["type"] == "welcome", welcome
        yield viewer


def come_back_if_told(answer: Json) -> None:
    """Treat a server that cannot reach its storage like one that cannot be reached: nobody knows what was written."""
    if answer.get("error") == "gone":
        raise ConnectionError(answer["text"])


def connected(url: str, table: str, **more: Any) -> connect:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/feed"
    return connect(address, proxy=None, compression=None, max_size=None, **more)

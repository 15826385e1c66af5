"""A strict client of the protocol over real sockets, written from docs/protocol.md."""

from __future__ import annotations

import hashlib
import json
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.sync import client as waiting

from souk.engine.match import Match
from souk.games import game
from tests.server.serving import SOON

Json = dict[str, Any]

ME = {"by": "me"}
GUEST = {"by": "guest"}
BOT = {"by": "bot", "bot": "eager"}
PLAIN: dict[str, Any] = {"proxy": None, "compression": None, "max_size": None}


@dataclass
class Number:
    """A player's part in the dice of a table: a number for each attempt, and what there is to keep of it."""

    table: str
    seat: int
    by_seal: dict[str, str] = field(default_factory=dict)
    begin: str = ""
    committed: set[str] = field(default_factory=set)
    given: set[str] = field(default_factory=set)

    def answer(self, info: Json) -> Json | None:
        """What to send when this is how things stand, if anything: a commitment, or the number once it is listed."""
        if info["begun"] or self.seat not in info["asked"]:
            return None
        attempt = info["attempts"][-1]
        seal, mine = attempt["seal"], [one for one in attempt["numbers"] if one["seat"] == self.seat]
        number = self.by_seal.setdefault(seal, secrets.token_hex(32))
        said = f"souk-number {self.table} {self.seat} {seal} {number}"
        commitment = hashlib.sha256(said.encode()).hexdigest()
        if not attempt["begun"] and seal not in self.committed:
            self.committed.add(seal)
            return {"type": "commit", "seal": seal, "commitment": commitment}
        if attempt["begun"] and seal not in self.given and [one["commitment"] for one in mine] == [commitment]:
            self.given.add(seal)
            self.begin = " ".join(f"{one['seat']}:{one['commitment']}" for one in attempt["numbers"])
            return {"type": "number", "seal": seal, "number": number}
        return None


class Requests:
    """Plain requests to a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=SOON)

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

    def opened(self, *seats: Json, title: str = "istanbul", **more: Any) -> tuple[str, dict[int, str]]:
        """A new table whose game is not set up yet, with the key or the invitation of each seat."""
        return keys_of(self.post("/api/tables", {"title": title, "seats": list(seats), **more}))

    def table(self, *seats: Json, title: str = "istanbul", **more: Any) -> tuple[str, dict[int, str]]:
        """A new table whose game has been set up, with the key or the invitation of each seat. Guests come later."""
        return self.begun(self.post("/api/tables", {"title": title, "seats": list(seats), **more}))

    def begun(self, made: Json) -> tuple[str, dict[int, str]]:
        """Begin the game of a table that was opened, without its guests."""
        keys = {one["seat"]: one["key"] for one in made["seats"] if "key" in one}
        if keys:
            begin(self.url, made["table"], keys)
        return keys_of(made)

    def dealt(self, *seats: Json, title: str = "istanbul") -> tuple[str, dict[int, str]]:
        """A new table with the same cards each time."""
        text = Match(game(title, seats=len(seats)), seed=1).record.spelled()
        answer = self.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
        table = self.checked(answer, 201)["table"]
        return self.begun(self.post(f"/api/tables/{table}/fork", {"step": 0, "seats": list(seats)}))


class Seat:
    """A socket that only brings a number, and blocks while it waits."""

    def __init__(self, socket: waiting.ClientConnection, table: str, seat: int, key: str) -> None:
        self.socket = socket
        self.number = Number(table, seat)
        self.asked = 0
        self.info: Json = {}
        socket.send(json.dumps({"type": "hello", "key": key}))
        self.step()

    def say(self, request: Json) -> None:
        self.asked += 1
        self.socket.send(json.dumps({**request, "id": self.asked}))

    def step(self) -> Json:
        """Take one message in, and answer it if a commitment or a number is due."""
        message: Json = json.loads(self.socket.recv(timeout=SOON))
        assert message["type"] != "error", message
        self.info = message.get("info") or self.info
        request = self.number.answer(self.info)
        if request is not None:
            self.say(request)
        return message

    def until(self, kind: str) -> None:
        while self.step()["type"] != kind:
            pass


def begin(url: str, table: str, keys: dict[int, str]) -> None:
    """Begin a game with the numbers of those who have a key, and without the others."""
    with ExitStack() as stack:

        def arrived(seat: int) -> Seat:
            socket = stack.enter_context(waiting.connect(feed_of(url, table), **PLAIN))
            return Seat(socket, table, seat, keys[seat])

        first = arrived(min(keys))
        asked = first.info["asked"]
        seats = [first, *(arrived(seat) for seat in keys if seat in asked and seat != min(keys))]
        for one in seats:
            one.until("done")
        if set(asked) - set(keys):
            next((one for one in seats if one.number.seat == one.info["owner"]), first).say({"type": "begin"})
        for one in seats:
            one.until("welcome")


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
        if message["type"] == "gathering":
            assert message["info"]["begun"] is False and self.version == 0
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

    async def ask(self, kind: str, /, **said: Any) -> Json:
        """Send a request and return the answer, taking in whatever else comes meanwhile."""
        self.asked += 1
        await self.say({"type": kind, "id": self.asked, **said})
        while True:
            message = await self.next()
            if message.get("id") == self.asked or (kind == "lang" and message["type"] == "welcome"):
                return message

    async def gather(self, number: Number) -> Json:
        """Bring a number, if this seat is asked for one, and wait until the game is set up."""
        message: Json = {}
        while message.get("type") != "welcome":
            request = number.answer(self.info)
            if request is not None:
                answer = await self.ask(request.pop("type"), **request)
                assert answer["type"] == "done", answer
                message = self.now or message
            else:
                message = await self.next()
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
        if welcome["type"] == "gathering":
            welcome = await viewer.gather(Number(table, welcome["viewer"]))
        assert welcome["type"] == "welcome", welcome
        yield viewer


def come_back_if_told(answer: Json) -> None:
    """Treat a server that cannot reach its storage like one that cannot be reached: nobody knows what was written."""
    if answer.get("error") == "gone":
        raise ConnectionError(answer["text"])


def connected(url: str, table: str, **more: Any) -> connect:
    return connect(feed_of(url, table), **PLAIN, **more)


def feed_of(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/feed"

"""Messages that no honest client sends: broken, too much, out of order, or nearly right.

Also used by siege.py, which has the other attacks.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.client import BOT, ME, Requests, feed
from tests.server.serving import serving

KINDS = [
    "hello",
    "play",
    "plays",
    "plan",
    "undo",
    "restart",
    "preview",
    "why",
    "hint",
    "name",
    "bot",
    "back",
    "rematch",
    "commit",
    "begin",
    "number",
    "lang",
    "ping",
    "update",
]
FIELDS = [
    "id",
    "at",
    "choice",
    "choices",
    "after",
    "seat",
    "bot",
    "name",
    "lang",
    "key",
    "have",
    "type",
    "__proto__",
    "version",
    "seal",
    "number",
]
VALUES: list[Any] = [
    *(0, 1, -1, 2**53, 2**64, 10**400, 1.5, None, True, [], {}, "", "x" * 300, "\0", "\u202e", "💎" * 60),
    *("en", "fr", "de", "eager", "os:system", "move:walk>tea_house", "move:walk>fountain", "undo", "*", "0 undo"),
    *(["move:walk>tea_house", "assistant:leave"], ["move:walk>fountain move:walk>tea_house"], ["x"] * 99),
    *("play:five_lira | roll:6+6", "'; drop table lines; --", "../../etc/passwd", "<script>", "{$x}", ["a"], {"a": 1}),
]
BROKEN = [
    *(
        "",
        " ",
        "null",
        "0",
        '"hello"',
        "[",
        "{",
        "{}",
        "[]",
        '{"type"',
        '{"type": "ping"',
        '{"type": "ping", "id": 1}}',
    ),
    *('{"type": "ping", "id": 1e999}', '{"type": "ping", "id": NaN}', '{"id": 1}', '{"type": ["ping"], "id": 1}'),
    *('{"type": "ping", "type": "undo", "id": 1}', "[" * 3_000, '{"a":' * 1_200, "\ud7ff", "\ufeff{}", "x" * 8_193),
]


RIGHT: list[dict[str, Any]] = [
    *({"type": "play", "at": 1, "choice": "move:walk>tea_house"}, {"type": "play", "at": 2, "choice": "visit:yes"}),
    {"type": "plays", "at": 1, "choices": ["move:walk>tea_house", "assistant:leave", "visit:yes"]},
    {"type": "plays", "at": 1, "choices": ["move:walk>tea_house", "tea_house.bid:7"]},
    {"type": "plays", "at": 1, "choices": ["move:walk>tea_house"] * 24},
    {"type": "plan", "choices": ["move:walk>tea_house", "visit:yes"]},
    {"type": "preview", "choice": "tea_house.bid:7", "after": ["move:walk>tea_house", "assistant:leave", "visit:yes"]},
    *({"type": "undo"}, {"type": "restart"}, {"type": "back"}, {"type": "rematch"}, {"type": "lang", "lang": "fr"}),
    *({"type": "preview", "choice": "move:walk>tea_house"}, {"type": "why", "choice": "move:walk>fountain"}),
    *({"type": "bot", "seat": 0, "bot": "eager"}, {"type": "bot", "seat": 9, "bot": "random"}),
    {"type": "name", "name": "x"},
    *({"type": "begin"}, {"type": "commit", "seal": "0" * 64, "commitment": "1" * 64}),
    {"type": "number", "seal": "0" * 64, "number": "1" * 64},
]


def message(rng: random.Random) -> str | bytes:
    """A message that is broken, made up, right in the wrong place, or right in all but one thing."""
    style = rng.randrange(5)
    if style == 0:
        return rng.choice(BROKEN)
    if style == 1:
        return rng.randbytes(rng.randrange(60))
    if style == 2:
        said = {name: rng.choice(VALUES) for name in rng.sample(FIELDS, rng.randrange(5))}
        return json.dumps(said | {"type": rng.choice(KINDS)})
    said = {**rng.choice(RIGHT), "id": rng.randrange(100)}
    if style == 3:
        said[rng.choice([*said, "more"])] = rng.choice(VALUES)
    return json.dumps(said)


async def attacked(folder: Path, messages: int, seed: int) -> dict[str, int]:
    """Send hostile messages as a spectator and as seats that are not to act. Each must be answered, and the game must
    not change. Return how often each answer came."""
    rng = random.Random(seed)
    counts: dict[str, int] = {}
    with serving(folder) as server, Requests(server.url) as requests:
        table, keys = requests.table(ME, ME, ME)
        before = state(requests, table, keys[0])
        async with feed(server.url, table, keys[0]) as owner:
            assert owner.decision
            sent = 0
            while sent < messages:
                key = rng.choice(["", keys[1], keys[2]])
                sent += await pester(server.url, table, key, rng, min(200, messages - sent), counts)
        assert state(requests, table, keys[0]) == before
        async with feed(server.url, table, keys[0]) as owner:
            assert (await owner.choose("move:walk>tea_house"))["type"] == "done"
        assert requests.get("/api/health")["ok"]
        other, _ = requests.table(ME, BOT)
        assert requests.get(f"/api/tables/{other}")["to_act"] == 0
    return counts


async def pester(url: str, table: str, key: str, rng: random.Random, most: int, counts: dict[str, int]) -> int:
    """Send messages until the server closes the socket or all are sent. Return how many were sent."""
    sent = 0
    try:
        async with feed(url, table, key) as me:
            while sent < most:
                sent += 1
                await me.say(message(rng))
                await me.say({"type": "ping", "id": 123_456})
                while (answer := await me.next()).get("id") != 123_456:
                    count(counts, answer)
    except ConnectionClosed:
        counts["closed"] = counts.get("closed", 0) + 1
    return sent


def count(counts: dict[str, int], answer: dict[str, Any]) -> None:
    word = answer.get("error", answer["type"])
    counts[word] = counts.get(word, 0) + 1


def state(requests: Requests, table: str, key: str) -> Any:
    """Everything but the sentences, in which people may have other names."""
    info, step = requests.get(f"/api/tables/{table}", key), requests.get(f"/api/tables/{table}/steps/0", key)
    who = [(one["kind"], one["bot"]) for one in info["people"]]
    return who, step["view"], step["last"], info["to_act"], requests.get(f"/api/tables/{table}/record", key)

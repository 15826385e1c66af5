"""Questions that are asked only because of a card in hand: nobody else can tell that they were asked.

Each story is played in two worlds. In one of them seat 0 holds a card for which it is asked something that it is not
asked in the other. It does nothing with the card, so the public story is the same.
"""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from typing import Any, cast

import msgspec
import pytest

import souk
from souk.bots import bot
from souk.engine.rng import seeded
from souk.engine.sight import Sight
from souk.server.chronicle import Chronicle, begins_turn, set_up
from souk.server.founding import new_table
from souk.server.listener import ENCODER, Listener
from souk.server.past import Eyes
from souk.server.review import in_brief, record_text, step_info
from souk.server.room import ALL, Room
from souk.server.settings import Settings
from souk.server.store import Kept, Store
from souk.server.viewer_log import Viewer
from souk.server.wire.rest import SeatWanted
from souk.server.wire.shared import IdeaInfo, SettingInfo
from tests.server.overhearing import Overheard, message_of

OTHERS: list[tuple[Viewer, str]] = [(1, "en"), (2, "fr"), (None, "en")]
NOTHING_ASKED = "far"  # a card of which nobody is asked in these stories
RESTART = "restart"
NEXT_TURN = ["move:walk>wainwright", "assistant:leave", "visit:no"]

TO_TEA_HOUSE = ["move:walk>tea_house", "assistant:leave", "(last_call:go_on)"]

# The card, and the moves from then on. Those in brackets are made only by a seat that is asked.
STORIES = [
    ("return_assistant", [*TO_TEA_HOUSE, "visit:no", *NEXT_TURN]),
    ("return_assistant", [*TO_TEA_HOUSE, RESTART, "move:walk>tea_house"]),
    ("mail_again", ["move:walk>post_office", "assistant:leave", "visit:yes", "(again:no)", *NEXT_TURN]),
]


class Clock:
    """Time that passes only when somebody waits or thinks."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def time(self) -> float:
        return self.now

    monotonic = time

    async def sleep(self, seconds: float) -> None:
        self.now += max(seconds, 0.0)


class Memory:
    """A store that forgets everything."""

    async def append(self, table: str, kept: Kept, ends: bool) -> bool:
        return True

    async def lease(self, table: str) -> bool:
        return True


class Script:
    """A bot that plays a story and takes its time."""

    def __init__(self, story: list[str], clock: Clock) -> None:
        self.left = list(story)
        self.clock = clock

    async def ideas(self, table: str, setting: SettingInfo, rules: int, sight: Sight) -> list[IdeaInfo]:
        return []

    async def choice(self, table: str, setting: SettingInfo, rules: int, code: str, sight: Sight) -> str:
        self.clock.now += 0.011
        while (choice := self.left.pop(0).strip("()")) not in sight.choices:
            pass
        return choice


class Ear(Listener):
    """Keeps what it is sent, and when."""

    def __init__(self, viewer: Viewer, lang: str, clock: Clock) -> None:
        super().__init__(viewer, lang, Overheard())
        self.clock = clock
        self.heard: list[tuple[float, bytes]] = []

    def send_frame(self, frame: bytes) -> None:
        self.heard.append((self.clock.now, message_of(frame)))


class World:
    def __init__(self, card: str, story: list[str], clock: Clock, bot: str = "") -> None:
        seats = [SeatWanted("bot", bot=bot) if bot else SeatWanted("me"), SeatWanted("me"), SeatWanted("me")]
        founding, _ = new_table(SettingInfo("istanbul", 3), seats)
        fixed = {"table": "here", "secret": b"secret", "created": 0, "position": position(card)}
        founding = msgspec.structs.replace(founding, **fixed)
        store = cast(Store, Memory())
        thinker = Script(story, clock)
        self.room = Room(Chronicle(founding, set_up(founding)), store, thinker, Settings(pause=0.05))
        self.ears = [Ear(viewer, lang, clock) for viewer, lang in OTHERS]
        self.looks: list[list[bytes]] = []
        self.hidden = 0

    async def play(self, story: list[str]) -> None:
        for ear in self.ears:
            await self.room.join(ear, 0)
        self.look()
        for choice in story:
            chronicle = self.room.chronicle
            decision = chronicle.match.decision
            assert decision is not None
            if choice == RESTART:
                await self.room.undo(decision.seat, ALL)
            elif not choice.startswith("(") or choice.strip("()") in decision.choices:
                self.hidden += choice.startswith("(")
                await self.room.play(decision.seat, chronicle.logs[decision.seat].version, choice.strip("()"))
            self.look()

    def look(self) -> None:
        """Everything that can be asked for; what has not changed is not taken down twice."""
        seen = [part for viewer, lang in OTHERS for part in self.looked(viewer, lang)]
        if seen not in self.looks[-1:]:
            self.looks.append(seen)

    def looked(self, viewer: Viewer, lang: str) -> list[bytes]:
        room, eyes = self.room, Eyes(viewer)
        newcomer = Ear(viewer, lang, Clock())
        room.audience.welcome(newcomer, 0)
        steps, telling = room.steps(eyes), room.audience.telling(lang)
        last = step_info(room.past, steps, len(steps) - 1, eyes, telling)
        fork = room.past.position(eyes, steps[-1].at, 1)
        info = room.audience.info(viewer)
        parts: list[Any] = [info, in_brief(steps, eyes, telling), last, record_text(room.chronicle, eyes), fork]
        return [*(message for _, message in newcomer.heard), *map(ENCODER.encode, parts)]

    @property
    def heard(self) -> list[list[tuple[float, bytes]]]:
        return [ear.heard for ear in self.ears]


def position(card: str) -> str:
    """The beginning of a game, with this card alone in seat 0's hand."""
    game = souk.game("istanbul", seats=3)
    packed = json.loads(game.position(game.start(3)))
    hand, deck = packed["players"][0]["hand"], packed["deck"]
    for old in hand:
        deck[old] = deck.get(old, 0) + 1
    deck[card] -= 1
    packed["players"][0]["hand"] = {card: 1}
    return json.dumps(packed)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("souk.server.room.time", clock)
    return clock


@pytest.mark.parametrize(("card", "story"), STORIES)
def test_others_get_the_same_bytes(card: str, story: list[str], clock: Clock) -> None:
    """Every message in order, and every answer to every request at any moment."""
    asked, unasked = World(card, story, clock), World(NOTHING_ASKED, story, clock)
    for world in (asked, unasked):
        asyncio.run(world.play(story))
    assert (asked.hidden, unasked.hidden) == (1, 0)
    assert asked.heard == unasked.heard and all(len(heard) > 3 for heard in asked.heard)
    assert asked.looks == unasked.looks


@pytest.mark.parametrize(("card", "story"), [one for one in STORIES if RESTART not in one[1]])
def test_bots_do_not_pause_for_what_others_may_not_notice(
    card: str, story: list[str], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both worlds send equal messages at equal moments."""
    monkeypatch.setattr("souk.server.room.asyncio.sleep", clock.sleep)

    async def watch(held: str) -> list[list[tuple[float, bytes]]]:
        clock.now = 1_000.0
        world = World(held, story, clock, "eager")
        for ear in world.ears:
            await world.room.join(ear, 0)
        assert world.room.driving is not None
        await world.room.driving  # until the turn is over
        return world.heard

    asked, unasked = (asyncio.run(watch(held)) for held in (card, NOTHING_ASKED))
    assert asked == unasked
    moments = sorted({moment for moment, message in asked[0] if b'"update"' in message})
    assert len(moments) > 2
    assert all(later - earlier > 0.049 for earlier, later in pairwise(moments))


def test_a_card_that_is_played_then_is_told_move_by_move(clock: Clock) -> None:
    """Others see the table before the card and after it, in two updates."""
    story = ["move:walk>tea_house", "assistant:leave", "play:return_assistant"]
    world = World("return_assistant", story, clock)
    asyncio.run(world.play(story[:2]))
    told = [json.loads(message) for _, message in world.ears[0].heard]
    assert [one["type"] for one in told].count("update") == 1
    decision = world.room.chronicle.match.decision
    assert decision is not None and decision.key == "last_call"
    asyncio.run(world.room.play(0, world.room.chronicle.logs[0].version, "play:return_assistant"))
    updates = [one for _, message in world.ears[0].heard if (one := json.loads(message))["type"] == "update"]
    assert [one["events"][0]["event"] for one in updates] == ["moves", "leaves_assistant", "plays"]
    left, back = (one["view"]["players"][0] for one in updates[1:])
    assert left["cards"] == 1 and back["cards"] == 0 and left != back


@pytest.mark.parametrize(("title", "seats"), [("istanbul", 4), ("mocha", 3), ("dice", 3), ("bazar", 3)])
def test_others_see_the_seat_that_acts(title: str, seats: int) -> None:
    """A question that others may not notice follows a move of the same seat, unless a turn begins with it. Versions
    count the lines that a viewer may know of."""
    founding, _ = new_table(SettingInfo(title, seats), [SeatWanted("me")] * seats)
    founding = msgspec.structs.replace(founding, secret=b"a secret that gives the same game each time")
    chronicle = Chronicle(founding, set_up(founding))
    player, rng = bot("eager"), seeded(9)
    held = 0
    while chronicle.to_act is not None and chronicle.length < 500:
        seat = chronicle.to_act
        kept = chronicle.choose(seat, player.choose(chronicle.match.sight(seat), rng))
        news = chronicle.log_line(kept)
        held += chronicle.holding is not None
        assert chronicle.match.openly or chronicle.holding is not None or begins_turn(chronicle.match.events[-1])
        assert all(log.to_act == chronicle.to_act for log in chronicle.logs.values())
        assert list(news[-1].items) == [seat] or chronicle.holding is None
    lines = chronicle.match.record.effective()
    for viewer, log in chronicle.logs.items():
        told = [line for line in lines[: log.lines_told] if line.public or line.seat == viewer]
        assert log.version == len(told) or title == "bazar"  # where others see that a merchant was chosen, not which
    assert held > 0 or title in ("dice", "bazar")

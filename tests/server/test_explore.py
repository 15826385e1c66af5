"""Exploring: any position, in processes of their own; bad input gets one line, and nobody's hidden cards are told."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.engine.sight import Sight
from souk.games import game
from souk.server.past import Eyes, Past
from tests.server.client import BOT, GUEST, ME, Json, Requests
from tests.server.serving import Server, serving

pytestmark = pytest.mark.once
TITLES = ["istanbul", "mocha", "dice", "bazar"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("explore"), pause=0.0) as running:
        yield running


@pytest.fixture
def asking(server: Server) -> Iterator[Requests]:
    with Requests(server.url) as requests:
        yield requests


def explore(asking: Requests, what: str, status: int = 200, **body: Any) -> Json:
    answer: Json = asking.post(f"/api/explore/{what}", body, status=status)
    return answer


def empty(asking: Requests, title: str = "istanbul", seats: int = 3) -> Json:
    return explore(asking, "look", setting={"title": title, "seats": seats})


@pytest.mark.parametrize("title", TITLES)
def test_play_on_with_lots_that_are_chosen_or_rolled(asking: Requests, title: str) -> None:
    table, chance, waited = game(title, seats=3), random.Random(1), 0
    at = explore(asking, "look", text=table.position(table.start(1)))
    while waited < 2:
        body: Json = {"text": at["text"], "choice": chance.choice(at["decision"]["choices"])["choice"], "lots": []}
        at = explore(asking, "play", **body)
        while at["chance"]:
            waited += 1
            assert at["text"] == body["text"] and at["decision"] is None
            one = chance.choice(at["chance"]["outcomes"])
            assert one["label"] and one["weight"] > 0
            body["lots"] = [*at["chance"]["lots"], one["lot"]]
            at = explore(asking, "play", **body)
            assert at["lots"][: len(body["lots"])] == body["lots"]
        rolled = explore(asking, "play", **{**body, "lots": [], "rolled": True})
        assert rolled["chance"] is None
    again = explore(asking, "look", text=at["text"], lang="fr")
    assert (again["view"], again["text"]) == (at["view"], at["text"])


def test_a_record_opens_after_any_of_its_decisions(asking: Requests) -> None:
    match = Match(game("dice", seats=2), seed=4)
    for _ in range(10):
        assert match.decision is not None
        match.play(match.decision.seat, match.decision.choices[0])
    text = match.record.spelled()
    assert explore(asking, "look", text=text)["text"] == match.game.position(match.table)
    assert explore(asking, "look", text=text, step=3)["text"] == match.game.position(match.game.replay(text, 3))
    assert "10 decisions" in explore(asking, "look", 400, text=text, step=11)["text"]


def test_choices_are_judged_a_few_rollouts_at_a_time(asking: Requests) -> None:
    at = empty(asking, "istanbul", 2)
    at = explore(asking, "play", text=at["text"], choice=at["decision"]["choices"][0]["choice"], rolled=True)
    found = explore(asking, "judge", text=at["text"], level="quick", rollouts=2, seed=7)
    assert set(found["choices"]) == {one["choice"] for one in at["decision"]["choices"]}
    assert sum(one["mean"] for one in found["chances"]) == pytest.approx(1)


def test_edited_or_refused_with_its_rule(asking: Requests) -> None:
    at = empty(asking)
    change = {"field": "0.lira", "value": 27}
    after = explore(asking, "edit", text=at["text"], changes=[change, {"field": "0.goods.spice", "value": 2}])
    assert after["refusal"] is None and after["view"]["players"][0]["lira"] == 27
    assert {one["key"]: one["value"] for one in after["fields"]}["0.goods.spice"] == 2
    refused = explore(asking, "edit", text=after["text"], changes=[{"field": "0.goods.fabric", "value": 6}])
    assert (refused["refusal"]["field"], refused["refusal"]["rule"]) == ("0.goods.fabric", "IST-G1")
    assert refused["refusal"]["row"]["id"] == "IST-G1" and refused["text"] == after["text"]
    assert explore(asking, "edit", 400, text=at["text"], changes=[{"field": "9.lira", "value": 1}])


def test_a_choice_that_is_not_allowed_cites_its_rule(asking: Requests) -> None:
    at = empty(asking)
    refused = explore(asking, "play", text=at["text"], choice="move:walk>gemstone_dealer")
    assert refused["refusal"]["rule"] == "IST-M2" and refused["text"] == at["text"]
    assert explore(asking, "play", 400, text=at["text"], choice="nonsense")


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("look", {"text": "nonsense"}, 400),
        ("look", {}, 400),
        ("look", {"text": '{"souk": "souk 1 · istanbul · seats 3"}'}, 400),
        ("look", {"text": "[" * 50_000}, 400),
        ("look", {"text": '{"souk":' + "[" * 50_000}, 400),
        ("look", {"text": "x" * 200_001}, 400),
        ("look", {"text": "x" * 300_000}, 413),
        ("look", {"setting": {"title": "chess"}}, 400),
        ("look", {"text": "", "as": "9", "setting": {"title": "dice"}}, 400),
        ("play", {"text": "x", "choice": "y" * 201}, 400),
        ("play", {"text": "x", "choice": "y", "lots": ["z"] * 201}, 400),
        ("edit", {"text": "x", "changes": []}, 400),
        ("judge", {"text": "x", "rollouts": 65}, 400),
        ("judge", {"text": "x", "level": "endless"}, 400),
        ("table", {"text": "nonsense", "seats": [ME, BOT]}, 400),
    ],
)
def test_bad_input_gets_one_line(asking: Requests, what: str, body: Json, status: int) -> None:
    fault = explore(asking, what, status, **body)
    assert fault["text"] and "\n" not in fault["text"] and "Traceback" not in fault["text"]


def test_a_lot_that_cannot_fall_is_refused(asking: Requests) -> None:
    at = empty(asking, "dice", 2)
    choice = next(one["choice"] for one in at["decision"]["choices"])
    assert explore(asking, "play", 400, text=at["text"], choice=choice, lots=["roll:7+7"])


def test_nested_json_is_refused(asking: Requests) -> None:
    body = '{"text": ' + "[" * 100_000 + "]" * 100_000 + "}"
    answer = asking.http.post("/api/explore/look", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400


def test_a_table_begins_with_a_position(asking: Requests) -> None:
    at = empty(asking, "istanbul", 2)
    edited = explore(asking, "edit", text=at["text"], changes=[{"field": "0.lira", "value": 33}])
    table, keys = asking.begun(asking.post("/api/explore/table", {"text": edited["text"], "seats": [ME, BOT]}))
    info = asking.get(f"/api/tables/{table}/steps/0", keys[0])
    assert info["view"]["players"][0]["lira"] == 33


def test_only_a_game_against_bots_can_be_explored_while_it_runs(asking: Requests) -> None:
    table, keys = asking.table(ME, BOT)
    mine = asking.get(f"/api/tables/{table}/position", keys[0])
    assert (mine["as"], mine["imagined"]) == ("0", True)
    seen: Json = asking.post("/api/explore/look", {"text": mine["text"], "as": "0"}, status=200)
    assert seen["view"]["players"][0]["cards"] == 1
    asking.get(f"/api/tables/{table}/position", status=403)
    asking.get(f"/api/tables/{table}/position?as=open", keys[0], status=403)
    asking.get(f"/api/tables/{table}/position?as=1", keys[0], status=403)
    shared, others = asking.table(ME, GUEST, BOT)
    assert asking.get(f"/api/tables/{shared}/position", others[0], status=403)["error"] == "hidden"


@pytest.mark.parametrize("title", TITLES)
def test_a_position_of_a_running_game_depends_on_nothing_hidden(title: str) -> None:
    """Deal everything that the seat cannot see again: the position that it is given is the same."""
    match = Match(game(title, seats=3), seed=2)
    chance = random.Random(2)
    for _ in range(40 if title == "bazar" else 90):
        if match.decision is None:
            break
        match.play(match.decision.seat, chance.choice(match.decision.choices))
    past, eyes = Past(match), Eyes(1)
    truth = past.table(len(match.standing) - 1)
    told = past.position(eyes, len(past.tables) - 1, 5)
    worlds = 0
    for seed in range(5):
        past.tables[-1] = other = Sight(truth, 1, []).imagine(seeded(seed))
        worlds += other.pack() != truth.pack()
        assert json.loads(past.position(eyes, len(past.tables) - 1, 5)) == json.loads(told)
    assert worlds or title == "dice"  # in which nothing is hidden

"""Lessons, as a page asks for them."""

from __future__ import annotations

import pytest

from souk.lessons import lesson, taught
from tests.server.client import Json, Requests


@pytest.mark.parametrize("title", taught())
def test_a_lesson_is_gone_through_step_by_step(requests: Requests, title: str) -> None:
    """What follows a step leads to the table of the next one in its chapter, and every step is explained."""
    steps = requests.get(f"/api/lessons/{title}?lang=fr")
    assert [one["key"] for one in steps] == list(lesson(title).steps)
    before: Json = {}
    for brief in steps:
        step = requests.get(f"/api/lessons/{title}/{brief['key']}?lang=fr")
        assert step["heading"] == brief["heading"] and step["task"] and step["done"]
        assert tuple(row["id"] for row in step["rules"]) == lesson(title).steps[brief["key"]].rules
        assert step["setting"]["seats"] == len(step["people"])
        now, then = step["now"], step["then"]
        assert now["to_act"] == 0 and now["outcome"] is None
        assert step["wanted"] in [one["choice"] for one in now["decision"]["choices"]]
        assert (then[0]["seat"], then[0]["choice"]) == (0, step["wanted"])
        if before and before["chapter"] == brief["chapter"]:
            assert before["then"][-1]["view"] == now["view"]
        before = {**step, "chapter": brief["chapter"]}


def test_only_the_learners_own_cards_are_told(requests: Requests) -> None:
    step = requests.get("/api/lessons/istanbul/card")
    mine, *others = step["now"]["view"]["players"]
    assert mine["hand"] == {"five_lira": 1} and not any(one.get("hand") for one in others)


def test_what_cannot_be_done_says_why_and_what_can_be_what_comes_of_it(requests: Requests) -> None:
    far = requests.get("/api/lessons/istanbul/walk/why?choice=move:walk>great_mosque")
    assert (far["allowed"], far["rule"], far["row"]["id"]) == (False, "IST-M2", "IST-M2")
    near = requests.get("/api/lessons/istanbul/walk/why?choice=move:walk>tea_house&lang=fr")
    assert (near["allowed"], near["rule"]) == (True, "")
    seven = requests.get("/api/lessons/istanbul/bid/preview?choice=tea_house.bid:7")
    assert sum(one["weight"] for one in seven["odds"]) == seven["odds"][0]["of"]
    assert "7" in seven["text"] and seven["open"] == "roll"
    requests.get("/api/lessons/istanbul/walk/preview?choice=move:walk>great_mosque", status=400)


def test_what_is_not_there(requests: Requests) -> None:
    assert requests.get("/api/lessons/chess", status=400)["error"] == "bad_request"
    assert requests.get("/api/lessons/istanbul/nothing", status=404)["error"] == "unknown_step"
    assert requests.get("/api/lessons/istanbul/nothing/why?choice=x", status=404)["error"] == "unknown_step"
    assert requests.get("/api/lessons/istanbul/walk/why?choice=nonsense", status=400)["error"] == "bad_request"


def test_the_titles_say_whether_there_is_a_lesson(requests: Requests) -> None:
    assert {one["title"] for one in requests.get("/api/titles") if one["lesson"]} == set(taught())


def test_a_guide_has_the_numbers_of_the_seats(requests: Requests) -> None:
    goals = [requests.get(f"/api/guides/istanbul?seats={seats}")["sections"][0]["statements"][0] for seats in (2, 5)]
    assert [goal["heading"].split()[0] for goal in goals] == ["6", "5"]
    assert requests.get("/api/guides/mocha?lang=fr")["title"] == "Mocha & Baksheesh en deux pages"
    assert requests.get("/api/guides/chess", status=400)["error"] == "bad_request"

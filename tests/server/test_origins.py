"""Nothing reconstructed is shown as certain: not in the glossary of the pages, and not in lessons."""

from __future__ import annotations

import re
from typing import Any

import pytest

from souk.engine.data import BOOK, together
from souk.games import TITLES
from souk.ledger import is_reconstructed
from souk.lessons import lesson, taught
from souk.words import LANGUAGES
from souk.words.origin import counted
from tests.server.client import Requests

FOLLOWED = {"dice": {"zone"}}  # kinds whose numbers are in rows of another kind


def glossary(requests: Requests, title: str, lang: str = "en", seats: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = requests.get(f"/api/glossary/{title}?lang={lang}&seats={seats}")
    return shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_unit_of_the_glossary_is_marked_as_its_row_is(requests: Requests, title: str, lang: str) -> None:
    layers = together(TITLES[title].rows(TITLES[title].fixed_modules))
    rows = {f"{row.kind}-{row.key}": row for of_kind in layers.values() for row in of_kind}
    for key, unit in glossary(requests, title, lang).items():
        row = rows.get(key) or rows.get(key.replace("play-", "card-"))
        if row is None or row.kind in FOLLOWED.get(title, ()):
            continue
        assert unit["mark"] == ("book" if row.status in BOOK else row.status), key
        assert bool(unit["origin"]) == (unit["mark"] != "book"), key
        assert "field-" not in unit["origin"] and "origin-" not in unit["origin"], unit


def test_a_zone_is_as_sure_as_the_prices_on_its_board(requests: Requests) -> None:
    marks = {key: unit["mark"] for key, unit in glossary(requests, "dice", seats=4).items()}
    assert marks["zone-red"] == "reconstructed" and marks["zone-right_carpet"] == "inferred"
    assert glossary(requests, "dice", seats=3)["zone-red"]["mark"] == "inferred"


def test_a_tile_whose_name_is_stated_and_whose_effect_is_ours_says_both(requests: Requests) -> None:
    said = {lang: glossary(requests, "bazar", lang)["tile-favourite"]["origin"] for lang in LANGUAGES}
    assert said["en"] == "Reconstructed: what it does; by the book: its name."
    assert said["fr"] == "Reconstitué\u00a0: son effet\u00a0; du livret\u00a0: son nom."


def spoken(name: str) -> str:
    """A name as texts have it: of a guild card, its title alone."""
    return re.sub(r"^.*?(?=[“«])", "", name).casefold()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", taught())
def test_lessons_mark_what_they_mention(requests: Requests, title: str, lang: str) -> None:
    shown = glossary(requests, title, lang).values()
    ours = {spoken(unit["name"]) for unit in shown if unit["mark"] == "reconstructed"}
    mentioned = 0
    for step in lesson(title).steps:
        info = requests.get(f"/api/lessons/{title}/{step}?lang={lang}")
        text = " ".join((info["heading"], info["task"], info["done"])).casefold()
        named = {name for name in ours if re.search(rf"(?<!\w){re.escape(name)}s?(?!\w)", text)}
        assert named <= {spoken(one["name"]) for one in info["marked"]}, step
        assert all(one["mark"] == "reconstructed" and one["origin"] for one in info["marked"])
        assert [rule["mark"] == "reconstructed" for rule in info["rules"]] == [
            is_reconstructed(rule["id"]) for rule in info["rules"]
        ]
        mentioned += len(named)
    assert bool(mentioned) == bool(ours), "a lesson mentions something that is reconstructed, if there is anything"


def test_the_first_page_is_told_how_much_is_by_the_book(requests: Requests) -> None:
    for info in requests.get("/api/titles"):
        title = TITLES[info["title"]]
        rows = together(title.rows([*title.fixed_modules, *info["modules"]]))
        assert info["details"] == counted(row for of_kind in rows.values() for row in of_kind)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_what_is_described_by_its_numbers(requests: Requests, lang: str) -> None:
    bazar, dice = glossary(requests, "bazar", lang), glossary(requests, "dice", lang)
    described = [
        *(one["about"] for key, one in bazar.items() if key.startswith("event_card-")),
        *(one["about"] for key, one in dice.items() if key.startswith(("card-", "tile-"))),
    ]
    assert len(described) > 50
    assert all(about.endswith(".") for about in described)

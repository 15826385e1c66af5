"""The notes beside and above the choices, and what `?` says about one."""

from __future__ import annotations

import pytest

from souk.cli.terminal.families.istanbul.hints import hint
from souk.cli.terminal.families.notes import shared, without
from souk.words import Words
from tests.cli.person import Play
from tests.scene import Scene, at


def hints(scene: Scene, lang: str = "en") -> dict[str, str]:
    decision = scene.game.decision(scene.s)
    assert decision is not None
    words = Words(lang, scene.game)
    return {text: hint(words, scene.game, scene.s, decision, text) for text in decision.choices}


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "✗ toll 2₺ (K), you have 1₺: your turn would end there"),
        ("fr", "✗ péage 2\u00a0₺ (K), vous avez 1\u00a0₺\u00a0: votre tour s’y arrêterait"),
    ],
)
def test_a_toll_that_cannot_be_paid_is_marked(lang: str, said: str) -> None:
    scene = at("fountain").lira(1).other(1, place="spice_warehouse").turn()
    assert said in hints(scene, lang)["move:walk>spice_warehouse"]
    assert "✗" not in hints(scene, lang)["move:walk>fabric_warehouse"]


def test_a_card_may_pay_it() -> None:
    scene = at("fountain").lira(1).hand("five_lira").other(1, place="spice_warehouse").turn()
    assert hints(scene)["move:walk>spice_warehouse"] == "fill up S · toll 2₺ (K)"


def test_why_a_place_is_of_no_use_is_said_in_two_words() -> None:
    found = hints(at("fountain").lira(1).turn())
    assert found["move:walk>wainwright"].endswith("✗ need 7₺")
    assert found["move:walk>small_mosque"].endswith("✗ not enough goods")


@pytest.mark.parametrize(
    ("lang", "tile", "nine", "market"),
    [
        ("en", "", "28% chance", "0.9 jewels on average"),
        ("en", "red", "28% chance, 68% if you change the dice", "0.9 jewels on average, 1.6 if you change the dice"),
        ("fr", "", "28\u00a0% de chances", "0,9 bijou en moyenne"),
        (
            "fr",
            "red",
            "28\u00a0% de chances, 68\u00a0% en modifiant les dés",
            "0,9 bijou en moyenne, 1,6 en modifiant les dés",
        ),
    ],
)
def test_a_roll_says_its_chances_and_those_with_changed_dice(lang: str, tile: str, nine: str, market: str) -> None:
    tea, black = at("tea_house"), at("black_market").capacity(5)
    if tile:
        tea, black = tea.tile(tile), black.tile(tile)
    assert hints(tea.visit().answer("visit:yes"), lang)["tea_house.bid:9"] == nine
    assert hints(black.visit(), lang)["visit:yes"].endswith(f" · {market}")


def test_what_all_choices_have_is_said_once() -> None:
    scene = at("small_market").demand("small_market", 0).goods(fabric=2, spice=2, fruit=2, jewel=2).visit()
    scene = scene.answer("visit:yes")
    found = hints(scene)
    decision = scene.game.decision(scene.s)
    assert decision is not None
    common = shared(scene.game, decision, found)
    assert common == ["then a new demand tile is revealed"]
    assert all("demand" not in without(said, common) for said in found.values())


def test_a_legal_choice_is_not_explained_by_a_refusal(play: Play) -> None:
    said = play("--seed 5", "? go far", "? 9", "? 3")
    assert "You do not hold" not in said
    assert "Rule IST-M2: type r IST-M2 to read it" in said
    assert "What it would do: You go" not in said

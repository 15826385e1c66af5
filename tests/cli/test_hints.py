"""What stands beside and above the choices, and what `?` says of one."""

from __future__ import annotations

import pytest

from souk.cli.tables.istanbul.hints import hint
from souk.cli.tables.notes import shared, without
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

"""A sample of what is said in the Dice Game, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

import souk
from souk.engine.event import Happening
from souk.setting import Setting
from souk.words import Words
from tests.dice_scene import scene
from tests.words.titles import events

GAME = souk.game("dice", seats=3)
EVENT = {event.key: event for event in events("dice")}

Told = tuple[int, str, dict[str, int | str]]


def told(lang: str, viewer: int | None, *happenings: Told) -> str:
    words = Words(lang, GAME, ["Orhan", "Yasmine", "Defne"])
    return words.story([Happening(EVENT[key], seat, args) for seat, key, args in happenings], viewer)


def face(face: str, count: int, event: str = "uses_face", seat: int = 1) -> Told:
    return seat, event, {"face": face, "count": count}


def some(event: str, resource: str, count: int, seat: int = 1) -> Told:
    return seat, event, {"resource": resource, "count": count}


def test_a_throw_is_told_with_what_it_shows() -> None:
    throw: list[Told] = [(1, "throws", {"dice": 5}), face("red", 2, "shows"), face("coin", 3, "shows")]
    again: list[Told] = [some("pays", "crystal", 1), (1, "throws_again", {"dice": 1}), face("card", 1, "shows")]
    assert told("en", 1, *throw, *again) == (
        "You roll 5 dice (2 fabrics and 3 coins), pay 1 crystal and reroll 1 die (1 card)."
    )
    assert told("fr", 0, *throw, *again) == (
        "Yasmine lance 5 dés (2 tissus et 3 pièces), paie 1 cristal et relance 1 dé (1 carte)."
    )


def test_a_payment_is_one_phrase_with_what_it_buys() -> None:
    action: Told = (1, "acts", {"action": "three_different"})
    payment = [face("green", 1), face("green", 1), some("pays", "brown", 1)]
    assert told("en", 0, action, *payment) == "Yasmine pays 2 spice dice and 1 brown good."
    assert told("fr", 0, *payment) == "Yasmine paie 2 dés Épice et 1 marchandise marron."
    assert told("en", 0, action, *payment, some("gains", "red", 1)) == (
        "Yasmine exchanges 2 spice dice and 1 brown good for 1 fabric."
    )
    assert told("fr", 1, face("red", 1), face("blue", 1), some("gains", "crystal", 1)) == (
        "Vous échangez 1 dé Tissu et 1 dé Bijou contre 1 cristal."
    )
    assert told("en", 0, face("red", 1), face("red", 1)) == "Yasmine uses 2 fabric dice."
    assert told("en", 0, some("gains", "crystal", 1), some("gains", "lira", 3)) == "Yasmine takes 1 crystal and 3 lira."


def test_what_two_people_pay_is_not_mixed() -> None:
    assert told("en", 0, some("pays", "lira", 2), some("pays", "lira", 2, seat=2), some("gains", "red", 1, seat=2)) == (
        "Yasmine pays 2 lira. Defne exchanges 2 lira for 1 fabric."
    )


def test_cards_are_told_once() -> None:
    one: Told = (1, "reveals", {"card": "crystal_and_lira"})
    other: Told = (1, "reveals", {"card": "buy_tile"})
    use: Told = (1, "uses_card", {"card": "buy_tile"})
    assert told("en", 0, face("card", 1), other, use) == "Yasmine reveals and uses the card “Tile for lira”."
    assert told("en", 0, face("card", 2), one, other, use) == (
        "Yasmine reveals the cards “Crystal and lira” and “Tile for lira” and uses the card “Tile for lira”."
    )
    assert told("fr", 1, other) == "Vous révélez la carte «\u00a0Tuile contre livres\u00a0»."


def test_a_tile_is_told_with_what_it_gives() -> None:
    tile: Told = (1, "tile_gives", {"tile": "lira_blue"})
    assert told("en", 0, tile, some("gains", "lira", 3)) == "Yasmine takes 3 lira from the Lira tile (jewel)."
    assert told("en", 0, tile) == "Yasmine uses the Lira tile (jewel)."


def test_a_shortage_is_told_after_what_it_was_for() -> None:
    back: list[Told] = [(1, "returns", {"whose": whose, "resource": "lira"}) for whose in (0, 1, 0, 1, 2)]
    story = [face("coin", 2), *back, some("gains", "lira", 4)]
    assert told("en", 0, *story) == (
        "Yasmine exchanges 2 coin dice for 4 lira. "
        "The supply has run short. Returned by you and Yasmine: 2 lira each. "
        "The supply has run short. Returned by Defne: 1 lira."
    )
    after = told("en", 0, *story[:2], some("gains", "red", 1, seat=2))
    assert after.endswith("Returned by you: 1 lira. Defne takes 1 fabric.")
    assert told("fr", 2, *story[:2]) == (
        "Yasmine utilise 2 dés Pièce. La réserve commune ne suffit pas. À rendre par Orhan\u00a0: 1 livre."
    )


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("throw_again:0-0-0-0-2-1", "relancer 2 pièces et 1 carte", "reroll 2 coins and 1 card"),
        ("throw_again:0-0-0-0-0-0", "garder les dés", "keep the dice"),
        ("act:three_different", "3 différentes contre 1 marchandise marron", "3 different goods for 1 brown good"),
        ("act:done", "finir le tour", "end the turn"),
        ("pay:token_blue", "bijou de votre réserve", "jewel from your stock"),
        ("how_many:2", "2 dés Carte", "2 card dice"),
        ("take_tile:action_green", "tuile Action (épices)", "Action tile (spice)"),
        ("take_ruby:left_carpet", "Tapis de gauche", "Mixed carpet"),
    ],
)
def test_labels(text: str, french: str, english: str) -> None:
    assert Words("fr", GAME).choice(text) == french
    assert Words("en", GAME).choice(text) == english


def test_an_action_that_brings_nothing_says_so() -> None:
    own = Setting("dice", 3, data='[[action]]\nkey = "three_different"\ngives = {}\n').game()
    assert Words("en", own).choice("act:three_different") == "3 different goods for nothing"
    assert Words("fr", own).choice("act:three_different") == "3 différentes contre rien"


def test_questions_know_the_dice_and_the_stock() -> None:
    at = scene().faces(red=2, card=1).holds(lira=4, blue=1).acting()
    decision = at.game.decision(at.s)
    assert decision is not None
    assert Words("en", at.game).prompt(decision, at.view()) == (
        "Dice: 2 fabrics and 1 card. Stock: 1 jewel and 4 lira. 2 actions left: which one?"
    )
    at.faces().holds(lira=0, blue=0)
    assert Words("fr", at.game).prompt(decision, at.view()).startswith("Dés\u00a0: rien. Réserve\u00a0: rien.")


def test_prices_and_gifts_come_from_the_data(tmp_path: Path) -> None:
    words = Words("en", GAME)
    assert words.about("tile", "die").startswith("It costs 1 fabric, 1 fruit, 1 spice and 1 jewel.")
    assert words.about("card", "sale_red") == "Take 4 lira. Each of the others may pay 1 fabric for 4 lira."
    file = tmp_path / "own.toml"
    card = '[[card]]\nkey = "sale_red"\ngives = { crystal = 2, lira = 1 }\n'
    tile = '[[tile]]\nkey = "lira_red"\nlira = 7\nblue = 2\n'
    file.write_text(card + tile, encoding="utf-8")
    own = Words("fr", souk.game("dice", 3, [], str(file)))
    assert own.about("card", "sale_red").startswith("Prenez 2 cristaux et 1 livre.")
    assert own.about("tile", "lira_red") == (
        "Elle coûte 3 tissus et 2 bijoux. Au début de chacun de vos tours, vous prenez 7 livres."
    )


def test_the_result() -> None:
    outcome = souk.Outcome([2, 1], [[6, 20], [6, 31]], 1)
    assert Words("en", souk.game("dice", 2)).outcome(outcome, 0) == [
        "Karanfil wins.",
        "1. Karanfil: 6 rubies, 31 lira once everything is sold",
        "2. You: 6 rubies, 20 lira once everything is sold",
        "Tied on rubies: lira, goods and crystals decided.",
    ]

"""A sample of what is said, word for word."""

from __future__ import annotations

import pytest

import souk
from souk.engine.event import Happening
from souk.engine.game import Decision
from souk.words import Words, language
from souk.words.words import begins_with_vowel
from tests.words.titles import events

GAME = souk.game("istanbul", seats=3)
MOCHA = souk.game("mocha", seats=3)
EVENT = {event.key: event for event in events("mocha")}


def told(
    lang: str, viewer: int | None, *happenings: tuple[int, str, dict[str, int | str]], game: souk.Game = GAME
) -> str:
    words = Words(lang, game, ["Orhan", "Yasmine", "Defne"])
    return words.story([Happening(EVENT[key], seat, args) for seat, key, args in happenings], viewer)


@pytest.mark.parametrize(
    ("lang", "viewer", "said"),
    [
        ("fr", 0, "Vous prenez 3 livres."),
        ("fr", 1, "Orhan prend 3 livres."),
        ("en", 0, "You take 3 lira."),
        ("en", None, "Orhan takes 3 lira."),
    ],
)
def test_who_acts_may_be_who_reads(lang: str, viewer: int | None, said: str) -> None:
    assert told(lang, viewer, (0, "gains_lira", {"lira": 3})) == said


@pytest.mark.parametrize(
    ("lang", "viewer", "said"),
    [
        ("fr", 1, "Orhan vous paie un péage de 2 livres."),
        ("fr", 2, "Orhan paie un péage de 2 livres à Yasmine."),
        ("en", 1, "Orhan pays you a toll of 2 lira."),
        ("en", 0, "You pay Yasmine a toll of 2 lira."),
    ],
)
def test_and_so_may_the_other(lang: str, viewer: int, said: str) -> None:
    assert told(lang, viewer, (0, "pays_toll", {"to": 1, "lira": 2})) == said


def test_a_turn_is_one_sentence_that_names_the_place_once() -> None:
    turn: list[tuple[int, str, dict[str, int | str]]] = [
        (1, "moves", {"reach": "walk", "place": "fountain"}),
        (1, "acts", {"place": "fountain"}),
        (1, "assistant_returns", {"place": "sultans_palace"}),
        (1, "token_moves", {"encounter": "governor", "place": "tea_house"}),
    ]
    french = "Yasmine va à la Fontaine, fait l’action sur place et rappelle un assistant du Palais du Sultan."
    english = "Yasmine goes to the Fountain, carries out the action there and calls an assistant back from the"
    assert told("fr", 0, *turn) == f"{french} Le Gouverneur va au Salon de thé."
    assert told("en", 0, *turn) == f"{english} Sultan’s Palace. The Governor moves to the Tea House."


def test_goods_that_bring_lira_are_sold() -> None:
    turn: list[tuple[int, str, dict[str, int | str]]] = [
        (0, "acts", {"place": "small_market"}),
        (0, "pays_goods", {"good": "spice", "count": 1}),
        (0, "pays_goods", {"good": "jewel", "count": 2}),
        (0, "gains_lira", {"lira": 9}),
        (0, "pays_goods", {"good": "fruit", "count": 1}),
    ]
    french = "Vous faites l’action au Petit Marché, vendez 1 épice et 2 bijoux pour 9 livres et donnez 1 fruit."
    assert told("fr", 0, *turn) == french
    english = "Orhan carries out the action at the Small Market, sells 1 spice and 2 jewels for 9 lira and hands over"
    assert told("en", 1, *turn) == f"{english} 1 fruit."


def test_a_turn_that_ends_after_an_assistant_has_helped_ends_at_the_toll() -> None:
    stops: tuple[int, str, dict[str, int | str]] = (1, "stops", {"place": "fountain"})
    leaves: tuple[int, str, dict[str, int | str]] = (1, "leaves_assistant", {"place": "fountain"})
    assert told("en", 0, stops) == "Yasmine ends the turn at the Fountain."
    assert told("en", 0, leaves, stops).endswith("and ends the turn without paying the toll.")


def test_a_place_is_there_once() -> None:
    place: dict[str, int | str] = {"place": "sultans_palace"}
    turn = [(0, "leaves_assistant", place), (0, "acts", place), (0, "takes_ruby", {**place, "rubies": 2})]
    assert told("fr", 0, *turn) == (
        "Vous laissez un assistant au Palais du Sultan, faites l’action sur place et prenez un rubis (2 en tout)."
    )


@pytest.mark.parametrize(
    ("lang", "one", "two"), [("fr", "1 bijou", "2 bijoux"), ("en", "1 jewel", "2 jewels")], ids=["fr", "en"]
)
def test_goods_are_counted(lang: str, one: str, two: str) -> None:
    assert one in told(lang, 0, (0, "gains_goods", {"good": "jewel", "count": 1}))
    assert two in told(lang, 0, (0, "gains_goods", {"good": "jewel", "count": 2}))


def test_french_elides() -> None:
    caught: dict[str, int | str] = {"whose": 0, "place": "wainwright"}
    assert told("fr", 1, (1, "catches", caught)) == (
        "Vous capturez le membre de la famille d’Orhan chez le Fabricant de charrettes."
    )
    assert "de Defne" in told("fr", 1, (1, "catches", {**caught, "whose": 2}))


@pytest.mark.parametrize(
    ("elided", "names"), [(True, ["Orhan", "Élise", "İpek", "Yves"]), (False, ["Yasmine", "Hilal", "Defne", ""])]
)
def test_french_elides_before_a_vowel(elided: bool, names: list[str]) -> None:
    assert {begins_with_vowel(name) for name in names} == {elided}


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    drawn: dict[str, int | str] = {"card": "stay"}
    assert told("en", 0, (0, "draws", drawn)) == "You draw the card “Stay”."
    assert told("en", 1, (0, "draws", drawn)) == "Orhan draws a bonus card."


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("move:walk>tea_house", "Salon de thé", "Tea House"),
        ("move:stay>tea_house", "rester au Salon de thé", "stay at the Tea House"),
        ("play:five_lira", "jouer la carte «\u00a0Cinq livres\u00a0»", "play the card “Five lira”"),
        ("play:yellow", "utiliser la tuile jaune", "use the yellow tile"),
        ("market.sell:1-1-2-0", "vendre 1 tissu, 1 épice et 2 fruits", "sell 1 fabric, 1 spice and 2 fruits"),
        ("tea_house.bid:7", "parier sur 7", "announce 7"),
    ],
)
def test_labels(text: str, french: str, english: str) -> None:
    assert Words("fr", GAME).choice(text) == french
    assert Words("en", GAME).choice(text) == english


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("move:walk>tavern", "Taverne", "Tavern"),
        (
            "move:guild_16",
            "jouer la carte Guilde 16 «\u00a0Le café du Marchand\u00a0»",
            "play guild card 16 “The Dealer’s coffee”",
        ),
        ("exchange.give:0-0-0-2-1", "donner 2 bijoux et 1 café", "give 2 jewels and 1 coffee"),
        (
            "tavern.choose_two:movement+barrier",
            "une tuile Mouvement, puis la barrière",
            "a movement tile, then the barrier",
        ),
        ("tavern.barrier:post_office>tea_house", "Bureau de poste ┃ Salon de thé", "Post Office ┃ Tea House"),
    ],
)
def test_labels_of_the_expansion(text: str, french: str, english: str) -> None:
    assert Words("fr", MOCHA).choice(text) == french
    assert Words("en", MOCHA).choice(text) == english


def test_of_two_places_none_is_meant_by_there() -> None:
    turn: list[tuple[int, str, dict[str, int | str]]] = [
        (1, "pays_coffee", {"coffee": 2}),
        (1, "sets_barrier", {"place": "post_office", "other": "caravansary"}),
        (1, "acts", {"place": "post_office"}),
    ]
    french = "Yasmine paie 2 cafés, pose la barrière entre le Bureau de poste et le Caravansérail et fait l’action"
    english = "Yasmine pays 2 coffees, sets the barrier between the Post Office and the Caravansary and carries out"
    assert told("fr", 0, *turn, game=MOCHA) == f"{french} au Bureau de poste."
    assert told("en", 0, *turn, game=MOCHA) == f"{english} the action at the Post Office."


def test_a_drawn_guild_card_is_told_to_its_owner_only() -> None:
    drawn: dict[str, int | str] = {"opening": "guild_7"}
    assert told("en", 0, (0, "draws_guild", drawn), game=MOCHA) == "You draw guild card 7 “A fresh start”."
    assert told("en", 1, (0, "draws_guild", drawn), game=MOCHA) == "Orhan draws a guild card."


def test_a_module_says_anew_what_it_changes() -> None:
    assert "coffee" in Words("en", MOCHA).about("place", "caravansary")
    assert "coffee" not in Words("en", GAME).about("place", "caravansary")


def test_units_of_one_name_have_their_own_numbers() -> None:
    words = Words("en", MOCHA)
    assert words.about("card", "coffee").startswith("Take 2 coffees")
    assert "7 to 8: 3 coffees" in words.about("card", "dice")
    assert "8 lira" in words.about("play", "coffee_for_money")


def test_questions_know_where_one_is() -> None:
    view = GAME.view(GAME.start(1), 0)
    visit = Decision(0, "visit", (), ("visit:no", "visit:yes"))
    stuck = Decision(0, "visit", (), ("visit:no", "play:five_lira"))
    assert Words("fr", GAME).prompt(visit, view) == "Fontaine\u00a0: faites-vous l’action\u00a0?"
    assert Words("en", GAME).prompt(visit, view) == "Fountain: carry out the action?"
    assert Words("en", GAME).prompt(stuck, view) == "Fountain: you cannot act right now. Play a card first, or pass?"


def test_fates_and_refusals() -> None:
    assert Words("fr", GAME).fate("roll:2+5") == "Les dés font 2 + 5 = 7."
    assert Words("en", GAME).fate("draw:?") == "A bonus card is drawn."
    assert Words("en", GAME).rule("IST-M7") == "No assistant left. The Fountain calls them back."
    assert Words("fr", GAME).rule("IST-M7") == "Plus d’assistant à laisser. La Fontaine les rappelle."


def test_numbers_come_from_the_data() -> None:
    assert "7 lira" in Words("en", GAME).about("place", "wainwright")
    assert "3, 7, 12, 18, 25" in Words("en", GAME).about("place", "large_market")


def test_the_result() -> None:
    outcome = souk.Outcome([2, 1, 3], [[5, 3, 2, 1], [5, 4, 0, 0], [1, 0, 1, 1]], 1)
    assert Words("en", GAME).outcome(outcome, 1) == [
        "You win.",
        "1. You: 5 rubies, 4 lira, 0 goods, 0 bonus cards",
        "2. Lale: 5 rubies, 3 lira, 2 goods, 1 bonus card",
        "3. Hilal: 1 ruby, 0 lira, 1 good, 1 bonus card",
        "Tied on rubies: lira decided.",
    ]
    shared = souk.Outcome([1, 1, 3], [[5, 4, 0, 0], [5, 4, 0, 0], [1, 0, 1, 1]], -1)
    assert Words("fr", GAME).outcome(shared)[0] == "Victoire partagée\u00a0: Lale et Karanfil."
    assert Words("fr", GAME).outcome(shared, 1)[0] == "Victoire partagée\u00a0: Lale et vous."
    assert Words("en", GAME).outcome(shared, 0)[0] == "You and Karanfil share the win."
    assert Words("en", GAME).outcome(shared, 1)[0] == "Lale and you share the win."


def test_what_has_no_words_is_told_by_its_key() -> None:
    words = Words("en")
    assert words.say("no-such-message") == "no-such-message"
    assert words.catalogue.faults.pop() == "no-such-message"


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({"SOUK_LANG": "fr", "LANG": "en_GB.UTF-8"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_surroundings(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], expected: str
) -> None:
    for name in ("SOUK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language() == expected
    assert language("en") == "en"

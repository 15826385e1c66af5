"""What cards, tiles and events say is made from their rows: in our own box, and in made-up ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from souk.engine.match import Match
from souk.setting import Setting
from souk.words import LANGUAGES, Words

BOXES = Path(__file__).resolve().parents[1] / "boxes"
MADE_UP = {
    "mocha": {
        "opening-guild_1": (
            "Extend your cart, as at the Wainwright, for at most 4 lira, twice in a row.",
            "Agrandissez votre charrette, comme chez le Fabricant de charrettes, pour 4 livres au plus,"
            " deux fois de suite.",
        ),
        "opening-guild_2": (
            "Fill your cart, as at the Fabric Warehouse. Then take 1 bonus card.",
            "Remplissez votre charrette, comme à l’Entrepôt de tissus. Puis prenez 1 carte Bonus.",
        ),
        "opening-guild_7": (
            "Take 3 lira. Then play a normal turn, without another guild card.",
            "Prenez 3 livres. Puis jouez un tour normal, sans autre carte Guilde.",
        ),
        "opening-guild_9": (
            "Announce a number and roll for it, as at the Tea House, for twice the lira. The red tile cannot be used.",
            "Annoncez un nombre et lancez les dés, comme au Salon de thé, pour deux fois plus de livres."
            " La tuile rouge ne sert pas.",
        ),
        "opening-guild_13": (
            "Take a ruby from the Sultan’s Palace for the goods it asks for, 2 fewer, which you choose.",
            "Prenez un rubis du Palais du Sultan pour les marchandises qu’il demande, 2 de moins, au choix.",
        ),
        "opening-guild_20": (
            "The Sultan takes what you bring, and one thing less.",
            "Le Sultan prend ce que vous apportez, moins une chose.",
        ),
        "card-dice": (
            "Roll both dice. 2 to 3: 2 goods of your choice; 4 to 6: 4 lira and 1 coffee; 7: 2 coffees; 8"
            " to 10: 6 lira;"
            " 11 to 12: 2 guild cards. Not during an action.",
            "Lancez les deux dés. De 2 à 3 : 2 marchandises au choix ; de 4 à 6 : 4 livres et 1 café ; 7 : 2 cafés ;"
            " de 8 à 10 : 6 livres ; de 11 à 12 : 2 cartes Guilde. Pas pendant une action.",
        ),
    },
    "dice": {
        "card-sale_red": (
            "Take 5 lira. Each of the others may pay 2 fabrics for 7 lira.",
            "Prenez 5 livres. Les autres peuvent chacun donner 2 tissus pour 7 livres.",
        ),
        "card-faces_goods": (
            "If you used at least 3 card dice to reveal it and you own at least 1 brown good, which you"
            " keep, take 3 goods"
            " of your choice. Otherwise, take 2 lira.",
            "Si vous avez utilisé au moins 3 dés Carte pour l’avoir et si vous possédez au moins 1"
            " marchandise marron, que"
            " vous gardez, prenez 3 marchandises au choix. Sinon, prenez 2 livres.",
        ),
        "card-browns_brown": ("Take 1 brown good and 1 lira.", "Prenez 1 marchandise marron et 1 livre."),
        "card-crystal_and_lira": (
            "Take 2 crystals. Each of the others may take 1 crystal.",
            "Prenez 2 cristaux. Les autres peuvent chacun prendre 1 cristal.",
        ),
        "tile-action_green": (
            "It costs 4 spices. Each time you exchange your coins, you also take 1 spice. From your next"
            " turn on, you have"
            " 1 more action.",
            "Elle coûte 4 épices. Chaque fois que vous échangez vos pièces, vous prenez aussi 1 épice. Dès"
            " votre prochain"
            " tour, vous avez 1 action de plus.",
        ),
    },
    "bazar": {
        "tile-fisherman": (
            "Pushes one adjacent tile straight away from it, up to 3 steps.",
            "Pousse une tuile adjacente tout droit, de 3 cases au plus.",
        ),
        "tile-diplomat": (
            "Permanent: while it is in a district, that district pays 1 more coin.",
            "Permanent : tant qu’il est dans un quartier, celui-ci rapporte 1 pièce de plus.",
        ),
        "event_card-blockade": (
            "The Port and the Grand Bazaar pay 2 less this turn.",
            "Le Port et le Grand Bazar rapportent 2 de moins ce tour-ci.",
        ),
        "event_card-plague": (
            "In the district with the most tiles, players who are tied for the most tiles each get a third of the value"
            " this turn.",
            "Dans le quartier qui a le plus de tuiles, les joueurs à égalité pour le plus de tuiles reçoivent chacun un"
            " tiers de la valeur ce tour-ci.",
        ),
        "event_card-governors_kindness": (
            "Comes when somebody has 15 coins, but not before 2 events have been played. The Harem comes into play."
            " The Harem and the Palace pay 2 more this turn.",
            "Vient quand quelqu’un a 15 pièces, mais pas avant 2 événements. Le Harem entre en jeu."
            " Le Harem et le Palais rapportent 2 de plus ce tour-ci.",
        ),
    },
}


@pytest.mark.parametrize(("lang", "at"), [("en", 0), ("fr", 1)])
@pytest.mark.parametrize("title", MADE_UP)
def test_a_changed_card_reads_correctly(title: str, lang: str, at: int) -> None:
    words = Words(lang, Setting(title, 3, data=str(BOXES / f"{title}.toml")).game())
    said = {unit: words.about(*unit.split("-", 1)).replace("\u00a0", " ") for unit in MADE_UP[title]}
    assert said == {unit: sentences[at] for unit, sentences in MADE_UP[title].items()}


def test_an_owners_sentence_in_one_language_leaves_the_other_to_the_fields(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[opening]]\nkey = "guild_1"\ntext = { fr = "Une roue de plus." }\n', encoding="utf-8")
    game = Setting("mocha", 3, data=str(path)).game()
    assert Words("fr", game).about("opening", "guild_1") == "Une roue de plus."
    assert Words("en", game).about("opening", "guild_1") == "Extend your cart, as at the Wainwright, for 2 lira less."


def test_our_own_cards_read_as_their_rows_say() -> None:
    words = Words("en", Setting("mocha", 3).game())
    assert words.about("opening", "guild_5") == "Collect the mail, as at the Post Office, twice in a row."
    assert words.about("opening", "guild_19") == (
        "Choose two different offers of the Tavern, the barrier last, for 1 coffee less."
    )
    bazar = Words("en", Setting("bazar", 3).game())
    assert bazar.about("event_card", "palace_reception") == (
        "The Palace and the Harem pay 2 more this turn, if in play."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", MADE_UP)
def test_a_game_with_a_made_up_box_is_told_without_a_fault(title: str, lang: str) -> None:
    game = Setting(title, 3, data=str(BOXES / f"{title}.toml")).game()
    words = Words(lang, game)
    words.catalogue.faults.clear()
    match = Match(game, seed=11)
    for at in range(250):
        decision = match.decision
        if decision is None:
            break
        assert all(words.prompt_and_help(decision, game.view(match.table, decision.seat)))
        progress = match.play(decision.seat, decision.choices[at * 7 % len(decision.choices)])
        words.story(progress.events, 0)
    assert words.catalogue.faults == []

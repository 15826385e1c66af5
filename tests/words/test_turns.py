"""A turn in one line: what it says, that it says nothing hidden, and that a log needs hardly more than one."""

from __future__ import annotations

from functools import cache

import pytest

import souk
from souk.bots import bot
from souk.engine.event import HIDDEN, Happening
from souk.engine.match import Match
from souk.engine.rng import seeded
from souk.server.telling import Telling
from souk.server.viewer_log import ViewerLog, logged
from souk.server.wire.shared import SentenceInfo
from souk.words import LANGUAGES, Words
from souk.words.story import TURN_BEGINS, by_turn
from tests.words.titles import GAMES, events

PEOPLE = ["Orhan", "Yasmine", "Defne", "Elif", "Kaya"]
LINES = 1.3  # in the log, for each turn
Told = tuple[int, str, dict[str, int | str]]


def turn_of(title: str, *told: Told) -> list[Happening]:
    event = {one.key: one for one in events(title)}
    begins: Told = (told[0][0], TURN_BEGINS, {"round": 3})
    return [Happening(event[key], seat, args) for seat, key, args in (begins, *told)]


def line(title: str, lang: str, viewer: int | None, *told: Told) -> str:
    said, _ = Words(lang, GAMES[title], PEOPLE).gist(turn_of(title, *told), viewer)
    assert said is not None and said.seat == told[0][0]
    return said.text


MAIL: list[Told] = [
    (2, "moves", {"reach": "walk", "place": "post_office"}),
    (2, "leaves_assistant", {"place": "post_office"}),
    (2, "pays_toll", {"to": 1, "lira": 2}),
    (2, "acts", {"place": "post_office"}),
    (2, "gains_goods", {"good": "fabric", "count": 1}),
    (2, "gains_goods", {"good": "fruit", "count": 1}),
    (2, "gains_lira", {"lira": 2}),
    (2, "mail_moves", {"down": 1}),
]


@pytest.mark.parametrize(
    ("lang", "viewer", "said"),
    [
        ("en", 0, "Defne → Post Office, toll 2 to Yasmine: +1 fabric, +1 fruit, +2 lira"),
        ("en", 1, "Defne → Post Office, toll 2 to you: +1 fabric, +1 fruit, +2 lira"),
        ("en", 2, "You → Post Office, toll 2 to Yasmine: +1 fabric, +1 fruit, +2 lira"),
        ("fr", 1, "Defne → Bureau de poste, péage de 2 à vous\u00a0: +1 tissu, +1 fruit, +2 livres"),
    ],
)
def test_where_whom_it_paid_and_what_it_brought(lang: str, viewer: int, said: str) -> None:
    assert line("istanbul", lang, viewer, *MAIL) == said


def test_what_was_sold_is_paid_with_a_minus() -> None:
    sold: list[Told] = [
        (0, "moves", {"reach": "walk", "place": "small_market"}),
        (0, "pays_goods", {"good": "spice", "count": 2}),
        (0, "gains_lira", {"lira": 5}),
    ]
    assert line("istanbul", "en", 0, *sold) == "You → Small Market: \u22122 spices, +5 lira"


def test_only_dice_that_mattered_are_told_and_as_they_were_turned() -> None:
    rolled: list[Told] = [
        (0, "moves", {"reach": "walk", "place": "tea_house"}),
        (0, "announces", {"number": 7}),
        (0, "rolls", {"first": 1, "second": 2}),
        (0, "turns_die", {"first": 4, "second": 2}),
        (0, "gains_lira", {"lira": 2}),
        (0, "meets", {"encounter": "governor"}),
        (0, "draws", {"card": "five_lira"}),
        (0, "rolls", {"first": 6, "second": 6}),
        (0, "token_moves", {"encounter": "governor", "place": "fountain"}),
    ]
    told = "Orhan → Tea House, bet on 7, dice 4 + 2, the Governor: +2 lira, +1 bonus card"
    assert line("istanbul", "en", None, *rolled) == told


def test_what_comes_to_nothing_is_still_a_line() -> None:
    stopped: list[Told] = [
        (1, "moves", {"reach": "stay", "place": "fountain"}),
        (1, "stops", {"place": "fountain"}),
    ]
    assert line("istanbul", "en", 0, *stopped) == "Yasmine → Fountain (staying), no action"
    assert line("dice", "fr", 0, (1, "throws", {"dice": 5})) == "Yasmine\u00a0: rien"


def test_the_dice_game_says_what_was_given_for_what() -> None:
    traded: list[Told] = [
        (0, "tile_gives", {"tile": "crystal_red"}),
        (0, "gains", {"resource": "crystal", "count": 1}),
        (0, "throws", {"dice": 5}),
        (0, "pays", {"resource": "crystal", "count": 1}),
        (0, "throws_again", {"dice": 2}),
        (0, "acts", {"action": "same_goods"}),
        (0, "uses_face", {"face": "blue", "count": 1}),
        (0, "pays", {"resource": "blue", "count": 1}),
        (0, "gains", {"resource": "blue", "count": 1}),
        (0, "acts", {"action": "cards"}),
        (0, "uses_face", {"face": "card", "count": 1}),
        (0, "uses_card", {"card": "brown_red"}),
        (0, "gains", {"resource": "brown", "count": 1}),
        (1, "shares", {"card": "brown_red"}),
        (1, "gains", {"resource": "red", "count": 1}),
        (0, "last_round", {"rubies": 5}),
    ]
    exchanges = "1 crystal → reroll, 2 jewels → 1 jewel, 1 card → “Fabric for the others” + 1 brown good, last round"
    assert line("dice", "en", 2, *traded) == f"Orhan: +1 crystal, {exchanges}; Yasmine +1 fabric"


def test_bazar_tells_a_sentence_with_what_became_of_each_tile() -> None:
    placed: list[Told] = [
        (0, "places", {"tile": "courier", "space": "h3", "district": "mosque"}),
        (0, "tile_moves", {"whose": 1, "tile": "traitor", "space": "f3"}),
        (0, "tile_moves", {"whose": 1, "tile": "traitor", "space": "e3"}),
        (0, "draws", {"tile": "pedlar"}),
    ]
    assert line("bazar", "en", 1, *placed) == "Orhan places the courier on h3 (Mosque) and moves your traitor to e3."


def test_bazar_tells_the_income_and_the_event_apart() -> None:
    over: list[Told] = [
        (0, "skips", {}),
        (1, "gains_coins", {"district": "port", "coins": 3}),
        (1, "gains_coins", {"district": "mosque", "coins": 2}),
        (0, "gains_coins", {"district": "palace", "coins": 4}),
        (0, "turn_comes", {"turn": 4}),
        (0, "event_comes", {"event_card": "fire"}),
    ]
    said, between = Words("fr", GAMES["bazar"], PEOPLE).gist(turn_of("bazar", *over), 0)
    assert said is not None and said.text == "Vous n’avez rien à poser."
    assert between == "Revenus\u00a0: Yasmine +5, vous +4. Événement\u00a0: Incendie."


# Whole games ----------------------------------------------------------------------------------------------------------


@cache
def played(title: str) -> Match:
    """A game with four players, from beginning to end."""
    game = souk.game(title, seats=4)
    match, player, rng = Match(game, seed=5), bot("eager"), seeded(3)
    while (decision := match.decision) is not None:
        match.play(decision.seat, player.choose(game.sight(match.table, decision.seat), rng))
    return match


def told_to(title: str, viewer: int | None, lang: str) -> tuple[list[SentenceInfo], Words]:
    match, log = played(title), ViewerLog(viewer)
    telling = Telling(match.game, lang)
    said: list[SentenceInfo] = []
    for record_line, happened in zip(match.record.lines, match.events, strict=True):
        log.add_line(logged(record_line, happened).scrubbed(viewer))
        item = log.tell(record_line.seat)
        if item:
            said += telling.entry(item, viewer).said
    return said, telling.words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", GAMES)
def test_a_log_has_little_more_than_one_line_for_a_turn(title: str, lang: str) -> None:
    """Each turn is one line of its own, and each round a heading, which also says what belongs to no turn."""
    said, words = told_to(title, 1, lang)
    turns = [one for happened in played(title).events for one in happened if one.key == TURN_BEGINS]
    lines = [one.turn for one in said if one.turn is not None]
    headings = {one.round for one in said if not one.text}
    assert [one.seat for one in lines] == [one.seat for one in turns]
    assert (len(lines) + len(headings)) / len(turns) <= LINES
    assert all(one.text and HIDDEN not in one.text for one in lines)
    assert words.catalogue.faults == []


@pytest.mark.parametrize("title", GAMES)
def test_a_line_does_not_depend_on_what_is_hidden(title: str) -> None:
    """The others read the same, whatever was drawn."""
    match = played(title)
    words = Words("en", match.game)
    found = 0
    for turn in by_turn(one for happened in match.events for one in happened):
        secret = {id(one): secretly_other(words, one) for one in turn if one.secret}
        found += len(secret)
        other = [secret.get(id(one), one) for one in turn]
        for viewer in (None, *range(4)):
            if viewer != turn[0].seat:
                assert words.gist(turn, viewer) == words.gist(other, viewer)
    assert found or title == "dice"


def secretly_other(words: Words, one: Happening) -> Happening:
    assert words.game is not None
    kind = dict(zip(one.event.names, one.event.kinds, strict=True))[one.secret]
    other = next(key for key in words.game.book.names[kind] if key != one.args[one.secret])
    return Happening(one.event, one.seat, {**one.args, one.secret: other})

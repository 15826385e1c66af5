"""Observations: what each entry is, checked against the view that people are shown, and that it hides what it must."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16, u8

from souk.engine.game import Game
from souk.engine.lens import Lens
from souk.engine.numbering import Numbering
from souk.engine.rng import seeded
from souk.engine.run import advance, at_hand
from souk.engine.sight import imagine
from souk.engine.table import Table
from souk.games import TITLES
from souk.games.lenses import lens_of
from souk.setting import Setting
from tests.contract.checks import at_random_decisions
from tests.contract.games import SETTINGS

PLAYED = [
    Setting("istanbul", 4, {"variant": "neutral_assistants"}),
    Setting("mocha", 3),
    Setting("dice", 4),
    Setting("bazar", 3),
]

FEWEST_AND_MOST = [Setting(key, seats) for key, title in TITLES.items() for seats in (title.low, title.high)]


def observed(lens: Lens, s: Table, viewer: int) -> list[int]:
    out = vec[i16]([99 for _ in range(lens.width)])  # an entry that is not written stays
    lens.observe(s, viewer, out, 0)
    return [int(n) for n in out]


def mask(numbering: Numbering, s: Table) -> list[int]:
    advance(s)
    out = vec[u8]([0 for _ in range(numbering.size)])
    numbering.mark(s, out, 0, 1)
    return [int(n) for n in out]


def views(setting: Setting, seed: int, many: int) -> Iterator[tuple[dict[str, int], dict[str, Any], Table, int]]:
    """Observations by name, each with the view of the same seat."""
    game = setting.game()
    lens = lens_of(game.book)
    names = lens.names()
    for s in at_random_decisions(game, seed, many):
        for viewer in range(setting.seats):
            entries = dict(zip(names, observed(lens, s, viewer), strict=True))
            yield entries, game.view(s, viewer), s, viewer


def rotated(view: dict[str, Any], viewer: int) -> Iterator[tuple[str, int, dict[str, Any]]]:
    seats = len(view["players"])
    for nth in range(seats):
        seat = (viewer + nth) % seats
        yield f"player.{nth}.", seat, view["players"][seat]


def one_hot(entries: dict[str, int], start: str) -> list[str]:
    return [name.removeprefix(start) for name, n in entries.items() if name.startswith(start) and n]


def counted(entries: dict[str, int], start: str) -> dict[str, int]:
    return {name.removeprefix(start): n for name, n in entries.items() if name.startswith(start) and n}


@pytest.mark.parametrize("title", ["istanbul", "mocha"])
def test_entries_of_istanbul_are_what_the_view_shows(title: str) -> None:
    setting = Setting(title, 4, {"layout": "random", "variant": "neutral_assistants"})
    for entries, view, _, viewer in views(setting, 3, 6):
        assert entries["round"] == view["round"] and entries["last_round"] == view["last_round"]
        assert [entries["die.0"], entries["die.1"]] == view["dice"]
        for row, places in enumerate(view["board"]):
            for column, place in enumerate(places):
                assert (entries[f"row.{place}"], entries[f"column.{place}"]) == (row, column)
        for place, shown in view["places"].items():
            if "rubies" in shown:
                assert entries[f"track.{place}"] == shown["rubies"]
            if "down" in shown:
                assert entries[f"track.{place}"] == shown["down"]
        for token, place in view["tokens"].items():
            assert one_hot(entries, f"token.{token}.") == [place]
        assert sorted(view["strangers"]) == sorted(one_hot(entries, "stranger."))
        assert counted(entries, "stray.") == view["strays"]
        assert one_hot(entries, "used.") == view["used"]
        assert entries["pile"] == view["pile"]
        assert sum(counted(entries, "discarded.").values()) == len(view["discards"])
        assert one_hot(entries, "top.") == view["discards"][-1:]
        for start, seat, shown in rotated(view, viewer):
            assert entries[f"{start}starts"] == (seat == 0)
            for word in ("lira", "rubies", "capacity", "cards"):
                assert entries[start + word] == shown[word]
            assert {good: entries[start + good] for good in shown["goods"]} == shown["goods"]
            assert entries[f"{start}stack"] == len(shown["stack"])
            assert one_hot(entries, f"{start}merchant.") == [shown["place"]]
            assert one_hot(entries, f"{start}family.") == [shown["family"]]
            assert one_hot(entries, f"{start}assistant.") == shown["assistants"]
            assert one_hot(entries, f"{start}tile.") == shown["tiles"]
            hand = counted(entries, f"{start}hand.")
            assert hand.items() <= shown["hand"].items()  # a view also has what can be worked out
            assert seat != viewer or hand == shown["hand"]
            if title == "mocha":
                assert (entries[f"{start}coffee"], entries[f"{start}guilds"]) == (shown["coffee"], shown["guilds"])
                assert entries[f"{start}may_cross"] == (view["right_of_way"] == seat)
                assert one_hot(entries, f"{start}guild.") == (shown["guild"] if seat == viewer else [])
        if title == "mocha":
            assert sorted(one_hot(entries, "barrier.")) == sorted(view["barrier"])
            assert one_hot(entries, "guild_discarded.") == view["guild_discards"]


def test_unseen_cards_are_all_that_the_viewer_does_not_see() -> None:
    game = Setting("istanbul", 4).game()
    lens = lens_of(game.book)
    for s in at_random_decisions(game, 8, 6):
        totals = []
        for viewer in range(4):
            entries = dict(zip(lens.names(), observed(lens, s, viewer), strict=True))
            cards = {name.removeprefix("unseen.") for name in entries if name.startswith("unseen.")}
            places = ["unseen.", "discarded.", *[f"player.{nth}.hand." for nth in range(4)]]
            totals.append({card: sum(entries[place + card] for place in places) for card in cards})
        assert all(total == totals[0] for total in totals)  # every card of the box is in one of these places


def test_entries_of_the_dice_game_are_what_the_view_shows() -> None:
    for entries, view, _, viewer in views(Setting("dice", 4), 3, 6):
        assert entries["round"] == view["round"] and entries["actions_left"] == view["actions_left"]
        assert {word: entries[f"face.{word}"] for word in view["faces"]} == view["faces"]
        assert {word: entries[f"supply.{word}"] for word in view["supply"]} == view["supply"]
        assert {zone: entries[f"rubies.{zone}"] for zone in view["zones"]} == {
            zone: shown["rubies"] for zone, shown in view["zones"].items()
        }
        for start, key in [
            ("fresh.", "fresh"),
            ("display.", "display"),
            ("under.", "under"),
            ("revealed.", "revealed"),
        ]:
            assert counted(entries, start) == {kind: view[key].count(kind) for kind in view[key]}
        assert one_hot(entries, "first_under.") == view["under"][:1]
        assert counted(entries, "discarded.") == view["discards"]
        assert sum(counted(entries, "deck.").values()) == view["deck"]
        for start, seat, shown in rotated(view, viewer):
            assert entries[f"{start}active"] == (view["active"] == seat)
            for word in [*view["supply"], "rubies", "dice", "mosque_ruby"]:
                assert entries[start + word] == shown[word]
            assert counted(entries, f"{start}tile.") == shown["tiles"]


def test_entries_of_bazar_are_what_the_view_shows() -> None:
    for entries, view, _, viewer in views(Setting("bazar", 4), 3, 8):
        assert entries["turn"] == view["round"]
        assert one_hot(entries, "event.") == ([view["event"]] if view["event"] else [])
        assert one_hot(entries, "event_to_come.") == view["events_to_come"]
        for district, shown in view["districts"].items():
            assert entries[f"in_play.{district}"] == shown["in_play"]
            assert entries[f"value.{district}"] == shown["value"]
        assert one_hot(entries, "space.") == list(view["spaces"])
        for start, seat, shown in rotated(view, viewer):
            assert (entries[f"{start}coins"], entries[f"{start}held"]) == (shown["coins"], shown["held"])
            assert entries[f"{start}order"] == view["order"].index(seat)
            for word in ("hand", "to_come", "leaving", "out"):
                assert one_hot(entries, f"{start}{word}.") == shown[word]
            stands = [space for space, tile in view["spaces"].items() if tile["seat"] == seat]
            assert one_hot(entries, f"{start}stands.") == stands


def test_the_question_is_in_the_observation() -> None:
    for setting in PLAYED:
        for entries, _, s, viewer in views(setting, 5, 5):
            if viewer == s.seat:
                assert one_hot(entries, "asked.") == [at_hand(s).key]
                assert one_hot(entries, "of.") == ["0"]
                digits = [entries[f"argument.0.{digit}"] for digit in range(6)]
                assert sum(n << 4 * digit for digit, n in enumerate(digits)) == s.arg


@pytest.mark.parametrize("setting", [*FEWEST_AND_MOST, SETTINGS[-1], *PLAYED], ids=str)
def test_two_tables_that_look_the_same_to_a_seat_give_it_the_same_observation_and_mask(setting: Setting) -> None:
    game = setting.game()
    lens, numbering = lens_of(game.book), Numbering(game.book)
    for checked, s in enumerate(at_random_decisions(game, 11, 8)):
        for viewer in range(setting.seats):
            other = imagine(s, viewer, seeded(checked))
            assert observed(lens, s, viewer) == observed(lens, other, viewer)
            if viewer == s.seat:
                assert mask(numbering, s) == mask(numbering, other)


def test_a_rotated_table_shows_each_seat_itself_first() -> None:
    game = Setting("bazar", 4).game()
    lens = lens_of(game.book)
    at = [name.endswith(".coins") for name in lens.names()]
    for s in at_random_decisions(game, 2, 3):
        coins = [player["coins"] for player in game.view(s, None)["players"]]
        for viewer in range(4):
            shown = [n for n, is_coins in zip(observed(lens, s, viewer), at, strict=True) if is_coins]
            assert shown == coins[viewer:] + coins[:viewer]


# Numbers of choices ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", PLAYED, ids=str)
def test_a_mask_has_exactly_the_choices(setting: Setting) -> None:
    game = setting.game()
    numbering = Numbering(game.book)
    for s in at_random_decisions(game, 4, 10):
        decision = game.decision(s)
        assert decision is not None
        texts = [game.actions[at] for at, n in enumerate(mask(numbering, s)) if n]
        assert sorted(texts) == sorted(decision.choices)
        assert texts == [game.actions[at] for at in numbering.legal(s)]
        step = at_hand(s)
        for number in numbering.legal(s):
            assert game.book.spell(step, numbering.answer(step, number)) == game.actions[number]


def test_numbers_do_not_depend_on_seats_or_layout_and_a_module_appends() -> None:
    base = Setting("istanbul", 2).game().actions
    assert Setting("istanbul", 5, {"layout": "random"}).game().actions == base
    assert Setting("mocha", 4).game().actions[: len(base)] == base


def sizes(game: Game) -> tuple[int, int]:
    return int(lens_of(game.book).width), len(game.actions)


def test_sizes() -> None:
    """They are part of what a trained program relies on: a change makes it useless."""
    assert {title: sizes(Setting(title, 4).game()) for title in TITLES} == {
        "istanbul": (559, 617),
        "mocha": (950, 1531),
        "dice": (392, 5121),
        "bazar": (605, 351),
    }

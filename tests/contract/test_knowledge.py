"""What can be known of hidden cards is what all consistent histories have in common, and as likely as there are many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any, Final, cast

import pytest
from librt.vecs import vec

import souk
from souk.engine.odds import odds
from souk.engine.pack import digest
from souk.engine.rng import Rng, seeded
from souk.engine.sight import veiled
from souk.games.istanbul.deck import REWARD
from souk.games.istanbul.mocha.guild_deck import DISCARD_GUILD, DRAW_GUILD
from souk.games.istanbul.state import State
from tests.contract.counting import SPECTATOR, Count, Hands, Sighting
from tests.mocha_scene import MochaScene
from tests.scene import Scene

rule = pytest.mark.rule

CARDS: Final = ["gain_good", "five_lira", "far"]
DECKS: Final = [(2, 2), (3, 2), (1, 1, 1), (2, 2, 1), (2, 2, 2)]  # how many of each
SAMPLES: Final = 800


class Bonus:
    """Bonus cards of a few kinds, drawn, laid down and taken by whoever is told to."""

    draw, choice = "draw", "reward:card"

    def __init__(self, folder: Path, deck: tuple[int, ...], seats: int) -> None:
        kinds = dict(zip(CARDS, deck, strict=False))
        every = souk.game("istanbul", seats).book.names["card"]
        rows = [f'[[card]]\nkey = "{key}"\ncopies = {kinds.get(key, 0)}\n' for key in every]
        file = folder / "few.toml"
        file.write_text("".join(rows))
        self.scene = Scene(seats, {}, data=str(file))
        self.s: State = self.scene.s
        self.kinds = [key for key, n in kinds.items() for _ in range(n)]
        self.names: list[str] = every

    def pile(self) -> list[str]:
        return [key for key, n in zip(self.names, self.s.deck, strict=True) for _ in range(n)]

    def hand(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(sorted(key for key, n in zip(self.names, s.players[seat].hand, strict=True) for _ in range(n)))

    def shown(self, view: dict[str, Any], seat: int) -> dict[str, int]:
        return cast(dict[str, int], view["players"][seat]["hand"])

    def carry_out(self, sighting: Sighting) -> None:
        self.s.sit(sighting.seat)
        if sighting.what == "draws":
            self.s.draw(self.names.index(sighting.kind))
        elif sighting.what == "lays_down":
            self.s.discard(self.names.index(sighting.kind))
        else:
            self.s.take_discard()

    def has_discards(self) -> bool:
        return len(self.s.discards) > 0

    def about_to_draw(self, seat: int) -> State:
        s = self.s.clone()
        s.then_seat(seat, REWARD)
        return s


class Guild(Bonus):
    """Guild cards, of which there is one of each kind. The others are out of the game."""

    draw, choice = "draw_guild", "visit:yes"

    def __init__(self, folder: Path, deck: tuple[int, ...], seats: int) -> None:
        self.scene = MochaScene(seats, {})
        self.s = self.scene.s
        self.names = self.scene.rules.names["opening"]
        self.kinds = self.names[: sum(deck)]
        self.s.guild_pile = (1 << sum(deck)) - 1

    def pile(self) -> list[str]:
        return [key for at, key in enumerate(self.names) if self.s.guild_pile >> at & 1]

    def hand(self, s: State, seat: int) -> tuple[str, ...]:
        return tuple(sorted(key for at, key in enumerate(self.names) if s.players[seat].ways >> at & 1))

    def shown(self, view: dict[str, Any], seat: int) -> dict[str, int]:
        return dict.fromkeys(view["players"][seat]["guild"], 1)

    def carry_out(self, sighting: Sighting) -> None:
        self.s.sit(sighting.seat)
        card = self.names.index(sighting.kind)
        if sighting.what == "draws":
            DRAW_GUILD.take(self.s, card)
        else:
            DISCARD_GUILD.take(self.s, card)

    def has_discards(self) -> bool:
        return False  # there is no way to take one

    def about_to_draw(self, seat: int) -> State:
        s = self.s.clone()
        s.sit(seat)
        s.me.place = self.scene.rules.place("guild_hall")
        scene = MochaScene.__new__(MochaScene)
        scene.s, scene.rules = s, self.scene.rules
        scene.visit()
        return s


def happenings(cards: Bonus, rng: Rng, length: int) -> Iterator[Sighting]:
    """Things that happen at random, one after another; each has been carried out when it is yielded."""
    seats = len(cards.s.players)
    for _ in range(length):
        hands = [cards.hand(cards.s, seat) for seat in range(seats)]
        able = [Sighting("lays_down", seat, kind) for seat in range(seats) for kind in hands[seat]]
        able += [Sighting("draws", seat, kind) for seat in range(seats) for kind in cards.pile()]
        able += [Sighting("takes", seat) for seat in range(seats) if cards.has_discards()]
        sighting = able[int(rng.below(len(able)))]
        cards.carry_out(sighting)
        yield sighting


def dealt(cards: Bonus, viewer: int, times: int, seed: int) -> Counter[Hands]:
    """How often the seats have which cards in what is imagined."""
    table = veiled(cards.s, viewer)
    rng = seeded(seed)
    found: Counter[Hands] = Counter()
    for _ in range(times):
        world = cast(State, table.clone())
        world.deal(rng)
        found[tuple(cards.hand(world, seat) for seat in range(len(world.players)))] += 1
    return found


def foretold(cards: Bonus, seat: int) -> dict[str, Fraction]:
    """What the seat is told about the card that it would draw next."""
    s = cards.about_to_draw(seat)
    found: dict[str, Fraction] = {}
    for prospect in odds(cards.scene.game, s, seat, cards.choice):
        for fate, weight in prospect.fates.items():
            found[fate.removeprefix(f"{cards.draw}:")] = Fraction(weight, prospect.of)
    return found


SMALL = [(Bonus, deck, seats) for deck in DECKS for seats in (2, 3)] + [(Guild, (1, 1, 1, 1, 1), 2), (Guild, (4,), 3)]
every_pile = pytest.mark.parametrize(("made", "deck", "seats"), SMALL)


@every_pile
@pytest.mark.parametrize("seed", range(3))
def test_odds_and_views_agree_with_a_count_of_all_histories(
    tmp_path: Path, made: type[Bonus], deck: tuple[int, ...], seats: int, seed: int
) -> None:
    """Exactly, for every viewer and after every single event."""
    cards = made(tmp_path, deck, seats)
    counts = {viewer: Count(cards.kinds, seats, viewer) for viewer in range(SPECTATOR, seats)}
    for sighting in happenings(cards, seeded(seed), 24):
        for viewer, count in counts.items():
            count.see(sighting)
            view = veiled(cards.s, viewer).view()
            assert [cards.shown(view, seat) for seat in range(seats)] == [count.certain(seat) for seat in range(seats)]
            if viewer != SPECTATOR and cards.pile():
                assert foretold(cards, viewer) == count.next_card()


@every_pile
@pytest.mark.parametrize("seed", range(2))
def test_what_is_imagined_agrees_with_a_count_of_all_histories(
    tmp_path: Path, made: type[Bonus], deck: tuple[int, ...], seats: int, seed: int
) -> None:
    """Within five standard deviations; and no impossible hand is ever dealt."""
    cards = made(tmp_path, deck, seats)
    viewer = SPECTATOR if seed == 0 else 0
    count = Count(cards.kinds, seats, viewer)
    for at, sighting in enumerate(happenings(cards, seeded(seed + 50), 30)):
        count.see(sighting)
        if at % 10 == 9:
            likely, found = count.hands(), dealt(cards, viewer, SAMPLES, at)
            assert set(found) <= set(likely)
            for hands, p in likely.items():
                deviation = sqrt(SAMPLES * float(p * (1 - p)))
                assert abs(found[hands] - SAMPLES * float(p)) <= 5 * deviation + 1e-9

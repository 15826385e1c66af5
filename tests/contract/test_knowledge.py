"""What can be known of hidden cards: odds, views and imagined tables against a count of all consistent histories."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any, Final, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import souk
from souk.engine.errors import SoukError
from souk.engine.memory import DRAWN, UNSEEN, Memory, shuffled
from souk.engine.odds import odds
from souk.engine.pack import REMEMBERED, digest
from souk.engine.rng import Rng, seeded
from souk.engine.sight import veiled
from souk.games.istanbul.action import VISIT
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


class BonusCards:
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


class GuildCards(BonusCards):
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
        s.then(VISIT, s.me.place)
        return s


def happenings(cards: BonusCards, rng: Rng, length: int) -> Iterator[Sighting]:
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


def dealt(cards: BonusCards, viewer: int, times: int, seed: int) -> Counter[Hands]:
    """How often the seats have which cards in what is imagined."""
    table = veiled(cards.s, viewer)
    rng = seeded(seed)
    found: Counter[Hands] = Counter()
    for _ in range(times):
        world = cast(State, table.clone())
        world.deal(rng)
        found[tuple(cards.hand(world, seat) for seat in range(len(world.players)))] += 1
    return found


def foretold(cards: BonusCards, seat: int) -> dict[str, Fraction]:
    """What the seat is told about the card that it would draw next."""
    s = cards.about_to_draw(seat)
    found: dict[str, Fraction] = {}
    for prospect in odds(cards.scene.game, s, seat, cards.choice):
        for fate, weight in prospect.fates.items():
            found[fate.removeprefix(f"{cards.draw}:")] = Fraction(weight, prospect.of)
    return found


SMALL = [(BonusCards, deck, seats) for deck in DECKS for seats in (2, 3)] + [
    (GuildCards, (1, 1, 1, 1, 1), 2),
    (GuildCards, (4,), 3),
]
every_pile = pytest.mark.parametrize(("made", "deck", "seats"), SMALL)


@every_pile
@pytest.mark.parametrize("seed", range(3))
def test_odds_and_views_agree_with_a_count_of_all_histories(
    tmp_path: Path, made: type[BonusCards], deck: tuple[int, ...], seats: int, seed: int
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
    tmp_path: Path, made: type[BonusCards], deck: tuple[int, ...], seats: int, seed: int
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


# Single cases, by the rule they follow from ---------------------------------------------------------------------------


def through(cards: BonusCards, *told: str) -> BonusCards:
    """Carry out "1 draws far", one after another."""
    for line in told:
        seat, what, kind = line.split()
        cards.carry_out(Sighting(what, int(seat), kind))
    return cards


def shuffled_once(folder: Path) -> BonusCards:
    """Seat 1 has drawn an unseen card; then a far was laid down and shuffled into the pile, all by itself."""
    cards = BonusCards(folder, (1, 1, 1), 3)
    return through(cards, "1 draws five_lira", "2 draws far", "2 lays_down far", "0 draws gain_good")


@rule("IST-C4", "IST-C7")
def test_a_card_shuffled_after_a_hand_was_drawn_is_never_imagined_in_it(tmp_path: Path) -> None:
    cards = shuffled_once(tmp_path)
    assert cards.pile() == ["far"]
    assert {hands[1] for hands in dealt(cards, 2, 50, 1)} == {("five_lira",), ("gain_good",)}
    assert foretold(cards, 2) == {"far": 1}


@rule("IST-C7")
def test_who_knows_all_other_cards_knows_the_last_hand(tmp_path: Path) -> None:
    cards = shuffled_once(tmp_path)
    assert cards.shown(cards.scene.game.view(cards.s, 0), 1) == {"five_lira": 1}
    assert cards.shown(cards.scene.game.view(cards.s, 2), 1) == {}


@rule("IST-C5", "IST-C7")
def test_a_pile_whose_only_card_everybody_has_seen_is_certain(tmp_path: Path) -> None:
    cards = through(shuffled_once(tmp_path), "2 draws far")
    assert cards.shown(cards.scene.game.view(cards.s, None), 2) == {"far": 1}
    assert {hands[2] for hands in dealt(cards, SPECTATOR, 50, 1)} == {("far",)}


@rule("MOC-U6", "MOC-U7")
def test_a_guild_card_shuffled_after_a_hand_was_drawn_is_never_imagined_in_it(tmp_path: Path) -> None:
    cards = through(GuildCards(tmp_path, (3,), 3), "1 draws guild_1", "2 draws guild_2", "2 lays_down guild_2")
    through(cards, "0 draws guild_3")
    assert {hands[1] for hands in dealt(cards, 2, 50, 1)} == {("guild_1",), ("guild_3",)}
    assert foretold(cards, 2) == {"guild_2": 1}
    assert cards.shown(cards.scene.game.view(cards.s, 0), 1) == {"guild_1": 1}


def test_a_memory_ends_when_no_card_can_be_older_than_the_pile(tmp_path: Path) -> None:
    cards = shuffled_once(tmp_path)
    assert through(cards, "1 lays_down five_lira").s.memory is not None
    assert through(cards, "0 lays_down gain_good").s.memory is None


def test_what_is_imagined_says_from_which_pile_each_card_came() -> None:
    """Two seats have each drawn one card of either pile, and laid down both kinds: nobody knows who had which first."""
    memory: Memory = shuffled(None, vec[i64]([1, 1, 1]))
    for seat in (0, 1, 2):
        memory = memory.then_drawn(seat, UNSEEN)
    memory = shuffled(memory, vec[i64]([1, 1, 0]))
    for seat in (0, 1):
        memory = memory.then_drawn(seat, UNSEEN)
    for seat in (0, 1):
        memory = memory.then_laid_down(seat, 0).then_laid_down(seat, 1)
    rng = seeded(3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(400):
        events = memory.retold(memory.law().imagine(rng).draws()).events()
        found[tuple(int(event.kind) for event in events if event.what == DRAWN)] += 1
    assert set(found) == {(0, 1, 2, 1, 0), (1, 0, 2, 0, 1)}
    assert all(abs(times - 200) <= 50 for times in found.values())


# Written down, and kept from others -----------------------------------------------------------------------------------


@every_pile
def test_memories_are_written_and_read_and_shown_to_nobody_else(
    tmp_path: Path, made: type[BonusCards], deck: tuple[int, ...], seats: int
) -> None:
    """What a seat is sent does not depend on what the others have drawn, nor on what it may have imagined."""
    cards = made(tmp_path, deck, seats)
    game = cards.scene.game
    for _ in happenings(cards, seeded(9), 20):
        packed = cards.s.pack()
        assert game.book.unpack(json.loads(json.dumps(packed))).pack() == packed
        for viewer in range(SPECTATOR, seats):
            sight = json.dumps(veiled(cards.s, viewer).pack())
            other_world = veiled(cards.s, viewer)
            other_world.deal(seeded(viewer + 7))
            assert json.dumps(veiled(other_world, viewer).pack()) == sight
            if viewer != SPECTATOR:
                drawn = [one.split() for one in told_in(json.loads(sight)) if " draws " in one]
                assert all((one[2] == "?") == (int(one[0]) != viewer) for one in drawn)


def told_in(packed: dict[str, Any]) -> list[str]:
    memories = packed.get(REMEMBERED, {}).values()
    return [told for memory in memories for told in memory if isinstance(told, str)]


def position(folder: Path) -> tuple[souk.Game, dict[str, Any]]:
    cards = shuffled_once(folder)
    cards.s.sit(0)
    cards.scene.token("governor", "tea_house").token("smuggler", "wainwright").turn()
    return cards.scene.game, json.loads(cards.scene.game.position(cards.s))


def test_a_position_without_memory_opens_and_goes_on(tmp_path: Path) -> None:
    game, packed = position(tmp_path)
    s = game.read_position(json.dumps(packed))
    assert s.audit() == "" and cast(State, s).memory is not None
    del packed[REMEMBERED]
    older = game.read_position(json.dumps(packed))
    assert cast(State, older).memory is None
    assert digest(older) == digest(s)


@pytest.mark.parametrize(
    ("spoilt", "cause"),
    [
        (["1 draws far"], "cannot be remembered"),
        ([{"far": 1}, "1 eats far"], "cannot be remembered"),
        ([{"far": 1}, "3 draws far"], "cannot be remembered"),
        ([{"far": 1}, "1 draws"], "is no pile"),
        ([{"far": 1}, "1 draws gold"], "'gold' is none of"),
        ([{"far": 1}, "1 draws ?"], "not all that was drawn is remembered"),
        ([{"far": 1}, {"far": 1}], "shuffled before it was empty"),
        ([{"far": 1}, "1 draws five_lira"], "that was not there"),
        ([{"far": 1}, "1 lays_down far"], "that was not there"),
        ([{"far": 1}, "1 draws far"], "the pile is not as it is remembered"),
        ([{"far": 1}], "a hand is not as it is remembered"),
        ({"far": 1}, "must be a list"),
    ],
)
def test_a_memory_that_does_not_fit_the_table_is_refused(tmp_path: Path, spoilt: object, cause: str) -> None:
    game, packed = position(tmp_path)
    packed[REMEMBERED]["card"] = spoilt
    with pytest.raises(SoukError, match=cause):
        game.read_position(json.dumps(packed))

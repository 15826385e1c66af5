"""Bots play by the rules, by their dice, and by what they may know."""

from __future__ import annotations

import pytest

import souk
from souk.bots import Bot, bot
from souk.bots.base import policy_of
from souk.bots.field import Field
from souk.engine.event import HIDDEN
from souk.engine.pack import digest
from souk.engine.rng import Rng, seeded
from souk.engine.sight import Sight

LONGEST = 100_000
QUICK = ["random", "eager"]


class Watched:
    """A bot in plain Python: another one chooses, and it is looked at how. It has no policy, so that it is asked."""

    def __init__(self, code: str) -> None:
        self.bot = bot(code)
        self.idled = 0
        self.asked = 0

    def choose(self, sight: Sight, rng: Rng) -> str:
        choice = self.bot.choose(sight, rng)
        assert choice in sight.choices
        assert len(sight.choices) == len(sight.idle) >= 2
        assert sum(sight.idle) <= 1
        self.asked += 1
        self.idled += sight.idle[sight.choices.index(choice)]
        return choice


class Derived(Bot):
    """One may also derive from the Protocol."""

    def choose(self, sight: Sight, rng: Rng) -> str:
        return sight.choices[-1]


class Eavesdropper:
    """Looks for what it should not be told."""

    def __init__(self) -> None:
        self.own = 0
        self.others = 0

    def choose(self, sight: Sight, rng: Rng) -> str:
        draws = [one for one in sight.history if one.key == "draws"]
        self.own = sum(one.seat == sight.seat for one in draws)
        self.others = sum(one.seat != sight.seat for one in draws)
        assert all((one.args["card"] == HIDDEN) == (one.seat != sight.seat) for one in draws)
        return sight.choices[rng.below(len(sight.choices))]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("code", QUICK)
def test_choices_are_legal_to_the_end(code: str, seats: int) -> None:
    game = souk.game("istanbul", seats=seats)
    watched = Watched(code)
    bots: list[Bot] = [bot("eager") for _ in range(seats - 1)]
    table = Field(game, [watched, *bots]).play(seats, LONGEST)
    assert game.outcome(table) is not None
    assert watched.asked > 20


def test_the_eager_one_is_never_idle_and_the_random_one_is() -> None:
    game = souk.game("istanbul", seats=2)
    eager, random = Watched("eager"), Watched("random")
    Field(game, [eager, random]).play(1, LONGEST)
    assert eager.idled == 0
    assert random.idled > 10


@pytest.mark.parametrize("codes", [["random", "random"], ["eager", "eager"], ["eager", "random"]])
def test_a_policy_chooses_as_its_bot_does(codes: list[str]) -> None:
    """So the quick way and the other one play the same games."""
    game = souk.game("istanbul", seats=2)
    quick, slow = Field(game, [bot(code) for code in codes]), Field(game, [Watched(code) for code in codes])
    assert (quick.quick, slow.quick) == (True, False)
    assert digest(quick.play(3, 400)) == digest(slow.play(3, 400))


@pytest.mark.parametrize("code", QUICK)
def test_the_dice_decide(code: str) -> None:
    game = souk.game("istanbul", seats=2)
    table = game.start(5)
    sight = game.sight(table, 0)
    first = [bot(code).choose(sight, rng) for rng in [seeded(8)] for _ in range(20)]
    again = [bot(code).choose(sight, rng) for rng in [seeded(8)] for _ in range(20)]
    other = [bot(code).choose(sight, rng) for rng in [seeded(9)] for _ in range(20)]
    assert first == again != other
    assert len(set(first)) > 5


def test_a_limit_breaks_a_game_off() -> None:
    game = souk.game("istanbul", seats=3)
    for bots in ([bot("eager")] * 3, [Watched("eager")] * 3):
        table = Field(game, list(bots)).play(1, 25)
        assert table.ply == 25 and game.outcome(table) is None


def test_plain_python_fits_the_protocol() -> None:
    game = souk.game("istanbul", seats=2)
    plain: Bot = Watched("eager")
    assert policy_of(plain) is None and policy_of(bot("eager")) is not None
    assert Field(game, [plain, Derived()]).play(2, 60).ply == 60


def test_a_bot_hears_what_its_seat_may_hear() -> None:
    listener = Eavesdropper()
    Field(souk.game("istanbul", seats=2), [listener, bot("eager")]).play(4, 300)
    assert listener.own and listener.others


def test_an_unknown_code_is_told_with_the_known_ones() -> None:
    with pytest.raises(souk.SoukError, match="there is no bot 'clever'; known: random, eager"):
        bot("clever")

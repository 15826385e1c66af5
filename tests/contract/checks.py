"""What must hold at any decision of any game. Shared by the tests (a few games) and the soak (very many)."""

from __future__ import annotations

import json
from collections.abc import Iterator

from librt.vecs import vec

from souk.engine.errors import Refused
from souk.engine.game import Game
from souk.engine.policy import EAGER, Policy, playout
from souk.engine.rng import Rng, seeded
from souk.engine.run import OVER, advance, apply, at_hand, settle
from souk.engine.sight import imagine
from souk.engine.step import ASIDE
from souk.engine.table import Table


def eager(seats: int) -> vec[Policy]:
    policies: list[Policy] = [EAGER] * seats
    return vec[Policy](policies)


def at_random_decisions(game: Game, seed: int, how_many: int, longest: int = 100_000) -> Iterator[Table]:
    """Tables at seeded decisions of one eager game, settled; the caller must leave them as they are."""
    seats = int(game.book.seats)
    length = int(playout(game.start(seed), eager(seats), seeded(~seed & 0xFFFF), longest))
    rng = seeded(seed + 77)
    plies = sorted({int(rng.below(length)) for _ in range(how_many)})
    s, dice, made = game.start(seed), seeded(~seed & 0xFFFF), 0
    for ply in plies:
        playout(s, eager(seats), dice, ply - made)
        made = ply
        assert settle(s) > OVER
        yield s


def offers(s: Table) -> list[int]:
    advance(s)
    return [int(s.offers[i]) for i in range(s.count)]


def check_choices(game: Game, s: Table) -> None:
    """Ascending, more than one, each with one spelling that is read back as itself."""
    offered = offers(s)
    step = at_hand(s)
    assert offered == sorted(set(offered)) and len(offered) > 1
    own = len(game.book.spelled[int(step.id)])
    assert all(x < own or x >= ASIDE for x in offered)
    texts = [game.book.spell(step, x) for x in offered]
    assert len(set(texts)) == len(texts)
    assert [game.book.read(step, text) for text in texts] == offered
    known = game.actions
    assert all(text in known for text in texts)


def check_clone(s: Table) -> None:
    """A copy is equal, and what happens to it does not reach the original; used again, it becomes equal again."""
    before = s.pack()
    copy = s.clone()
    for _ in range(2):
        assert copy.pack() == before
        playout(copy, eager(int(s.book.seats)), seeded(5), 30)
        assert s.pack() == before
        copy.become(s)


def check_position(game: Game, s: Table) -> None:
    """A position survives being written and read, and both go on alike."""
    again = game.read_position(game.position(s, dice=True))
    assert again.pack() == s.pack()
    one, other = s.clone(), again
    for table in (one, other):
        playout(table, eager(int(s.book.seats)), seeded(6), 25)
    assert one.pack() == other.pack()


def check_secrets(game: Game, s: Table, rng: Rng) -> None:
    """For each seat and a spectator: what they are shown would be the same whatever the others hold, and so are the
    choices of who decides; a position without its dice tells nothing of them."""
    seats = int(game.book.seats)
    public = game.view(s, None)
    for seat in range(seats):
        other_world = imagine(s, seat, rng)
        assert other_world.audit() == ""
        assert game.view(other_world, seat) == game.view(s, seat)
        assert game.view(other_world, None) == public
        if seat == s.seat:
            assert offers(other_world) == offers(s)
        sight = game.sight(s, seat)
        assert (sight.choices == []) == (seat != s.seat)
        json.dumps(sight.view)
    assert "rng" not in json.loads(game.position(s))


def check_refusals(game: Game, s: Table, ledger: set[str]) -> None:
    """Each answer that is not offered is refused with a row of the ledger, and changes nothing."""
    offered = set(offers(s))
    step = at_hand(s)
    before = s.pack()
    texts = list(game.book.spelled[int(step.id)])
    if step.aside is not None:
        texts += game.book.spelled[int(step.aside.id)]
    for text in texts:
        if game.book.read(step, text) not in offered:
            assert game.why(s, text) in ledger, f"{text}: {game.why(s, text)!r} is no row of the ledger"
    out_of_turn = next(text for text in game.actions if game.book.read(step, text) < 0)
    try:
        game.play(s, out_of_turn)
    except Refused as error:
        assert error.rule in ledger
    else:
        raise AssertionError(f"{out_of_turn} was accepted at {step.key}")
    assert s.pack() == before


def check_preview(game: Game, s: Table) -> None:
    """A preview changes nothing, and tells what then happens, up to the first chance."""
    before = s.pack()
    for x in offers(s):
        text = game.book.spell(at_hand(s), x)
        preview = game.preview(s, int(s.seat), text)
        progress = game.play(s.clone(), text)
        told = [event.json() for event in preview.events]
        assert told == [event.json() for event in progress.events][: len(told)]
        assert preview.open == "" or progress.lots != []
    assert s.pack() == before


def check_undo(game: Game, s: Table) -> None:
    """Undoable means: the same seat goes on, and neither dice nor cards came out."""
    for x in offers(s):
        copy = s.clone()
        seat = copy.seat
        progress = game.play(copy, x)
        if progress.undoable:
            assert progress.decision is not None and progress.decision.seat == seat
            assert not progress.fates
            assert not any(event.event.secret for event in progress.events)


def check_all(game: Game, s: Table, rng: Rng, ledger: set[str]) -> None:
    check_choices(game, s)
    check_clone(s)
    check_position(game, s)
    check_secrets(game, s, rng)
    check_refusals(game, s, ledger)
    check_preview(game, s)
    check_undo(game, s)


def step_by_step(game: Game, s: Table, rng: Rng, limit: int) -> list[tuple[int, str]]:
    """A game played through the facade, by uniform choice: each decision as seat and text."""
    played: list[tuple[int, str]] = []
    while len(played) < limit and (count := advance(s)) > OVER:
        x = s.offers[rng.below(count)]
        played.append((int(s.seat), game.book.spell(at_hand(s), x)))
        apply(s, x)
    return played

"""Two worlds that one seat cannot tell apart: everything hidden from it is dealt again, and the same is done in both.

Whatever that seat is told must stay the same to the byte, until what happens before everybody's eyes differs. Shared by
the tests (a few games) and by tools/second_world.py (very many decisions).
"""

from __future__ import annotations

import json

from souk.engine.game import Game
from souk.engine.match import Match
from souk.engine.rng import Rng, seeded
from souk.engine.run import advance, at_hand, lay_out
from souk.engine.sight import SPECTATOR, Sight, imagine, is_asked_openly, veiled
from souk.engine.table import Table

AHEAD = 25  # decisions for which two worlds are followed

Told = tuple[str, str]  # what kind of message, and the message


def check_second_world(game: Game, s: Table, seed: int) -> None:
    """At one settled decision, for each seat and a spectator."""
    for viewer in range(SPECTATOR, int(game.book.seats)):
        other = imagine(s, viewer, seeded(seed))
        assert looks(game, s, viewer, seed) == looks(game, other, viewer, seed)
        if viewer != s.seat and not is_asked_openly(s):
            continue  # in the other world this question is not asked, and the story begins later
        first, second = (story(game, world, viewer, seed) for world in (s, other))
        shared = common(events_of(first), events_of(second))
        for one, another in zip(cut(first, shared), cut(second, shared), strict=True):
            assert one == another, f"seat {viewer} could tell {one} from {another}"


def events_of(told: list[Told]) -> list[Told]:
    return [one for one in told if one[0] == "event"]


def common(first: list[Told], second: list[Told]) -> int:
    """How many events are the same, until somebody does something else before everybody's eyes."""
    pairs = list(zip(first, second, strict=False))
    return next((at for at, (one, another) in enumerate(pairs) if one != another), len(pairs))


def cut(told: list[Told], events: int) -> list[Told]:
    """All that was told up to that event."""
    ends = [at for at, one in enumerate(told, 1) if one[0] == "event"]
    return told[: ends[events - 1]] if events else []


def looks(game: Game, s: Table, viewer: int, seed: int) -> list[str]:
    """All that can be asked for without anything happening: sight, view, and the position of a fork."""
    seen = veiled(s, viewer)
    sight = Sight(s, viewer, []).pack() if viewer != SPECTATOR else {}
    fork = imagine(s, viewer, seeded(seed + 1))
    return [json.dumps(sight), json.dumps(game.view(s, viewer)), game.position(seen), game.position(fork)]


def story(game: Game, s: Table, viewer: int, seed: int) -> list[Told]:
    """What the viewer is told while the world goes on. Everybody does what could be seen to be possible; a question
    that is put only because of a hidden card is answered with what does nothing."""
    match = Match(game, seed, position=game.position(s))
    rng = seeded(seed + 2)
    said: list[Told] = []
    for _ in range(AHEAD):
        decision = match.decision
        if decision is None:
            break
        table, seat = match.table, decision.seat
        seen = game.position(veiled(table, viewer))
        match.play(seat, answer(game, table, rng))
        if match.record.lines[-1].public or seat == viewer:
            said += [("sight", seen), ("line", match.record.lines[-1].said)]
        said += [("event", json.dumps(event.scrubbed(viewer).json())) for event in match.events[-1]]
    return said


def answer(game: Game, s: Table, rng: Rng) -> str:
    """One of the choices that everybody can see, or else the first there is."""
    advance(s)
    step = at_hand(s)
    offered = {int(s.offers[i]) for i in range(s.count)}
    public = s.clone()
    public.veil(SPECTATOR)
    lay_out(public, step)
    open_to_all = [int(public.offers[i]) for i in range(public.count) if int(public.offers[i]) in offered]
    if len(open_to_all) > 1:
        return game.book.spell(step, open_to_all[rng.below(len(open_to_all))])
    return game.book.spell(step, step.idle if int(step.idle) in offered else min(offered))

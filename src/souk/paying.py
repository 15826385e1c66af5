"""How one pays in the Dice Game where it hardly matters: with dice, which are lost, before goods; with a brown good,
which stands for any other, last.
"""

from __future__ import annotations

from collections.abc import Iterator

from souk.engine.game import Game
from souk.engine.run import OVER, apply, at_hand, on_its_own
from souk.engine.table import Table
from souk.games.dice.payment import PICK
from souk.games.dice.resources import BROWN, COLOURS
from souk.games.dice.state import State

Left = tuple[int, ...]  # browns, goods of all colours, goods of each; faces, if there is something left to do with them


def sparing_answer(game: Game, s: Table, seat: int) -> str:
    """The next pick of the way to pay that leaves most; "" if several leave as much, but not the same."""
    assert isinstance(s, State)
    faces_matter = s.actions_left > 0
    ways = [(left(end, seat, faces_matter), choices) for end, choices in payments(game, s, seat)]
    most = max(kept[:2] for kept, _ in ways)
    best = [(kept, choices) for kept, choices in ways if kept[:2] == most]
    return best[0][1][0] if all(kept == best[0][0] for kept, _ in best) else ""


def payments(game: Game, s: State, seat: int) -> Iterator[tuple[State, list[str]]]:
    """All ways to pay what is left of a price: the table afterwards, and the picks."""
    decision = game.decision(s)
    if decision is None or at_hand(s) is not PICK:
        yield s, []
        return
    for choice in decision.choices:
        after = s.clone()
        apply(after, game.checked(after, choice))
        if after.top > 0 and on_its_own(after, seat) > OVER:
            yield from ((end, [choice, *more]) for end, more in payments(game, after, seat))
        else:
            yield after, [choice]


def left(s: State, seat: int, faces_matter: bool) -> Left:
    holds = s.players[seat].holds
    goods = [int(holds[colour]) for colour in range(COLOURS)]
    return (int(holds[BROWN]), sum(goods), *goods, int(s.faces) if faces_matter else 0)

"""What can be edited in the Dice Game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from souk.engine.book import Book
from souk.explore.field import EditField, Packed, shift
from souk.games.dice.resources import FACE_WORDS, RESOURCES
from souk.games.dice.rules import Rules

LASTING: Final = ("end_turn", "act", "throw_again")  # steps that an edited turn keeps


def begin_anew(book: Book, packed: Packed, seat: int | None = None) -> bool:
    """End the action that is under way, or let another seat begin a turn. Return False if no turn is being played."""
    seats, stack = int(book.seats), packed["stack"]
    if not stack or not stack[0].startswith("end_turn"):
        return False
    for card in packed["revealed"]:
        shift(packed["discards"], card, 1)
    packed["revealed"] = []
    active = packed["active"]
    thrown = sum(packed["faces"].values()) > 0
    if (seat is None or seat == active) and thrown:
        packed["stack"] = [frame for frame in stack if frame.split()[0] in LASTING and frame.split()[1] == str(active)]
        if len(packed["stack"]) == 1:
            packed["stack"].append(f"act {active} 0 0")
        packed["seat"] = active
        return True
    seat = active if seat is None else seat
    packed["turns"] = (packed["turns"] - 1) // seats * seats + seat
    packed.update(stack=[f"turn {seat} 0 0"], seat=seat, active=seat, faces={}, fresh=[], actions_left=0)
    return True


def fields(book: Book, packed: Packed) -> Iterator[EditField]:
    assert isinstance(book, Rules)
    for seat, player in enumerate(packed["players"]):
        yield from holdings(book, packed, seat, player)
        for tile in book.tiles:
            has, lies = player["tiles"].get(tile.key, 0), packed["pile"].get(tile.key, 0)
            high = has + lies + packed["display"].count(tile.key)
            put = partial(own_tiles, book, packed, seat, tile.key)
            key, unit = f"{seat}.tiles.{tile.key}", f"tile.{tile.key}"
            yield EditField(key, seat, "lasting", "tile", has, "DIC-M1", put, 0, high, unit=unit)
    yield from display(packed)
    yield from thrown(book, packed)


def display(packed: Packed) -> Iterator[EditField]:
    """DIC-S4: the face-up tiles. Each can be exchanged for one of the stack, so that there are as many as before."""
    stack = [f"tile.{tile}" for tile in packed["pile"]]
    for at, tile in enumerate(packed["display"]):
        here = f"tile.{tile}"
        options = [here, *(one for one in stack if one != here)]
        put = partial(exchange, packed, at)
        yield EditField(f"display.{at}", None, "table", "display", here, "DIC-S4", put, options=options)


def exchange(packed: Packed, at: int, unit: str) -> None:
    tile = unit.partition(".")[2]
    shift(packed["pile"], packed["display"][at], 1)
    shift(packed["pile"], tile, -1)
    packed["display"][at] = tile


def thrown(book: Rules, packed: Packed) -> Iterator[EditField]:
    """DIC-T4: the unused dice, once they have been thrown; the last of them has to be used, not put away."""
    faces: dict[str, int] = packed["faces"]
    extra = {one.key: int(one.dice) for one in book.tiles}
    own = packed["players"][packed["active"]]["dice"] - sum(extra[tile] for tile in packed["fresh"])
    unused, dice = sum(faces.values()), int(book.dice) + own
    for face in FACE_WORDS if unused else []:
        shown = faces.get(face, 0)
        low, high = int(shown == unused), shown + max(0, dice - unused)
        put = partial(turn_to, faces, face)
        yield EditField(f"face.{face}", None, "table", "face", shown, "DIC-T4", put, low, high, unit=f"face.{face}")


def turn_to(faces: dict[str, int], face: str, value: int) -> None:
    shift(faces, face, value - faces.get(face, 0))


def holdings(book: Rules, packed: Packed, seat: int, player: Packed) -> Iterator[EditField]:
    has, target = player["rubies"], max(int(book.target), player["rubies"])
    left, room = rubies_at(book, packed)
    get = partial(take_rubies, book, packed, player)
    low, high = max(has - room, int(player["blessed"])), min(has + left, target)
    yield EditField(f"{seat}.rubies", seat, "holdings", "rubies", has, "DIC-X1", get, low, high)
    for kind in RESOURCES:
        held, supply = player["holds"].get(kind, 0), packed["supply"].get(kind, 0)
        put = partial(hold, packed, player, kind)
        key, unit = f"{seat}.holds.{kind}", f"resource.{kind}"
        yield EditField(key, seat, "holdings", "resource", held, "DIC-H1", put, 0, held + supply, unit=unit)


def hold(packed: Packed, player: Packed, kind: str, value: int) -> None:
    """Take something from the supply, or put it back."""
    by = value - player["holds"].get(kind, 0)
    shift(player["holds"], kind, by)
    shift(packed["supply"], kind, -by)


def rubies_at(book: Rules, packed: Packed) -> tuple[int, int]:
    """How many rubies can be taken from the zones that sell them, and how many can go back there."""
    sold = [zone for zone in book.zones if zone.for_sale]
    left = sum(packed["rubies"].get(zone.key, 0) for zone in sold)
    return left, sum(len(zone.prices) for zone in sold) - left


def take_rubies(book: Rules, packed: Packed, player: Packed, value: int) -> None:
    """Take rubies from the fullest zone, or put them into the emptiest; then say whether this is the last round."""
    rubies, sold = packed["rubies"], {zone.key: len(zone.prices) for zone in book.zones if zone.for_sale}

    def left(zone: str) -> int:
        return int(rubies.get(zone, 0))

    while player["rubies"] < value:
        shift(rubies, max(sold, key=left), -1)
        player["rubies"] += 1
    while player["rubies"] > value:
        shift(rubies, min((zone for zone in sold if left(zone) < sold[zone]), key=left), 1)
        player["rubies"] -= 1
    packed["ending"] = any(one["rubies"] >= book.target for one in packed["players"])


def own_tiles(book: Rules, packed: Packed, seat: int, tile: str, value: int) -> None:
    """Take tiles from the stack, or else from the display; put them back where one is missing, or else into the stack.
    Dice come with them."""
    player, dice = packed["players"][seat], {one.key: int(one.dice) for one in book.tiles}
    while player["tiles"].get(tile, 0) < value:
        if packed["pile"].get(tile, 0):
            shift(packed["pile"], tile, -1)
        else:
            packed["display"].remove(tile)
        shift(player["tiles"], tile, 1)
    while player["tiles"].get(tile, 0) > value:
        shift(player["tiles"], tile, -1)
        if len(packed["display"]) < book.face_up:
            packed["display"].append(tile)
        else:
            shift(packed["pile"], tile, 1)
    if seat == packed["active"]:
        while packed["fresh"].count(tile) > value:
            packed["fresh"].remove(tile)
    before, player["dice"] = player["dice"], sum(dice[one] * n for one, n in player["tiles"].items())
    packed["spare"] += before - player["dice"]
    player["mosque"] = sum(player["tiles"].values())
    packed["pile_size"] = sum(packed["pile"].values())

"""What can be edited in Istanbul and Mocha & Baksheesh."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from souk.engine.book import Book
from souk.explore.families import mocha
from souk.explore.field import EditField, Packed, shift
from souk.games.istanbul.base.places.market import Market
from souk.games.istanbul.base.places.post_office import PostOffice
from souk.games.istanbul.base.tiles import MosqueTile
from souk.games.istanbul.goods import WORDS
from souk.games.istanbul.mocha.tavern_tiles import TavernTile
from souk.games.istanbul.rules import Rules
from souk.games.istanbul.units import Tile

MUCH: Final = 999  # Lira or coffee: the supply never runs out
SOLD_AT: Final = ("gemstone_dealer", "sultans_palace", "coffee_house")  # where rubies come from, and go back to
DICE: Final = range(2, 13)
END: Final = "end_turn"


def begin_anew(book: Book, packed: Packed, seat: int | None = None) -> bool:
    """Go back to the beginning of the turn, or let another seat begin one. Return False if no turn is being played."""
    seats = int(book.seats)
    if not any(frame.startswith((END, "turn")) for frame in packed["stack"]):
        return False
    begun = packed["turns"] - (1 if packed["stack"][0].startswith(END) else 0)
    seat = packed["seat"] if seat is None else seat
    packed["turns"] = begun // seats * seats + seat
    packed["stack"], packed["seat"] = [f"turn {seat} 0 0"], seat
    if "guild_played" in packed:
        packed["guild_discards"] += packed["guild_played"]
        packed["guild_played"] = []
    return True


def fields(book: Book, packed: Packed) -> Iterator[EditField]:
    assert isinstance(book, Rules)
    places = book.names["place"]
    for seat, player in enumerate(packed["players"]):
        yield from holdings(book, packed, seat, player)
        yield from powers(book, packed, seat, player)
        if "right_of_way" in packed:
            yield mocha.right_of_way(packed, seat)
        yield from cards(book, packed, seat, player)
        for name, rule in (("place", "IST-D3"), ("family", "IST-P12b")):
            put = partial(player.__setitem__, name)
            yield EditField(f"{seat}.{name}", seat, "pieces", name, player[name], rule, put, options=places)
        yield from assistants(book, seat, player)
    yield from on_the_table(book, packed)
    if "barrier" in packed:
        yield mocha.barrier(book, packed)
        yield from mocha.baksheesh(book, packed)


def holdings(book: Rules, packed: Packed, seat: int, player: Packed) -> Iterator[EditField]:
    def number(name: str, rule: str, low: int, high: int) -> EditField:
        return EditField(f"{seat}.{name}", seat, "holdings", name, player[name], rule, partial(put, name), low, high)

    def put(name: str, value: int) -> None:
        player[name] = value

    goods: dict[str, int] = player["goods"]
    yield number("lira", "IST-S13", 0, MUCH)
    left, room = rubies_at(book, packed)
    has, target = player["rubies"], max(int(book.target), player["rubies"])
    get = partial(take_rubies, book, packed, player)
    yield EditField(
        f"{seat}.rubies", seat, "holdings", "rubies", has, "IST-X1", get, has - room, min(has + left, target)
    )
    for good in WORDS:
        key, put_good = f"{seat}.goods.{good}", partial(goods.__setitem__, good)
        yield EditField(key, seat, "holdings", good, goods[good], "IST-G1", put_good, 0, player["capacity"])
    yield number("capacity", "IST-G2", max(int(book.capacity), *goods.values()), int(book.full))
    if "coffee" in player:
        yield number("coffee", "MOC-K1", 0, MUCH)


def rubies_at(book: Rules, packed: Packed) -> tuple[int, int]:
    """How many rubies can be taken from where they are sold, and how many can go back there."""
    sold = [place for place in book.places if place.key in SOLD_AT]
    left = sum(packed["track"].get(place.key, 0) for place in sold)
    return left, sum(int(place.rubies) for place in sold) - left


def take_rubies(book: Rules, packed: Packed, player: Packed, value: int) -> None:
    """Take rubies from where they are sold, or put them back; then say whether this is the last round."""
    by = {place.key: place for place in book.places}
    for key in (key for key in SOLD_AT if key in by):
        has, full = packed["track"].get(key, 0), int(by[key].rubies)
        moved = max(has - full, min(has, value - player["rubies"]))
        shift(packed["track"], key, -moved)
        player["rubies"] += moved
    packed["ending"] = any(one["rubies"] >= book.target for one in packed["players"])


# Assistants -----------------------------------------------------------------------------------------------------------


def assistants(book: Rules, seat: int, player: Packed) -> Iterator[EditField]:
    """Those with the merchant, and those that wait at a place."""
    fountain, with_him = book.names["place"][int(book.start_at)], len(own(player))
    may_stay = with_him > 0 and player["place"] not in (fountain, *player["out"])
    low, high = with_him - may_stay, with_him + len(player["out"])
    rule = "IST-M9" if player["place"] == fountain else "IST-M5"
    key, put = f"{seat}.assistants", partial(gather, player)
    yield EditField(key, seat, "holdings", "assistants", with_him, rule, put, low, high)
    for place in book.names["place"]:
        out, free = int(place in player["out"]), with_him > 0 and place != fountain
        rule = "IST-M9" if place == fountain else "IST-M7"
        key, put = f"{seat}.out.{place}", partial(post, player, place)
        yield EditField(key, seat, "pieces", "out", out, rule, put, 0, int(out or free), unit=f"place.{place}")


def gather(player: Packed, value: int) -> None:
    """Call assistants back to the merchant, or leave one beside him."""
    if value < len(own(player)):
        post(player, player["place"], 1)
    while value > len(own(player)):
        post(player, player["out"][0], 0)


def own(player: Packed) -> str:
    """The player's own assistants in the stack."""
    return str(player["stack"]).replace("n", "")


def post(player: Packed, place: str, waits: int) -> None:
    """Leave an assistant at a place, or call one back."""
    if waits == (place in player["out"]):
        return
    if waits:
        player["out"].append(place)
        player["stack"] = player["stack"].replace("o", "", 1)
    else:
        player["out"].remove(place)
        player["stack"] = "o" + player["stack"]


# Powers and cards -----------------------------------------------------------------------------------------------------


def powers(book: Rules, packed: Packed, seat: int, player: Packed) -> Iterator[EditField]:
    for tile in book.tiles:
        has = int(tile.key in player["tiles"])
        fifth = tile.index == book.fifth
        free = packed["pile"].get(tile.key, 0) < copies(tile)
        kept = fifth and has and own(player) == ""  # the assistant that came with it is away
        put = partial(grant, packed, player, tile.key, fifth)
        rule = "MOC-S5" if isinstance(tile, TavernTile) else "IST-S7"
        yield EditField(
            *(f"{seat}.tiles.{tile.key}", seat, "lasting", "power", has, "IST-B9" if kept else rule, put),
            low=1 if kept else 0,
            high=1 if has or free else 0,
            unit=f"tile.{tile.key}",
        )


def copies(tile: Tile) -> int:
    if isinstance(tile, MosqueTile):
        return len(tile.needed)
    return len(tile.costs) if isinstance(tile, TavernTile) else 0


def grant(packed: Packed, player: Packed, tile: str, fifth: bool, value: int) -> None:
    """Give a player a tile, or take it away. One of them brings an assistant."""
    has = int(tile in player["tiles"])
    if value == has:
        return
    shift(packed["pile"], tile, value - has)
    if value:
        player["tiles"].append(tile)
        player["stack"] = "o" + player["stack"] if fifth else player["stack"]
    else:
        player["tiles"].remove(tile)
        player["stack"] = player["stack"].replace("o", "", 1) if fifth else player["stack"]


def cards(book: Rules, packed: Packed, seat: int, player: Packed) -> Iterator[EditField]:
    for card in book.names["card"]:
        has = player["hand"].get(card, 0)
        free = packed["deck"].get(card, 0) + packed["discards"].count(card)
        put = partial(deal, packed, player, card)
        rule = "MOC-C1" if "mocha" in book.modules else "IST-C1"
        yield EditField(f"{seat}.hand.{card}", seat, "hand", "card", has, rule, put, 0, has + free, unit=f"card.{card}")
    for guild in book.names["opening"] if "guild" in player else []:
        held = int(guild in player["guild"])
        lies = guild in packed["guild_pile"] or guild in packed["guild_discards"]
        put = partial(deal_guild, packed, player, guild)
        key = f"{seat}.guild.{guild}"
        yield EditField(key, seat, "hand", "card", held, "MOC-S3", put, 0, int(held or lies), unit=f"opening.{guild}")


def deal(packed: Packed, player: Packed, card: str, value: int) -> None:
    """Move cards between a hand and the pile; those discarded are taken last. What was remembered no longer holds."""
    packed.pop("remembered", None)
    for _ in range(value - player["hand"].get(card, 0)):
        if packed["deck"].get(card, 0):
            shift(packed["deck"], card, -1)
        else:
            packed["discards"].remove(card)
        shift(player["hand"], card, 1)
    for _ in range(player["hand"].get(card, 0) - value):
        shift(packed["deck"], card, 1)
        shift(player["hand"], card, -1)
    if not packed["deck"]:  # IST-C4
        for left in packed["discards"]:
            shift(packed["deck"], left, 1)
        packed["discards"] = []
    player["known"] = {one: min(n, player["hand"].get(one, 0)) for one, n in player["known"].items()}
    player["cards"] = sum(player["hand"].values())
    packed["deck_size"] = sum(packed["deck"].values())


def deal_guild(packed: Packed, player: Packed, guild: str, value: int) -> None:
    """Move a guild card between a hand and the pile."""
    packed.pop("remembered", None)
    if value == int(guild in player["guild"]):
        return
    if value:
        next(pile for pile in (packed["guild_pile"], packed["guild_discards"]) if guild in pile).remove(guild)
        player["guild"].append(guild)
    else:
        player["guild"].remove(guild)
        packed["guild_pile"].append(guild)
    if not packed["guild_pile"]:  # MOC-U6
        packed["guild_pile"], packed["guild_discards"] = packed["guild_discards"], []
    player["guilds"] = len(player["guild"])


# The table ------------------------------------------------------------------------------------------------------------


def on_the_table(book: Rules, packed: Packed) -> Iterator[EditField]:
    rolled = [place.key for place in book.places if place.number in DICE]
    for encounter in book.encounters:
        if encounter.rolled:
            at = int(encounter.index)
            put = partial(packed["token"].__setitem__, at)
            key, unit = f"token.{encounter.key}", f"encounter.{encounter.key}"
            yield EditField(key, None, "pieces", "token", packed["token"][at], "IST-D1", put, options=rolled, unit=unit)
    for at, place in enumerate(packed["strangers"]):
        put = partial(packed["strangers"].__setitem__, at)
        yield EditField(f"stranger.{at}", None, "pieces", "stranger", place, "IST-D3", put, options=book.names["place"])
    track: dict[str, int] = packed["track"]
    for one in book.places:
        key, unit = f"track.{one.key}", f"place.{one.key}"
        if isinstance(one, Market):
            top, put = track.get(one.key, 0) & 7, partial(track.__setitem__, one.key)  # the others are shuffled again
            yield EditField(key, None, "table", "demand", top, "IST-S11", put, 1, int(one.tiles), unit=unit)
        elif isinstance(one, PostOffice):
            put = partial(track.__setitem__, one.key)
            yield EditField(
                key, None, "table", "mail", track.get(one.key, 0), "IST-P5a", put, 0, int(one.columns), unit=unit
            )

"""Modules, which bring the units of a box, and Rules: the modules of one game, composed for a number of seats."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.book import Book, Title
from souk.engine.data import Row, Rows
from souk.engine.errors import SoukError
from souk.engine.form import Sorts
from souk.engine.rng import Rng
from souk.engine.step import Step
from souk.engine.table import Table
from souk.engine.unit import compose, indexes
from souk.engine.zone import Zone
from souk.games.istanbul.goods import WORDS
from souk.games.istanbul.ground import NO_WALL, Ground
from souk.games.istanbul.layout import RANDOM, Plan, read_layout
from souk.games.istanbul.moments import BEFORE, DUE, LATE, MOMENTS, PLAY
from souk.games.istanbul.setup import SET_UP, new_table
from souk.games.istanbul.state import State
from souk.games.istanbul.units import Card, Encounter, Opening, Part, Place, Playable, Reach, Tile, Tweak

LOWEST_ROLL: Final = 2


class Module:
    """What a box adds to the game. Each method makes new units from the rows of data."""

    key = ""
    ledger = ""  # the name of its rules ledger
    unaided = ""  # the ledger row that forbids cards and tiles bound to a place in some turns
    barred = ""  # the ledger row that forbids crossing the barrier

    def rows(self) -> Rows:
        return {}

    def forms(self) -> Sorts:
        """What an owner can say of its rows."""
        return {}

    def layouts(self) -> list[str]:
        """The names of the layouts for a table with this module; the first one is for beginners."""
        return []

    def places(self, rows: list[Row], seats: int) -> list[Place]:
        return []

    def cards(self, rows: list[Row], seats: int) -> list[Card]:
        return []

    def tiles(self, rows: list[Row], seats: int) -> list[Tile]:
        return []

    def powers(self, rows: list[Row], seats: int) -> list[Playable]:
        return []

    def tweaks(self, rows: list[Row], seats: int) -> list[Tweak]:
        return []

    def encounters(self, rows: list[Row], seats: int) -> list[Encounter]:
        return []

    def reaches(self, rows: list[Row], seats: int) -> list[Reach]:
        return []

    def openings(self, rows: list[Row], seats: int) -> list[Opening]:
        return []

    # Whatever else a box puts on the table: its module packs, checks, shows and hides it ----------------------------

    def set_up(self, s: State) -> None:
        pass

    def pack(self, s: State, packed: dict[str, Any]) -> None:
        pass

    def fill(self, s: State, packed: dict[str, Any]) -> None:
        pass

    def audit(self, s: State) -> str:
        return ""

    def show(self, s: State, shown: dict[str, Any]) -> None:
        pass

    def zones(self, s: State) -> list[Zone]:
        return []


def as_printed(place: Place) -> dict[str, Any]:
    """Describe a place as far as it never changes. `kind` is the `is` of its row: all warehouses share one, as do a
    place and its replacement."""
    return {"kind": place.row.what, "number": int(place.number), "free": place.free, **place.face()}


@final
class Rules(Book):
    def __init__(
        self,
        title: Title,
        modules: list[Module],
        rows: list[Rows],
        seats: int,
        options: dict[str, str],
        data: str,
        rules_version: int,
    ) -> None:
        super().__init__(title, seats, [module.key for module in modules], options, data, rules_version)
        self.rows = rows
        self.brought_by = modules
        self.unaided: str = next((m.unaided for m in modules if m.unaided), "")
        self.barred: str = next((m.barred for m in modules if m.barred), "")
        self.compose_units(seats)
        self.name_units()
        self.amounts(seats)
        self.look_up()
        parts: list[Part] = [*self.places, *self.plays, *self.tiles, *self.tweaks, *self.encounters, *self.reaches]
        for part in [*parts, *self.openings]:
            part.bind(self)
        self.faces = [as_printed(place) for place in self.places]  # for all views of all tables: never changed
        self.sort_plays()
        self.lay_out(options["layout"])
        self.index()

    # Composing ------------------------------------------------------------------------------------------------------

    def compose_units(self, seats: int) -> None:
        """Make the units of all modules, in the order of the modules."""
        pairs = list(zip(self.brought_by, self.rows, strict=True))
        self.places: vec[Place] = vec[Place](compose([m.places(r.get("place", []), seats) for m, r in pairs]))
        self.cards: vec[Card] = vec[Card](compose([m.cards(r.get("card", []), seats) for m, r in pairs]))
        self.tiles: vec[Tile] = vec[Tile](compose([m.tiles(r.get("tile", []), seats) for m, r in pairs]))
        self.tweaks: vec[Tweak] = vec[Tweak](compose([m.tweaks(r.get("tweak", []), seats) for m, r in pairs]))
        self.encounters: vec[Encounter] = vec[Encounter](
            compose([m.encounters(r.get("encounter", []), seats) for m, r in pairs])
        )
        self.reaches: vec[Reach] = vec[Reach](compose([m.reaches(r.get("reach", []), seats) for m, r in pairs]))
        self.openings: vec[Opening] = vec[Opening](compose([m.openings(r.get("opening", []), seats) for m, r in pairs]))
        powers: list[Playable] = compose([m.powers(r.get("power", []), seats) for m, r in pairs])
        plays: list[Playable] = [*self.cards, *powers]  # cards first: their indexes are also used in hands
        for index, play in enumerate(plays):
            play.index = index
        self.plays: vec[Playable] = vec[Playable](plays)

    def name_units(self) -> None:
        """List the keys of all units, for spelling, and index them by key."""
        self.names = {
            "place": [u.key for u in self.places],
            "card": [u.key for u in self.cards],
            "tile": [u.key for u in self.tiles],
            "tweak": [u.key for u in self.tweaks],
            "encounter": [u.key for u in self.encounters],
            "reach": [u.key for u in self.reaches],
            "play": [u.key for u in self.plays],
            "opening": [u.key for u in self.openings],
            "good": WORDS,
        }
        # The index of every unit that a row may name, under its own key and the keys it has replaced.
        self.known: dict[str, dict[str, int]] = {
            "place": indexes(list(self.places)),
            "card": indexes(list(self.cards)),
            "tile": indexes(list(self.tiles)),
        }

    def row(self, kind: str, key: str) -> Row:
        """The row with this key, from the last module that has one."""
        for rows in reversed(self.rows):
            for row in rows.get(kind, []):
                if row.key == key:
                    return row
        raise ValueError(f"there is no {kind} {key}")

    def amounts(self, seats: int) -> None:
        """Read the numbers that do not belong to a place, card or tile."""
        goods = self.row("amount", "wheelbarrow")
        merchants = self.row("amount", "merchants")
        self.capacity: i64 = goods.number("capacity", 1, 5)
        self.full: i64 = goods.number("full", 1, 5)
        self.assistants: i64 = merchants.number("assistants", 1, 9)
        self.first_lira: i64 = merchants.number("first_lira")
        self.more_lira: i64 = merchants.number("more_lira")
        self.first_cards: i64 = merchants.number("cards", 0, 5)
        self.toll: i64 = merchants.number("toll")
        if self.capacity > self.full:
            raise goods.wrong("capacity must not be more than full")
        self.reward: i64 = self.row("amount", "reward").number("lira")
        self.ruby_after_goods: bool = self.in_force("ruby_after_goods")
        self.target: i64 = self.row("amount", "target").by_seats("rubies", seats, 1, 99)
        neutral = self.row("amount", "neutral")
        self.strangers: i64 = neutral.by_seats("merchants", seats, 0, 3)
        self.neutral_discs: i64 = neutral.number("assistants", 0, 4) if self.variant else 0
        if self.neutral_discs > self.assistants:
            raise neutral.wrong("assistants must not be more than the assistants of a merchant")

    @property
    def variant(self) -> bool:
        """Whether the game is played with neutral assistants."""
        return self.options["variant"] == "neutral_assistants"

    def look_up(self) -> None:
        """Prepare tables that the steps would otherwise search for again and again."""
        places, tiles = self.known["place"], self.known["tile"]
        self.start_at: i64 = self.row("amount", "merchants").one_of("start", places)
        self.home: i64 = self.row("amount", "family").one_of("home", places)
        self.fifth: i64 = self.row("amount", "merchants").one_of("fifth", tiles)
        # Tiles that free their owner from the fees of encounters, and tiles that cannot be used in an unaided turn.
        self.frees: i64 = sum(1 << tile.index for tile in self.tiles if tile.row.flag("frees"))
        unaided = [row for layer in self.rows for row in layer.get("unaided", [])]
        self.bound: i64 = sum(1 << tile for row in unaided for tile in row.some_of("tiles", tiles))
        self.stranger_starts = self.row("amount", "neutral").some_of("start", places, int(self.strangers))
        self.numbered: vec[i64] = vec[i64]([self.with_number(n) for n in range(13)])  # by roll; 0 and 1 are unused
        repeats = {card.row.one_of("again", places): card.index for card in self.cards if card.row.has("again")}
        self.again: vec[i64] = vec[i64]([repeats.get(int(place.index), -1) for place in self.places])
        self.boosts: vec[vec[Card]] = vec[vec[Card]](
            [vec[Card]([c for c in self.cards if c.row.text("boosts") in place.stands_for]) for place in self.places]
        )

    def sort_plays(self) -> None:
        """List the cards and powers that may be used at each moment. Cards are listed by index: the hand is looked at
        first, and only a card that is there is asked whether it is playable."""
        moments = [0 if at == DUE and not self.in_force("cards_before_fee") else 1 << at for at in range(len(MOMENTS))]
        powers = [play for play in self.plays if play.index >= len(self.cards)]
        self.cards_at: vec[vec[i64]] = vec[vec[i64]](
            [vec[i64]([card.index for card in self.cards if card.moments & moment]) for moment in moments]
        )
        self.powers_at: vec[vec[Playable]] = vec[vec[Playable]](
            [vec[Playable]([power for power in powers if power.moments & moment]) for moment in moments]
        )
        self.musts: i64 = sum(1 << one.index for one in self.encounters if one.must)  # one bit each
        self.drawing: vec[Playable] = vec[Playable]([p for p in self.plays if p.row.flag("draws")])
        self.last_call: vec[Playable] = vec[Playable](
            [p for p in self.plays if p.moments >> LATE & 1 and not p.moments >> BEFORE & 1]
        )

    def moments_of(self, row: Row) -> int:
        """The moments of a card or power as a mask. An option may give a card moments other than those of its row."""
        option = row.text("option")
        words = row.texts("moments")
        if option and self.options[option] == row.text("option_value"):
            words = row.texts("option_moments")
        for word in words:
            if word not in MOMENTS:
                raise row.wrong(f"moments: {word!r} is none of {', '.join(MOMENTS)}")
        return sum(1 << MOMENTS.index(word) for word in words)

    def place(self, key: str) -> i64:
        return self.known["place"][key]

    def card(self, key: str) -> i64:
        return self.known["card"][key]

    def tile(self, key: str) -> i64:
        return self.known["tile"][key]

    def with_number(self, number: int) -> i64:
        """The place with this number, for dice rolls."""
        found = [place for place in self.places if place.number == number]
        if len(found) != 1 and number >= LOWEST_ROLL:
            raise SoukError(f"place: {len(found)} places have the number {number}, which the dice can roll")
        return found[0].index if found else -1

    # The layout -----------------------------------------------------------------------------------------------------

    def lay_out(self, layout: str) -> None:
        """Set up the ground of a printed or given layout; a random one is drawn later, by `plan`."""
        self.plan = Plan(self.row("layout", RANDOM), self.known["place"], len(self.places))
        self.width: i64 = self.plan.width
        cells: list[str] = self.names["place"]  # a stand-in for a random layout, until it is drawn
        self.random: bool = layout == RANDOM
        if not self.random:
            known = {row.key: row.texts("cells") for rows in self.rows for row in rows.get("layout", [])}
            cells = known[layout] if layout in known else read_layout(layout, self.places)
        places = [self.known["place"].get(key, -1) for key in cells]
        if sorted(places) != list(range(len(self.places))):
            raise SoukError(f"layout {layout}: it must name each of the {len(self.places)} places once [IST-L7]")
        self.ground = self.laid_out(vec[i64](places))

    def laid_out(self, cells: vec[i64]) -> Ground:
        return Ground(self, cells, NO_WALL)

    def out_of_order(self, step: Step[Any], text: str) -> str:
        """IST-C9 for a card played while something is due; IST-T2 for any choice in the wrong phase."""
        return "IST-C9" if text.startswith(f"{PLAY.key}:") else "IST-T2"

    def new_table(self, rng: Rng, stack: vec[i64]) -> Table:
        return new_table(self, rng, stack)

    def first_step(self) -> Step[Any]:
        return SET_UP

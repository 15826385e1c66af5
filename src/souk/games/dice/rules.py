"""The rules of one Dice Game, composed for a number of seats: the contents of the box and the side of the board."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from souk.engine.book import Book, Title
from souk.engine.data import Row, Rows
from souk.engine.rng import Rng
from souk.engine.step import Step
from souk.engine.table import Table
from souk.engine.unit import compose
from souk.games.dice import actions
from souk.games.dice.actions.action import Action
from souk.games.dice.actions.different_goods import DifferentGoods
from souk.games.dice.cards import Card, in_question
from souk.games.dice.demand import MOST_TOKENS, NEVER, ONE_EACH, asked, goods_in, of_colour
from souk.games.dice.gifts import Gift
from souk.games.dice.mosque import Tile
from souk.games.dice.payment import ITEMS, due
from souk.games.dice.resources import COLOUR_WORDS, CRYSTAL, FACE_WORDS, LIRA, MOST_DICE, RESOURCES
from souk.games.dice.setup import SET_UP, new_table
from souk.games.dice.state import State
from souk.games.dice.turn import ACT, THROW_AGAIN
from souk.games.dice.zones import RubyZone

BOARD_OPTION: Final = {2: "circles", 4: "ladder"}  # the option that picks the board, by number of seats
BOARD: Final = "3p"  # for numbers of seats that have no such option


@final
class Rules(Book):
    def __init__(
        self, title: Title, rows: Rows, seats: int, options: dict[str, str], data: str, rules_version: int
    ) -> None:
        super().__init__(title, seats, [], options, data, rules_version)
        self.rows = rows
        board = self.row("board", options[BOARD_OPTION[seats]] if seats in BOARD_OPTION else BOARD)
        self.zones: vec[RubyZone] = vec[RubyZone](compose([[RubyZone(row, board) for row in rows["zone"]]]))
        self.carpets: vec[RubyZone] = vec[RubyZone]([zone for zone in self.zones if zone.for_sale and zone.good < 0])
        self.tiles: vec[Tile] = vec[Tile](compose([[Tile(row) for row in rows["tile"]]]))
        self.action_tiles: vec[i64] = vec[i64]([tile.index for tile in self.tiles if tile.actions > 0])
        self.income_tiles: vec[i64] = vec[i64]([tile.index for tile in self.tiles if tile.pays_income()])
        self.cards: vec[Card] = vec[Card](compose([[Card(row) for row in rows["card"]]]))
        self.all_actions: vec[Action] = vec[Action](compose([[actions.made(row) for row in rows["action"]]]))
        self.names = {
            "zone": [u.key for u in self.zones],
            "tile": [u.key for u in self.tiles],
            "card": [u.key for u in self.cards],
            "action": [u.key for u in self.all_actions],
            "resource": RESOURCES,
            "colour": COLOUR_WORDS,
            "face": FACE_WORDS,
            "item": ITEMS,
        }
        self.mosque: i64 = self.names["zone"].index("mosque")
        self.gifts: vec[Gift] = vec[Gift](self.all_gifts())
        self.look_up()
        self.amounts(seats)
        self.index()

    def row(self, kind: str, key: str) -> Row:
        return next(row for row in self.rows[kind] if row.key == key)

    def all_gifts(self) -> list[Gift]:
        gifts = [action.gift for action in self.all_actions if isinstance(action, DifferentGoods)]
        for card in self.cards:
            gifts += [card.gift, card.others_gift, card.other_gift]
        for index, gift in enumerate(gifts):
            gift.index = index
        return gifts

    def look_up(self) -> None:
        """Prepare what every table starts with, and the lowest price of a tile: below it no price need be checked."""
        self.nothing: vec[i64] = vec[i64]([0] * len(RESOURCES))
        self.no_tiles: vec[i64] = vec[i64]([0] * len(self.tiles))
        self.no_cards: vec[i64] = vec[i64]([0] * len(self.cards))
        self.first_rubies: vec[i64] = vec[i64]([len(zone.prices) for zone in self.zones])
        self.all_tiles: vec[i64] = vec[i64]([tile.copies for tile in self.tiles])
        self.all_cards: vec[i64] = vec[i64]([card.copies for card in self.cards])
        self.how_many_tiles: i64 = sum(self.all_tiles)
        self.how_many_cards: i64 = sum(self.all_cards)
        self.least_for_tile: i64 = min([goods_in(tile.cost) for tile in self.tiles], default=0)

    def amounts(self, seats: int) -> None:
        """Read the numbers that do not belong to a unit."""
        supply = self.row("amount", "supply")
        most = [MOST_TOKENS if word in COLOUR_WORDS else 99 for word in RESOURCES]
        self.box: vec[i64] = vec[i64]([supply.number(word, 0, n) for word, n in zip(RESOURCES, most, strict=True)])
        start = self.row("amount", "start")
        self.first_crystals: i64 = start.number("crystals")
        self.first_lira: vec[i64] = vec[i64](start.numbers("lira", 4))
        if self.box[CRYSTAL] < self.first_crystals * seats or self.box[LIRA] < sum(self.first_lira[:seats]):
            raise supply.wrong("there is too little for what the players have at the start")
        self.face_up: i64 = start.number("face_up", 1, 99)
        dice = self.row("amount", "dice")
        self.dice: i64 = dice.number("common", 1, MOST_DICE)
        self.spare_dice: i64 = dice.number("all", 1, MOST_DICE) - self.dice
        if self.spare_dice < sum(tile.dice * tile.copies for tile in self.tiles):
            raise dice.wrong("all: there are too few for the tiles that bring one")
        self.actions_a_turn: i64 = self.row("amount", "turn").number("actions", 1, 9)
        rubies = self.row("amount", "rubies")
        self.box_rubies: i64 = rubies.number("all")
        if self.box_rubies < sum(len(zone.prices) for zone in self.zones):
            raise rubies.wrong("all: there are too few for the zones of this board")
        self.goods_together: bool = self.in_force("goods_together")
        self.last_round_at_once: bool = self.in_force("last_round_at_once")
        self.target: i64 = rubies.by_seats("target", seats, 1, 99)
        self.blessed_at: i64 = rubies.by_seats("mosque_tiles", seats, 1, 99)
        worth = self.row("amount", "worth")
        self.good_worth: i64 = worth.number("good")
        self.crystal_worth: i64 = worth.number("crystal")

    def at_hand(self, s: State) -> dict[str, Any]:
        """Details of the current decision that the table itself does not show."""
        return {"due": due(s), "card": in_question(s)}

    def out_of_order(self, step: Step[Any], text: str) -> str:
        """DIC-T11 if another action is chosen during an action; DIC-T2 for any choice in the wrong phase."""
        inside = step is not THROW_AGAIN and text.startswith(f"{ACT.key}:")
        return "DIC-T11" if inside else "DIC-T2"

    def tracks(self, rubies: vec[i64]) -> i64:
        """The price of the next ruby of each colour, a lane each, given the rubies left in the zones."""
        prices: i64 = NEVER * ONE_EACH
        for zone in self.zones:
            at = len(zone.prices) - rubies[zone.index]
            if zone.good >= 0 and 0 <= at < len(zone.prices):
                prices -= of_colour(zone.good, max(asked(prices, zone.good) - zone.prices[at], 0))
        return prices

    def new_table(self, rng: Rng, stack: vec[i64]) -> Table:
        return new_table(self, rng, stack)

    def first_step(self) -> Step[Any]:
        return SET_UP

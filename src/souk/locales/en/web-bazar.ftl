# What the pages say about Bazar, beside the sentences of the game: short notes on the board.

web-title-bazar = Bazar
    .about = Guilds push and shove for the districts of the city. At 75 coins the game ends, and the richest wins.

## The city

web-baz-board = The city
web-baz-piece = { $who_of } { $tile }
web-baz-free = free
web-baz-can = can be chosen
web-baz-aside = not in play yet
web-baz-harem-aside = enters play when a guild is rich: event I
web-baz-market-aside = tiles: { $now } of { $full }; enters play when full
web-baz-market-full = full: enters play next turn
web-baz-illustration = No tile may go on the illustration
web-baz-pays = pays { $coins } now
web-baz-pays-to = Income: { $who }
web-baz-pays-nobody = Nobody would get anything
web-baz-tiles-of = Tiles: { $who }
web-baz-choose-space = Choose on the board. Point at a space to see what would happen.

## The turn

web-baz-details = Turn, event, income
web-baz-turn = Turn and event
web-baz-round = Turn { $round }
web-baz-round-short = turn
web-baz-phases = Phases of the turn
web-baz-phase-order = Order
web-baz-phase-event = Event
web-baz-phase-tiles = Tiles
web-baz-phase-income = Income
web-baz-order = Order of play
web-baz-event = Event of turn { $round }
web-baz-event-none = No event this turn
web-baz-waiting = Conditional events
web-baz-condition-coins = a guild has { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
} (now: { $now })
web-baz-condition-events = { $needed ->
    [one] { $needed } event
   *[other] { $needed } events
} played (now: { $now })
web-baz-income = Income if nothing changes
web-baz-income-ahead = Income after this choice
web-baz-empty = empty
web-baz-tied = tied { $counts }
web-baz-traitor = traitor ½
web-baz-token = event: { $token }
web-baz-by-event = thanks to the event
web-baz-paid = Income of turn { $round }

## The guilds

web-baz-coins-of = coins: { $coins } of { $target }
web-baz-next = { $by } if nothing changes
web-baz-place = number { $n } in the order of play
web-baz-hand = Hand
web-baz-hand-empty = no tiles in hand
web-baz-held = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
web-baz-pile = { $count } in the pile
web-baz-still = tiles still to come
web-baz-to-come = Still to come: { $tiles }
web-baz-plan = { $tile } on { $space }
web-baz-plan-worth = { $district } is worth
web-baz-plan-income = your income
web-baz-ahead = income after this choice: { $changes }.
web-baz-ahead-seat = { $who } { $coins } ({ $by })
web-baz-tally-coins = coins
    .some = { $count ->
        [one] one coin
       *[other] { $count } coins
    }
web-baz-tally-behind = plays before

## Setting up a table

web-option-tiles = Merchants
web-option-tiles-all = All
web-option-tiles-named = Only those that the rulebook names

## Editing a position

web-edit-coins = coins
web-edit-at-hand = in hand
web-edit-at-pile = in the pile
web-edit-at-out = out of the game
web-edit-event = event of this turn
web-edit-event-away = none

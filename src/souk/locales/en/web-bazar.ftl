# What the pages say of Bazar beside the sentences of the game: short notes on the drawn table.

web-title-bazar = Bazar
    .about = Guilds push and shove for the districts of the city. The richest after 75 coins wins.

## The city

web-baz-board = The city
web-baz-piece = { $tile } of { $who }
web-baz-free = free
web-baz-can = can be chosen
web-baz-aside = not in play yet
web-baz-harem-aside = enters when somebody is rich: event I
web-baz-market-aside = { $now } of { $full } tiles; with { $full } it enters
web-baz-market-full = full: enters next turn
web-baz-illustration = No tile goes on the illustration
web-baz-pays = pays { $coins } now
web-baz-pays-to = Would get: { $who }
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
web-baz-waiting = Events that wait for their condition
web-baz-condition-coins = a guild has { $needed } coins (now { $now })
web-baz-condition-events = { $needed } events were played (now { $now })
web-baz-income = Income if nothing changes
web-baz-income-ahead = Income after this choice
web-baz-empty = empty
web-baz-tied = tied { $counts }
web-baz-traitor = traitor ½
web-baz-token = event: { $token }
web-baz-by-event = by the event
web-baz-paid = Paid in turn { $round }

## The guilds

web-baz-coins-of = { $coins } of { $target } coins
web-baz-next = { $by } if nothing changes
web-baz-place = number { $n } in the order of play
web-baz-hand = Hand
web-baz-hand-empty = no tile in hand
web-baz-held = { $count ->
    [one] { $count } tile in hand
   *[other] { $count } tiles in hand
}
web-baz-pile = { $count } in the pile
web-baz-to-come = Still to come: { $tiles }
web-baz-ahead = income then: { $changes }.
web-baz-ahead-seat = { $who } { $coins } ({ $by })
web-baz-tally-coins = coins
web-baz-tally-behind = plays before

## Setting a table

web-option-tiles = Merchants
web-option-tiles-all = All
web-option-tiles-named = Only those the rulebook names

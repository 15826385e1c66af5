# What the pages say about Istanbul and its expansion, beside the sentences of the game: short notes on the board.

web-title-istanbul = Istanbul
    .about = One merchant, four assistants, sixteen places. Five rubies win the game, six with two players.
web-title-mocha = Mocha & Baksheesh
    .about = Four more places, coffee, guilds and a barrier. Six rubies win the game.
web-module-mocha = With Mocha & Baksheesh

## On the places

web-ist-board = The bazaar
web-ist-last-extension = with the last one
web-ist-fill = fill up:
web-ist-fill-cart = fill the cart
web-ist-discard = discard
web-ist-no-discard = nothing discarded yet
web-ist-caravan = take { $cards }, discard 1
web-ist-fountain = your assistants come back
web-ist-pick-one = pick 1
web-ist-missed = missed:
web-ist-police = send your family member
web-ist-left = left
web-ist-sold-out = sold out
web-ist-each = each
web-ist-guild = draw { $cards }, discard 1
web-ist-wall = Act at { $place }, with the barrier towards { $other }
web-ist-wall-place = Act at
web-ist-wall-other = Barrier towards
web-ist-barrier = Barrier between { $first } and { $second }; right of way: { $who }
web-ist-merchant = { $who_of } merchant with { $stack ->
    [0] no assistant
    [one] { $stack } assistant
   *[other] { $stack } assistants
}
web-ist-assistant = { $who_of } assistant
web-ist-family = { $who_of } family member

## What to expect there

web-ist-steps = { $steps ->
    [0] here
    [one] { $steps } step
   *[other] { $steps } steps
}
web-ist-out-of-reach = out of reach
web-ist-plan-walk = { $steps ->
    [0] stay
   *[other] walk { $steps }
}
web-ist-plan-left = assistant left
web-ist-plan-taken = assistant taken along
web-ist-plan-stays = { $count ->
    [0] none with you then
    [one] { $count } with you then
   *[other] { $count } with you then
}
web-ist-plan-toll = toll
web-ist-plan-toll-to = toll to { $who }
web-ist-plan-ends = the turn ends there
web-ist-plan-idle = nothing to do there
web-ist-plan-fork-stop = stop there
web-ist-plan-fork-skip = without acting
web-ist-note-none = no assistant left
web-ist-note-toll = toll { $lira }₺
web-ist-ahead-waits = your assistant is waiting there
web-ist-ahead-leaves = you can leave an assistant
web-ist-ahead-none = you have no assistant left, so your turn would end there
web-ist-ahead-toll = { $owed ->
    [0] toll of { $lira } lira
   *[other] toll of { $lira } lira, to { $owners }
}
web-ist-ahead-lacking = { $owed ->
    [0] toll of { $lira } lira, more than you have
   *[other] toll of { $lira } lira, to { $owners }, more than you have
}
web-ist-ahead-meets = { $who } is there
web-ist-ahead-catches = { $who_of } family member can be caught
web-ist-ahead-closed = you could not use that place at the moment
web-ist-ahead-gains = you would take { $gains }
web-ist-amount-lira = { $count } lira
web-ist-amount-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
web-ist-amount-bonus-card = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
web-ist-amount-guild-card = { $count ->
    [one] { $count } guild card
   *[other] { $count } guild cards
}
web-ist-amount-assistant = { $count ->
    [one] { $count } assistant back
   *[other] { $count } assistants back
}
web-ist-amount-coffee = { $count ->
    [one] { $count } coffee
   *[other] { $count } coffees
}
web-ist-amount-good-any = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
web-ist-amount-good-fabric = { $count ->
    [one] { $count } fabric
   *[other] { $count } fabrics
}
web-ist-amount-good-spice = { $count ->
    [one] { $count } spice
   *[other] { $count } spices
}
web-ist-amount-good-fruit = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
web-ist-amount-good-jewel = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
web-ist-amount-extension = an extension
web-ist-amount-mosque-tile = a mosque tile

## In front of the players

web-ist-lira = { $count ->
   *[other] lira
}
web-ist-cart = Cart
web-ist-capacity = room for each kind of good
web-ist-assistants = Assistants
web-ist-assistants-at = { $here } with the merchant, { $away } in town
web-ist-in-town = { $away } in town
web-ist-powers = Powers
web-ist-power-red = one die to 4, or reroll
web-ist-power-green = warehouse: 2 lira, 1 good
web-ist-power-yellow = 2 lira: 1 assistant back
web-ist-power-blue = a fifth assistant
web-ist-power-movement = any distance, straight
web-ist-power-encounter = free encounters
web-ist-cards = Bonus cards
web-ist-guild-cards = Guild cards
web-ist-no-cards = no cards in hand
web-ist-hidden-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-ist-bid = { $label }: { $chances }, { $mean } lira on average
web-ist-fewer = Remove: { $good }
web-ist-more = Add: { $good }
web-ist-not-so = Not possible this way
web-ist-tally-rubies = rubies
    .some = { $count ->
        [one] one ruby
       *[other] { $count } rubies
    }
web-ist-tally-lira = lira
web-ist-tally-goods = goods
web-ist-tally-cards = cards

## Editing a position

web-edit-lira = lira
web-edit-rubies = rubies
web-edit-fabric = fabric
web-edit-spice = spice
web-edit-fruit = fruit
web-edit-jewel = jewels
web-edit-coffee = coffee
web-edit-capacity = cart holds
web-edit-assistants = assistants with you
web-edit-place = merchant
web-edit-family = family member
web-edit-stranger = neutral merchant
web-edit-demand = demand tile, { $unit }
web-edit-mail = indicators down, { $unit }
web-edit-barrier = barrier
web-edit-barrier-away = not on the board
web-edit-right_of_way = right of way
web-edit-baksheesh = Baksheesh tile, side

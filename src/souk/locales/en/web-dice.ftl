# What the pages say about the Dice Game, beside the sentences of the game: short notes on the board.

web-title-dice = Istanbul: The Dice Game
    .about = Five dice, two actions a turn, mosque tiles and bazaar cards. Six rubies win the game, five with four players.
web-option-circles = Rubies left out with 2 players
web-option-circles-2p_first = The cheapest on both carpets
web-option-circles-2p_lira = The cheapest on the Lira carpet
web-option-circles-2p_last = The most expensive in every zone
web-option-ladder = Prices in goods with 4 players

## Amounts

web-dice-some-red = { $count ->
    [one] { $count } fabric
   *[other] { $count } fabrics
}
web-dice-some-yellow = { $count ->
    [one] { $count } fruit
   *[other] { $count } fruits
}
web-dice-some-green = { $count ->
    [one] { $count } spice
   *[other] { $count } spices
}
web-dice-some-blue = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
web-dice-some-brown = { $count ->
    [one] { $count } brown good
   *[other] { $count } brown goods
}
web-dice-some-goods = { $count ->
    [one] { $count } good of any colour
   *[other] { $count } goods of any colour
}
web-dice-some-different = { $count ->
    [one] { $count } good of another colour
   *[other] { $count } different goods
}
web-dice-some-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
web-dice-some-lira = { $count } lira
web-dice-some-tile = { $count ->
    [one] { $count } mosque tile
   *[other] { $count } mosque tiles
}
web-dice-some-ruby = { $count ->
    [one] { $count } ruby from any zone
   *[other] { $count } rubies from any zone
}
web-dice-some-zone_ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
web-dice-some-coin = { $count ->
    [one] { $count } coin die
   *[other] { $count } coin dice
}

## What is asked

web-dice-ask-throw_again = Will you reroll any dice?
web-dice-help-throw_again = Pick dice in the tray to reroll them for a crystal.
web-dice-ask-act = Choose an action
web-dice-help-act = You may combine dice and stock. Touch a ruby or a tile to buy it.
web-dice-ask-meet = “{ $card }”: will you meet its condition?
web-dice-ask-share = “{ $card }”: will you take your share?

## What actions and cards bring

web-dice-exchange = you would give { $uses } for { $gives }
web-dice-same = possible with { $colours }: { $goods } for { $tokens } of the same colour
web-dice-cards = { $count ->
    [one] you reveal one card and use it
   *[other] you reveal up to { $count } cards and use one of them
}
web-dice-tiles-payable = you could take the { $tiles }
web-dice-zones-payable = you could buy a ruby here: { $zones }
web-dice-lacking = You cannot pay { $price } right now.
web-dice-for = { $gift } for { $price }

## Ruby zones and mosque

web-dice-zones = Ruby zones
web-dice-rubies-left = { $count ->
    [0] no rubies left
    [one] { $count } ruby left
   *[other] { $count } rubies left
}
web-dice-next = the next costs { $price }
web-dice-then = then { $prices }
web-dice-can-buy = you can buy it
web-dice-none = sold out
web-dice-display = Available mosque tiles
web-dice-mosque-tiles = { $owned } of { $tiles }
web-dice-mosque-goal = Collect { $tiles ->
    [one] { $tiles } mosque tile
   *[other] { $tiles } mosque tiles
} to take a ruby (rubies left: { $rubies }). You have { $owned }.
web-dice-pile = tiles face down
web-dice-under = The next tile is known: { $tile }
web-dice-costs = costs { $price }
web-dice-tile-lira = +{ $count } lira a turn
web-dice-tile-crystals = { $count ->
    [one] +{ $count } crystal a turn
   *[other] +{ $count } crystals a turn
}
web-dice-tile-cards = { $count ->
    [one] +{ $count } card a turn
   *[other] +{ $count } cards a turn
}
web-dice-tile-actions = { $count ->
    [one] +{ $count } action
   *[other] +{ $count } actions
}
web-dice-tile-dice = { $count ->
    [one] +{ $count } die
   *[other] +{ $count } dice
}
web-dice-tile-red = fabric with coins
web-dice-tile-yellow = fruit with coins
web-dice-tile-green = spice with coins
web-dice-tile-blue = jewel with coins

## The tray

web-dice-your-dice = { $extra ->
    [0] Your dice
    [one] Your dice, { $extra } from a tile
   *[other] Your dice, { $extra } from tiles
}
web-dice-dice-of = { $extra ->
    [0] { $who_of } dice
    [one] { $who_of } dice, { $extra } from a tile
   *[other] { $who_of } dice, { $extra } from tiles
}
web-dice-dice = Dice
web-dice-die = Die { $n }: { $face }
web-dice-pay-die = Pay with a die: { $face }
web-dice-no-dice = No dice left to use.
web-dice-actions = actions
web-dice-actions-left = { $count ->
    [one] { $count } action left
   *[other] { $count } actions left
}
web-dice-due = Still due: { $due }
web-dice-due-short = still due
web-dice-different = all different
web-dice-pick-dice = Pick dice to reroll
web-dice-throw = { $count ->
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
}
web-dice-crystals = { $count ->
    [one] { $count } crystal: one reroll
   *[other] { $count } crystals: one reroll each
}
web-dice-revealed = Revealed bazaar cards
web-dice-supply = Supply
web-dice-supply-about = What nobody owns. When it runs short, every player returns one of that kind.
web-dice-short = too few left: everyone returns one
web-dice-bazaar = Bazaar cards: { $deck } in the pile, { $discarded } discarded

## In front of the players

web-dice-lira = { $count ->
   *[other] lira
}
web-dice-crystals-short = { $count ->
    [one] crystal
   *[other] crystals
}
web-dice-stock = Stock
web-dice-pay-token = Pay with your stock: { $good } ({ $count })
web-dice-tiles = mosque tiles: { $owned } of { $tiles }
web-dice-tiles-all = { $owned ->
    [one] { $owned } mosque tile
   *[other] { $owned } mosque tiles
}
web-dice-own-tiles = Your mosque tiles
web-dice-mosque-ruby = Mosque ruby taken
web-dice-no-tiles = no mosque tiles yet
web-dice-fresh = from next turn
web-dice-tally-rubies = rubies
    .some = { $count ->
        [one] one ruby
       *[other] { $count } rubies
    }
web-dice-tally-tiles = mosque tiles
web-dice-tally-lira = lira, once all is sold

## Editing a position

web-edit-display = face-up tile
web-edit-face = unused dice, { $unit }
